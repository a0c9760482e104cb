import type { Inches } from '../../../base/units.ts'
import type { Stage, Start } from '../pieces/way.ts'
import { placeKey } from '../room/known-places.ts'

/** Places that the site lets no way go on from, whatever it is made of above and whatever it costs. */
export type DeadEnds = {
  readonly has: (ahead: string, used: Inches, at: Pick<Start, 'from' | 'heading'>) => boolean
  readonly add: (ahead: string, used: Inches, at: Pick<Start, 'from' | 'heading'>) => void
}

/** Known by the landings that are still ahead, so that every pattern that ends alike knows them, in every pass. */
export function deadEnds(): DeadEnds {
  const known = new Map<string, Map<Inches, Set<number>>>()
  return {
    has: (ahead, used, { from, heading }) =>
      known.get(ahead)?.get(used)?.has(placeKey(from, heading)) ?? false,
    add: (ahead, used, { from, heading }) => {
      const ofAhead = known.get(ahead) ?? new Map<Inches, Set<number>>()
      const ofUsed = ofAhead.get(used) ?? new Set<number>()
      known.set(ahead, ofAhead.set(used, ofUsed.add(placeKey(from, heading))))
    },
  }
}

/** The landings that are ahead of each flight, as dead ends know them. */
export const aheadOf = (stages: readonly Stage[]): readonly string[] =>
  [...stages, null].map((_, depth) => stages.slice(depth).join(' '))
