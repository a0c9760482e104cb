import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { OneDrawing } from './drawing/one-drawing.tsx'
import { OnePart } from './part/one-part.tsx'
import classes from './property-panel.module.css'
import { SeveralObjects } from './several/several-objects.tsx'

/** What is selected, what follows for it, and its settings. Nothing selected: no panel. */
export function PropertyPanel() {
  const { layout, placement } = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  const parts = selection.flatMap((id) => placement.byId.get(id) ?? [])
  const drawn = layout.drawings.filter(({ id }) => selection.includes(id))
  const [part] = parts
  const [drawing] = drawn
  if (!part && !drawing) return null
  return (
    <aside className={classes.panel} aria-label="Properties" data-region>
      {part && parts.length + drawn.length === 1 && <OnePart key={part.part.id} placed={part} />}
      {drawing && parts.length + drawn.length === 1 && <OneDrawing key={drawing.id} drawing={drawing} />}
      {parts.length + drawn.length > 1 && (
        <SeveralObjects key={selection.join()} parts={parts} drawings={drawn} />
      )}
    </aside>
  )
}
