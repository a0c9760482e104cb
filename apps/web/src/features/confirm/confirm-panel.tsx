import { isSystemPart, stepState } from '@ramp/domain'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { HighEnds } from '../../ui/high-ends.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { CodeChecks } from './code-checks.tsx'
import { PartsListPreview } from './parts-list-preview.tsx'
import { Problems } from './problems.tsx'
import { RunSummary } from './run-summary.tsx'
import { Totals } from './totals.tsx'

/** Content of the Confirm step: the whole system before its parts list is made (spec 3 §2.14). */
export function ConfirmPanel() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const show = (parts: Parameters<typeof editor.select>[0]) => editor.select(parts)
  return (
    <>
      <Problems issues={stepState('confirm', analysis).issues} analysis={analysis} onShow={show} />
      <HighEnds analysis={analysis} onShow={show} />
      <Totals analysis={analysis} />
      {analysis.layout.parts.some(isSystemPart) && (
        <PanelSection title="Runs and heights">
          <RunSummary analysis={analysis} />
        </PanelSection>
      )}
      {analysis.findings.length > 0 && (
        <PanelSection title="Building codes">
          <CodeChecks findings={analysis.findings} onShow={show} />
        </PanelSection>
      )}
      <PanelSection title="Parts list">
        <PartsListPreview analysis={analysis} onShow={show} />
      </PanelSection>
    </>
  )
}
