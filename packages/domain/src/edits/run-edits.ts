import type { Inches } from '../base/units.ts'
import type { Layout, Run, RunId } from '../model/layout/layout.ts'
import type { PartId } from '../model/layout/part.ts'
import { doorIdAt } from '../model/layout/site.ts'
import { groundOf } from '../model/layout/site-ground.ts'
import type { Edit } from './edit.ts'

/** The first run is named Primary; later runs `Run N` (spec 3 §3). */
export const nameOfRun = (index: number): string => (index === 0 ? 'Primary' : `Run ${index}`)

/** Adds an empty run at the end of the list. */
export const addRun =
  (id: RunId): Edit =>
  (layout) => ({
    ...layout,
    runs: [
      ...layout.runs,
      {
        id,
        name: nextRunName(layout.runs),
        top: null,
        bottom: null,
        parts: [],
        ...(layout.runs.length === 0 ? { door: doorIdAt(0) } : {}),
      },
    ],
  })

export function nextRunName(runs: readonly Run[]): string {
  const taken = new Set(runs.map(({ name }) => name))
  let index = runs.length
  while (taken.has(nameOfRun(index))) index++
  return nameOfRun(index)
}

/** An id that no run of the layout has. */
export function newRunId(runs: readonly Run[]): RunId {
  let index = runs.length
  while (runs.some(({ id }) => id === `run-${index}`)) index++
  return `run-${index}`
}

/** Adds runs with their parts and heights at the end of the list. */
export const addRuns =
  (runs: readonly Run[]): Edit =>
  (layout) =>
    runs.length === 0 ? layout : { ...layout, runs: [...layout.runs, ...runs] }

const changeRun =
  (id: RunId, change: (run: Run) => Run): Edit =>
  (layout) => ({ ...layout, runs: layout.runs.map((run) => (run.id === id ? change(run) : run)) })

/** Sets a run's upper height; a negative number becomes 0 (spec 3 §5.3). */
export const setRunTop =
  (id: RunId, top: Inches | null): Edit =>
  (layout) =>
    changeRun(id, (run) => ({ ...run, top: onLayout(top, layout) }))(layout)

export const setRunBottom =
  (id: RunId, bottom: Inches | null): Edit =>
  (layout) =>
    changeRun(id, (run) => ({ ...run, bottom: onLayout(bottom, layout) }))(layout)

/** Without ground, no height lies below 0. */
const onLayout = (height: Inches | null, { site }: Layout): Inches | null =>
  height === null || groundOf(site) ? height : Math.max(0, height)

export const setRunParts = (id: RunId, parts: readonly PartId[]): Edit =>
  changeRun(id, (run) => ({ ...run, parts }))

/** Puts a part at the end of a run, or takes it out when it is there. */
export const togglePartInRun = (id: RunId, part: PartId): Edit =>
  changeRun(id, (run) => ({
    ...run,
    parts: run.parts.includes(part) ? run.parts.filter((one) => one !== part) : [...run.parts, part],
  }))

/** Whether a run may be deleted: the first one only when no other is left (spec 3 §4.3). */
export const mayRemoveRun = (layout: Layout, id: RunId): boolean =>
  layout.runs.length === 1 || layout.runs[0]?.id !== id

/** Deletes a run; entrances, exits and every choice about legs and braces are asked again (spec 3 §4.3). */
export const removeRun =
  (id: RunId): Edit =>
  (layout) =>
    mayRemoveRun(layout, id)
      ? forgetAfterRuns({ ...layout, runs: layout.runs.filter((run) => run.id !== id) })
      : layout

export const removeAllRuns: Edit = (layout) => forgetAfterRuns({ ...layout, runs: [] })

/** Puts a run back as it was when its wizard was opened; null takes a cancelled new run away. */
export const restoreRun =
  (id: RunId, before: Run | null): Edit =>
  (layout) => ({
    ...layout,
    runs: before
      ? layout.runs.map((run) => (run.id === id ? before : run))
      : layout.runs.filter((run) => run.id !== id),
  })

/** Everything confirmed after Handrail stood on the runs that are gone. */
const forgetAfterRuns: Edit = (layout) => ({
  ...layout,
  openings: [],
  legChoices: [],
  braceChoices: [],
  confirmedSteps: layout.confirmedSteps.filter((step) => step === 'handrail'),
})
