import { codeFindings, isSystemPart, isUnanswered, type PartId } from '@ramp/domain'
import { select } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { PanelSection } from '../../ui/panel/panel.tsx'
import { HighEnds } from '../../ui/steps/high-ends.tsx'
import { NoLongerSoldParts } from '../../ui/steps/no-longer-sold.tsx'
import { CodeChecks } from './code-checks.tsx'
import { FinishForMe } from './finish-for-me.tsx'
import { SystemLines } from './lines/system-lines.tsx'
import { PartsListPreview } from './parts-list-preview.tsx'
import { ProjectCodes } from './project-codes.tsx'
import { RetailInstead } from './retail-instead.tsx'
import { RunSummary } from './run-summary.tsx'
import { Totals } from './totals.tsx'

/** Content of the Confirm step: the whole system before its parts list is made (spec 3 §2.14). */
export function ConfirmPanel() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const findings = codeFindings(analysis)
  const show = (parts: readonly PartId[]) => select(editor, parts)
  return (
    <>
      <NoLongerSoldParts />
      {isUnanswered(analysis) ? <FinishForMe /> : analysis.layout.parts.some(isSystemPart) && <SystemLines />}
      <HighEnds />
      <Totals analysis={analysis} />
      <RetailInstead />
      {analysis.layout.parts.some(isSystemPart) && (
        <PanelSection title="Runs and heights">
          <RunSummary analysis={analysis} />
        </PanelSection>
      )}
      {findings.length > 0 && (
        <PanelSection title="Building codes">
          <ProjectCodes />
          <CodeChecks findings={findings} onShow={show} />
        </PanelSection>
      )}
      <PanelSection title="Parts list">
        <PartsListPreview analysis={analysis} onShow={show} />
      </PanelSection>
    </>
  )
}
