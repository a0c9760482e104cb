import { addCustomItem, addObjects, catalogueWith, type Item, type Layout, placeParts } from '@ramp/domain'
import { type Copied, clipboardText, readClipboard } from '../clipboard/clipboard-text.ts'
import { copiesOf } from '../clipboard/copies-of.ts'
import type { Editor } from '../core/editor.ts'
import { modeOf } from './modes.ts'
import { select } from './selection.ts'

/**
 * What came of pasting: no objects in the text, objects of another line, parts this catalogue does not hold, or no room
 * for them, which is told as a refusal.
 */
export type Pasted = 'pasted' | 'no-objects' | 'other-line' | 'unknown-parts' | 'locked' | 'refused'

/** The selection as text for the clipboard of the system, which reaches other tabs; null when nothing is selected. */
export function copiedText(editor: Editor): string | null {
  const copied = selectedObjects(editor)
  return copied && clipboardText(copied)
}

/** Puts copied objects on a free place under new ids and selects them, as one entry. */
export function pasteText(
  editor: Editor,
  text: string,
  readLayout: (value: unknown) => Layout | null,
): Pasted {
  const copied = readClipboard(text, readLayout)
  if (!copied) return 'no-objects'
  if (copied.product !== editor.decided.project.product) return 'other-line'
  const { byShortName } = catalogueWith(itemsToMake(editor, copied), editor.wholeCatalogue)
  if (copied.parts.some(({ shortName }) => !byShortName.has(shortName))) return 'unknown-parts'
  if (modeOf(editor).keepsParts) return 'locked'
  return putCopies(editor, 'Paste', copied) ? 'pasted' : 'refused'
}

/** Puts copies of the selection beside it and selects them. */
export function cloneSelection(editor: Editor): void {
  const copied = selectedObjects(editor)
  if (copied && !modeOf(editor).keepsParts) putCopies(editor, 'Clone', copied)
}

function selectedObjects({ state, decided }: Editor): Copied | null {
  const wanted = new Set(state.selection)
  const parts = decided.parts.filter(({ id }) => wanted.has(id))
  const drawings = decided.drawings.filter(({ id }) => wanted.has(id))
  if (parts.length + drawings.length === 0) return null
  const names = new Set(parts.map(({ shortName }) => shortName))
  const customItems = decided.customItems.filter(({ shortName }) => names.has(shortName))
  return { product: decided.project.product, parts, customItems, drawings }
}

/** Items made to measure that come with copied parts and that this layout does not have yet. */
const itemsToMake = ({ wholeCatalogue }: Editor, { customItems }: Copied): readonly Item[] =>
  customItems.filter(({ shortName }) => !wholeCatalogue.byShortName.has(shortName))

/** Adds copies as one entry and selects them; false where there is no room for them or the edit is refused. */
function putCopies(editor: Editor, label: string, copied: Copied): boolean {
  const layout = editor.decided
  const items = itemsToMake(editor, copied)
  const catalogue = catalogueWith(items, editor.wholeCatalogue)
  const table = { layout, placement: placeParts(layout.parts, catalogue), catalogue }
  const copies = copiesOf(copied, editor.newId, table)
  if (!copies) return editor.refuse('placed-on-another') !== null
  const { parts, drawings } = copies
  return editor.store.act(() => {
    editor.run(label, 'added', (before) => addObjects(parts, drawings)(items.reduce(keepItem, before)))
    if (editor.decided === layout) return false
    select(
      editor,
      [...parts, ...drawings].map(({ id }) => id),
    )
    return true
  })
}

const keepItem = (layout: Layout, item: Item): Layout => addCustomItem(item)(layout)
