import { type Analysis, setAdditionalProduct } from '@ramp/domain'
import { useEditor } from '../../project/use-editor.ts'
import { AddOnList } from '../../ui/steps/add-on-list.tsx'
import { LEG_TYPES } from './leg-rows.ts'

/** With automatic legs off: the add-on list, filtered to legs (spec 3 §2.12). */
export function HandOrderedLegs({ analysis }: { readonly analysis: Analysis }) {
  const editor = useEditor()
  return (
    <AddOnList
      label="Legs"
      itemTypes={LEG_TYPES}
      ordered={analysis.layout.additionalProducts}
      onOrder={(product) =>
        editor.run(`Order ${product.shortName}`, 'propChange', setAdditionalProduct(product))
      }
    />
  )
}
