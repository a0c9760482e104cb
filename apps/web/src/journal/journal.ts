import { type Layout, newLayout } from '@ramp/domain'
import { layoutSchema } from '@ramp/formats'
import * as z from 'zod/mini'
import type { Owner } from '../persistence/owner.ts'
import { STORAGE_KEYS } from '../persistence/storage-keys.ts'
import { type Entries, entries, type Written } from './entries.ts'
import type { Numbered } from './newest-of.ts'
import type { EntryPlace, StoreFault } from './saved-store.ts'

const FORMAT = 'rampwright-journal/1'

/** What a browser keeps of a drawing, so that nothing is lost when a page is closed or a machine stops. */
const journal = z.object({
  format: z.literal(FORMAT),
  /** Counts up with every edit, whatever the clock says; entries from before it was counted go by their date. */
  edit: z.optional(z.int()),
  /** The quote header the drawing belongs to; null in the sandbox. */
  headerId: z.catch(z.nullable(z.string()), null),
  /** When it was written, as an ISO date. */
  savedAt: z.catch(z.string(), ''),
  layout: layoutSchema,
})

type Journal = z.infer<typeof journal>

/** Writes a drawing; where and whether it is kept, its answers say. */
export const writeJournal = (layout: Layout, owner: Owner, now: Date, all: Entries = entries): Written =>
  all.write(
    placeOf(owner),
    (edit) =>
      JSON.stringify({
        format: FORMAT,
        edit,
        headerId: owner.headerID,
        savedAt: now.toISOString(),
        layout,
      }),
    now,
  )

type FoundJournal = { readonly journal: Journal | null; readonly fault: StoreFault | null }

/** The last drawing of a project that this browser holds; null when there is none, or nothing was decided in it. */
export async function readJournal(owner: Owner, all: Entries = entries): Promise<FoundJournal> {
  const { newest, fault } = await all.read(placeOf(owner), (text) => journalIn(text, owner))
  return { journal: newest && !isBlank(newest.value.layout) ? newest.value : null, fault }
}

export const removeJournal = (owner: Owner): void => entries.remove(placeOf(owner))

const placeOf = (owner: Owner): EntryPlace => ({ person: owner.person, key: STORAGE_KEYS.journal(owner) })

function journalIn(text: string, owner: Owner): Numbered<Journal> | null {
  try {
    const { data } = journal.safeParse(JSON.parse(text))
    if (!data || data.headerId !== owner.headerID) return null
    return { edit: data.edit ?? (Date.parse(data.savedAt) || 0), value: data }
  } catch {
    // Text that was cut off is no drawing.
    return null
  }
}

/** Nothing but the name is other than in a new project. */
const isBlank = (layout: Layout): boolean =>
  isSame(layout, newLayout(layout.project.product, layout.project.name))

/** Whether two plain values say the same; the order of fields does not count. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [inA, inB] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return inA.size === inB.size && [...inA].every(([name, value]) => isSame(value, inB.get(name)))
}
