import { isReadyToFinalize } from '@ramp/domain'
import { ReadyCard } from '../../../features/ready/ready-card.tsx'
import { useWorkflowStart } from '../../../features/workflow/use-workflow-start.ts'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { openDialog, StencilCheckup } from './lazy-dialogs.ts'

type WayToFinishProps = { readonly className: string | undefined }

/** The way into the guided steps, below every section of Building once there is something to finish (spec 2 §4, spec 3 §2.5). */
export function WayToFinish({ className }: WayToFinishProps) {
  const { parts } = useLayout()
  return parts.length > 0 && <WhenReady className={className} />
}

function WhenReady({ className }: WayToFinishProps) {
  const analysis = useAnalysis()
  const { missing, go, finish, close, goOn, place } = useWorkflowStart()
  return (
    <>
      {isReadyToFinalize(analysis) && (
        <div className={className}>
          <ReadyCard onGo={() => openDialog(go)} onFinish={finish && (() => openDialog(finish))} />
        </div>
      )}
      <StencilCheckup missing={missing} onPlace={place} onClose={close} onContinue={goOn} />
    </>
  )
}
