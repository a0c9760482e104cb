import type { Point } from '../base/geometry/point.ts'
import type { Degrees, Inches } from '../base/units.ts'
import {
  type DoorFacing,
  type DoorId,
  doorIdAt,
  MAX_CAPTION,
  type Person,
  type Porch,
  type Site,
  type SiteDoor,
  type SitePhoto,
  type SiteThing,
} from '../model/layout/site.ts'
import { insetOutline } from '../model/survey/inset-outline.ts'
import type { Edit } from './edit.ts'
import { atFirstDoor, changeSite, withDoor } from './site-edits.ts'

export const addThing = (thing: SiteThing): Edit =>
  changeSite((site) => ({ ...site, things: [...(site.things ?? []), thing] }))

/** Another thing in its place of the list; null takes it away. */
export const changeThing = (place: number, thing: SiteThing | null): Edit =>
  changeSite((site) => ({ ...site, things: replaced(site.things, place, thing) }))

type Surface = NonNullable<Site['surfaces']>[number]

export const addSurface = (surface: Surface): Edit =>
  changeSite((site) => ({ ...site, surfaces: [...(site.surfaces ?? []), surface] }))

/** Another surface in its place of the list; null takes it away. */
export const changeSurface = (place: number, surface: Surface | null): Edit =>
  changeSite((site) => ({ ...site, surfaces: replaced(site.surfaces, place, surface) }))

const replaced = <One>(list: readonly One[] | undefined, place: number, next: One | null) =>
  list?.flatMap((one, at) => (at !== place ? [one] : next ? [next] : []))

/** Who the way is for; what is left out stays as it is. */
export const setPerson = (change: Person): Edit =>
  changeSite((site) => {
    const person = Object.fromEntries(
      Object.entries({ ...site.person, ...change }).filter(([, value]) => value !== undefined),
    )
    return { ...site, person: Object.keys(person).length === 0 ? undefined : person }
  })

/** What is known of a door whose height is known; a door nobody knows yet stays unknown. */
export const setDoor = (change: Partial<Omit<SiteDoor, 'id'>>, id: DoorId = doorIdAt(0)): Edit =>
  changeSite((site) => ({
    ...site,
    doors: site.doors.map((door) => (door.id === id ? { ...door, ...change } : door)),
  }))

/** Where a door stands in its wall, and the way out of it. A door of unknown height waits for its sill. */
export const placeDoor = (at: Point, faces: DoorFacing, id: DoorId = doorIdAt(0)): Edit =>
  setDoor({ at, faces }, id)

/** From the sill to the deck where nobody says it (ADA 404.2.5 allows 1/2 in). */
export const USUAL_STEP_DOWN: Inches = 0.5

/** Height of a sill above the datum. Everything that begins at the door follows; a new door has the usual step down. */
export const setSill =
  (sill: Inches, id: DoorId = doorIdAt(0)): Edit =>
  (layout) => {
    const known = layout.site.doors.find((door) => door.id === id)
    const door = known ?? { id, stepDown: Math.min(USUAL_STEP_DOWN, Math.max(0, sill)) }
    const after = changeSite((site) => withDoor(site, { ...door, sill }))(layout)
    return id === doorIdAt(0) ? { ...after, runs: atFirstDoor(after) } : after
  }

/** The porch before the door; null where the door has none. */
export const setPorch = (porch: Porch | null): Edit =>
  changeSite((site) => ({ ...site, porch: porch ?? undefined }))

/**
 * The line of the property, and how far the yard stays within it; where that leaves nothing, both stay as they are. null takes
 * the line away and leaves the yard.
 */
export const setLot = (lot: readonly Point[] | null, setback?: Inches): Edit =>
  changeSite((site) => {
    if (lot === null) return { ...site, lot: undefined, setback: undefined }
    const kept = setback ?? site.setback ?? 0
    const yard = insetOutline(lot, kept)
    return yard ? { ...site, lot, setback: kept, yard } : site
  })

/** Where parts may stand, drawn or typed by itself; null: anywhere. */
export const setYard = (yard: readonly Point[] | null): Edit =>
  changeSite((site) => ({ ...site, yard: yard ?? undefined, setback: undefined }))

export const setDestination = (destination: Site['destination'] | null): Edit =>
  changeSite((site) => ({ ...site, destination: destination ?? undefined }))

/** Which way north is: degrees clockwise from up the drawing, less than a full turn; null where nobody knows it. */
export const setNorth = (north: Degrees | null): Edit =>
  changeSite((site) => ({ ...site, north: north === null ? undefined : ((north % 360) + 360) % 360 }))

/** Pins a photo; one that is pinned already is pinned anew, with its caption. */
export const addPhoto = (photo: SitePhoto): Edit =>
  changeSite((site) => {
    const photos = site.photos ?? []
    const isPinned = photos.some(({ id }) => id === photo.id)
    return {
      ...site,
      photos: isPinned
        ? photos.map((one) => (one.id === photo.id ? { ...one, ...photo } : one))
        : [...photos, photo],
    }
  })

export const changePhoto = (id: string, change: Partial<Omit<SitePhoto, 'id'>>): Edit =>
  changeSite((site) => ({
    ...site,
    photos: site.photos?.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)),
  }))

/** What is below a photo; of nothing but blanks it has none. */
export const setCaption = (id: string, typed: string): Edit =>
  changePhoto(id, { caption: typed.trim().slice(0, MAX_CAPTION) || undefined })

export const removePhoto = (id: string): Edit =>
  changeSite((site) => ({ ...site, photos: site.photos?.filter((photo) => photo.id !== id) }))
