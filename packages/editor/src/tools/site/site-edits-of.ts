import {
  add,
  addPhoto,
  addPoint,
  addSurface,
  addThing,
  BESIDE_PORCH,
  besidePorch,
  changeFooting,
  changePhoto,
  distance,
  doorNear,
  type Edit,
  type Footing,
  type Inches,
  moveOnSite,
  movePoint,
  type Point,
  placeDoor,
  type Site,
  type SiteKey,
  type SiteThing,
  type SurveyPoint,
  setDestination,
  setLot,
  setPorch,
  setYard,
  siteFooting,
  siteName,
  surfaceKey,
  surveyOf,
  thingKey,
} from '@ramp/domain'
import type { OutlineUse, SiteUse } from '../../modes/site-use.ts'
import type { SiteHold } from './site-hit.ts'

/** A hand on a screen is no finer than this. */
export const onEighths = ({ x, y }: Point): Point => ({
  x: Math.round(x * 8) / 8,
  y: Math.round(y * 8) / 8,
})

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
    case 'destination-edge': {
      const [from, to] = outline
      return {
        label: 'Draw edge',
        edit: setDestination(from && to ? { name: of.name, edge: [from, to] } : null),
      }
    }
    case 'line': {
      const { thing: kind, name, thickness } = of
      return { label: `Draw ${name}`, edit: addThing({ kind, name, line: outline, thickness }) }
    }
  }
}

type TapUse = Exclude<SiteUse, { kind: 'outline' | 'photo' }>

/** Corners this close are one. */
const DOUBLED: Inches = 1e-6

/** What a tap puts there. */
export function tapEdit(use: TapUse, at: Point, site: Site, id: string): Made {
  switch (use.kind) {
    case 'spot':
      return { label: 'Add spot', edit: addPoint(spotAt(site, at, id)) }
    case 'door': {
      const wall = doorNear(site, at)
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

export const photoEdit = (
  { id, of }: Extract<SiteUse, { kind: 'photo' }>,
  at: Point,
  faces: number,
): Made => ({ label: 'Pin photo', edit: addPhoto({ id, of, at, faces }) })

/** The key of what a use puts on a site; null of a door, a spot or a photo. */
export function newKey(use: SiteUse, { things = [], surfaces = [] }: Site): SiteKey | null {
  if (use.kind === 'thing') return thingKey(things.length)
  if (use.kind !== 'outline') return null
  switch (use.of.kind) {
    case 'building':
    case 'line':
      return thingKey(things.length)
    case 'surface':
      return surfaceKey(surfaces.length)
    case 'destination-edge':
      return 'destination'
    default:
      return use.of.kind
  }
}

/** What was taken hold of, moved to where the pointer is; null where it is gone. */
export function moveEdit(hold: SiteHold, site: Site, { by, at }: { by: Point; at: Point }): Made | null {
  switch (hold.kind) {
    case 'spot': {
      const point = surveyOf(site).points.find(({ id }) => id === hold.id)
      return point ? { label: 'Move spot', edit: movePoint(hold.id, add(point.at, by)) } : null
    }
    case 'photo': {
      const photo = site.photos?.find(({ id }) => id === hold.id)
      return photo ? { label: 'Move photo', edit: changePhoto(hold.id, { at: add(photo.at, by) }) } : null
    }
    case 'door': {
      const wall = doorNear(site, at)
      return { label: 'Move door', edit: placeDoor(onEighths(wall.at), wall.faces, hold.id) }
    }
    case 'object':
      return siteFooting(site, hold.key)
        ? { label: `Move ${siteName(site, hold.key)}`, edit: moveOnSite(hold.key, by) }
        : null
    case 'corner': {
      const footing = withCorner(site, hold, at)
      return (
        footing && { label: `Change ${siteName(site, hold.key)}`, edit: changeFooting(hold.key, footing) }
      )
    }
    case 'unchosen':
      return null
  }
}

/** An outline or a line with one of its corners elsewhere; one of an outline that is given twice goes as one. */
export function withCorner(
  site: Site,
  { key, corner }: Extract<SiteHold, { kind: 'corner' }>,
  to: Point,
): Footing | null {
  const footing = siteFooting(site, key)
  if (!footing || 'at' in footing) return null
  if ('line' in footing)
    return {
      line: footing.line.map((at, index) => (index === corner ? to : at)),
      thickness: footing.thickness,
    }
  const held = footing.outline[corner]
  return { outline: footing.outline.map((at) => (held && distance(at, held) < DOUBLED ? to : at)) }
}
