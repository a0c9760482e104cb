import { CARD_LIMITS, CallError, getDealerCard, type SavedDealerCard, saveDealerCard } from '@ramp/contracts'
import { problemText, useApi } from '@ramp/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressLines, type DraftCard, draftOf, isUnsaved, mergedCard } from './draft-card.ts'

/** Where the answer of the server is kept. */
export const DEALER_CARD = ['dealer-card'] as const

type Answer = { readonly tone: 'plain' | 'look' | 'bad'; readonly text: string }
export type CardProblems = { readonly [Field in 'name' | 'address' | 'logo']?: string }

/** The card while it is typed, and how a new version is saved. */
export function useCompanyForm(saved: SavedDealerCard) {
  const api = useApi()
  const client = useQueryClient()
  const [base, setBase] = useState(saved.card)
  const [draft, setDraft] = useState<DraftCard>(() => draftOf(saved.card))
  const [problems, setProblems] = useState<CardProblems>({})
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isBusy, setBusy] = useState(false)

  function change(changed: Partial<DraftCard>) {
    setDraft((before) => ({ ...before, ...changed }))
    setProblems({})
    setAnswer(null)
  }
  /** Somebody saved since: their changes come in, what was typed here stays. */
  async function merge() {
    const theirs = await api.call(getDealerCard, {})
    setDraft(mergedCard(draftOf(base), draft, draftOf(theirs.card)))
    setBase(theirs.card)
    client.setQueryData(DEALER_CARD, theirs)
    setAnswer({ tone: 'look', text: mergedText(theirs.card) })
  }
  async function store() {
    const now = await api.call(saveDealerCard, toSave(draft, base))
    setBase(now.card)
    setDraft(draftOf(now.card))
    client.setQueryData(DEALER_CARD, now)
    setAnswer({ tone: 'plain', text: `Saved as version ${now.card.version}.` })
  }
  async function save() {
    const found = problemsIn(draft)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    setAnswer(null)
    try {
      await store()
    } catch (problem) {
      if (problem instanceof CallError && problem.code === 'dealer-card.changed') await merge()
      else if (problem instanceof CallError && problem.code === 'file.refused')
        setProblems({ logo: problemText(problem) })
      else setAnswer({ tone: 'bad', text: problemText(problem) })
    } finally {
      setBusy(false)
    }
  }
  return {
    draft,
    problems,
    answer,
    isBusy,
    isUnsaved: isUnsaved(draftOf(base), draft),
    change,
    refuseLogo: (logo: string) => setProblems({ logo }),
    save,
  }
}

/** The logo is sent where it was changed. */
const toSave = ({ logo, address, ...texts }: DraftCard, base: SavedDealerCard['card']) => ({
  ...texts,
  address: addressLines(address),
  ...(logo !== base.logo && { logo }),
  basedOn: base.version,
})

const mergedText = ({ savedBy, version }: SavedDealerCard['card']): string =>
  `${savedBy} saved version ${version} after you opened this page. What you changed is still here: check it, then save again.`

function problemsIn({ name, address }: DraftCard): CardProblems {
  const lines = addressLines(address)
  return {
    ...(name.trim() === '' && { name: 'Enter the company name.' }),
    ...(lines.length > CARD_LIMITS.addressLines && {
      address: `The address has ${lines.length} lines. Use at most ${CARD_LIMITS.addressLines}.`,
    }),
    ...(lines.some(({ length }) => length > CARD_LIMITS.words) && {
      address: `A line of the address is too long. Use at most ${CARD_LIMITS.words} characters.`,
    }),
  }
}
