import type { Degrees } from '../../base/units.ts'
import { isSloped, type PartId, type Side } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import { sideName } from '../../rules/placement/side-name.ts'
import type { PartHeight } from '../../rules/runs/run-figures.ts'
import { linksOf } from '../workflow/walking-links.ts'
import type { TextOutlineWords } from './text-outline-words.ts'
import { headingOf, turnOf } from './way-words.ts'

/** A part of a walk as one passes it. */
export type WalkStop = {
  readonly part: PartId
  readonly name: string
  readonly details: readonly string[]
  /** What is said before and after it: `entrance from a porch`, `exit to the ground`. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** The stops of a walk, with the transitions that lie against its parts. */
export function walkStops(
  parts: readonly PartId[],
  analysis: Analysis,
  words: TextOutlineWords,
): readonly WalkStop[] {
  return parts.flatMap((id, index) => {
    const placed = analysis.placement.byId.get(id)
    if (!placed) return []
    const steps = { before: parts[index - 1] ?? null, after: parts[index + 1] ?? null }
    const stop = stopAt(placed, steps, analysis, words)
    const plates = platesAt(id, analysis).map(({ plate, side }) => ({
      side,
      stop: stopOfPlate(plate, analysis, words),
    }))
    const isAbove = ({ side }: { readonly side: Side }) => index === 0 && side === 'TOP'
    return [
      ...plates.filter(isAbove).map((plate) => plate.stop),
      stop,
      ...plates.filter((plate) => !isAbove(plate)).map((plate) => plate.stop),
    ]
  })
}

/** Neighbours of a part in its walk. */
type Steps = { readonly before: PartId | null; readonly after: PartId | null }

function stopAt(placed: PlacedPart, steps: Steps, analysis: Analysis, words: TextOutlineWords): WalkStop {
  const { part } = placed
  const height = analysis.runs.heights.get(part.id)
  const ends = analysis.connections.openings.filter(({ end }) => end.part === part.id)
  const at = (use: 'entrance' | 'exit') => ends.filter((one) => one.use === use)
  return {
    part: part.id,
    name: words.nameOf(part.id),
    details: [
      heightWords(placed, height, words),
      wayWords(placed, steps, analysis, words.turn ?? 0),
      ...ends.map(({ use, end }) => `${use} at its ${sideName(placed, end.side)}`),
    ].filter((detail) => detail !== null),
    before: at('entrance').map(({ leadsTo }) => (leadsTo ? `entrance from a ${leadsTo}` : 'entrance')),
    after: at('exit').map(({ leadsTo }) => `exit to ${leadsTo ? `a ${leadsTo}` : 'the ground'}`),
  }
}

function heightWords(
  { part }: PlacedPart,
  height: PartHeight | undefined,
  { lengthOf }: TextOutlineWords,
): string | null {
  if (!isSloped(part)) return height ? `at ${lengthOf(height.top)}` : null
  return height ? `from ${lengthOf(height.top)} down to ${lengthOf(height.bottom)}` : 'going down'
}

/** Where the way leads: the first part says it on the drawing, every later one by its turn. */
function wayWords(
  placed: PlacedPart,
  { before, after }: Steps,
  analysis: Analysis,
  turn: Degrees,
): string | null {
  if (isSloped(placed.part)) return before === null ? headingOf(placed.sides.BOTTOM, turn) : null
  const entered = before === null ? null : sideTo(placed.part.id, before, analysis)
  const left = after === null ? null : sideTo(placed.part.id, after, analysis)
  if (entered && left) return turnOf(placed.sides[entered], placed.sides[left])
  return left && before === null ? headingOf(placed.sides[left], turn) : null
}

/** The side of a part that is joined to another one. */
const sideTo = (part: PartId, other: PartId, analysis: Analysis): Side | null =>
  linksOf(analysis, part).find((link) => link.other.part === other)?.mine.side ?? null

const platesAt = (part: PartId, { connections }: Analysis) =>
  [...connections.transitions].flatMap(([plate, end]) =>
    end?.part === part ? [{ plate, side: end.side }] : [],
  )

const stopOfPlate = (plate: PartId, analysis: Analysis, words: TextOutlineWords): WalkStop => ({
  part: plate,
  name: words.nameOf(plate),
  details: [againstWords(plate, analysis, words)].filter((detail) => detail !== null),
  before: [],
  after: [],
})

/** `against the lower end of 8 ft ramp 2`; null for what lies against nothing. */
export function againstWords(
  plate: PartId,
  { connections, placement }: Analysis,
  { nameOf }: TextOutlineWords,
): string | null {
  const end = connections.transitions.get(plate)
  const placed = end && placement.byId.get(end.part)
  return end && placed ? `against the ${sideName(placed, end.side)} of ${nameOf(end.part)}` : null
}
