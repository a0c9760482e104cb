import { type LayoutPrices, priceLayouts } from '@ramp/contracts'
import { type Layout, layoutOfProposal } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useEffect, useEffectEvent, useState } from 'react'
import { useUser } from '../../../lib/auth/use-user.ts'
import type { OpenedProject } from '../../../project/opened-project.ts'
import { keyOf, type Offered } from './fit-messages.ts'
import { type InstalledPrices, installedPrices } from './installed-prices.ts'

type Asked = Pick<OpenedProject, 'header'> & {
  /** What a ramp is used on. */
  readonly before: Layout
  readonly isLooking: boolean
}

/**
 * The installed prices of the ramps that a search ended with, as the server works them out by the dealer's terms; null while they are not known,
 * and where no price is chosen, shown or reached: then ramps are told apart by the price of their parts.
 */
export function useInstalledPrices(
  offered: readonly Offered[],
  { header, before, isLooking }: Asked,
): InstalledPrices | null {
  const api = useApi()
  const isSignedIn = useUser() !== null
  const [known, setKnown] = useState<{ readonly of: string; readonly prices: InstalledPrices | null } | null>(
    null,
  )
  const asked = isLooking || !isSignedIn ? '' : JSON.stringify(offered.map(keyOf))
  const ask = useEffectEvent(async () => {
    const layouts = offered.map((one) => layoutOfProposal(one, before))
    const ofQuote = header ? { id: header.headerID, option: header.option } : {}
    const answer: LayoutPrices = await api.call(priceLayouts, { layouts, ...ofQuote })
    return installedPrices(offered, answer)
  })
  useEffect(() => {
    if (asked === '' || asked === '[]') return
    let isStale = false
    ask().then(
      (prices) => isStale || setKnown({ of: asked, prices }),
      // Offline, or nobody to see prices: the ramps themselves are there all the same.
      () => isStale || setKnown({ of: asked, prices: null }),
    )
    return () => {
      isStale = true
    }
  }, [asked])
  return known?.of === asked ? known.prices : null
}
