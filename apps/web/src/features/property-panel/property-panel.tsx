import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { OneDrawing } from './drawing/one-drawing.tsx'
import { OnePart } from './part/one-part.tsx'
import classes from './property-panel.module.css'
import { SeveralObjects } from './several/several-objects.tsx'
import { useSelectedParts } from './use-selected-parts.ts'

/** What is selected, what follows for it, and its settings. Nothing selected: no panel. */
export function PropertyPanel() {
  const parts = useSelectedParts()
  const { drawings } = useLayout()
  const selection = useEditorState((state) => state.selection)
  const drawn = drawings.filter(({ id }) => selection.includes(id))
  const [part] = parts
  const [drawing] = drawn
  if (!part && !drawing) return null
  return (
    <aside className={classes.panel} aria-label="Properties" data-region>
      {part && parts.length + drawn.length === 1 && <OnePart key={part.part.id} placed={part} />}
      {drawing && parts.length + drawn.length === 1 && <OneDrawing key={drawing.id} drawing={drawing} />}
      {parts.length + drawn.length > 1 && <SeveralObjects parts={parts} drawings={drawn} />}
    </aside>
  )
}
