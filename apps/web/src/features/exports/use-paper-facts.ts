import { addedRows, getPaperFacts, type SavedFacts, savePaperFacts } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DocumentsDraft,
  NO_DRAFT,
  NO_FACTS,
  overSaved,
  readDraft,
  writeDraft,
} from '../../journal/documents-draft.ts'
import type { StoreFault } from '../../journal/saved-store.ts'
import { ownerOf } from '../../persistence/owner.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { callToast } from '../../ui/messages/call-toast.ts'

const NOTHING: SavedFacts = {
  ...NO_FACTS,
  isCustomerHidden: false,
  issued: null,
  issuedRevisions: [],
  company: null,
}

/**
 * Address, contact, revisions, company and licence: kept in this browser at every key, and with the quote and its dealer when a
 * document is made; and what was chosen for the documents of this project. Null until the browser has said what it keeps.
 */
export function usePaperFacts() {
  const api = useApi()
  const project = useOpenedProject()
  const id = project.header?.headerID ?? null
  const [saved, setSaved] = useState(NOTHING)
  const [draft, setDraft] = useState<DocumentsDraft | null>(null)
  // A person types and chooses on while a document is made: what comes after it changes the draft as it is then.
  const latest = useRef(NO_DRAFT)
  const [fault, setFault] = useState<StoreFault | null>(null)
  useEffect(() => {
    let isStale = false
    readDraft(ownerOf(project)).then((kept) => {
      if (isStale) return
      latest.current = kept
      setDraft(kept)
    })
    if (id !== null)
      api.call(getPaperFacts, { id }).then(
        (kept) => isStale || setSaved(kept),
        (error) => isStale || callToast('Saved document details were not loaded', error),
      )
    return () => {
      isStale = true
    }
  }, [api, id, project])
  const facts = withDealerOfCard(withoutAdded(overSaved(draft ?? NO_DRAFT, saved), saved), saved)
  useSavedAtRest(id, draft === null ? null : facts, saved, setSaved)
  const change = (changes: Partial<DocumentsDraft>) => {
    latest.current = { ...latest.current, ...changes }
    setDraft(latest.current)
    writeDraft(latest.current, ownerOf(project)).then(setFault)
  }
  return {
    isRead: draft !== null,
    facts,
    setFacts: (shown: SavedFacts) => change({ facts: typedOf(shown), base: typedOf(saved) }),
    choice: draft?.choice,
    setChoice: (choice: unknown) => change({ choice }),
    /** Why the browser's database does not have what was typed. */
    fault,
    keep: async () => {
      if (id === null) return
      const sent = typedOf(facts)
      const now = await api.call(savePaperFacts, { id, ...sent })
      setSaved(now)
      const shown = overSaved(latest.current, typedOf(saved))
      change({
        facts: overSaved({ facts: shown, base: sent, choice: null }, typedOf(now)),
        base: typedOf(now),
      })
    },
  }
}

/** What a person can type of it. */
const typedOf = ({
  issued: _,
  issuedRevisions: __,
  isCustomerHidden: ___,
  company: ____,
  ...typed
}: SavedFacts): DocumentsDraft['facts'] => typed

/** Drafts of older versions have revisions that were added by hand and never saved: the quote would refuse them. */
function withoutAdded(facts: SavedFacts, saved: SavedFacts): SavedFacts {
  const added = saved === NOTHING ? [] : addedRows(facts.revisions, saved)
  if (added.length === 0) return facts
  return { ...facts, revisions: facts.revisions.filter((row) => !added.includes(row)) }
}

/** Once a dealer has a card, that alone says who it is: what was typed here before would be refused. */
const withDealerOfCard = (facts: SavedFacts, { company, dealer }: SavedFacts): SavedFacts =>
  company === null ? facts : { ...facts, dealer }

/** After this time without a key what was typed goes to the quote. */
const REST_MS = 800

/** Saves with the quote what was typed, once the hand rests and when the dialog closes; what cannot be saved yet stays typed. */
function useSavedAtRest(
  id: string | null,
  facts: SavedFacts | null,
  saved: SavedFacts,
  onSaved: (now: SavedFacts) => void,
): void {
  const api = useApi()
  const send = useEffectEvent(() => {
    // Before the quote has said what it has, nothing must be written over it.
    if (id === null || facts === null || saved === NOTHING) return
    const sent = typedOf(facts)
    if (JSON.stringify(sent) === JSON.stringify(typedOf(saved))) return
    api.call(savePaperFacts, { id, ...sent }).then(onSaved, () => undefined)
  })
  const typed = JSON.stringify(facts)
  useEffect(() => {
    const timer = typed === 'null' ? 0 : window.setTimeout(send, REST_MS)
    return () => window.clearTimeout(timer)
  }, [typed])
  useEffect(() => () => send(), [])
}
