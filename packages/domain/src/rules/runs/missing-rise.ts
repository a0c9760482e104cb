import type { Layout, Run } from '../../model/layout/layout.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import { inForce } from '../../model/layout/run-top.ts'
import type { Placement } from '../placement/placed-part.ts'
import { endHeightOf, endOf } from './end-height.ts'
import type { RunFigures, Runs } from './run-figures.ts'

/** A height nobody entered, without which nobody knows how high a system stands. */
export type MissingRise = {
  /** Its name in a system description and in a saved layout: `runs[0].top`. */
  readonly field: string
  readonly height: 'start' | 'end' | 'run'
  /** Place of its run; of no run the first one that is to come. */
  readonly place: number
  /** The imperative of a sentence: `enter the start height of run Primary`. */
  readonly action: string
}

type Measured = {
  readonly layout: Layout
  readonly placement: Pick<Placement, 'byId'>
  readonly runs: Pick<Runs, 'figures' | 'runOf'>
}

/** The first height that is missing; null where every part of a system has one. A height of 0 that was entered is one. */
export function missingRise({ layout, placement, runs }: Measured): MissingRise | null {
  const missing = layout.runs.flatMap((run, place) => {
    const height = missingHeight(run, { layout, placement, runs })
    return height === null ? [] : [missingOf(run, place, height)]
  })
  const isLoose = layout.parts.some((part) => isSystemPart(part) && !runs.runOf.has(part.id))
  return missing[0] ?? (isLoose ? MISSING_RUN(layout.runs.length) : null)
}

/** Whether the heights of a run's parts follow from what was entered. */
export const hasEnteredHeights = (
  { parts }: Pick<RunFigures, 'parts'>,
  { heights }: Pick<Runs, 'heights'>,
): boolean => parts.some((id) => heights.has(id))

const MISSING_RUN = (place: number): MissingRise => ({
  field: 'runs',
  height: 'run',
  place,
  action: place === 0 ? 'add a run with its start height' : 'add every part to a run',
})

function missingHeight(run: Run, { layout, placement, runs }: Measured): 'start' | 'end' | null {
  const figures = runs.figures.find(({ id }) => id === run.id)
  if (!figures || run.parts.length === 0) return null
  if (inForce(run, layout).top === null) return 'start'
  return run.bottom === null && endHeightOf(endOf(figures, layout, placement)) === null ? 'end' : null
}

const FIELDS = { start: 'top', end: 'bottom' } as const

const missingOf = ({ name }: Run, place: number, height: 'start' | 'end'): MissingRise => ({
  field: `runs[${place}].${FIELDS[height]}`,
  height,
  place,
  action: `enter the ${height} height of ${/^run\b/i.test(name) ? name : `run ${name}`}`,
})
