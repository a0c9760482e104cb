import type { Inches } from '@ramp/domain'

export type CutRules = {
  /** No piece is longer. */
  readonly most: Inches
  /** Where a cut is wanted, such as at joints. */
  readonly stations: readonly Inches[]
  /** How much a cut there cuts through; what costs the least is cut. */
  readonly costAt: (place: Inches) => number
  /** Whether it may be cut between stations. */
  readonly isFree: boolean
}

/** Where a length is cut into the fewest pieces: as even as stations allow. */
export function cutPlaces(
  [from, to]: readonly [Inches, Inches],
  { most, stations, costAt, isFree }: CutRules,
): readonly Inches[] {
  const cuts: Inches[] = []
  for (let start = from; to - start > most + DUST; start = cuts.at(-1) ?? to) {
    const pieces = Math.ceil((to - start) / most - DUST)
    const even = start + (to - start) / pieces
    const least = Math.max(start + 1, to - (pieces - 1) * most)
    const reached = stations.filter((at) => at > start + 1 && at <= start + most)
    const wanted = reached.filter((at) => at >= least)
    const last = reached.length > 0 ? [Math.max(...reached)] : [even]
    const places = isFree ? [...wanted, even] : wanted.length > 0 ? wanted : last
    const best = places.toSorted(
      (a, b) => costAt(a) - costAt(b) || Math.abs(a - even) - Math.abs(b - even),
    )[0]
    cuts.push(best ?? even)
  }
  return cuts
}

const DUST = 1e-6
