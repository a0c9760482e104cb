import type { Drawing } from '@ramp/domain'
import { drawingMeasures, isDrawingSize } from '../../../lib/drawing-measures.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useProject } from '../../../project/use-project.ts'
import { FoldSection } from '../../../ui/panel/fold-section.tsx'
import { LengthRow } from '../object/length-row.tsx'

/** The measures of a drawing, to be typed; what is no size changes nothing. */
export function DrawingSize({ drawing }: { readonly drawing: Drawing }) {
  const editor = useEditor()
  const { units } = useProject()
  const measures = drawingMeasures(drawing)
  if (measures.length === 0) return null
  return (
    <FoldSection title="Size">
      {measures.map(({ name, size, resized }) => (
        <LengthRow
          key={name}
          id={`drawing-${name}`}
          label={name}
          units={units}
          value={size}
          onCommit={(next) => {
            if (isDrawingSize(next)) editor.run('Scale', 'scaled', resized(next))
          }}
        />
      ))}
    </FoldSection>
  )
}
