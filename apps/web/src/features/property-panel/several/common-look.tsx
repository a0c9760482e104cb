import {
  borderOf,
  type Color,
  type Drawing,
  type Edit,
  hasInside,
  setBorder,
  setDrawingStyle,
} from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { ColorRow } from '../../../ui/fields/color-row.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'

type CommonColor = {
  readonly id: string
  readonly label: string
  /** Which drawings it shows on. */
  readonly isOn: (drawing: Drawing) => boolean
  readonly of: (drawing: Drawing) => Color
  readonly set: (ids: readonly string[], color: Color) => Edit
}

const COLORS: readonly CommonColor[] = [
  {
    id: 'drawings-fill',
    label: 'Background',
    isOn: hasInside,
    of: ({ style }) => style.fill,
    set: (ids, fill) => setDrawingStyle(ids, { fill }),
  },
  {
    id: 'drawings-stroke',
    label: 'Border',
    isOn: () => true,
    of: (drawing) => borderOf(drawing).color,
    set: (ids, color) => setBorder(ids, { color }),
  },
]

/** Colours of several drawings: what is chosen is for all of them. */
export function CommonLook({ drawings }: { readonly drawings: readonly Drawing[] }) {
  const editor = useEditor()
  return (
    <FoldSection title="Color">
      {COLORS.map(({ id, label, isOn, of, set }) => {
        const shown = drawings.filter(isOn)
        const colors = new Set(shown.map(of))
        const [color = null] = colors
        return shown.length === 0 ? null : (
          <ColorRow
            key={id}
            id={id}
            label={label}
            value={colors.size === 1 ? color : null}
            isMixed={colors.size > 1}
            onChange={(next) =>
              editor.run(
                'Change style',
                'propChange',
                set(
                  shown.map((one) => one.id),
                  next,
                ),
              )
            }
          />
        )
      })}
    </FoldSection>
  )
}
