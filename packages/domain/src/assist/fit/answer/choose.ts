import type { FitWishes } from '../ask/fit-ask.ts'
import { KINDS, type WayKind } from '../pieces/way.ts'
import type { Candidate, Proposal } from './proposal.ts'

/** More than this many layouts nobody compares. */
const MOST = 6

/** The proposals that are offered, best first, and why each: no two the same, the cheapest of every kind, then by price. */
export function chooseProposals(candidates: readonly Candidate[], wishes: FitWishes): readonly Proposal[] {
  const apart = withoutSame(candidates.toSorted(byPrice))
  const firsts = apart.filter((one) => apart.find(({ kind }) => kind === one.kind) === one)
  const shapes = apart.filter((one) => apart.find((other) => shapeOf(other) === shapeOf(one)) === one)
  const chosen = [...new Set([...firsts, ...shapes, ...apart])].slice(0, MOST).sort(byPrice)
  const ordered = wishes.straight
    ? [...straight(chosen), ...chosen.filter((one) => !isStraight(one))]
    : chosen
  const whys = whysOf(ordered)
  return ordered.map(({ way: _, ...candidate }, index) => ({
    id: `${index + 1}`,
    ...candidate,
    why: whys[index] ?? '',
  }))
}

const isStraight = ({ kind }: Candidate) => kind === 'straight'
const straight = (candidates: readonly Candidate[]) => candidates.filter(isStraight)

/** Of one price the shorter way comes first, then the smaller footprint, then fewer turns. */
const byPrice = (a: Candidate, b: Candidate): number =>
  a.price - b.price ||
  a.linearFeet - b.linearFeet ||
  area(a) - area(b) ||
  a.turns - b.turns ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind)

const area = ({ footprint }: Candidate): number => footprint.width * footprint.depth

/** Which way it leaves the door, and how it turns. */
const shapeOf = ({ way }: Candidate): string => `${way.signature.slice(0, 1)} ${way.stages.join(' ')}`

function withoutSame(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>()
  return candidates.filter(({ way }) => seen.size < seen.add(`${way.stages.join(' ')} ${way.signature}`).size)
}

type Merit = { readonly why: string; readonly of: (candidate: Candidate) => number }

/** What a layout may be best at; the first that it alone is best at says why it is offered. */
const MERITS: readonly Merit[] = [
  { why: 'Cheapest.', of: ({ price }) => price },
  { why: 'Shortest way.', of: ({ linearFeet }) => linearFeet },
  { why: 'Smallest footprint.', of: area },
  { why: 'Fewest turns.', of: ({ turns }) => turns },
  {
    why: 'Stays closest to the house.',
    of: ({ way }) => Math.max(...way.pieces.map(({ rect }) => rect.bottom)),
  },
  { why: 'Lightest to carry.', of: ({ weight }) => weight },
]

const OF_KIND: Readonly<Record<WayKind, string>> = {
  straight: 'The cheapest straight way.',
  l: 'The cheapest way with one turn.',
  u: 'The cheapest way that comes back towards the house.',
  z: 'The cheapest way that turns one way and then the other.',
  switchback: 'The cheapest switchback.',
  mixed: 'The cheapest way with several turns.',
}

function whysOf(candidates: readonly Candidate[]): readonly string[] {
  const bestAt = MERITS.map(({ why, of }) => {
    const least = Math.min(...candidates.map(of))
    return { why, best: candidates.find((one) => of(one) <= least + 1e-6) }
  })
  return candidates.map((candidate, index) => {
    const merit = bestAt.find(({ best }) => best === candidate)
    if (merit) return merit.why
    const isFirst = candidates.findIndex(({ kind }) => kind === candidate.kind) === index
    return isFirst ? OF_KIND[candidate.kind] : NEXT[candidate.kind]
  })
}

const NEXT: Readonly<Record<WayKind, string>> = {
  straight: 'Another straight way, if the first is in the way.',
  l: 'Another way with one turn: it ends elsewhere.',
  u: 'Another way back towards the house.',
  z: 'Another way that turns one way and then the other.',
  switchback: 'Another switchback: it stands elsewhere.',
  mixed: 'Another way with several turns.',
}
