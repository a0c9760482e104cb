import {
  type Destination,
  doorIdAt,
  FACINGS,
  type Footing,
  HINGES,
  type Inches,
  KNOWN_BY,
  kindThatBlocks,
  NAMED_THING_KINDS,
  type Named,
  type Person,
  type Point,
  type Porch,
  SITE_LIMITS,
  type Site,
  type SiteBlocks,
  type SiteDoor,
  type SiteThing,
  type Spot,
  SURFACE_KINDS,
  SWINGS,
  siteThing,
} from '@ramp/domain'
import {
  isGiven,
  optional,
  readCoordinate,
  readFlag,
  readNumber,
  readObject,
  readOneOf,
  readShortList,
  readSize,
  readText,
  refuse,
} from '../reading/reading.ts'

type Fields = Readonly<Record<string, unknown>>

const DOORS = { most: SITE_LIMITS.doors, things: 'doors' }
const SPOTS = { most: SITE_LIMITS.spots, things: 'heights' }
const CORNERS = { most: SITE_LIMITS.corners, things: 'corners' }
const THINGS = { most: SITE_LIMITS.things, things: 'of them' }

/**
 * Reads what a description says of the place it stands on, in the words of `ramp-site/1`: doors, porch, house, lot, yard,
 * surfaces, obstacles, keep-offs, destination and the ground. `within` is where the fields stand in the file.
 */
export function readSite(fields: Fields, within = ''): Site {
  const at = (name: string) => (within === '' ? name : `${within}.${name}`)
  const given = <Key extends keyof Site>(
    key: Key,
    name: string,
    read: (value: unknown, field: string) => Site[Key],
  ): Partial<Site> => (isGiven(fields[name]) ? { [key]: read(fields[name], at(name)) } : {})
  if (isGiven(fields.setback) && !isGiven(fields.lot))
    refuse(at('setback'), 'is given without a lot; add "lot", or leave it out')
  return {
    doors: readDoors(fields, at),
    ...given('ground', 'ground', readGround),
    ...given('surfaces', 'surfaces', (value, field) => readEach(value, field, readSurface)),
    ...given('porch', 'porch', readPorch),
    ...given('lot', 'lot', readOutline),
    ...given('yard', 'yard', readOutline),
    ...given('setback', 'setback', readMargin),
    ...readThings(fields, at),
    ...given('destination', 'destination', readDestination),
    ...given('person', 'person', readPerson),
    ...given('north', 'north', readNumber),
  }
}

/** `ground.spots[]`; without any, nothing is known of the ground. */
export function readGround(value: unknown, field: string): readonly Spot[] | undefined {
  const readSpots = (list: unknown, name: string) => readShortList(list, name, SPOTS)
  const spots = optional(readObject(value, field), 'spots', [], readSpots, field)
  if (spots.length === 0) return undefined
  return spots.map((value, index) => {
    const name = `${field}.spots[${index}]`
    const spot = readObject(value, name)
    return {
      x: readCoordinate(spot.x, `${name}.x`),
      y: readCoordinate(spot.y, `${name}.y`),
      z: readCoordinate(spot.z, `${name}.z`),
      how: optional(spot, 'how', 'assumed', (one, of) => readOneOf(one, KNOWN_BY, of), name),
    }
  })
}

/** From the sill to the deck where nobody says it (ADA 404.2.5 allows 1/2 in). */
const USUAL_STEP: Inches = 0.5
const USUAL_WIDTH: Inches = 36

function readDoors(fields: Fields, at: (name: string) => string): readonly SiteDoor[] {
  if (isGiven(fields.doors))
    return readShortList(fields.doors, at('doors'), DOORS).map((door, index) =>
      readDoor(door, `${at('doors')}[${index}]`, index),
    )
  return isGiven(fields.door) ? [readDoor(fields.door, at('door'), 0)] : []
}

function readDoor(value: unknown, field: string, index: number): SiteDoor {
  const door = readObject(value, field)
  const swing = (one: unknown, name: string) => readOneOf(one, SWINGS, name)
  const hinge = (one: unknown, name: string) => readOneOf(one, HINGES, name)
  const storm = isGiven(door.storm) ? readObject(door.storm, `${field}.storm`) : null
  return {
    id: doorIdAt(index),
    sill: readNumber(door.sill, `${field}.sill`),
    stepDown: optional(door, 'stepDown', USUAL_STEP, readMargin, field),
    at: readPoint(door.at, `${field}.at`),
    faces: readOneOf(door.faces, FACINGS, `${field}.faces`),
    width: optional(door, 'width', USUAL_WIDTH, readSize, field),
    swing: optional(door, 'swing', 'in', swing, field),
    hinge: optional(door, 'hinge', 'left', hinge, field),
    ...(storm && {
      storm: {
        swing: optional(storm, 'swing', 'out', swing, `${field}.storm`),
        hinge: optional(storm, 'hinge', 'left', hinge, `${field}.storm`),
        below: optional(storm, 'below', 0, readMargin, `${field}.storm`),
      },
    }),
    isEgress: optional(door, 'egress', true, readFlag, field),
  }
}

const readEach = <Value>(
  value: unknown,
  field: string,
  read: (value: unknown, field: string) => Value,
  limit = THINGS,
): readonly Value[] => readShortList(value, field, limit).map((one, index) => read(one, `${field}[${index}]`))

