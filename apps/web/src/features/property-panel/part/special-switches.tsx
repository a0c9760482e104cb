import { Switch } from '@mantine/core'
import { boxVariant, flipTowers, type PlacedPart, replaceItem, setLogicless } from '@ramp/domain'
import { type Access, useAccess } from '../../../lib/auth/access.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { FieldRow } from '../../../ui/fields/field-row.tsx'

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
        <FieldRow label="Ship In Box" htmlFor="part-box">
          <Switch
            id="part-box"
            checked={item.shortName === boxed.shortName}
            onChange={(event) => {
              const variant = event.currentTarget.checked ? boxed : unboxed
              editor.run('Set box', 'propChange', replaceItem(part.id, variant))
            }}
          />
        </FieldRow>
      )}
      {part.kind === 'vpl' && (
        <FieldRow label="Flip Tower Side" htmlFor="part-tower">
          <Switch
            id="part-tower"
            checked={part.isTowerFlipped}
            onChange={() => editor.run('Flip tower', 'propChange', flipTowers([part.id]))}
          />
        </FieldRow>
      )}
      {maySetLogicless(access) && (
        <FieldRow label="Logicless" htmlFor="part-logicless">
          <Switch
            id="part-logicless"
            checked={part.isLogicless ?? false}
            onChange={(event) =>
              editor.run('Set logicless', 'propChange', setLogicless([part.id], event.currentTarget.checked))
            }
          />
        </FieldRow>
      )}
    </>
  )
}
