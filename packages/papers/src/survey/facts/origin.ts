import {
  doorInSentence,
  dot,
  housesOf,
  nameOfThing,
  normalOf,
  type Point,
  type Site,
  subtract,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'

/** Where places of a site are measured from, and the words for how far a place is from it. */
export type Origin = {
  readonly words: string
  /** Heads of the two columns. */
  readonly titles: readonly [string, string]
  /** The direction of the second length, in a sentence. */
  readonly away: 'out' | 'down'
  readonly placeText: (place: Point) => readonly [string, string]
}

/** The middle of the first door with a place; else the first corner of a house, else the first spot. Null of neither. */
export function originOf(site: Site): Origin | null {
  const { doors, ground = [] } = site
  const door = doors.find(({ at }) => at !== undefined)
  if (door?.at) return doorOrigin(door.at, door.faces ?? DOWN, doorInSentence(site, door))
  const [house] = housesOf(site)
  const [corner] = house?.outline ?? []
  if (house && corner) return drawingOrigin(corner, `corner 1 of ${nameOfThing(house)}`)
  const [spot] = ground
  return spot ? drawingOrigin(spot, 'spot 1') : null
}

/** The way out of a door of which nobody said it: down the drawing. */
const DOWN = 180

function doorOrigin(at: Point, faces: number, name: string): Origin {
  const [out, right] = [normalOf(faces), normalOf(faces - 90)]
  return {
    words: `From the middle of ${name}, as you face it from outside`,
    titles: ['Along the wall', 'Out'],
    away: 'out',
    placeText: (place) => {
      const off = subtract(place, at)
      return [sidedText(dot(off, right), ['left', 'right']), lengthText(dot(off, out), 'survey-length')]
    },
  }
}

const drawingOrigin = (at: Point, words: string): Origin => ({
  words: `From ${words}, as on the drawing; the door has no place`,
  titles: ['Across', 'Down'],
  away: 'down',
  placeText: (place) => {
    const { x, y } = subtract(place, at)
    return [sidedText(x, ['left', 'right']), lengthText(y, 'survey-length')]
  },
})

/** `12'-0" right`, and no side of what is straight before it. */
function sidedText(along: number, [less, more]: readonly [string, string]): string {
  const length = lengthText(Math.abs(along), 'survey-length')
  if (length === '0"') return length
  return `${length} ${along < 0 ? less : more}`
}
