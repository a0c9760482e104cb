import { setAutoGenLegs, stepState } from '@ramp/domain'
import { select, setShowsHeights } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { RunElevations } from '../../ui/figures/run-elevation.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PanelSection } from '../../ui/panel/panel.tsx'
import { IssueList } from '../../ui/steps/issue-list.tsx'
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
        onShowHeights={(isShown) => setShowsHeights(editor, isShown)}
      />
      {issues.length > 0 && (
        <Notice tone={issues.some(({ severity }) => severity === 'error') ? 'bad' : 'look'}>
          <IssueList issues={issues} analysis={analysis} onShow={(parts) => select(editor, parts)} />
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
