import type { Item, Position } from '@ramp/domain'
import type { JoinChoices } from './use-join-choices.ts'

type Places = Pick<JoinChoices, 'places' | 'positions' | 'likely'>

/** Where along an end an item can lie, in the order the places stand. */
const positionsOf = ({ shortName }: Item, { positions }: Places): readonly Position[] =>
  positions.get(shortName) ?? []

/**
 * Where an item is joined: at the place a person chose; by itself at the likely one, else in the middle, or where it has no
 * middle at the first place of the drawing. Null: it cannot lie at the place that was chosen.
 */
export function placeFor(item: Item, chosen: Position | null, choices: Places): Position | null {
  const possible = positionsOf(item, choices)
  if (chosen !== null) return possible.includes(chosen) ? chosen : null
  if (choices.likely !== null && possible.includes(choices.likely)) return choices.likely
  if (possible.includes('CENTER')) return 'CENTER'
  const [first] = choices.places.filter(({ position }) => possible.includes(position))
  return first?.position ?? possible[0] ?? null
}

/** The place that is marked while nothing is chosen: the one where every item would be joined; null where they differ. */
export function commonPlace(items: readonly Item[], choices: Places): Position | null {
  const places = new Set(items.map((item) => placeFor(item, null, choices)))
  const [only = null] = places
  return places.size === 1 ? only : null
}
