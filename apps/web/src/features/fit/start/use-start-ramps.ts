import { useDebouncedValue } from '@mantine/hooks'
import {
  type Catalogue,
  codesOfProject,
  type FitRequest,
  type Inches,
  type Layout,
  NO_WISHES,
  setRise,
} from '@ramp/domain'
import { useMemo, useState } from 'react'
import { keyOf, type Offered } from '../fit-messages.ts'
import { fitRequestOf } from '../fit-request-of.ts'
import { type Fit, useFit } from '../use-fit.ts'

/** Nothing is looked for while a rise is still typed. */
const PAUSE_MS = 250

export type StartRamps = {
  /** The rise that was asked for, inches; null before one was typed. */
  readonly rise: Inches | null
  readonly fit: Fit
  /** The ramp that would be used; the first until another is chosen. */
  readonly offered: Offered | null
  readonly choose: (one: Offered) => void
}

/** Complete ramps for a rise alone, on open level ground, before anything is drawn on a blank layout. */
export function useStartRamps(blank: Layout, catalogue: Catalogue, typed: Inches | null): StartRamps {
  const [rise] = useDebouncedValue(typed, PAUSE_MS)
  const ask = useMemo(() => (rise === null ? null : requestFor(blank, rise)), [blank, rise])
  const fit = useFit(ask, catalogue)
  const [chosen, setChosen] = useState<string | null>(null)
  const { proposals } = fit
  const offered = proposals.find((one) => keyOf(one) === chosen) ?? proposals[0] ?? null
  return {
    rise,
    fit,
    // A ramp for another rise must not be taken for the one that is typed now.
    offered: typed === rise ? offered : null,
    choose: (one) => setChosen(keyOf(one)),
  }
}

const requestFor = (layout: Layout, rise: Inches): FitRequest | null =>
  fitRequestOf(setRise(rise)(layout), { codes: codesOfProject(layout.project), wishes: NO_WISHES, keep: [] })
