import { CallError, type DealerPrices, getDealerPrices, priceTerms, saveDealerPrices } from '@ramp/contracts'
import type { PriceTerms } from '@ramp/pricing'
import { problemText, useApi } from '@ramp/shell'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftTerms } from '../../../ui/prices/draft/draft-terms.ts'
import {
  NO_PROBLEMS,
  type Problems,
  problemsOfCall,
  readDraft,
  withoutFields,
} from '../../../ui/prices/draft/read-draft.ts'
import { mergedTerms } from '../../../ui/prices/terms/merged-terms.ts'
import { mergedText } from '../../../ui/prices/terms/terms-text.ts'
import { DEALER_PRICES } from './dealer-prices.ts'

type Answer = { readonly tone: 'plain' | 'look' | 'bad'; readonly text: string }

const CORRECT_FIRST = 'Not saved. Correct the fields in red.'

/** The terms while they are typed, and how they are saved. */
export function useTermsForm(saved: DealerPrices) {
  const api = useApi()
  const client = useQueryClient()
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState<DraftTerms>(saved.terms)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isBusy, setBusy] = useState(false)

  function change(changed: Partial<DraftTerms>) {
    setDraft((before) => ({ ...before, ...changed }))
    setProblems((before) => withoutFields(before, Object.keys(changed)))
    setAnswer(null)
  }
  function refuse(found: Problems) {
    setProblems(found)
    setAnswer({ tone: 'bad', text: CORRECT_FIRST })
  }
  /** Somebody saved since: their changes come in, what was typed here stays. */
  async function merge(mine: PriceTerms) {
    const theirs = await api.call(getDealerPrices, {})
    const merged = mergedTerms(base.terms, mine, theirs.terms)
    setBase(theirs)
    setDraft(merged.terms)
    client.setQueryData(DEALER_PRICES, theirs)
    setAnswer({ tone: 'look', text: mergedText(theirs, merged) })
  }
  async function store(terms: PriceTerms) {
    try {
      const now = await api.call(saveDealerPrices, { terms, basedOn: base.counter })
      setBase(now)
      setDraft(now.terms)
      client.setQueryData(DEALER_PRICES, now)
      setAnswer({ tone: 'plain', text: 'Saved.' })
      return true
    } catch (problem) {
      if (problem instanceof CallError && problem.code === 'prices.changed') await merge(terms)
      else throw problem
      return false
    }
  }
  /** false: something has to be corrected first. */
  async function save(): Promise<boolean> {
    const read = readDraft<PriceTerms>(priceTerms, draft)
    if (read.kind === 'problems') {
      refuse(read.problems)
      return false
    }
    setBusy(true)
    setProblems(NO_PROBLEMS)
    try {
      return await store(read.terms)
    } catch (problem) {
      const found = problemsOfCall(problem)
      if (found) refuse(found)
      else setAnswer({ tone: 'bad', text: problemText(problem) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(base.terms)
  return { draft, problems, answer, isBusy, isUnsaved, change, save }
}
