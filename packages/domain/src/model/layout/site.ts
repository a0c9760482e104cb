import { add, normalOf, type Point, scale } from '../../base/geometry/point.ts'
import { isInside } from '../../base/geometry/polygon.ts'
import type { Degrees, Inches, Pounds } from '../../base/units.ts'
import type { Spot } from '../ground/spot.ts'
import type { Survey } from '../survey/survey.ts'
import type { SiteBlocks, SiteFate, SiteThingKind } from './site-things.ts'

/** More of anything than a place has, so that no file of one can occupy a server: readers and contracts refuse what is over. */
export const SITE_LIMITS = {
  doors: 50,
  spots: 500,
  corners: 200,
  /** Of a line: its outline has up to four corners for each. */
  points: 50,
  things: 200,
}

/** What may be entered of a site; inches, but `loaded` pounds. Beyond it a digit was typed too many. */
export const SITE_RANGES = {
  /** A sill or a porch above the datum, which may be at the street below a hill or above the house. */
  sill: { min: -480, max: 480 },
  stepDown: { min: 0, max: 48 },
  /** Clear width of a door, or of a pair of them. */
  doorWidth: { min: 12, max: 240 },
  stormBelow: { min: 0, max: 24 },
  loaded: { min: 0, max: 2000 },
} as const

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

/** Letters that a name of a door has room for on drawings and in lists. */
export const DOOR_NAME_LENGTH = 60

/** A door the system leads to. What was typed as the rise is the sill of a door without a step down. */
export type SiteDoor = {
  readonly id: DoorId
  /** As a person calls it: `Front door`. */
  readonly name?: string | undefined
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

/** The place that the id of a door names: 0 is the first. */
export const placeOfDoor = (id: DoorId): number => Number(id.replace('door-', '')) - 1

export const SURFACE_KINDS = ['concrete', 'asphalt', 'lawn', 'gravel', 'pavers'] as const
export type SurfaceKind = (typeof SURFACE_KINDS)[number]

/** An area of any shape, or a circle. */
export type SolidFooting =
  | { readonly outline: readonly Point[] }
  | { readonly at: Point; readonly radius: Inches }

/** A line from its first point to its last, so thick: a fence, a wall. */
export type LineFooting = { readonly line: readonly Point[]; readonly thickness: Inches }

/** What stands or lies on a site: an outline of any shape, a circle, or a line with a thickness. */
export type Footing = SolidFooting | LineFooting

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

export const UNDERLAY_KINDS = ['picture', 'dxf'] as const

/** A lot plan under the drawing, as a picture that is kept beside the layout by its id, as photos are. */
export type Underlay = Named & {
  readonly id: string
  /** What it was made from. */
  readonly kind: (typeof UNDERLAY_KINDS)[number]
  /** Pixels of the picture. */
  readonly width: number
  readonly height: number
  /** Its middle. */
  readonly at: Point
  /** Inches of a pixel. */
  readonly scale: Inches
  /** Clockwise. */
  readonly rotation: Degrees
  /** 1 is as it is, 0 not to be seen. */
  readonly opacity: number
  /** Whether two of its points, or the units of its file, said how large it is. */
  readonly isToScale: boolean
  readonly isHidden?: boolean | undefined
  /** The other way round, as in a mirror, before it is turned. */
  readonly isFlipped?: boolean | undefined
}

/** What is on a site: a house, a tree, a meter. What it blocks, wants and looks like is the row of its kind. */
export type SiteThing = Named &
  Footing & {
    readonly kind: SiteThingKind
    /** Clear room to a part; left out, that of its kind. */
    readonly clearance?: Inches | undefined
    /** What it blocks, if that is not what its kind blocks. */
    readonly blocks?: SiteBlocks | undefined
    /** What becomes of it before the ramp is installed; left out, it stays. */
    readonly fate?: SiteFate | undefined
    /** Its image in the graphics library. */
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
  /** Seen while a person draws, and on no document. */
  readonly underlay?: Underlay | undefined
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
export const versionFor = (site: Site): 1 | 2 | 3 =>
  site.things || site.underlay || site.doors.some(({ name }) => name !== undefined)
    ? 3
    : isSurveyed(site)
      ? 2
      : 1

/** Ids of the pictures that are kept beside a layout: photos, and the plan under it. */
export const picturesOf = ({ photos = [], underlay }: Site): readonly string[] =>
  [...photos, ...(underlay ? [underlay] : [])].map(({ id }) => id)

/** Whether anything is known of the place itself; who comes there, pictures and where north is are no place. */
export const isPlaceKnown = ({
  person: _,
  photos: __,
  north: ___,
  underlay: ____,
  ...place
}: Site): boolean => isSurveyed(place)

/** A doorway may be recessed so far behind the wall that a porch is drawn against. */
const RECESS: Inches = 6

/** Whether a door opens onto a porch; a door whose place is not known may. */
export function opensOnto({ outline }: Pick<Porch, 'outline'>, { at, faces }: SiteDoor): boolean {
  if (!at || faces === undefined) return true
  return [0.01, RECESS].some((ahead) => isInside(outline, add(at, scale(normalOf(faces), ahead))))
}

/** The door that a way starts from, where the porch it should start at is not at that door; null where all is well. */
export function porchAway({ porch, doors: [first] }: Pick<Site, 'porch' | 'doors'>): SiteDoor | null {
  return first && porch?.use === 'start' && !opensOnto(porch, first) ? first : null
}

/** The porch that a way from a door starts at; null where it starts at the door. */
export function porchAtStart({ porch, doors }: Site, door: SiteDoor): Porch | null {
  const isFirst = doors[0]?.id === door.id
  const mayBe = isFirst || (door.at !== undefined && door.faces !== undefined)
  return porch?.use === 'start' && mayBe && opensOnto(porch, door) ? porch : null
}

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

/** What a door is called on drawings and in lists: `Front door`; without a name `Door`, or of several `Door 2`. */
export const doorTitle = ({ doors }: Pick<Site, 'doors'>, { id, name }: SiteDoor): string =>
  name ?? (doors.length > 1 ? `Door ${doors.findIndex((one) => one.id === id) + 1}` : 'Door')

/** A door within a sentence: `the front door`, `door 2`, `the door`; a name without the word is as it was written. */
export function doorInSentence(site: Pick<Site, 'doors'>, door: SiteDoor): string {
  const title = doorTitle(site, door)
  const small = title.charAt(0).toLowerCase() + title.slice(1)
  if (door.name === undefined) return site.doors.length > 1 ? small : 'the door'
  return /\bdoor\b/i.test(title) ? `the ${small}` : title
}
