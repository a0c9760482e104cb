import {
  counted,
  doorInSentence,
  housesOf,
  keepOffsOf,
  listed,
  obstaclesOf,
  type Site,
  type Survey,
  surveyOf,
} from '@ramp/domain'
import { figuresOutOfRange } from '@ramp/formats'

const some = (count: number, one: string): readonly string[] => (count === 0 ? [] : [counted(count, one)])

/** What a survey holds, for a person who is to replace it: `2 doors, 1 building, and 6 spots`. */
export function surveyWords(site: Site): string {
  const outlines = [site.porch, site.lot ?? site.yard, site.destination].filter((one) => one !== undefined)
  return listedOrNothing([
    ...some(site.doors.length, 'door'),
    ...some(housesOf(site).length, 'building'),
    ...some(outlines.length, 'outline'),
    ...some((site.surfaces ?? []).length, 'surface'),
    ...some(obstaclesOf(site).length + keepOffsOf(site).length, 'obstacle'),
    ...some(surveyOf(site).points.length, 'spot'),
  ])
}

const listedOrNothing = (words: readonly string[]): string => listed(words) || 'nothing'

/** `8 readings and 6 spots` */
export const readingWords = ({ readings, points }: Survey): string =>
  listedOrNothing([...some(readings.length, 'reading'), ...some(points.length, 'spot')])

/** Why a survey cannot be saved yet; null where it can: a file has a door, every door its place, and no figure that no site has. */
export function cannotSave(site: Site): string | null {
  if (site.doors.length === 0) return 'Enter the door first. A survey file needs its place and its sill.'
  const unplaced = site.doors.find(({ at, faces }) => !at || faces === undefined)
  if (unplaced)
    return `Place ${doorInSentence(site, unplaced)} first. A survey file needs the place of every door.`
  const [figure] = figuresOutOfRange(site)
  if (!figure) return null
  const { path, value, range, unit } = figure
  const [of, place] = path
  const door = of === 'doors' ? site.doors[Number(place)] : undefined
  const name = FIGURE_NAMES[path.filter((step) => typeof step === 'string').join('.')] ?? path.join('.')
  const what = door ? `${name} of ${doorInSentence(site, door)}` : name
  return `Correct the ${what} first: it is ${value} ${unit}, and a survey file takes ${range.min} to ${range.max} ${unit}.`
}

/** Figures as the panel calls them. */
const FIGURE_NAMES: Readonly<Record<string, string>> = {
  'doors.sill': 'sill',
  'doors.stepDown': 'step down',
  'doors.width': 'clear width',
  'doors.storm.below': 'distance of the storm door below the sill',
  'porch.height': 'height of the porch',
  'person.loaded': 'weight of person and device',
}

/** What a refusal of the reader says to a person: `door.sill: is 600; …` in a sentence. */
export const refusalWords = (file: string, refusal: string): string =>
  `${file} was not opened: ${refusal.replace(': ', ' ')}. Correct it and open the file again.`
