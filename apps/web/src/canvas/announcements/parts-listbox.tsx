import { partName } from '@ramp/domain'
import { drawingBox, select } from '@ramp/editor'
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { drawingTitle } from '../../lib/names/drawing-title.ts'
import { placeWords } from '../../lib/names/place-words.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { type ListState, listStep } from './list-step.ts'

/**
 * The parts and drawings of the canvas for people who cannot see it: a real list, hidden from the eye. It takes the focus after the
 * canvas; up and down choose one, with Shift several, every other key acts on them as on the canvas.
 */
export function PartsListbox() {
  const editor = useEditor()
  const prefix = useId()
  const { layout, placement } = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  const { units } = layout.project
  const ids = [...layout.parts, ...layout.drawings].map(({ id }) => id)
  const [last, setLast] = useState<ListState | null>(null)
  // Whatever else selects objects leads the list, too.
  const state: ListState =
    last?.selection === selection
      ? last
      : { active: selection[0] ?? null, anchor: selection[0] ?? null, selection }
  const active = ids.find((id) => id === state.active)
  const choose = (event: KeyboardEvent) => {
    const next = listStep(event, ids, state)
    if (!next) return
    event.preventDefault()
    if (next.selection !== selection) select(editor, next.selection)
    setLast({ ...next, selection: editor.state.selection })
  }
  // Assistive technology presses an option where the eye sees none.
  const press = ({ target }: MouseEvent) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null
    const id = option && ids.find((one) => one === (option.dataset.part ?? option.dataset.drawing))
    if (id) select(editor, [id])
  }
  return (
    <div
      className="visually-hidden"
      role="listbox"
      data-parts
      tabIndex={0}
      aria-label="Objects on the canvas"
      aria-multiselectable
      aria-activedescendant={active && `${prefix}-${active}`}
      onKeyDown={choose}
      onClick={press}
    >
      {layout.parts.map(({ id, at, rotation, shortName }) => {
        const placed = placement.byId.get(id)
        const place = `at ${placeWords(placed?.box.min ?? at, units)}`
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
          <div
            key={id}
            id={`${prefix}-${id}`}
            role="option"
            aria-selected={selection.includes(id)}
            data-part={id}
          >
            {placed ? partName(placed.item) : shortName} {place}
            {rotation !== 0 && `, turned ${rotation} degrees`}
          </div>
        )
      })}
      {layout.drawings.map((drawing) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
        <div
          key={drawing.id}
          id={`${prefix}-${drawing.id}`}
          role="option"
          aria-selected={selection.includes(drawing.id)}
          data-drawing={drawing.id}
        >
          {drawingTitle(drawing)} at {placeWords(drawingBox(drawing).min, units)}
        </div>
      ))}
    </div>
  )
}
