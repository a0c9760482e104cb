import type { Point } from '../geometry/point.ts'
import type { Degrees, Inches } from '../units.ts'

export const SIDES = ['TOP', 'RIGHT', 'BOTTOM', 'LEFT'] as const
/** A side of a part in the part's own frame: at rotation 0 TOP points to smaller y. */
export type Side = (typeof SIDES)[number]

/** Where the narrower side sits on the wider one, seen standing on the wider part and looking outward. */
export const POSITIONS = ['LEFT', 'CENTER', 'RIGHT'] as const
export type Position = (typeof POSITIONS)[number]

export type PartId = string

type Placed = {
  readonly id: PartId
  /** Centre of the part. */
  readonly at: Point
  /** Clockwise, a multiple of 45. */
  readonly rotation: Degrees
  /** Catalogue short name; sizes, rails and surface come from the catalogue item. */
  readonly shortName: string
}

export type Platform = Placed & {
  readonly kind: 'platform'
  /** Railed sides; null until the Handrail step has been answered for this platform. */
  readonly handrailSides: readonly Side[] | null
  readonly isResting: boolean
}

export type Ramp = Placed & {
  readonly kind: 'ramp'
  readonly isSupportedTop: boolean
  readonly isSupportedBottom: boolean
  readonly isOffAngledTop: boolean
  readonly isOffAngledBottom: boolean
}

export type Stair = Placed & {
  readonly kind: 'stair'
  /** Chosen height in inches, within the item's range. */
  readonly activeHeight: Inches
}

/** The display part between a system and the structure or the ground. Not a system part: it carries no run. */
export type Transition = Placed & { readonly kind: 'transition' }

/** Parts that people walk and roll on: they join, belong to runs and count in linear feet. */
export type SystemPart = Platform | Ramp | Stair
export type Part = SystemPart | Transition
export type PartKind = Part['kind']

export const isSystemPart = (part: Part): part is SystemPart => part.kind !== 'transition'
