import {
  add,
  addPhoto,
  addPoint,
  addSurface,
  addThing,
  awayFrom,
  BESIDE_PORCH,
  besidePorch,
  between,
  changePhoto,
  changeThing,
  type Edit,
  FACINGS,
  type Footing,
  facingOf,
  housesOf,
  type Inches,
  motionBy,
  movedFooting,
  movePoint,
  type Point,
  placeDoor,
  type Site,
  type SiteThing,
  type SurveyPoint,
  setDestination,
  setLot,
  setPorch,
  setYard,
  shareAlong,
  stretchesOf,
  surveyOf,
} from '@ramp/domain'
import type { OutlineUse, SiteUse } from '../../modes/site-use.ts'
import type { SiteHold } from './site-hit.ts'

type Made = { readonly label: string; readonly edit: Edit }

export function outlineEdit(of: OutlineUse, outline: readonly Point[]): Made {
  switch (of.kind) {
    case 'building':
      return { label: 'Draw house', edit: addThing({ kind: 'house', name: of.name, outline }) }
    case 'lot':
      return { label: 'Draw lot', edit: setLot(outline) }
    case 'yard':
      return { label: 'Draw yard', edit: setYard(outline) }
    case 'porch':
      return { label: 'Draw porch', edit: setPorch({ outline, height: of.height, use: of.use }) }
    case 'surface':
      return { label: `Draw ${of.surface}`, edit: addSurface({ kind: of.surface, outline }) }
    case 'destination':
      return { label: 'Draw destination', edit: setDestination({ name: of.name, area: outline }) }
  }
}

type TapUse = Exclude<SiteUse, { kind: 'outline' | 'photo' }>

/** What a tap puts there. */
export function tapEdit(use: TapUse, at: Point, site: Site, id: string): Made {
  switch (use.kind) {
    case 'spot':
      return { label: 'Add spot', edit: addPoint(spotAt(site, at, id)) }
    case 'door': {
      const wall = wallAt(site, at)
      return { label: 'Place door', edit: placeDoor(wall.at, wall.faces, use.door) }
    }
    case 'thing': {
      const { thing: kind, name, clearance, graphic } = use
      const thing: SiteThing = {
        kind,
        name,
        ...footingOf(at, use.width, use.length),
        ...(clearance !== undefined && { clearance }),
        ...(graphic !== undefined && { graphic }),
      }
      return { label: `Add ${name}`, edit: addThing(thing) }
    }
  }
}

/** A spot on a porch is one of the ground beside it: its top is no ground. */
function spotAt(site: Site, at: Point, id: string): SurveyPoint {
  const beside = besidePorch(site, at)
  return beside ? { id, name: BESIDE_PORCH, at: beside } : { id, name: spotName(site), at }
}

/** A spot is called by its number until a person names it. */
function spotName(site: Site): string {
  const { points } = surveyOf(site)
  if (points.length === 0) return 'Datum'
  const names = new Set(points.map(({ name }) => name))
  let number = points.length + 1
  while (names.has(`Spot ${number}`)) number++
  return `Spot ${number}`
}

/** As wide as long is taken as round, as a tree is. */
function footingOf(at: Point, width: Inches, length: Inches): Footing {
  if (width === length) return { at, radius: width / 2 }
  const corner = (x: number, y: number): Point => add(at, { x: (x * width) / 2, y: (y * length) / 2 })
  return { outline: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] }
}

/** The nearest wall of a house, and the way out of it; without a house the place itself, with the way out downwards. */
function wallAt(site: Site, at: Point): { at: Point; faces: (typeof FACINGS)[number] } {
  const walls = housesOf(site).flatMap(({ outline }) =>
    stretchesOf(outline).map((wall) => ({ wall, outline })),
  )
  const [nearest] = walls.toSorted((a, b) => awayFrom(...a.wall, at) - awayFrom(...b.wall, at))
  if (!nearest) return { at, faces: 180 }
  const [from, to] = nearest.wall
  const area = stretchesOf(nearest.outline).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0)
  // Walked clockwise, the way out of a wall lies on its left hand.
  const out = (facingOf(from, to) + (area >= 0 ? 270 : 90)) % 360
  const faces = FACINGS[Math.round(out / 90) % 4] ?? 180
  return { at: between(from, to, shareAlong(from, to, at)), faces }
}

export const photoEdit = (
  { id, of }: Extract<SiteUse, { kind: 'photo' }>,
  at: Point,
  faces: number,
): Made => ({ label: 'Pin photo', edit: addPhoto({ id, of, at, faces }) })

/** What was taken hold of, moved. */
export function moveEdit(hold: SiteHold, site: Site, by: Point): Made | null {
  switch (hold.kind) {
    case 'spot': {
      const point = surveyOf(site).points.find(({ id }) => id === hold.id)
      return point ? { label: 'Move spot', edit: movePoint(hold.id, add(point.at, by)) } : null
    }
    case 'photo': {
      const photo = site.photos?.find(({ id }) => id === hold.id)
      return photo ? { label: 'Move photo', edit: changePhoto(hold.id, { at: add(photo.at, by) }) } : null
    }
    case 'thing': {
      const thing = site.things?.[hold.place]
      return thing
        ? { label: `Move ${thing.name}`, edit: changeThing(hold.place, movedFooting(thing, motionBy(by))) }
        : null
    }
  }
}
