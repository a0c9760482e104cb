import { useDebouncedValue } from '@mantine/hooks'
import { codesOfProject, type FitRequest, type Inches, type Layout, NO_WISHES, setRise } from '@ramp/domain'
import { useMemo } from 'react'
import type { OpenedProject } from '../../../project/opened-project.ts'
import { fitRequestOf } from '../fit-request-of.ts'
import type { Offered } from '../offered/fit-messages.ts'
import { type InstalledPrices, rankedBy } from '../offered/installed-prices.ts'
import { useInstalledPrices } from '../offered/use-installed-prices.ts'
import { useChosen } from '../use-chosen.ts'
import { type Fit, useFit } from '../use-fit.ts'

/** Nothing is looked for while a rise is still typed. */
const PAUSE_MS = 250

export type StartRamps = {
  /** The rise that was asked for, inches; null before one was typed. */
  readonly rise: Inches | null
  /** What a ramp is used on: the blank layout with the rise. */
  readonly before: Layout
  readonly fit: Fit
  /** The ramp that would be used; the first until another is chosen. */
  readonly offered: Offered | null
  readonly choose: (one: Offered) => void
  /** What they cost installed; null where that is not known. */
  readonly prices: InstalledPrices | null
}

/** Complete ramps for a rise alone, on open level ground, before anything is drawn on a blank layout. */
export function useStartRamps(
  blank: Layout,
  { catalogue, header }: Pick<OpenedProject, 'catalogue' | 'header'>,
  typed: Inches | null,
): StartRamps {
  const [rise] = useDebouncedValue(typed, PAUSE_MS)
  const before = useMemo(() => (rise === null ? blank : setRise(rise)(blank)), [blank, rise])
  const ask = useMemo(() => (rise === null ? null : requestFor(before)), [before, rise])
  const fit = useFit(ask, catalogue)
  const prices = useInstalledPrices(fit.proposals, { header, before, isLooking: fit.isLooking })
  const { shown, chosen, choose } = useChosen(ask, rankedBy(fit.proposals, prices, false))
  const offered = chosen ?? shown[0] ?? null
  return {
    rise,
    before,
    fit: { ...fit, proposals: shown },
    // A ramp for another rise must not be taken for the one that is typed now.
    offered: typed === rise ? offered : null,
    choose,
    prices,
  }
}

const requestFor = (layout: Layout): FitRequest | null =>
  fitRequestOf(layout, { codes: codesOfProject(layout.project), wishes: NO_WISHES, keep: [] })
