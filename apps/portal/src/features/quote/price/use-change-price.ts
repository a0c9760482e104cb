import {
  CallError,
  getQuotePrice,
  type OwnTerms,
  ownTerms,
  type PricedOption,
  saveQuotePrice,
} from '@ramp/contracts'
import { problemText, useApi } from '@ramp/shell'
import { useState } from 'react'
import type { ChangedDraft, DraftTerms } from '../../../ui/prices/draft/draft-terms.ts'
import {
  NO_PROBLEMS,
  type Problems,
  problemsOfCall,
  readDraft,
  withoutFields,
} from '../../../ui/prices/draft/read-draft.ts'
import { mergedTerms } from '../../../ui/prices/terms/merged-terms.ts'
import { mergedText } from '../../../ui/prices/terms/terms-text.ts'
import { draftInForce, withoutOwn } from './own-draft.ts'
import { useShowPrice } from './use-prices.ts'

type Answer = { readonly tone: 'look' | 'bad'; readonly text: string }

const CORRECT_FIRST = 'Not saved. Correct the fields in red.'

/** What is typed, what is wrong with it, and what was said of it. */
function useTyped(first: OwnTerms) {
  const [own, setOwn] = useState<ChangedDraft>(first)
  const [problems, setProblems] = useState(NO_PROBLEMS)
  const [answer, setAnswer] = useState<Answer | null>(null)
  return {
    own,
    problems,
    answer,
    replace: setOwn,
    say: setAnswer,
    set(fields: readonly (keyof DraftTerms)[], changed: (before: ChangedDraft) => ChangedDraft) {
      setOwn(changed)
      setProblems((before) => withoutFields(before, fields))
      setAnswer(null)
    },
    refuse(found: Problems) {
      setProblems(found)
      setAnswer(found === NO_PROBLEMS ? null : { tone: 'bad', text: CORRECT_FIRST })
    },
  }
}

/** The terms of a quote while they are typed, and how they are saved. */
export function useChangePrice(id: string, priced: PricedOption) {
  const api = useApi()
  const show = useShowPrice(id)
  const [base, setBase] = useState(priced)
  const { own, problems, answer, replace, say, set, refuse } = useTyped(priced.terms)
  const { isBusy, run } = useSaving()
  const { option } = priced

  /** Somebody saved since: their changes come in, what was typed here stays. */
  async function merge(mine: OwnTerms) {
    const theirs = await api.call(getQuotePrice, { id, option })
    const merged = mergedTerms(base.terms, mine, theirs.terms)
    setBase(theirs)
    replace(merged.terms)
    await show(theirs)
    say({ tone: 'look', text: mergedText(theirs, merged) })
  }
  async function store(terms: OwnTerms): Promise<boolean> {
    try {
      await show(await api.call(saveQuotePrice, { id, option, terms, basedOn: base.counter }))
      return true
    } catch (problem) {
      if (!(problem instanceof CallError && problem.code === 'prices.changed')) throw problem
      await merge(terms)
      return false
    }
  }
  /** Whether it was saved; if not, something has to be corrected or looked at first. */
  async function save(): Promise<boolean> {
    const read = readDraft<OwnTerms>(ownTerms, own)
    refuse(read.kind === 'problems' ? read.problems : NO_PROBLEMS)
    if (read.kind === 'problems') return false
    return run(
      () => store(read.terms),
      (problem) => {
        const found = problemsOfCall(problem)
        if (found) refuse(found)
        else say({ tone: 'bad', text: problemText(problem) })
      },
    )
  }
  // The keys of a change are fields of the terms.
  const change = (changed: ChangedDraft) =>
    set(Object.keys(changed) as (keyof DraftTerms)[], (before) => ({ ...before, ...changed }))
  const takeCompanyTerms = (fields: readonly (keyof DraftTerms)[]) =>
    set(fields, (before) => withoutOwn(before, fields))
  const draft = draftInForce(base.company, own)
  return { draft, own, problems, answer, isBusy, change, takeCompanyTerms, save }
}

/** One save at a time. */
function useSaving() {
  const [isBusy, setBusy] = useState(false)
  async function run(save: () => Promise<boolean>, onProblem: (problem: unknown) => void): Promise<boolean> {
    setBusy(true)
    try {
      return await save()
    } catch (problem) {
      onProblem(problem)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
