import { extentOf, type Point3, type Solid } from '@ramp/solids'
import { partOf } from './part-of.ts'

const METERS = 0.0254

/** The room that each part of the system takes, from the underside of its deck to the top of its rails. */
export type Volumes = {
  /** Three numbers for each corner: meters, y up. */
  readonly corners: Float32Array
  /** How many corners there are up to the last one of each part. */
  readonly ends: Uint32Array
}

export function partVolumes(solids: readonly Solid[]): Volumes {
  const byPart = new Map<string, Solid[]>()
  for (const solid of solids) {
    const part = partOf(solid.owner)
    if (part === null) continue
    const own = byPart.get(part)
    if (own) own.push(solid)
    else byPart.set(part, [solid])
  }
  const rooms = [...byPart.values()].map(cornersOf)
  let end = 0
  return {
    corners: Float32Array.from(rooms.flat().flatMap(({ x, y, z }) => [x * METERS, z * METERS, y * METERS])),
    ends: Uint32Array.from(rooms, ({ length }) => {
      end += length
      return end
    }),
  }
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
