import { inchesText } from '../../../base/lengths/length-text.ts'
import type { SiteDoor } from '../../../model/layout/site.ts'
import { widthOfDoor } from '../../../rules/site-measures/door-front.ts'
import type { Rect } from '../room/rect.ts'
import type { Blocked, Room } from '../room/room.ts'
import { keepsClear } from '../room/shapes.ts'

/** Something in the way of a rectangle. */
type InTheWay = { readonly blocked: Blocked; readonly rect: Rect }

/**
 * What keeps a rectangle from being somewhere, as a sentence has it: `the house`, `Gas Meter (36" clearance)`; with a door, on
 * which side of it a thing is.
 */
export function nameOf({ blocked, rect }: InTheWay, room: Room, door?: SiteDoor): string {
  if (blocked.by === 'yard') return blocked.name === 'the yard' ? 'the yard line' : blocked.name
  if (blocked.by === 'door') return blocked.name
  const thing = room.things.find((one) => one.name === blocked.name && !keepsClear(one, rect))
  const name = withArticle(blocked.name)
  if (blocked.by !== 'obstacle' || !thing) return name
  const x = 'at' in thing ? thing.at.x : (thing.shape.box.min.x + thing.shape.box.max.x) / 2
  const more = [
    ...(thing.clearance >= 0.5 ? [`${inchesText(thing.clearance)} clearance`] : []),
    ...(door && Math.abs(x) > widthOfDoor(door) / 2 ? [`on the ${sideOf(door, x)} seen from outside`] : []),
  ]
  return more.length > 0 ? `${name} (${more.join(', ')})` : name
}

/** A name that a person wrote begins as it was written; one in small letters gets its article. */
export const withArticle = (name: string): string =>
  /^(?:the|an?) /i.test(name) || /^[^a-z]/.test(name) ? name : `the ${name}`

/** A side of the door as seen from outside, facing it: the hinges of the first door are on the left of the frame of the search. */
export const sideOf = ({ hinge = 'left' }: SiteDoor, x: number): 'left' | 'right' =>
  x < 0 === (hinge === 'left') ? 'left' : 'right'

export const starting = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)
