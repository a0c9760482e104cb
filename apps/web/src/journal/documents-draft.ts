import type { SavedFacts } from '@ramp/contracts'
import * as z from 'zod/mini'
import type { Owner } from '../persistence/owner.ts'
import { STORAGE_KEYS } from '../persistence/storage-keys.ts'
import { type Entries, entries } from './entries.ts'
import type { Numbered } from './newest-of.ts'
import type { EntryPlace, StoreFault } from './saved-store.ts'

const FORMAT = 'documents-draft/1'

type TypedFacts = Omit<SavedFacts, 'issued' | 'issuedRevisions' | 'isCustomerHidden' | 'company'>

/** Nobody has written anything yet. */
export const NO_FACTS: TypedFacts = {
  project: { address: [], contact: '', phone: '' },
  foundation: { pad: null, isAnchored: null },
  revisions: [],
  review: { permitNumber: '', comments: [] },
  dealer: { name: '', licence: '', phone: '', email: '' },
}

// Typed words may be longer than what is saved in the end: nothing is refused here.
const words = z.string()
const facts = z.object({
  project: z.object({ address: z.array(words), contact: words, phone: words }),
  // Drafts of older versions have none: it was chosen for the permit set.
  foundation: z.optional(z.object({ pad: z.nullable(z.number()), isAnchored: z.nullable(z.boolean()) })),
  revisions: z.array(
    z.object({ letter: words, date: words, by: words, what: words, tags: z.optional(z.array(words)) }),
  ),
  // Drafts of older versions have none.
  review: z._default(
    z.object({
      permitNumber: words,
      comments: z.array(z.object({ comment: words, response: words, sheet: words })),
    }),
    NO_FACTS.review,
  ),
  dealer: z.object({ name: words, licence: words, phone: words, email: words }),
})

const draft = z.object({
  format: z.literal(FORMAT),
  edit: z.int(),
  /** What the fields show. */
  facts,
  /** What was saved with the quote when it was typed: a field that is the same in both was not touched. */
  base: facts,
  /** What was chosen for each document, as the dialog keeps it; null for what is usual. */
  choice: z.unknown(),
})

/** What was typed and chosen for the documents of a project. */
export type DocumentsDraft = {
  readonly facts: TypedFacts
  readonly base: TypedFacts
  readonly choice: unknown
}

export const NO_DRAFT: DocumentsDraft = { facts: NO_FACTS, base: NO_FACTS, choice: null }

/** Why the database does not have it, or null. */
export const writeDraft = (
  { facts: typed, base, choice }: DocumentsDraft,
  owner: Owner,
  all: Entries = entries,
): Promise<StoreFault | null> =>
  all.write(
    placeOf(owner),
    (edit) => JSON.stringify({ format: FORMAT, edit, facts: typed, base, choice }),
    new Date(),
  ).answer

export async function readDraft(owner: Owner, all: Entries = entries): Promise<DocumentsDraft> {
  const { newest } = await all.read(placeOf(owner), draftIn)
  return newest?.value ?? NO_DRAFT
}

/** Another job begins in the sandbox: what was typed for the one before must not go out with it. A quote keeps its own. */
export function beginOtherJob(owner: Owner): void {
  if (owner.headerID === null) entries.remove(placeOf(owner))
}

/** The draft over what is saved: touched fields as they were typed, all others as they are saved now. */
export function overSaved<Saved extends TypedFacts>(
  { facts: typed, base }: DocumentsDraft,
  saved: Saved,
): Saved {
  return {
    ...saved,
    project: touched(typed.project, base.project, saved.project),
    foundation: touched(typed.foundation, base.foundation, saved.foundation),
    dealer: touched(typed.dealer, base.dealer, saved.dealer),
    revisions: isSame(typed.revisions, base.revisions) ? saved.revisions : typed.revisions,
    review: touched(typed.review, base.review, saved.review),
  }
}

function touched<Fields extends object>(typed: Fields, base: Fields, saved: Fields): Fields {
  const before = new Map(Object.entries(base))
  const changes = Object.entries(typed).filter(([name, value]) => !isSame(value, before.get(name)))
  return { ...saved, ...Object.fromEntries(changes) }
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const placeOf = (owner: Owner): EntryPlace => ({ person: owner.person, key: STORAGE_KEYS.documents(owner) })

function draftIn(text: string): Numbered<DocumentsDraft> | null {
  try {
    const { data } = draft.safeParse(JSON.parse(text))
    return data ? { edit: data.edit, value: withFoundation(data) } : null
  } catch {
    // Text that was cut off is no draft.
    return null
  }
}

/** Pads and anchors were a choice for the permit set before they were facts of the job: what was entered there counts as typed. */
function withFoundation({ facts: typed, base, choice }: z.infer<typeof draft>): DocumentsDraft {
  const older = olderFoundation.safeParse(choice).data?.permit
  const chosen = {
    // 0 was what nobody had changed.
    pad: older?.pad ? older.pad : null,
    isAnchored: older?.isAnchored ?? null,
  }
  return {
    facts: { ...typed, foundation: typed.foundation ?? chosen },
    base: { ...base, foundation: base.foundation ?? NO_FACTS.foundation },
    choice,
  }
}

const olderFoundation = z.object({
  permit: z.object({
    pad: z.catch(z.optional(z.number()), undefined),
    isAnchored: z.catch(z.optional(z.nullable(z.boolean())), undefined),
  }),
})
