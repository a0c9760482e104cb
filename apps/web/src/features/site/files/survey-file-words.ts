import {
  doorInSentence,
  housesOf,
  keepOffsOf,
  obstaclesOf,
  type Site,
  type Survey,
  surveyOf,
} from '@ramp/domain'
import { figuresOutOfRange } from '@ramp/formats'

const counted = (count: number, one: string, many = `${one}s`): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

/** What a survey holds, for a person who is to replace it: `2 doors, 1 building and 6 spots`. */
export function surveyWords(site: Site): string {
  const outlines = [site.porch, site.lot ?? site.yard, site.destination].filter((one) => one !== undefined)
  return listed([
    ...counted(site.doors.length, 'door'),
    ...counted(housesOf(site).length, 'building'),
    ...counted(outlines.length, 'outline'),
    ...counted((site.surfaces ?? []).length, 'surface'),
    ...counted(obstaclesOf(site).length + keepOffsOf(site).length, 'obstacle'),
    ...counted(surveyOf(site).points.length, 'spot'),
  ])
}

/** `8 readings and 6 spots` */
export const readingWords = ({ readings, points }: Survey): string =>
  listed([...counted(readings.length, 'reading'), ...counted(points.length, 'spot')])

function listed(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? 'nothing'
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

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
