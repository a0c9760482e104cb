import { isOnGround, isRunStepLocked, RUN_STEPS, runStepProblem, setRunBottom } from '@ramp/domain'
import { select } from '@ramp/editor'
import type { ReactNode } from 'react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { toast } from '../../../ui/messages/toast.ts'
import { StepFrame, type StepFrameValues } from '../../../ui/steps/step-frame.tsx'
import { issuesOfRun } from '../checks/run-issues.ts'
import { hasHeights } from '../figures/run-text.ts'
import { answerPick } from './answer-pick.ts'
import { ConfirmRun } from './confirm-run.tsx'
import { endHeightOf } from './end-height.ts'
import { EndHeightStep } from './end-height-step.tsx'
import { runBanner } from './run-banner.ts'
import { SelectParts } from './select-parts.tsx'
import { StartHeightStep } from './start-height-step.tsx'
import { usePartPick } from './use-part-pick.ts'
import type { RunWizard as Wizard } from './use-run-wizard.ts'

type RunWizardProps = {
  readonly frame: StepFrameValues
  readonly wizard: Wizard
  /** What stands below every step. */
  readonly children: ReactNode
}

const LAST_STEP = RUN_STEPS.length - 1

/** Start / Top Height, Select Parts, End / Bottom Height, Confirm Run (spec 3 §2.9 and §4.3). */
export function RunWizard({ frame, wizard, children }: RunWizardProps) {
  const { run, step, goTo } = wizard
  const editor = useEditor()
  const analysis = useAnalysis()
  const figures = analysis.runs.figures.find(({ id }) => id === run.id)
  const last = analysis.placement.byId.get(run.parts.at(-1) ?? '')
  const isLocked = isRunStepLocked(step, run.id, analysis)
  usePartPick((part) => {
    if (part === null) return
    const answer = answerPick(part, { runId: run.id, step }, analysis)
    if (answer.kind === 'refused') toast.refusal(answer.message)
    if (answer.kind === 'edit') editor.run(answer.label, 'propChange', answer.edit)
    // While heights and parts are picked nothing is selected: the properties would cover what is clicked next.
    if (step > 1) select(editor, [part])
  })
  if (!figures) return null
  const problem = runStepProblem(step, run, analysis)
  const issues = issuesOfRun(analysis, run, hasHeights(run, figures))
  const end = endHeightOf({ figures, last, project: analysis.layout.project })
  const next = () => {
    if (step === LAST_STEP) return wizard.finish()
    const entersEndHeight = step === 1
    const isGround = end.fixed === 0 || (run.bottom === null && last && isOnGround(last.part.id, analysis))
    if (entersEndHeight && isGround && run.bottom !== 0)
      editor.run('Set end height', 'propChange', setRunBottom(run.id, 0))
    goTo(step + 1)
  }
  // Enter comes before what it took is known here.
  const goOn = () => {
    const now = editor.analysis
    if (!isRunStepLocked(step, run.id, now) && !runStepProblem(step, run, now)) next()
  }
  return (
    <StepFrame
      {...frame}
      sub={`${run.name} · Step ${step + 1} of ${RUN_STEPS.length} · ${RUN_STEPS[step]?.title ?? ''}`}
      status={runBanner({ step, isLocked, problem, issues: step === 0 ? [] : issues })}
      back={{ label: 'Back', onClick: () => goTo(step - 1), isDisabled: step === 0 }}
      besideBack={{ label: 'Cancel Run', onClick: wizard.cancel }}
      next={{ label: step === LAST_STEP ? 'Finish' : 'Next', onClick: next, isDisabled: isLocked }}
    >
      {step === 0 && <StartHeightStep run={run} onEnter={goOn} />}
      {step === 1 && <SelectParts run={run} figures={figures} />}
      {step === 2 && <EndHeightStep run={run} figures={figures} end={end} onEnter={goOn} />}
      {step === LAST_STEP && <ConfirmRun run={run} figures={figures} />}
      {children}
    </StepFrame>
  )
}
