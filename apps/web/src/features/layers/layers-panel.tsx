import { CloseButton } from '@mantine/core'
import { movePartTo, type PartId } from '@ramp/domain'
import { useState } from 'react'
import { partName } from '../../lib/part-text.ts'
import { useAnalysis } from '../../lib/use-analysis.ts'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { LayerRow } from './layer-row.tsx'
import classes from './layers-panel.module.css'

/** All parts by name, the uppermost first; dragging a row changes the drawing order (spec 1 §2). */
export function LayersPanel({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor()
  const { layout, placement } = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  const [dragged, setDragged] = useState<PartId | null>(null)
  const parts = layout.parts.toReversed()
  const place = (id: PartId, row: number) => {
    const index = layout.parts.length - 1 - Math.min(Math.max(row, 0), layout.parts.length - 1)
    editor.run('Reorder', 'propChange', movePartTo(id, index))
  }
  return (
    <section className={classes.panel} aria-label="Layers">
      <header className={classes.header}>
        <h2 className={classes.title}>Layers</h2>
        <CloseButton aria-label="Close layers" onClick={onClose} />
      </header>
      {parts.length === 0 && <p className={classes.empty}>No Parts on Canvas...</p>}
      <ol className={classes.list} aria-label="Parts, the uppermost first">
        {parts.map((part, row) => {
          const item = placement.byId.get(part.id)?.item
          return (
            <LayerRow
              key={part.id}
              name={item ? partName(item) : part.shortName}
              shortName={part.shortName}
              isSelected={selection.includes(part.id)}
              isDragged={dragged === part.id}
              onSelect={() => editor.select([part.id])}
              onDrag={(isDragged) => setDragged(isDragged ? part.id : null)}
              onDropHere={() => {
                if (dragged !== null) place(dragged, row)
              }}
              onShift={(by) => place(part.id, row + by)}
            />
          )
        })}
      </ol>
    </section>
  )
}
