import { boxAround } from '../../base/geometry/outline.ts'
import { add, distance } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import { type Growth, growCanvas, roomFor } from '../../edits/canvas-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { IssueArea, IssueCode } from '../../model/layout/issue.ts'
import type { Layout, RunId } from '../../model/layout/layout.ts'
import type { Part } from '../../model/layout/part.ts'
import { runOfRatio } from '../../model/products/product-rules.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { riseBetweenLandings } from '../../rules/codes/find-code-findings.ts'
import { placeParts } from '../../rules/placement/place-parts.ts'
import type { PlacedPart } from '../../rules/placement/placed-part.ts'
import type { RunFigures } from '../../rules/runs/run-figures.ts'
import { carryChoices } from '../choices/carry-choices.ts'
import { crowds } from '../joined-edits/carry-along.ts'
import { type FlightsPlan, type LengthWish, lengthOf } from './flight.ts'
import { type DrawnFlight, flightsOfRun } from './flights-of-run.ts'
import { planFlights } from './plan-flights.ts'
import { relayFlights } from './relay-flights.ts'
import type { Section } from './section.ts'

/** Lengths of the sections of a flight that changes, from the upper end. */
export type FlightChange = { readonly before: readonly Inches[]; readonly after: readonly Inches[] }

/** A run with its ramps made as long as its rise asks for at the desired ratio. */
export type Relength = {
  readonly run: RunId
  readonly flights: readonly [FlightChange, ...FlightChange[]]
  readonly edit: Edit
  readonly growth: Growth
  /** What moves or is new, where it comes to stand; the canvas did not grow yet. */
  readonly moved: readonly PlacedPart[]
  /** What follows when it is taken. */
  readonly after: Analysis
  /** By how much ramps are longer than the codes let them be from landing to landing. */
  readonly excess: Inches
}

/**
 * Ramps of other lengths for a run, turns and landings kept: as few as possible change, and what hangs on them moves along.
 * Null where the run has the length it needs, where stock makes no other, or where there is no room.
 */
export function proposeRelength(drawn: Analysis, id: RunId): Relength | null {
  const run = drawn.layout.runs.find((one) => one.id === id)
  const figures = drawn.runs.figures.find((one) => one.id === id)
  if (!run || !figures || figures.kind !== 'ramps' || figures.rise <= 0) return null
  if (!run.parts.some((part) => drawn.runs.heights.has(part))) return null
  const flights = flightsOfRun(run, drawn)
  for (const plan of planFlights(flights, wishOf(figures, drawn))) {
    const found = relengthBy(plan, flights, drawn)
    if (found) return { run: id, ...found }
  }
  return null
}

/** Half a hundredth, as ratios are shown and judged with two decimals. */
const AS_SHOWN = 0.005

function wishOf({ rise }: RunFigures, { layout }: Analysis): LengthWish {
  const { product, desiredRatio } = layout.project
  const runNumber = runOfRatio(desiredRatio)
  const limit = riseBetweenLandings(product)
  return { length: rise * (runNumber - AS_SHOWN), longestChain: limit === null ? null : limit * runNumber }
}

function relengthBy(
  plan: FlightsPlan,
  flights: readonly DrawnFlight[],
  drawn: Analysis,
): Omit<Relength, 'run'> | null {
  const { layout, catalogue, placement } = drawn
  const relaid = relayFlights(flights, plan, drawn)
  const changes = flights.flatMap(({ sections, foot }, index) =>
    relaid?.isChanged[index]
      ? [changeOf([...sections, ...foot], [...(plan.flights[index] ?? []), ...foot])]
      : [],
  )
  const [first, ...others] = changes
  if (!relaid || !first) return null
  const changed = relaid.edit(layout)
  if (crowds(placement, changed.parts, catalogue)) return null
  const follow = carryChoices(drawn, changed, (part, at) => {
    const by = relaid.movedBy(part)
    return by && add(at, by)
  })
  const moved = movedParts(layout, changed, catalogue)
  const growth = roomFor(boxOf(moved), layout.project.canvas)
  const edit: Edit = (before) => growCanvas(growth)(follow(relaid.edit(before)))
  const after = analyse(edit(layout), catalogue)
  if (hasNewErrors(drawn, after)) return null
  return { flights: [first, ...others], edit, growth, moved, after, excess: plan.excess }
}

const changeOf = (before: readonly Section[], after: readonly Section[]): FlightChange => ({
  before: before.map((one) => lengthOf([one])),
  after: after.map((one) => lengthOf([one])),
})

function movedParts(before: Layout, { parts }: Layout, catalogue: Catalogue): readonly PlacedPart[] {
  const were = new Map(before.parts.map((part) => [part.id, part]))
  const stays = ({ id, at, rotation }: Part) => {
    const was = were.get(id)
    return was?.rotation === rotation && distance(was.at, at) < DUST
  }
  return placeParts(parts, catalogue).parts.filter(({ part }) => !stays(part))
}

const DUST: Inches = 1e-6

const boxOf = (parts: readonly PlacedPart[]) => boxAround(parts.flatMap(({ box }) => [box.min, box.max]))

/** Whether parts lie worse than before. Ends that are free may be others than before, where a ramp came in. */
const hasNewErrors = (before: Analysis, after: Analysis): boolean => errorsOf(after) > errorsOf(before)

const OF_PLACE: readonly IssueArea[] = ['placement', 'connection']
const FREE_ENDS: readonly IssueCode[] = ['connection.unconnected-part', 'connection.unconnected-side']

const errorsOf = ({ issues }: Analysis): number =>
  issues.filter(
    ({ code, severity, area }) =>
      severity === 'error' && OF_PLACE.includes(area) && !FREE_ENDS.includes(code),
  ).length
