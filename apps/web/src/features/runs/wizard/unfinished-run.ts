import { addRuns, type Edit, type Layout, newRunId, type Run, type RunId } from '@ramp/domain'
import type { Editor } from '@ramp/editor'

/** A new run that was left half-built: it is no run of the layout until the person goes on with it. */
export type UnfinishedRun = { readonly run: Run; readonly step: number }

const unfinished = new WeakMap<Editor, UnfinishedRun>()

export const unfinishedRun = (editor: Editor): UnfinishedRun | null => unfinished.get(editor) ?? null

export function saveUnfinishedRun(editor: Editor, run: UnfinishedRun | null): void {
  if (run) unfinished.set(editor, run)
  else unfinished.delete(editor)
}

/** Puts a run back that was set aside, with those of its parts that are still there and in no other run. */
export function takenUp({ run }: UnfinishedRun, { runs, parts }: Layout): { id: RunId; edit: Edit } {
  const taken = new Set(runs.flatMap((one) => one.parts))
  const known = new Set(parts.map(({ id }) => id))
  const id = runs.some((one) => one.id === run.id) ? newRunId(runs) : run.id
  const left = run.parts.filter((part) => known.has(part) && !taken.has(part))
  return { id, edit: addRuns([{ ...run, id, parts: left }]) }
}
