import type { Drawing } from '@ramp/domain'
import { DRAWING_SIZES, drawingMeasures, OFF_CANVAS } from '../../../lib/drawing-measures.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { LengthRow } from '../../../ui/fields/lengths/length-row.tsx'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'

/** The measures of a drawing, to be typed; what is no size changes nothing. */
export function DrawingSize({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  const { units } = useProject()
  const measures = drawingMeasures(drawing)
  if (measures.length === 0) return null
  return (
    <FoldSection title="Size">
      {measures.map(({ name, size, above = 0, resized }) => (
        <LengthRow
          key={name}
          id={`drawing-${name}`}
          label={name}
          units={units}
          range={{ ...DRAWING_SIZES, min: above }}
          value={size}
          onTry={(next) => {
            const before = editor.decided
            editor.run('Scale', 'scaled', resized(next))
            return editor.decided === before ? OFF_CANVAS : null
          }}
        />
      ))}
    </FoldSection>
  )
}
