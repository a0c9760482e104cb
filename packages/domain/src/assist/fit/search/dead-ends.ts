import type { Inches } from '../../../base/units.ts'
import type { Stage, Start } from '../pieces/route.ts'
import { placeKey } from '../room/known-places.ts'

/** Places that the site lets no way go on from, whatever it is made of above and whatever it costs. */
export type DeadEnds = {
  readonly has: (ahead: string, used: Inches, at: Pick<Start, 'from' | 'heading'>) => boolean
  readonly add: (ahead: string, used: Inches, at: Pick<Start, 'from' | 'heading'>) => void
}

/**
 * Known by the landings that are still ahead, so that every pattern that ends alike knows them, in every pass. Whatever goes on
 * with less ramp above could go on with more: a place is dead for all that has no more ramp above than what ended there.
 */
export function deadEnds(): DeadEnds {
  const known = new Map<string, Map<number, Inches>>()
  return {
    has: (ahead, used, { from, heading }) =>
      (known.get(ahead)?.get(placeKey(from, heading)) ?? Number.NEGATIVE_INFINITY) >= used,
    add: (ahead, used, { from, heading }) => {
      const ofAhead = known.get(ahead) ?? new Map<number, Inches>()
      const key = placeKey(from, heading)
      known.set(ahead, ofAhead.set(key, Math.max(used, ofAhead.get(key) ?? used)))
    },
  }
}

/** The landings that are ahead of each flight, as dead ends know them. */
export const aheadOf = (stages: readonly Stage[]): readonly string[] =>
  [...stages, null].map((_, depth) => stages.slice(depth).join(' '))
