import { Switch } from '@mantine/core'
import { childRailsOf, loopsOf, type Part, productRules, setRailChoices } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'

/** Loops, or child rails where the line is commercial: a choice of this part alone, no item changes (spec 2 §5). */
export function RailChoices({ part }: { readonly part: Part }) {
  const editor = useEditor()
  const project = useProject()
  const isCommercial = productRules(project.product).industry === 'commercial'
  const set = (change: { readonly loops?: boolean; readonly childRails?: boolean }) =>
    editor.run('Set rails', 'propChange', setRailChoices([part.id], change))
  return isCommercial ? (
    <FieldRow label="Child rails" htmlFor="part-child-rails">
      <Switch
        id="part-child-rails"
        checked={childRailsOf(part, project)}
        onChange={(event) => set({ childRails: event.currentTarget.checked })}
      />
    </FieldRow>
  ) : (
    <FieldRow label="Loops" htmlFor="part-loops">
      <Switch
        id="part-loops"
        checked={loopsOf(part, project)}
        onChange={(event) => set({ loops: event.currentTarget.checked })}
      />
    </FieldRow>
  )
}
