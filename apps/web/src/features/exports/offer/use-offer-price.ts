import { CallError, type LayoutPrices, priceLayouts } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import type { PaperInput } from '@ramp/papers'
import { useApi } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { useUser } from '../../../lib/auth/use-user.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'

/** The dealer's price of a drawing, as far as this device can know it. */
export type OfferPrice = {
  readonly price: PaperInput['price']
  readonly isComing: boolean
  /** Why the proposal has no price, or what to look at in it. */
  readonly notes: readonly string[]
}

const COMING: OfferPrice = { price: null, isComing: true, notes: [] }
const NOT_WANTED: OfferPrice = { price: null, isComing: false, notes: [] }

/** The price by the terms of the quote, or in the sandbox by those of the company; asked of the server, which knows them. */
export function useOfferPrice(layout: Layout, isWanted: boolean): OfferPrice {
  const api = useApi()
  const isSignedIn = useUser() !== null
  const { header } = useOpenedProject()
  const [known, setKnown] = useState<{ readonly of: Layout; readonly answer: OfferPrice } | null>(null)
  const id = header?.headerID
  const option = header?.option
  useEffect(() => {
    if (!isWanted || !isSignedIn) return
    let isStale = false
    const tell = (answer: OfferPrice) => isStale || setKnown({ of: layout, answer })
    api
      .call(priceLayouts, { layouts: [layout], ...(id !== undefined && { id, option }) })
      .then((answer) => tell(toldOf(answer)))
      .catch((error: unknown) => tell({ price: null, isComing: false, notes: [whyNot(error)] }))
    return () => {
      isStale = true
    }
  }, [api, layout, id, option, isWanted, isSignedIn])
  if (!isWanted) return NOT_WANTED
  if (!isSignedIn) return { ...NOT_WANTED, notes: [SIGNED_OUT] }
  return known?.of === layout ? known.answer : COMING
}

const WITHOUT = 'The proposal is made without a price.'
const SIGNED_OUT = `Log in to print your price. ${WITHOUT}`

export function toldOf({ isChosen, prices: [first] }: LayoutPrices): OfferPrice {
  const price = first?.price ?? null
  const found = (first?.findings ?? []).map(({ message }) => message)
  if (!isChosen)
    return {
      price,
      isComing: false,
      notes: [`Your company has not chosen how prices are built. ${WITHOUT}`],
    }
  return { price, isComing: false, notes: price ? found : [...found, WITHOUT] }
}

export function whyNot(error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return `You are offline. ${WITHOUT}`
  return error.status === 401 ? SIGNED_OUT : `${error.message} ${WITHOUT}`
}
