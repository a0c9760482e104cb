import { borderOf, type Color, type Drawing, type Edit, setBorder, setDrawingStyle } from '@ramp/domain'
import { useEditor } from '../../lib/use-editor.ts'
import { ColorRow } from '../../ui/color-row.tsx'
import { FoldSection } from '../../ui/fold-section.tsx'

type CommonColor = {
  readonly id: string
  readonly label: string
  readonly of: (drawing: Drawing) => Color
  readonly set: (ids: readonly string[], color: Color) => Edit
}

const COLORS: readonly CommonColor[] = [
  {
    id: 'drawings-fill',
    label: 'Background',
    of: ({ style }) => style.fill,
    set: (ids, fill) => setDrawingStyle(ids, { fill }),
  },
  {
    id: 'drawings-stroke',
    label: 'Border',
    of: (drawing) => borderOf(drawing).color,
    set: (ids, color) => setBorder(ids, { color }),
  },
]

/** Colours of several drawings: what is chosen is for all of them. */
export function CommonLook({ drawings }: { readonly drawings: readonly Drawing[] }) {
  const editor = useEditor()
  const ids = drawings.map(({ id }) => id)
  return (
    <FoldSection title="Color">
      {COLORS.map(({ id, label, of, set }) => {
        const colors = new Set(drawings.map(of))
        const [color = null] = colors
        return (
          <ColorRow
            key={id}
            id={id}
            label={label}
            value={colors.size === 1 ? color : null}
            isMixed={colors.size > 1}
            onChange={(next) => editor.run('Change look', 'propChange', set(ids, next))}
          />
        )
      })}
    </FoldSection>
  )
}
