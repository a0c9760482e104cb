import type { Closing, Inches, KnownBy, ReadingMethod, Site, SiteThing, SurfaceKind } from '@ramp/domain'
import {
  blocksOf,
  clearanceOf,
  fateWords,
  housesOf,
  keepOffsOf,
  nameOfThing,
  obstaclesOf,
  slopeText,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { capital } from '../../../lib/names/capital.ts'
import { topWords } from './compass.ts'
import { isOfYard } from './stop-of.ts'

export const METHOD_NAMES: Readonly<Record<ReadingMethod | 'by-eye', string>> = {
  laser: 'Laser',
  'string-level': 'String level',
  rod: 'Rod',
  'level-meter': 'Level meter',
  'by-eye': 'By eye',
}

export const KNOWN_NAMES: Readonly<Record<KnownBy, string>> = {
  measured: 'Measured',
  estimated: 'Estimated',
  assumed: 'Assumed',
}

export const SURFACE_WORDS: Readonly<Record<SurfaceKind, string>> = {
  concrete: 'Concrete',
  asphalt: 'Asphalt',
  lawn: 'Lawn',
  gravel: 'Gravel',
  pavers: 'Pavers',
}

/** One line of the visit: what is known, in a few words, and whether that is enough. */
export type Summary = { readonly words: string; readonly isDone: boolean }

const joined = (words: readonly (string | false | undefined)[]): string =>
  capital(words.filter((one) => one).join(', '))

export function personSummary({ person }: Site): Summary {
  if (!person) return { words: 'User, device and total weight', isDone: false }
  const { device, loaded, slopeLimit } = person
  return {
    words: joined([
      device,
      loaded !== undefined && `${loaded} lb loaded`,
      slopeLimit !== undefined && `climbs ${slopeText(slopeLimit)}`,
    ]),
    isDone: loaded !== undefined,
  }
}

const SWING_WORDS = { in: 'swings in', out: 'swings out', slide: 'slides' } as const

export function doorSummary({ doors, porch }: Site): Summary {
  const [door] = doors
  if (!door) return { words: 'Sill, width and swing of the door', isDone: false }
  return {
    words: joined([
      porch && (porch.use === 'start' ? 'from the porch' : 'over the porch'),
      `sill ${lengthText(door.sill, 'height')}`,
      door.width !== undefined && `${lengthText(door.width, 'opening')} wide`,
      door.swing && SWING_WORDS[door.swing],
      door.storm && 'storm door',
    ]),
    isDone: door.at !== undefined && door.width !== undefined && door.swing !== undefined,
  }
}

export function placeSummary(site: Site): Summary {
  const { porch, lot, yard, destination, north } = site
  const houses = housesOf(site)
  const known = [
    houses.length > 0 && (houses.length === 1 ? 'house' : `${houses.length} buildings`),
    porch && 'porch',
    lot && 'lot drawn',
    yard && !lot && 'yard drawn',
    ...lotLineNames(site),
    destination && `to ${destination.name || 'the destination'}`,
    north !== undefined && topWords(north),
  ]
  return {
    words: joined(known) || 'Objects on the site, and how far parts may extend',
    isDone: houses.length > 0 && yard !== undefined,
  }
}

/** Lines of a lot that are known alone. */
const lotLineNames = (site: Site): readonly string[] => obstaclesOf(site).filter(isOfYard).map(nameOfThing)

export function surfaceSummary({ surfaces = [] }: Site): Summary {
  const kinds = [...new Set(surfaces.map(({ kind }) => SURFACE_WORDS[kind].toLowerCase()))]
  return { words: kinds.length > 0 ? joined(kinds) : 'Lawn, concrete, gravel …', isDone: kinds.length > 0 }
}

export function obstacleSummary(site: Site): Summary {
  const asksOf = (thing: SiteThing) =>
    blocksOf(thing) === 'over' ? 'kept free' : `${lengthText(clearanceOf(thing), 'site-length')} clear`
  const things = [...obstaclesOf(site), ...keepOffsOf(site)]
    .filter((thing) => !isOfYard(thing))
    .map((thing) => `${thing.name} ${fateWords(thing) ?? asksOf(thing)}`)
  return {
    words: things.length > 0 ? joined(things) : 'Trees, meters, and what must stay free',
    isDone: things.length > 0,
  }
}

/** A height that is likely misread, and what to do. */
export const outlyingWords = (name: string, by: Inches): string =>
  `${name} is ${lengthText(Math.abs(by), 'height')} ${by > 0 ? 'above' : 'below'} the spots near it. Check the reading.`

/** What the way back to the datum says, and whether something has to be read again. */
export function closingWords({ setUps, missed, allowed, isClosed }: Closing): string {
  const by = lengthText(Math.abs(missed), 'height')
  const several = setUps.length > 1
  if (isClosed)
    return several
      ? `Closes within ${by}, ${allowed.toFixed(2)}" allowed. Spread over ${setUps.length} set-ups.`
      : `Closes within ${by}, ${lengthText(allowed, 'height')} allowed.`
  return several
    ? `Misses the datum by ${by}, ${allowed.toFixed(2)}" allowed. The survey stays open: read set-ups ${setUps[0]} to ${setUps.at(-1)} again.`
    : `Set-up ${setUps[0]} misses its datum by ${by}, more than ${lengthText(allowed, 'height')}. Shoot it again.`
}
