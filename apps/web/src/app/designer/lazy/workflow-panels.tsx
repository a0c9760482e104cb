import type { StepName } from '@ramp/domain'
import type { ComponentType } from 'react'
import { BracingPanel } from '../../../features/bracing/bracing-panel.tsx'
import { ClosuresPanel } from '../../../features/closures/closures-panel.tsx'
import { ConfirmPanel } from '../../../features/confirm/confirm-panel.tsx'
import { ConnectionsPanel } from '../../../features/connections/connections-panel.tsx'
import { FinishPanel } from '../../../features/finish/finish-panel.tsx'
import { HandrailPanel } from '../../../features/handrails/handrail-panel.tsx'
import { LegsPanel } from '../../../features/legs/legs-panel.tsx'
import { RunBuilder } from '../../../features/runs/run-builder.tsx'
import { WorkflowStep } from '../../../features/workflow/workflow-step.tsx'

export { GeneratedParts } from '../../../features/finish/generated-parts.tsx'

const inFrame = (step: StepName, Content: ComponentType): ComponentType =>
  function StepPanel() {
    return (
      <WorkflowStep step={step}>
        <Content />
      </WorkflowStep>
    )
  }

/** The panel of each guided step. */
export const workflowPanels = {
  handrail: inFrame('handrail', HandrailPanel),
  // The run builder has a sub-wizard with a footer of its own, so it draws the frame itself.
  run: () => <WorkflowStep step="run">{(frame) => <RunBuilder frame={frame} />}</WorkflowStep>,
  connection: inFrame('connection', ConnectionsPanel),
  closure: inFrame('closure', ClosuresPanel),
  leg: inFrame('leg', LegsPanel),
  bracing: inFrame('bracing', BracingPanel),
  confirm: inFrame('confirm', ConfirmPanel),
  // Finish knows better than the workflow when it is ready and what its button does.
  finish: () => <WorkflowStep step="finish">{(frame) => <FinishPanel frame={frame} />}</WorkflowStep>,
}
