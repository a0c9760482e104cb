import type { Point } from '../../base/geometry/point.ts'
import type { Degrees, Inches, Pounds } from '../../base/units.ts'
import type { Spot } from '../ground/spot.ts'
import type { Survey } from '../survey/survey.ts'
import type { SiteBlocks, SiteFate, SiteThingKind } from './site-things.ts'

/** More of anything than a place has, so that no file of one can occupy a server: readers and contracts refuse what is over. */
export const SITE_LIMITS = { doors: 50, spots: 500, corners: 200, things: 200 }

export type DoorId = string

/** Ways a door leaf moves, seen from inside. */
export const SWINGS = ['in', 'out', 'slide'] as const
export type Swing = (typeof SWINGS)[number]
/** Where its hinges are, as seen from outside, facing the door. */
export const HINGES = ['left', 'right'] as const
export type Hinge = (typeof HINGES)[number]
/** The way out of a door: 0 up the drawing, 90 right, 180 down, 270 left. */
export const FACINGS = [0, 90, 180, 270] as const
export type DoorFacing = (typeof FACINGS)[number]

/** A second door on the same frame, such as a screen door. */
export type StormDoor = {
  readonly swing: Swing
  readonly hinge: Hinge
  /** How far its bottom edge hangs under the sill. */
  readonly below: Inches
}

/** A door the system leads to. What was typed as the rise is the sill of a door without a step down. */
export type SiteDoor = {
  readonly id: DoorId
  /** Height of the sill above the ground where the system ends, inches; where the ground is known, above its datum. */
  readonly sill: Inches
  /** From the sill down to the deck before it, inches. */
  readonly stepDown: Inches
  /** Middle of the sill, on the wall line. */
  readonly at?: Point | undefined
  readonly faces?: DoorFacing | undefined
  /** Clear width. */
  readonly width?: Inches | undefined
  readonly swing?: Swing | undefined
  readonly hinge?: Hinge | undefined
  readonly storm?: StormDoor | undefined
  /** Whether it is the required egress door; left out, it is. */
  readonly isEgress?: boolean | undefined
}

/** The id of a door by its place: the first one is where the primary run begins. */
export const doorIdAt = (place: number): DoorId => `door-${place + 1}`

export const SURFACE_KINDS = ['concrete', 'asphalt', 'lawn', 'gravel', 'pavers'] as const
export type SurfaceKind = (typeof SURFACE_KINDS)[number]

/** What stands or lies on a site: an outline of any shape, or a circle. */
export type Footing = { readonly outline: readonly Point[] } | { readonly at: Point; readonly radius: Inches }

export type Named = { readonly name: string }

/** A porch before the door: the way starts at its edge, or a platform stands over it. */
export type Porch = {
  readonly outline: readonly Point[]
  readonly height: Inches
  readonly use: 'start' | 'over'
}

/** Where the way has to end: the landing lies in an area, or touches an edge. */
export type Destination = Named &
  ({ readonly area: readonly Point[] } | { readonly edge: readonly [Point, Point] })

/** Who the way is for: it bounds how steep a way may be offered. */
export type Person = {
  /** What the person comes on: a power chair, a walker. */
  readonly device?: string | undefined
  /** Person and device together. */
  readonly loaded?: Pounds | undefined
  /** The steepest the device climbs: 8 for 1:8. */
  readonly slopeLimit?: number | undefined
}

export const PHOTO_SUBJECTS = ['yard', 'door', 'parking', 'obstacles'] as const
export type PhotoSubject = (typeof PHOTO_SUBJECTS)[number]

/** Where a photo was taken, and which way it looks: 0 up the drawing. The picture is kept beside the layout, by its id. */
export type SitePhoto = {
  readonly id: string
  readonly of: PhotoSubject
  readonly at: Point
  readonly faces: Degrees
  /** What a person typed below it, `MAX_CAPTION` characters at most. */
  readonly caption?: string | undefined
}

