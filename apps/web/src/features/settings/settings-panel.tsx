import { type DesiredRatio, productRules, setProject } from '@ramp/domain'
import { HELPERS, setPreference, usePreferences } from '../../persistence/preferences.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useProject } from '../../project/use-project.ts'
import { ChoiceRow } from '../../ui/fields/choice-row.tsx'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import { Panel, PanelSection } from '../../ui/panel/panel.tsx'
import { CanvasSizeFields } from './canvas-size-fields.tsx'
import { KeyboardSettings } from './keyboard-settings.tsx'

/** What the specification adds to a ratio (spec 1 §3, ratio options). */
const NOTES: Partial<Record<DesiredRatio, string>> = { '1:12': ' (ADA)', '1:10': ' (IRC)' }

/** Project Settings and Canvas Settings (spec 2 §2.4). */
export function SettingsPanel() {
  return (
    <Panel title="Project Settings">
      <DesiredRatioField />
      <PanelSection title="Canvas Settings">
        <CanvasSizeFields />
      </PanelSection>
      <PanelSection title="Canvas Helpers">
        <CanvasHelpers />
      </PanelSection>
      <PanelSection title="Keyboard">
        <KeyboardSettings />
      </PanelSection>
    </Panel>
  )
}

function DesiredRatioField() {
  const editor = useEditor()
  const { product, desiredRatio } = useProject()
  const { ratios } = productRules(product)
  return (
    <ChoiceRow
      id="desired-ratio"
      label="Project Desired Slope Ratio"
      width={130}
      choices={ratios.map((ratio) => ({ value: ratio, label: `${ratio}${NOTES[ratio] ?? ''}` }))}
      value={desiredRatio}
      onChoose={(chosen) =>
        editor.run('Set desired ratio', 'propChange', setProject({ desiredRatio: chosen }))
      }
    />
  )
}

function CanvasHelpers() {
  const helpers = usePreferences()
  return HELPERS.map(({ key, name }) => (
    <SwitchRow
      key={key}
      label={name}
      id={`helper-${key}`}
      isOn={helpers[key]}
      onSwitch={(isOn) => setPreference(key, isOn)}
    />
  ))
}
