import type { Cents } from '../../../base/units.ts'
import type { Route } from '../pieces/route.ts'

/** The cheapest ways that were found so far. */
export type Shortlist = {
  readonly add: (route: Route) => void
  /** A way that costs as much is not kept. */
  readonly dearest: () => Cents
  /** The cheapest first. */
  readonly routes: () => readonly Route[]
}

/** Of ways that are one to a person, so many are kept: the engine may refuse the cheapest. */
const OF_ONE = 3

/** Keeps so many ways that a person tells apart, and of each the cheapest few. */
export function shortlistOf(most: number, below: Cents): Shortlist {
  const bySignature = new Map<string, Route[]>()
  let dearest = below
  const bestOf = (routes: readonly Route[]): Cents => routes[0]?.estimate ?? Number.POSITIVE_INFINITY
  return {
    dearest: () => dearest,
    routes: () => [...bySignature.values()].flat().sort((a, b) => a.estimate - b.estimate),
    add: (route) => {
      const held = bySignature.get(route.signature)
      if (!held) bySignature.set(route.signature, [route])
      else {
        const at = held.findIndex(({ estimate }) => estimate > route.estimate)
        held.splice(at < 0 ? held.length : at, 0, route)
        if (held.length > OF_ONE) held.pop()
      }
      if (bySignature.size < most) return
      const ranked = [...bySignature].sort(([, a], [, b]) => bestOf(a) - bestOf(b))
      for (const [signature] of ranked.slice(most)) bySignature.delete(signature)
      dearest = bestOf(ranked[most - 1]?.[1] ?? [])
    },
  }
}
