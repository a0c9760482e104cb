import { formatLength } from '@ramp/drawing'
import type { Entry } from '@ramp/editor'
import { partName } from '../lib/part-text.ts'
import { useAnalysis } from '../lib/use-analysis.ts'
import { useEditorState } from '../lib/use-editor-state.ts'

const DONE: Readonly<Record<Entry['kind'], string>> = {
  opened: 'opened',
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  rotated: 'turned',
  scaled: 'resized',
  skewing: 'changed',
  propChange: 'changed',
}

/** Says what an edit did, for people who cannot see it: `8 ft ramp moved to 12′ 0″, 8′ 0″`. */
export function Announcements() {
  const { layout, placement } = useAnalysis()
  const entry = useEditorState((state) => state.history.now)
  const selection = useEditorState((state) => state.selection)
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {words()}
    </p>
  )

  function words(): string {
    if (entry.kind === 'opened') return `Drawing opened with ${layout.parts.length} parts`
    if (entry.kind === 'removed') return `Removed. ${layout.parts.length} parts are left`
    const placed = selection.length === 1 ? placement.byId.get(selection[0] ?? '') : undefined
    if (!placed) return selection.length > 1 ? `${selection.length} parts ${DONE[entry.kind]}` : entry.label
    const { part, item } = placed
    const { units } = layout.project
    const to = `${formatLength(part.at.x, units)}, ${formatLength(part.at.y, units)}`
    switch (entry.kind) {
      case 'moved':
      case 'added':
        return `${partName(item)} ${DONE[entry.kind]} at ${to}`
      case 'rotated':
        return `${partName(item)} turned to ${part.rotation} degrees`
      default:
        return `${partName(item)}: ${entry.label}`
    }
  }
}
