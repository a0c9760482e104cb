import { isReadyToFinalize } from '@ramp/domain'
import { ReadyCard } from '../../../features/ready/ready-card.tsx'
import { useWorkflowStart } from '../../../features/workflow/use-workflow-start.ts'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { openDialog, StencilCheckup } from './lazy-dialogs.ts'

/** The way into the guided steps, once there is something to finish (spec 2 §4, spec 3 §2.5). */
export function WayToFinish() {
  const analysis = useAnalysis()
  const { missing, go, finish, close, goOn } = useWorkflowStart()
  return (
    <>
      {isReadyToFinalize(analysis) && (
        <ReadyCard onGo={() => openDialog(go)} onFinish={finish && (() => openDialog(finish))} />
      )}
      <StencilCheckup missing={missing} onClose={close} onContinue={goOn} />
    </>
  )
}
