import { isReadyToFinalize } from '@ramp/domain'
import { PartsGallery } from '../../features/parts-gallery/parts-gallery.tsx'
import { ReadyCard } from '../../features/ready/ready-card.tsx'
import { StencilCheckup } from '../../features/ready/stencil-checkup.tsx'
import { useWorkflowStart } from '../../features/workflow/use-workflow-start.ts'
import { useLayout } from '../../lib/use-layout.ts'

/** The gallery, and below it the way into the guided steps once there is something to finish (spec 3 §2.5). */
export function PartsSection() {
  const layout = useLayout()
  const { missing, go, close, goOn } = useWorkflowStart()
  return (
    <PartsGallery>
      {isReadyToFinalize(layout) && <ReadyCard onGo={go} />}
      <StencilCheckup missing={missing} onClose={close} onContinue={goOn} />
    </PartsGallery>
  )
}
