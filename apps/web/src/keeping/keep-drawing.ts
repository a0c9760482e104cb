import { layoutSchema } from '@ramp/contracts'
import { type Layout, newLayout } from '@ramp/domain'
import { type Editor, type Journal, keepJournal, readJournal } from '@ramp/editor'
import type { Owner } from './owner.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

/** Each project of a person has a journal of its own, so that one does not overwrite another. */
const journalKey = ({ headerID, product, person }: Owner): string =>
  `journal-${headerID ?? `sandbox-${product}`}-${person}`

/** How the drawing on screen stands: not changed yet, kept in the browser, or not kept because there is no room. */
export type Keeping = 'unchanged' | 'kept' | 'no-storage'

/** While there is no room for the drawing it is tried again this often: room may come back without an edit. */
const RETRY_MS = 3000

/** Writes the drawing to the browser's storage with every edit, before anything else can happen. */
export function keepDrawing(editor: Editor, owner: Owner, onKeeping: (keeping: Keeping) => void): () => void {
  let unkept: string | null = null
  const write = (text: string) => {
    const isKept = writeStored(journalKey(owner), text)
    unkept = isKept ? null : text
    onKeeping(isKept ? 'kept' : 'no-storage')
  }
  const retry = setInterval(() => {
    if (unkept !== null) write(unkept)
  }, RETRY_MS)
  const end = keepJournal(editor, {
    headerId: owner.headerID,
    now: () => new Date().toISOString(),
    write,
  })
  return () => {
    clearInterval(retry)
    end()
  }
}

/** Says so once when the same project is open in another tab: both would write the same journal. */
export function watchOtherTabs(owner: Owner, onOther: () => void): () => void {
  const key = `open-${journalKey(owner)}`
  const announce = () => writeStored(key, String(Math.random()))
  let isKnown = false
  // Only the other tabs of a browser hear of a write.
  const onStorage = (event: StorageEvent) => {
    if (isKnown || event.newValue === null || ![key, journalKey(owner)].includes(event.key ?? '')) return
    isKnown = true
    onOther()
    // The tab that came later has not heard of this one.
    announce()
  }
  window.addEventListener('storage', onStorage)
  announce()
  return () => window.removeEventListener('storage', onStorage)
}

/** The last drawing of a project that this browser holds; null when there is none, or nothing was decided in it. */
export function keptDrawing(owner: Owner): Journal | null {
  const text = readStored(journalKey(owner))
  const journal = text === null ? null : readJournal(text, readLayout)
  return journal && journal.headerId === owner.headerID && !isBlank(journal.layout) ? journal : null
}

export const forgetDrawing = (owner: Owner): void => removeStored(journalKey(owner))

/** Nothing but the name is other than in a new project. */
const isBlank = (layout: Layout): boolean =>
  isSame(layout, newLayout(layout.project.product, layout.project.name))

/** Whether two plain values say the same; the order of fields does not count. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [inA, inB] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return inA.size === inB.size && [...inA].every(([name, value]) => isSame(value, inB.get(name)))
}

const readLayout = (value: unknown): Layout | null => {
  const read = layoutSchema.safeParse(value)
  return read.success ? read.data : null
}
