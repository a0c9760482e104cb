import { Select } from '@mantine/core'
import { setProject } from '@ramp/domain'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { Notice } from '../../ui/notice.tsx'
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
    <FieldRow label={option.name} htmlFor={id} hint={option.lockedBecause}>
      <Select
        id={id}
        w={160}
        data={[...option.choices]}
        value={option.value}
        disabled={option.lockedBecause !== null}
        onChange={(value) => {
          if (value !== null)
            editor.run(`Set ${option.name.toLowerCase()}`, 'propChange', setProject(option.patchOf(value)))
        }}
      />
    </FieldRow>
  )
}
