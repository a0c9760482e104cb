import { setAutoGenLegs, stepState } from '@ramp/domain'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { IssueList } from '../../ui/issue-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { RunElevations } from '../../ui/run-elevation.tsx'
import { AllLegs } from './all-legs.tsx'
import { GeneratedLegs } from './generated-legs.tsx'
import { HandOrderedLegs } from './hand-ordered-legs.tsx'
import { LegSwitches } from './leg-switches.tsx'

/** Content of the Leg step (spec 3 §2.12). */
export function LegsPanel() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { autoGenLegs } = analysis.layout
  const { issues } = stepState('leg', analysis)
  return (
    <>
      <LegSwitches
        autoGenLegs={autoGenLegs}
        showsHeights={useEditorState((state) => state.showsHeights)}
        onAutoGenLegs={(isOn) =>
          editor.run(`Switch automatic legs ${isOn ? 'on' : 'off'}`, 'propChange', setAutoGenLegs(isOn))
        }
        onShowHeights={(isShown) => editor.setShowsHeights(isShown)}
      />
      {issues.length > 0 && (
        <Notice tone={issues.some(({ severity }) => severity === 'error') ? 'bad' : 'look'}>
          <IssueList issues={issues} analysis={analysis} onShow={(parts) => editor.select(parts)} />
        </Notice>
      )}
      <RunElevations figures={analysis.runs.figures} />
      {autoGenLegs ? <GeneratedLegs analysis={analysis} /> : <HandOrderedLegs analysis={analysis} />}
      <PanelSection title="All Legs">
        <AllLegs analysis={analysis} />
      </PanelSection>
    </>
  )
}
