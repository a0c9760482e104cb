import type { Point } from '../../base/geometry/point.ts'
import type { Degrees, Inches } from '../../base/units.ts'

export const SIDES = ['TOP', 'RIGHT', 'BOTTOM', 'LEFT'] as const
/** A side of a part in the part's own frame: at rotation 0 TOP points to smaller y. */
export type Side = (typeof SIDES)[number]

export const OPPOSITE: Readonly<Record<Side, Side>> = {
  TOP: 'BOTTOM',
  RIGHT: 'LEFT',
  BOTTOM: 'TOP',
  LEFT: 'RIGHT',
}

/** Where the narrower side sits on the wider one, seen standing on the wider part and looking outward. */
export const POSITIONS = ['LEFT', 'CENTER', 'RIGHT'] as const
export type Position = (typeof POSITIONS)[number]

export type PartId = string

/** How one part is lettered on the drawing (spec 2 §3.6); what is left out follows the drawing's own rules. */
export type PartLooks = {
  /** Another name than the catalogue's. */
  readonly label?: string | undefined
  readonly showName?: boolean | undefined
  readonly showHeight?: boolean | undefined
  /** Turn of the label against the drawing, a multiple of 45. */
  readonly textRotation?: Degrees | undefined
  /** Height of the letters. */
  readonly fontSize?: Inches | undefined
}

type Placed = {
  readonly id: PartId
  /** Centre of the part. */
  readonly at: Point
  /** Clockwise, a multiple of 45; of a portable, of 15. */
  readonly rotation: Degrees
  /** Catalogue short name; sizes, rails and surface come from the catalogue item. */
  readonly shortName: string
  readonly looks?: PartLooks | undefined
  /** Drawn and ordered, but left out of joints, runs and every check (spec 2 §6). */
  readonly isLogicless?: boolean | undefined
}

/** What a person chooses about the rails of one part; left out, the project's choice holds (spec 2 §3.2). */
type Railed = {
  readonly loops?: boolean | undefined
  readonly childRails?: boolean | undefined
}

/** Railed sides of a deck; null until the Handrail step has been answered for it. */
type Decked = { readonly handrailSides: readonly Side[] | null }

export type Platform = Placed & Railed & Decked & { readonly kind: 'platform'; readonly isResting: boolean }

/** A deck that hangs on a side of a platform to make it longer (PHD, domain 7.13). */
export type PlatformExt = Placed & Railed & Decked & { readonly kind: 'platform-ext' }

export type Ramp = Placed &
  Railed & {
    readonly kind: 'ramp'
    readonly isSupportedTop: boolean
    readonly isSupportedBottom: boolean
    readonly isOffAngledTop: boolean
    readonly isOffAngledBottom: boolean
  }

export type Stair = Placed &
  Railed & {
    readonly kind: 'stair'
    /** Chosen height in inches, within the item's range. */
    readonly activeHeight: Inches
  }

/**
 * The level piece that turns a run of ramps by 45 degrees (MPARR45). Its two ends are TOP and BOTTOM; walked from
 * TOP it turns right, walked from BOTTOM left.
 */
export type Arr = Placed & Railed & { readonly kind: 'arr' }

/** The display part between a system and the structure or the ground. Not a system part: it carries no run. */
export type Transition = Placed & { readonly kind: 'transition' }

/** A loose catalogue part on the canvas: gates, posts, hardware (the Pieces tab); `pieceUsage` says whether it is ordered. */
export type LoosePiece = Placed & { readonly kind: 'piece' }

export type Portable = Placed & { readonly kind: 'portable' }

/** Thresholds and the universal transitions (TMEM, RLP). */
export type Threshold = Placed & { readonly kind: 'threshold' }

/** A piece of a vertical platform lift; the arm of its tower stands on the right unless it was flipped (spec 2 §2.1). */
export type Vpl = Placed & { readonly kind: 'vpl'; readonly isTowerFlipped: boolean }

/** Parts that people walk and roll on: they join, belong to runs and count in linear feet. */
export type SystemPart = Platform | PlatformExt | Ramp | Stair | Arr
/** Parts that only stand beside or against a system. */
export type LoosePart = Transition | LoosePiece | Portable | Threshold | Vpl
export type Part = SystemPart | LoosePart
export type PartKind = Part['kind']

/** Which kinds are system parts. */
const IS_SYSTEM: Readonly<Record<PartKind, boolean>> = {
  platform: true,
  'platform-ext': true,
  ramp: true,
  stair: true,
  arr: true,
  transition: false,
  piece: false,
  portable: false,
  threshold: false,
  vpl: false,
}

/** Whether a part has an upper and a lower end; decks and 45-degree pieces are level. */
export const isSloped = (part: Part): part is Ramp | Stair => part.kind === 'ramp' || part.kind === 'stair'

/** Whether a part joins, is walked and is checked; a logicless one is only drawn and ordered. */
export const isSystemPart = (part: Part): part is SystemPart =>
  IS_SYSTEM[part.kind] && part.isLogicless !== true
