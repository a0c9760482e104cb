import { CloseButton } from '@mantine/core'
import { type CanvasObject, moveObjectTo, objectsInOrder, ownName, type Placement } from '@ramp/domain'
import { select } from '@ramp/editor'
import { useRef } from 'react'
import { drawingTitle } from '../../lib/names/drawing-title.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { LayerRow } from './layer-row.tsx'
import classes from './layers-panel.module.css'
import { useRowDrag, withDragged } from './use-row-drag.ts'

/** All objects by name, the uppermost first; dragging a row changes the drawing order (spec 1 §2). */
export function LayersPanel({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor()
  const list = useRef<HTMLOListElement>(null)
  const { layout, placement } = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  const objects = objectsInOrder(layout).toReversed()
  const place = (id: string, row: number) => {
    const last = objects.length - 1
    editor.run('Reorder', 'propChange', moveObjectTo(id, last - Math.min(Math.max(row, 0), last)))
  }
  const { drag, grab } = useRowDrag(list, place)
  return (
    <section className={classes.panel} aria-label="Layers" data-region>
      <header className={classes.header}>
        <h2 className={classes.title}>Layers</h2>
        <CloseButton aria-label="Close layers" onClick={onClose} />
      </header>
      {objects.length === 0 && <p className={classes.empty}>No Parts on Canvas...</p>}
      <ol ref={list} className={classes.list} aria-label="Parts, topmost first">
        {withDragged(objects, drag).map((object, row) => (
          <LayerRow
            key={object.id}
            {...wordsOf(object, placement)}
            isSelected={selection.includes(object.id)}
            isDragged={drag?.id === object.id}
            onSelect={() => select(editor, [object.id])}
            onGrab={(event) => grab(object.id, row, event)}
            onShift={(by) => place(object.id, row + by)}
          />
        ))}
      </ol>
    </section>
  )
}

function wordsOf(
  object: CanvasObject,
  placement: Placement,
): { readonly name: string; readonly note: string } {
  if (object.kind === 'drawing') return { name: drawingTitle(object.drawing), note: '' }
  const item = placement.byId.get(object.id)?.item
  const { shortName } = object.part
  return { name: item ? ownName(placement, object.id) : shortName, note: shortName }
}