const readPoint = (value: unknown, field: string): Point => {
  const point = readObject(value, field)
  return { x: readCoordinate(point.x, `${field}.x`), y: readCoordinate(point.y, `${field}.y`) }
}

function readOutline(value: unknown, field: string): readonly Point[] {
  const corners = readEach(value, field, readPoint, CORNERS)
  return corners.length >= 3
    ? corners
    : refuse(field, `has ${corners.length} corners; an outline needs three or more`)
}

function readMargin(value: unknown, field: string): Inches {
  const margin = readNumber(value, field)
  return margin >= 0 ? margin : refuse(field, `is ${margin}; it must be 0 or more`)
}

function readSurface(value: unknown, field: string) {
  const surface = readObject(value, field)
  return {
    kind: readOneOf(surface.kind, SURFACE_KINDS, `${field}.kind`),
    outline: readOutline(surface.outline, `${field}.outline`),
  }
}

function readPorch(value: unknown, field: string): Porch {
  const porch = readObject(value, field)
  return {
    outline: readOutline(porch.outline, `${field}.outline`),
    height: readNumber(porch.height, `${field}.height`),
    use: optional(porch, 'use', 'start', (one, name) => readOneOf(one, ['start', 'over'], name), field),
  }
}

const nameOf = (thing: Fields, field: string, usual = ''): Named => ({
  name: optional(thing, 'name', usual, readText, field),
})

/** `building`, `obstacles` and `keepOffs`: three lists of the format are the things of a site. */
function readThings(fields: Fields, at: (name: string) => string): Pick<Site, 'things'> {
  const things = (name: string, read: (value: unknown, field: string) => SiteThing) =>
    isGiven(fields[name]) ? readEach(fields[name], at(name), read) : []
  const all = [
    ...things('building', readBuilding),
    ...things('obstacles', readObstacle),
    ...things('keepOffs', readKeepOff),
  ]
  return all.length > 0 ? { things: all } : {}
}

function readBuilding(value: unknown, field: string): SiteThing {
  const building = readObject(value, field)
  const outline = readOutline(building.outline, `${field}.outline`)
  return { kind: 'house', ...nameOf(building, field), outline }
}

function readFooting(thing: Fields, field: string): Footing {
  if (isGiven(thing.outline)) return { outline: readOutline(thing.outline, `${field}.outline`) }
  if (!isGiven(thing.at)) return refuse(field, 'needs "outline", or "at" and "radius"')
  return { at: readPoint(thing.at, `${field}.at`), radius: readMargin(thing.radius, `${field}.radius`) }
}

/** Of a kind that is known nobody has to say the name or the clearance. */
function readObstacle(value: unknown, field: string): SiteThing {
  const thing = readObject(value, field)
  const read = readThing(thing, field, 'parts')
  const clearance = optional(thing, 'clearance', siteThing(read.kind).clearance, readMargin, field)
  return { ...read, clearance }
}

const readKeepOff = (value: unknown, field: string): SiteThing =>
  readThing(readObject(value, field), field, 'over')

function readThing(thing: Fields, field: string, blocks: SiteBlocks): SiteThing {
  const kind = isGiven(thing.kind) ? readOneOf(thing.kind, NAMED_THING_KINDS, `${field}.kind`) : undefined
  const isToMove = optional(thing, 'toMove', false, readFlag, field)
  const isToRemove = optional(thing, 'toRemove', false, readFlag, field)
  return {
    ...kindThatBlocks(kind, blocks),
    ...nameOf(thing, field, kind && siteThing(kind).label),
    ...readFooting(thing, field),
    ...(isToRemove ? { fate: 'goes' } : isToMove && { fate: 'moves' }),
  }
}

function readDestination(value: unknown, field: string): Destination {
  const destination = readObject(value, field)
  const named = nameOf(destination, field)
  if (isGiven(destination.area)) return { ...named, area: readOutline(destination.area, `${field}.area`) }
  const ends = readEach(destination.edge, `${field}.edge`, readPoint, CORNERS)
  const [from, to, ...more] = ends
  if (!from || !to || more.length > 0)
    return refuse(`${field}.edge`, `has ${ends.length} points; an edge has two`)
  return { ...named, edge: [from, to] }
}

function readPerson(value: unknown, field: string): Person {
  const person = readObject(value, field)
  const of = <Key extends keyof Person>(key: Key, read: (value: unknown, field: string) => Person[Key]) =>
    isGiven(person[key]) ? { [key]: read(person[key], `${field}.${key}`) } : {}
  return {
    ...of('device', (one, name) => readText(one, name)),
    ...of('loaded', readMargin),
    ...of('slopeLimit', readSlopeLimit),
  }
}

/** `1:8`, 8 or 0.125 */
function readSlopeLimit(value: unknown, field: string): number {
  const [, run] = typeof value === 'string' ? (/^1\s*:\s*(\d+(?:\.\d+)?)$/.exec(value.trim()) ?? []) : []
  const number = run === undefined ? readNumber(value, field) : Number(run)
  if (number <= 0) refuse(field, `is ${number}; write it as "1:8"`)
  return number < 1 ? 1 / number : number
}
