import type { AnswerOf, priceLayouts, ValidInputOf } from '@ramp/contracts'
import type { Asking } from '../../identity/caller.ts'
import { maySee } from '../../identity/field-access.ts'
import type { ListFor } from '../../policies/catalogue-for.ts'
import { allowGenerateWith, type OpenHeader } from '../../policies/open-header.ts'
import { type AccessTo, notShared } from '../../policies/quote-access.ts'
import type { Whose } from './price-of-option.ts'
import type { sellingPriceWith } from './selling-price.ts'

type Deps = {
  readonly sellingPriceOf: ReturnType<typeof sellingPriceWith>
  readonly openHeader: OpenHeader
  readonly accessTo: AccessTo
  readonly listFor: ListFor
}

type Wanted = ValidInputOf<typeof priceLayouts>

/** Prices of drawings that may not be saved yet, as their dealer sells them. */
export function layoutPricesService({ sellingPriceOf, openHeader, accessTo, listFor }: Deps) {
  /** Whose prices they are, and the price list; without a quote those of the caller's company. */
  async function ofQuote(caller: Asking, { id, option }: Wanted) {
    if (id === undefined) {
      await allowGenerateWith(openHeader)(caller, id)
      const { customerNumber } = caller
      if (!maySee(caller, 'sellingPrice', { customerNumber, isGranted: false })) throw notShared()
      return { whose: { customerNumber, headerID: null, option: 1 }, list: null }
    }
    const header = await openHeader(caller, id)
    if (!maySee(caller, 'sellingPrice', await accessTo(id, header))) throw notShared()
    const { customerNumber, mainOption } = header
    const whose = { customerNumber, headerID: id, option: option ?? mainOption } satisfies Whose
    return { whose, list: (await listFor(id, whose.option)) ?? null }
  }

  return async (caller: Asking, wanted: Wanted): Promise<AnswerOf<typeof priceLayouts>> => {
    const { whose, list } = await ofQuote(caller, wanted)
    const priced = await Promise.all(
      wanted.layouts.map((layout) => sellingPriceOf(caller, whose, { layout, lines: null, list })),
    )
    return {
      isChosen: priced.some(({ isChosen }) => isChosen),
      prices: priced.map(({ selling, findings }) => ({ price: selling?.price ?? null, findings })),
    }
  }
}
