import { formatLength } from '@ramp/drawing'
import { type KeyboardEvent, useId } from 'react'
import { partName } from '../lib/part-text.ts'
import { useAnalysis } from '../lib/use-analysis.ts'
import { useEditor } from '../lib/use-editor.ts'
import { useEditorState } from '../lib/use-editor-state.ts'

/**
 * The parts of the drawing for people who cannot see it: a real list, hidden from the eye. It takes the focus after the
 * canvas; up and down choose a part, every other key acts on it as on the canvas.
 */
export function PartsListbox() {
  const editor = useEditor()
  const prefix = useId()
  const { layout, placement } = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  const { units } = layout.project
  const active = layout.parts.find(({ id }) => id === selection[0])
  const choose = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    if (by === 0 || !isPlain || layout.parts.length === 0) return
    event.preventDefault()
    const from = active ? layout.parts.indexOf(active) : by > 0 ? -1 : 0
    const next = layout.parts.at((from + by) % layout.parts.length)
    if (next) editor.select([next.id])
  }
  return (
    <div
      className="visually-hidden"
      role="listbox"
      data-parts
      tabIndex={0}
      aria-label="Parts on the canvas"
      aria-multiselectable
      aria-activedescendant={active && `${prefix}-${active.id}`}
      onKeyDown={choose}
    >
      {layout.parts.map(({ id, at, rotation, shortName }) => {
        const item = placement.byId.get(id)?.item
        const place = `at ${formatLength(at.x, units)}, ${formatLength(at.y, units)}`
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active option
          <div
            key={id}
            id={`${prefix}-${id}`}
            role="option"
            aria-selected={selection.includes(id)}
            data-part={id}
          >
            {item ? partName(item) : shortName} {place}
            {rotation !== 0 && `, turned ${rotation} degrees`}
          </div>
        )
      })}
    </div>
  )
}
