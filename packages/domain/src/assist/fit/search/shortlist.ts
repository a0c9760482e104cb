import type { Cents } from '../../../base/units.ts'
import type { Way } from '../pieces/way.ts'

/** The cheapest ways that were found so far. */
export type Shortlist = {
  readonly add: (way: Way) => void
  /** A way that costs as much is not kept. */
  readonly dearest: () => Cents
  /** The cheapest first. */
  readonly ways: () => readonly Way[]
}

/** Of ways that are one to a person, so many are kept: the engine may refuse the cheapest. */
const OF_ONE = 3

/** Keeps so many ways that a person tells apart, and of each the cheapest few. */
export function shortlistOf(most: number, below: Cents): Shortlist {
  const bySignature = new Map<string, Way[]>()
  let dearest = below
  const bestOf = (ways: readonly Way[]): Cents => ways[0]?.estimate ?? Number.POSITIVE_INFINITY
  return {
    dearest: () => dearest,
    ways: () => [...bySignature.values()].flat().sort((a, b) => a.estimate - b.estimate),
    add: (way) => {
      const held = bySignature.get(way.signature)
      if (!held) bySignature.set(way.signature, [way])
      else {
        const at = held.findIndex(({ estimate }) => estimate > way.estimate)
        held.splice(at < 0 ? held.length : at, 0, way)
        if (held.length > OF_ONE) held.pop()
      }
      if (bySignature.size < most) return
      const ranked = [...bySignature].sort(([, a], [, b]) => bestOf(a) - bestOf(b))
      for (const [signature] of ranked.slice(most)) bySignature.delete(signature)
      dearest = bestOf(ranked[most - 1]?.[1] ?? [])
    },
  }
}
