import { type Analysis, setAdditionalProduct, setLegLength, setLegLowPro, switchLeg } from '@ramp/domain'
import { pickLeg } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { OrderedByHand } from '../../ui/steps/ordered-by-hand.tsx'
import { EditLeg } from './edit-leg.tsx'
import { LegList } from './leg-list.tsx'
import { LEG_TYPES, legRows } from './leg-rows.ts'

/** With automatic legs on: the selected leg, and the list of all that can be edited. */
export function GeneratedLegs({ analysis }: { readonly analysis: Analysis }) {
  const editor = useEditor()
  const picked = useEditorState((state) => state.picked.leg)
  const rows = legRows(analysis)
  const selected = rows.find(({ leg }) => leg.id === picked)
  const change = (label: string, edit: Parameters<typeof editor.run>[2]) =>
    editor.run(label, 'propChange', edit)
  return (
    <>
      <EditLeg
        row={selected}
        onSwitch={(id, isActive) => change(`Switch leg ${isActive ? 'on' : 'off'}`, switchLeg(id, isActive))}
        onLength={(id, length) => change('Set leg length', setLegLength(id, length))}
        onLowPro={(id, isLowPro) => change('Set low profile foot', setLegLowPro(id, isLowPro))}
      />
      <LegList rows={rows} picked={picked} onPick={(id) => pickLeg(editor, id)} />
      <OrderedByHand
        what="Legs"
        itemTypes={LEG_TYPES}
        ordered={analysis.layout.additionalProducts}
        onOrder={(product) => change(`Order ${product.shortName}`, setAdditionalProduct(product))}
      />
    </>
  )
}
