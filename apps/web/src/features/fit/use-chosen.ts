import type { FitRequest } from '@ramp/domain'
import { useState } from 'react'
import { keyOf, type Offered } from './offered/fit-messages.ts'

type Choice = {
  /** What was found, with the chosen one. */
  readonly shown: readonly Offered[]
  /** null until a person chose one for what is asked now. */
  readonly chosen: Offered | null
  readonly choose: (one: Offered) => void
}

/** The ramp a person chose among what was found: while the same is asked it stays, whatever else is found later. */
export function useChosen(ask: FitRequest | null, found: readonly Offered[]): Choice {
  const [choice, setChoice] = useState<{ readonly asked: string; readonly offered: Offered } | null>(null)
  const asked = JSON.stringify(ask)
  const chosen = choice?.asked === asked ? choice.offered : null
  return {
    shown: withChosen(found, chosen),
    chosen: chosenAmong(found, chosen),
    choose: (offered) => setChoice({ asked, offered }),
  }
}

/** The chosen ramp as it was found last; itself where something better came in its place. */
export const chosenAmong = (found: readonly Offered[], chosen: Offered | null): Offered | null =>
  chosen && (found.find((one) => keyOf(one) === keyOf(chosen)) ?? withWhy(chosen))

/** What was found, and the chosen ramp last where it is not among it any more. */
export function withChosen(found: readonly Offered[], chosen: Offered | null): readonly Offered[] {
  const one = chosenAmong(found, chosen)
  return one === null || found.includes(one) ? found : [...found, one]
}

/** What it was offered for may not hold any more. */
const withWhy = (chosen: Offered): Offered => ({ ...chosen, why: 'The one you chose.' })

/** Beside 'Use this ramp' while the search goes on. */
export const STILL_LOOKING = 'Still looking. Better ramps may follow.'
