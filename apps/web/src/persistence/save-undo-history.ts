import type { Layout } from '@ramp/domain'
import { type Editor, type History, historyAt, historyText } from '@ramp/editor'
import type { Owner } from './owner.ts'
import { readLayout } from './read-layout.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { readStored, writeStored } from './stored.ts'

/** The journal takes every edit at once; the steps follow when the hand rests. */
const REST_MS = 1000

/** Keeps the steps back and forth in the browser, so that undo and redo go on after a reload. Returns the function that ends it. */
export function saveUndoHistory(editor: Editor, owner: Owner): () => void {
  let written = editor.state.history
  let timer = 0
  const write = () => {
    window.clearTimeout(timer)
    if (editor.state.history === written) return
    written = editor.state.history
    writeStored(STORAGE_KEYS.undo(owner), historyText(written))
  }
  const end = editor.subscribe(() => {
    if (editor.state.history === written) return
    window.clearTimeout(timer)
    timer = window.setTimeout(write, REST_MS)
  })
  window.addEventListener('pagehide', write)
  return () => {
    write()
    end()
    window.removeEventListener('pagehide', write)
  }
}

/** The steps before and after a layout this browser kept. */
export const undoHistoryAt = (layout: Layout, owner: Owner): History =>
  historyAt(layout, readStored(STORAGE_KEYS.undo(owner)), readLayout)
