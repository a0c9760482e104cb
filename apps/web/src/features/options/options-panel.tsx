import { setProject } from '@ramp/domain'
import { Notice } from '@ramp/shell'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { ChoiceRow } from '../../ui/fields/choice-row.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Option, optionsOf } from './option-choices.ts'
import classes from './options-panel.module.css'

/** Default Project Options (spec 2 §2.3). */
export function OptionsPanel() {
  const layout = useLayout()
  return (
    <Panel title="Default Project Options">
      <Notice tone="plain">These settings only affect parts added from now on.</Notice>
      {layout.project.product === 'PHD' && (
        <Notice tone="look">60-inch ramps are special order, contact customer service.</Notice>
      )}
      <div className={classes.options}>
        {optionsOf(layout).map((option) => (
          <OptionField key={option.name} option={option} />
        ))}
      </div>
    </Panel>
  )
}

function OptionField({ option }: { readonly option: Option }) {
  const editor = useEditor()
  const id = `option-${option.name.toLowerCase().replaceAll(' ', '-')}`
  return (
    <ChoiceRow
      id={id}
      label={option.name}
      hint={option.lockedBecause}
      width={160}
      choices={option.choices}
      value={option.value}
      isDisabled={option.lockedBecause !== null}
      onChoose={(value) =>
        editor.run(`Set ${option.name.toLowerCase()}`, 'propChange', setProject(option.patchOf(value)))
      }
    />
  )
}
