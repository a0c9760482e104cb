import { setAutoGenLegs } from '@ramp/domain'
import { setShowsHeights } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import { RunElevations } from '../../ui/figures/run-elevation.tsx'
import { PanelSection } from '../../ui/panel/panel.tsx'
import { AllLegs } from './all-legs.tsx'
import { GeneratedLegs } from './generated-legs.tsx'
import { HandOrderedLegs } from './hand-ordered-legs.tsx'

/** Content of the Leg step (spec 3 §2.12). */
export function LegsPanel() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { autoGenLegs } = analysis.layout
  return (
    <>
      <div>
        <SwitchRow
          label="Auto Generate Legs"
          id="auto-generate-legs"
          isOn={autoGenLegs}
          onSwitch={(isOn) =>
            editor.run(`Switch automatic legs ${isOn ? 'on' : 'off'}`, 'propChange', setAutoGenLegs(isOn))
          }
        />
        <SwitchRow
          label="Heights Viewer"
          id="heights-viewer"
          isOn={useEditorState((state) => state.showsHeights)}
          onSwitch={(isShown) => setShowsHeights(editor, isShown)}
        />
      </div>
      <RunElevations figures={analysis.runs.figures} />
      {autoGenLegs ? <GeneratedLegs analysis={analysis} /> : <HandOrderedLegs analysis={analysis} />}
      <PanelSection title="All Legs">
        <AllLegs analysis={analysis} />
      </PanelSection>
    </>
  )
}