/** Characters of a photo's caption. */
export const MAX_CAPTION = 200

/** What is on a site: a house, a tree, a meter. What it blocks, wants and looks like is the row of its kind. */
export type SiteThing = Named &
  Footing & {
    readonly kind: SiteThingKind
    /** Clear room to a part; left out, that of its kind. */
    readonly clearance?: Inches | undefined
    /** Where it blocks something else than its kind does. */
    readonly blocks?: SiteBlocks | undefined
    /** What becomes of it before the ramp is installed; left out, it stays. */
    readonly fate?: SiteFate | undefined
    /** Its picture in the graphics library. */
    readonly graphic?: string | undefined
  }

/** What is known of the place the system stands on; heights are inches above one datum. */
export type Site = {
  readonly doors: readonly SiteDoor[]
  /** Heights of the ground; without any it is level, at 0. */
  readonly ground?: readonly Spot[] | undefined
  readonly surfaces?:
    | readonly { readonly kind: SurfaceKind; readonly outline: readonly Point[] }[]
    | undefined
  readonly porch?: Porch | undefined
  /** Houses, what parts keep off and what nothing is built over. */
  readonly things?: readonly SiteThing[] | undefined
  /** The line of the property. */
  readonly lot?: readonly Point[] | undefined
  /** Where parts may stand: the lot less its setbacks. */
  readonly yard?: readonly Point[] | undefined
  /** How far the yard stays within the lot; where it is known the yard follows from the lot. */
  readonly setback?: Inches | undefined
  readonly destination?: Destination | undefined
  readonly person?: Person | undefined
  /** Which way north lies: 0 up the drawing. */
  readonly north?: Degrees | undefined
  /** Raw readings, from which `ground` follows; without them its heights are from elsewhere. */
  readonly survey?: Survey | undefined
  readonly photos?: readonly SitePhoto[] | undefined
  /** Orders the longer leg where one is near the next size. */
  readonly reservesForLegs?: boolean | undefined
}

export const EMPTY_SITE: Site = { doors: [] }

/** Whether more is known of a place than how high its doors are. */
export const isSurveyed = ({ doors, ...place }: Site): boolean =>
  Object.values(place).some((known) => known !== undefined) ||
  doors.some(({ id: _, sill: __, stepDown: ___, ...more }) =>
    Object.values(more).some((known) => known !== undefined),
  )

/** The version of a saved layout with this site: the first whose programs know everything that is in it. */
export const versionFor = (site: Site): 1 | 2 | 3 => (site.things ? 3 : isSurveyed(site) ? 2 : 1)

/** Whether anything is known of the place itself; who comes there, what was photographed and where north is are no place. */
export const isPlaceKnown = ({ person: _, photos: __, north: ___, ...place }: Site): boolean =>
  isSurveyed(place)

/** Surface height of the deck at a door, inches; never below the ground where that is the datum. */
export const deckAt = ({ sill, stepDown }: SiteDoor, hasGround = false): Inches =>
  hasGround ? sill - stepDown : Math.max(0, sill - stepDown)

/** What a rise is worked out from, as the dealers' forms have it, inches; what was not measured is null. */
export type MeasuredRise = {
  /** Only where the door is flush with what stands before it. */
  readonly threshold: Inches | null
  /** The porch, or the steps together. */
  readonly porch: Inches | null
  /** How far the ground falls from the door to the end of the ramp. */
  readonly falls: Inches | null
  /** How far it rises. */
  readonly rises: Inches | null
}

/** Threshold plus porch or steps, plus what the ground falls, minus what it rises; null while nothing was measured. */
export function riseOf({ threshold, porch, falls, rises }: MeasuredRise): Inches | null {
  if ([threshold, porch, falls, rises].every((one) => one === null)) return null
  return Math.max(0, (threshold ?? 0) + (porch ?? 0) + (falls ?? 0) - (rises ?? 0))
}
