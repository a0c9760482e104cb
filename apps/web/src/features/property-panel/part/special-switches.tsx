import { boxVariant, flipTowers, type PlacedPart, replaceItem, setLogicless } from '@ramp/domain'
import { type Access, useAccess } from '../../../lib/auth/access.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { SwitchRow } from '../../../ui/fields/switch-row.tsx'

/** The specification leaves open which internal users; ours are those who also look after the product (spec 2 §6). */
const maySetLogicless = ({ isInternal, roles }: Access): boolean => isInternal && roles.includes('Dev Team')

/** Switches that few parts or few people have: the box of a mat, the side of a tower, a part without logic (spec 2 §5). */
export function SpecialSwitches({ placed: { part, item } }: { readonly placed: PlacedPart }) {
  const editor = useEditor()
  const access = useAccess()
  const boxed = boxVariant(editor.catalogue, item, true)
  const unboxed = boxVariant(editor.catalogue, item, false)
  return (
    <>
      {boxed && unboxed && (
        <SwitchRow
          label="Ship In Box"
          id="part-box"
          isOn={item.shortName === boxed.shortName}
          onSwitch={(isOn) => {
            const variant = isOn ? boxed : unboxed
            editor.run('Set box', 'propChange', replaceItem(part.id, variant))
          }}
        />
      )}
      {part.kind === 'vpl' && item.role === 'vpl-tower' && (
        <SwitchRow
          label="Flip Tower Side"
          id="part-tower"
          isOn={part.isTowerFlipped}
          onSwitch={() => editor.run('Flip tower', 'propChange', flipTowers([part.id]))}
        />
      )}
      {maySetLogicless(access) && (
        <SwitchRow
          label="Logicless"
          id="part-logicless"
          isOn={part.isLogicless ?? false}
          onSwitch={(isOn) => editor.run('Set logicless', 'propChange', setLogicless([part.id], isOn))}
        />
      )}
    </>
  )
}
