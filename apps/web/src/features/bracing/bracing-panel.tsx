import { productRules, setAdditionalProduct, setAutoGenBracing, switchBrace } from '@ramp/domain'
import { select } from '@ramp/editor'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import { AddOnList } from '../../ui/steps/add-on-list.tsx'
import { OrderedByHand } from '../../ui/steps/ordered-by-hand.tsx'
import { BRACE_TYPES, braceRows } from './brace-rows.ts'
import { BraceSwitches } from './brace-switches.tsx'
import { AngleBracing, CrossBracing } from './bracing-tables.tsx'

/** Content of the Bracing step (spec 3 §2.13). */
export function BracingPanel() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { autoGenBracing, additionalProducts, project } = analysis.layout
  const order = {
    itemTypes: BRACE_TYPES,
    ordered: additionalProducts,
    onOrder: (product: (typeof additionalProducts)[number]) =>
      editor.run(`Order ${product.shortName}`, 'propChange', setAdditionalProduct(product)),
  }
  return (
    <>
      <SwitchRow
        label="Auto Generate Bracing"
        id="auto-generate-bracing"
        isOn={autoGenBracing}
        onSwitch={(checked) =>
          editor.run(
            `Switch automatic bracing ${checked ? 'on' : 'off'}`,
            'propChange',
            setAutoGenBracing(checked),
          )
        }
      />
      {autoGenBracing ? <OrderedByHand what="Braces" {...order} /> : <AddOnList label="Braces" {...order} />}
      {productRules(project.product).angleBraceAbove !== null && <AngleBracing analysis={analysis} />}
      <CrossBracing analysis={analysis} />
      {autoGenBracing && (
        <BraceSwitches
          rows={braceRows(analysis)}
          onShow={({ part }) => select(editor, [part])}
          onSwitch={({ id }, isActive) =>
            editor.run(`Switch brace ${isActive ? 'on' : 'off'}`, 'propChange', switchBrace(id, isActive))
          }
        />
      )}
    </>
  )
}
