import {
  addRun,
  type Edit,
  inForce,
  newRunId,
  type PartId,
  RUN_STEPS,
  type Run,
  type RunId,
  restoreRun,
  setRunTop,
} from '@ramp/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { toast } from '../../../ui/messages/toast.ts'
import { heightOfPlatform, type RunPlace } from './answer-pick.ts'
import { saveUnfinishedRun, takenUp, type UnfinishedRun, unfinishedRun } from './unfinished-run.ts'

type Place = RunPlace & {
  /** The run as it was when the wizard was opened; null for a new one. */
  readonly before: Run | null
}

export type RunWizard = {
  readonly run: Run
  readonly step: number
  readonly isNew: boolean
  readonly goTo: (step: number) => void
  /** Keeps the run and goes back to the list. */
  readonly finish: () => void
  /** Puts everything back as it was before the wizard was opened. */
  readonly cancel: () => void
}

type RunWizards = {
  /** null while the list is shown. */
  readonly wizard: RunWizard | null
  readonly add: (selection: readonly PartId[]) => void
  readonly edit: (id: RunId) => void
  /** A new run that was left half-built; null when there is none. */
  readonly unfinished: UnfinishedRun | null
  readonly goOn: () => void
  readonly drop: () => void
}

/** The sub-wizard that builds one run at a time (spec 3 §4.3). The run itself stands in the layout from the start. */
export function useRunWizard(): RunWizards {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { runs } = analysis.layout
  const [place, setPlace] = useState<Place | null>(null)
  const [unfinished, setUnfinished] = useState(() => unfinishedRun(editor))
  const close = () => setPlace(null)
  const drop = () => {
    saveUnfinishedRun(editor, null)
    setUnfinished(null)
  }
  // A run that is gone (undo, deleted from the list) closes its wizard.
  const run = place && runs.find(({ id }) => id === place.runId)

  useSetAside(place && run ? place : null)
  const goOn = () => {
    if (!unfinished) return
    const { id, edit: takeUp } = takenUp(unfinished, analysis.layout)
    editor.run('Resume run', 'propChange', takeUp)
    setPlace({ runId: id, step: unfinished.step, before: null })
    drop()
  }

  const add = (selection: readonly PartId[]) => {
    const runId = newRunId(runs)
    editor.run('Add run', 'propChange', addRunAt(runId, proposedTop(selection)))
    setPlace({ runId, step: 0, before: null })
    drop()
  }
  /** A later run usually starts at a platform of an earlier one: the selected platform gives its height. */
  const proposedTop = (selection: readonly PartId[]) =>
    selection.map((id) => heightOfPlatform(id, analysis, null)).find((height) => height !== null) ?? null

  const edit = (id: RunId) => {
    const before = runs.find((one) => one.id === id)
    if (before) setPlace({ runId: id, step: 0, before })
  }
  const wizard = place && run ? wizardAt(place, run) : null
  return { wizard, add, edit, unfinished, goOn, drop }

  function wizardAt({ runId, step, before }: Place, current: Run): RunWizard {
    return {
      run: inForce(current, analysis.layout),
      step,
      isNew: before === null,
      goTo: (next) => setPlace({ runId, before, step: Math.min(RUN_STEPS.length - 1, Math.max(0, next)) }),
      finish: close,
      cancel: () => {
        if (current !== before) editor.run('Cancel run', 'propChange', restoreRun(runId, before))
        close()
      },
    }
  }
}

/**
 * A new run whose step is left by the rail, or by Exit, before it is finished is taken out of the layout, where it would
 * stand as a level run, and waits for the person to come back.
 */
function useSetAside(place: Place | null): void {
  const editor = useEditor()
  const setAside = useEffectEvent(() => {
    const run = editor.decided.runs.find(({ id }) => id === place?.runId)
    if (!place || !run || place.before !== null) return
    editor.run('Set run aside', 'propChange', restoreRun(run.id, null))
    if (run.top === null && run.parts.length === 0) return
    saveUnfinishedRun(editor, { run, step: place.step })
    toast.info(`${run.name} is not finished.`, 'Resume it in the Run Builder.')
  })
  useEffect(() => () => setAside(), [])
}

const addRunAt =
  (id: RunId, top: number | null): Edit =>
  (layout) =>
    setRunTop(id, top)(addRun(id)(layout))
