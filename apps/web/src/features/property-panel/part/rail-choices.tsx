import { childRailsOf, loopsOf, type Part, productRules, setRailChoices } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'

/** Loops, or child rails where the line is commercial: a choice of this part alone, no item changes (spec 2 §5). */
export function RailChoices({ part }: { readonly part: Part }) {
  const editor = useEditor()
  const project = useProject()
  const isCommercial = productRules(project.product).industry === 'commercial'
  const set = (change: { readonly loops?: boolean; readonly childRails?: boolean }) =>
    editor.run('Set rails', 'propChange', setRailChoices([part.id], change))
  return isCommercial ? (
    <SwitchRow
      label="Child rails"
      id="part-child-rails"
      isOn={childRailsOf(part, project)}
      onSwitch={(isOn) => set({ childRails: isOn })}
    />
  ) : (
    <SwitchRow
      label="Loops"
      id="part-loops"
      isOn={loopsOf(part, project)}
      onSwitch={(isOn) => set({ loops: isOn })}
    />
  )
}
