import { type PriceFinding, type PriceTerms, type PrintedPrice, printedPrice } from '@ramp/pricing'
import { AppError } from '../../http/app-error.ts'
import type { Caller } from '../../identity/caller.ts'
import { roleOf } from '../../identity/field-access.ts'
import type { PriceOfOption, ToPrice, Whose } from './price-of-option.ts'

/** A price as it leaves the house, with the terms behind it, which do not. */
export type SellingPrice = { readonly price: PrintedPrice; readonly terms: PriceTerms }

type Answer = {
  /** Null until it is chosen how prices are built, and where a finding stops it. */
  readonly selling: SellingPrice | null
  readonly isChosen: boolean
  readonly isBelowFloor: boolean
  readonly findings: readonly PriceFinding[]
}

/** The price of a drawing as its dealer sells it. */
export const sellingPriceWith =
  (priceOfOption: PriceOfOption) =>
  async (caller: Caller, whose: Whose, drawing: ToPrice): Promise<Answer> => {
    const { terms, today, price, margin, findings } = await priceOfOption(caller.id, whose, drawing)
    const isChosen = terms.method !== null || terms.rental !== null
    return {
      selling: price && { price: printedPrice(terms, price, today), terms },
      isChosen,
      isBelowFloor: margin?.isBelowFloor ?? false,
      findings: isChosen ? findings : [],
    }
  }
type SellingPriceOf = ReturnType<typeof sellingPriceWith>

/** The price of a proposal; null until its dealer has chosen how prices are built. Refuses where a finding stops it. */
export const priceToPrintWith =
  (sellingPriceOf: SellingPriceOf) =>
  async (...asked: Parameters<SellingPriceOf>): Promise<PrintedPrice | null> =>
    unlessStopped(await sellingPriceOf(...asked))?.price ?? null

/** The price that is frozen when a proposal is issued. Below the floor of its dealer only the owner issues. */
export const priceToIssueWith =
  (sellingPriceOf: SellingPriceOf) =>
  async (...asked: Parameters<SellingPriceOf>): Promise<SellingPrice | null> => {
    const answer = await sellingPriceOf(...asked)
    const selling = unlessStopped(answer)
    const [caller, { customerNumber }] = asked
    if (selling && answer.isBelowFloor && roleOf(caller, customerNumber) !== 'owner')
      throw new AppError(
        'price.below-floor',
        'This price is below your company’s margin floor. Ask the owner to issue it, or change the price.',
      )
    return selling
  }

function unlessStopped({ selling, isChosen, findings }: Answer): SellingPrice | null {
  if (selling || !isChosen) return selling
  const stopping = findings.filter(({ stops }) => stops)
  throw new AppError(
    'price.stopped',
    stopping.map(({ message }) => message).join(' '),
    stopping.map(({ field, message }) => ({ field, message })),
  )
}
