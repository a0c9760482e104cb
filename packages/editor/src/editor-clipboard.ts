import { addObjects, catalogueWith, type Item, keepCustomItem, type Layout, placeParts } from '@ramp/domain'
import { type Copied, clipboardText, readClipboard } from './clipboard/clipboard-text.ts'
import { EditorArranging } from './editor-arranging.ts'
import { MODES } from './modes/mode.ts'
import { copiesOf } from './selection-edits.ts'

/**
 * What came of pasting: no objects in the text, objects of another line, parts this catalogue does not hold, or no room
 * for them, which is told as a refusal.
 */
export type Pasted = 'pasted' | 'no-objects' | 'other-line' | 'unknown-parts' | 'locked' | 'refused'

/** Copying and pasting through the clipboard of the system, which reaches other tabs. */
export class EditorClipboard extends EditorArranging {
  #held: Copied | null = null

  /** Keeps the selection for `paste` of this editor. */
  copy() {
    this.#held = this.#selected() ?? this.#held
  }

  paste() {
    if (this.#held) this.#paste(this.#held)
  }

  /** The selection as text; null when nothing is selected. */
  copyText(): string | null {
    const selected = this.#selected()
    return selected && clipboardText(selected)
  }

  #selected(): Copied | null {
    const wanted = new Set(this.state.selection)
    const { parts, drawings, project, customItems } = this.decided
    const taken = parts.filter(({ id }) => wanted.has(id))
    const names = new Set(taken.map(({ shortName }) => shortName))
    const copied = {
      product: project.product,
      parts: taken,
      customItems: customItems.filter(({ shortName }) => names.has(shortName)),
      drawings: drawings.filter(({ id }) => wanted.has(id)),
    }
    return copied.parts.length + copied.drawings.length === 0 ? null : copied
  }

  /** Puts copied objects on a free place under new ids and selects them, as one entry. */
  pasteText(text: string, readLayout: (value: unknown) => Layout | null): Pasted {
    const copied = readClipboard(text, readLayout)
    return copied ? this.#paste(copied) : 'no-objects'
  }

  #paste(copied: Copied): Pasted {
    const layout = this.decided
    if (copied.product !== layout.project.product) return 'other-line'
    const own = this.analysis.catalogue
    const made = copied.customItems.filter(({ shortName }) => !own.byShortName.has(shortName))
    const catalogue = catalogueWith(made, own)
    if (copied.parts.some(({ shortName }) => !catalogue.byShortName.has(shortName))) return 'unknown-parts'
    if (MODES[this.state.mode].keepsParts) return 'locked'
    const table = { layout, placement: placeParts(layout.parts, catalogue), catalogue }
    const copies = copiesOf(copied, this.newId, table)
    if (!copies) {
      this.refuse('placed-on-another')
      return 'refused'
    }
    const { parts, drawings } = copies
    const ids = [...parts, ...drawings].map(({ id }) => id)
    this.store.act(() => {
      this.run('Paste', 'added', (before) => addObjects(parts, drawings)(made.reduce(keepItem, before)))
      this.select(ids)
    })
    return this.state.selection.length === ids.length ? 'pasted' : 'refused'
  }
}

const keepItem = (layout: Layout, item: Item): Layout => keepCustomItem(item)(layout)
