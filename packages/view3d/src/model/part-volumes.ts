import { extentOf, type Point3, type Solid } from '@ramp/solids'
import { partOf } from './model.ts'

/** The corners of the room that each part of the system takes, from the underside of its deck to the top of its rails; inches. */
export function partVolumes(solids: readonly Solid[]): readonly (readonly Point3[])[] {
  const byPart = new Map<string, Solid[]>()
  for (const solid of solids) {
    const part = partOf(solid.owner)
    if (part !== null) byPart.set(part, [...(byPart.get(part) ?? []), solid])
  }
  return [...byPart.values()].map(cornersOf)
}

function cornersOf(solids: readonly Solid[]): readonly Point3[] {
  const top = extentOf(solids)?.max.z ?? 0
  const decks = solids.flatMap((solid) =>
    solid.kind === 'prism' && solid.owner.kind === 'part' ? [solid] : [],
  )
  const highest = Math.max(...decks.flatMap((deck) => deck.top))
  // Rails go along with the deck, as high over it everywhere as at its upper end.
  const rail = decks.length === 0 ? 0 : Math.max(0, top - highest)
  return decks.flatMap((deck) =>
    deck.outline.flatMap(({ x, y }, index) => [
      { x, y, z: deck.bottom[index] ?? 0 },
      { x, y, z: (deck.top[index] ?? 0) + rail },
    ]),
  )
}
