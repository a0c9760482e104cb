import { layoutSchema } from '@ramp/contracts'
import { type Layout, newLayout } from '@ramp/domain'
import * as z from 'zod/mini'
import type { Owner } from './owner.ts'
import { STORAGE_KEYS } from './storage-keys.ts'
import { readStoredJson, removeStored, writeStored } from './stored.ts'

const FORMAT = 'rampwright-journal/1'

/** What a browser keeps of a drawing, so that nothing is lost when a page is closed or a machine stops. */
const journal = z.object({
  format: z.literal(FORMAT),
  /** The quote header the drawing belongs to; null in the sandbox. */
  headerId: z.catch(z.nullable(z.string()), null),
  /** When it was written, as an ISO date. */
  savedAt: z.catch(z.string(), ''),
  layout: layoutSchema,
})

/** False when there is no room for it. */
export const writeJournal = (layout: Layout, owner: Owner, now: Date): boolean =>
  writeStored(
    STORAGE_KEYS.journal(owner),
    JSON.stringify({ format: FORMAT, headerId: owner.headerID, savedAt: now.toISOString(), layout }),
  )

/** The last drawing of a project that this browser holds; null when there is none, or nothing was decided in it. */
export function readJournal(owner: Owner): z.infer<typeof journal> | null {
  const { data } = journal.safeParse(readStoredJson(STORAGE_KEYS.journal(owner)))
  return data && data.headerId === owner.headerID && !isBlank(data.layout) ? data : null
}

export const removeJournal = (owner: Owner): void => removeStored(STORAGE_KEYS.journal(owner))

/** Nothing but the name is other than in a new project. */
const isBlank = (layout: Layout): boolean =>
  isSame(layout, newLayout(layout.project.product, layout.project.name))

/** Whether two plain values say the same; the order of fields does not count. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [inA, inB] = [new Map(Object.entries(a)), new Map(Object.entries(b))]
  return inA.size === inB.size && [...inA].every(([name, value]) => isSame(value, inB.get(name)))
}
