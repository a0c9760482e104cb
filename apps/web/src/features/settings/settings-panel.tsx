import { Select, Switch } from '@mantine/core'
import { type DesiredRatio, productRules, setProject } from '@ramp/domain'
import { HELPERS, setPreference, usePreferences } from '../../keeping/preferences.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useProject } from '../../project/use-project.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'
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
    <FieldRow label="Project Desired Slope Ratio" htmlFor="desired-ratio">
      <Select
        id="desired-ratio"
        w={130}
        data={ratios.map((ratio) => ({ value: ratio, label: `${ratio}${NOTES[ratio] ?? ''}` }))}
        value={desiredRatio}
        onChange={(value) => {
          const chosen = ratios.find((ratio) => ratio === value)
          if (chosen) editor.run('Set desired ratio', 'propChange', setProject({ desiredRatio: chosen }))
        }}
      />
    </FieldRow>
  )
}

function CanvasHelpers() {
  const helpers = usePreferences()
  return HELPERS.map(({ key, name }) => (
    <FieldRow key={key} label={name} htmlFor={`helper-${key}`}>
      <Switch
        id={`helper-${key}`}
        checked={helpers[key]}
        onChange={(event) => setPreference(key, event.currentTarget.checked)}
      />
    </FieldRow>
  ))
}
