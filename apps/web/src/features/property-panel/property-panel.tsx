import { useEditorState } from '../../lib/use-editor-state.ts'
import { useLayout } from '../../lib/use-layout.ts'
import { useSelectedParts } from '../../lib/use-selected-parts.ts'
import { OneDrawing } from './one-drawing.tsx'
import { OnePart } from './one-part.tsx'
import classes from './property-panel.module.css'
import { SeveralObjects } from './several-objects.tsx'

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
