import { getQuotePrice, type PricedOption, type QuoteDetail, type QuoteOption } from '@ramp/contracts'
import { useApi } from '@ramp/shell'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** What is known of the price of an option. */
export type Price = {
  /** Null while it is not there, and for who sees no price. */
  readonly priced: PricedOption | null
  readonly error: unknown
}

export const NO_PRICE: Price = { priced: null, error: null }

/** Prices of options by their number. */
export type Prices = ReadonlyMap<number, Price>

const keyOf = (id: string, option: number) => ['price', id, option]

/** What the dealer charges for each option that is drawn; worked out again once another drawing is finished. */
export function usePrices(
  { id, sees }: Pick<QuoteDetail, 'id' | 'sees'>,
  options: readonly QuoteOption[],
): Prices {
  const api = useApi()
  const client = useQueryClient()
  const drawn = sees.includes('sellingPrice') ? options.filter(({ revisions }) => revisions.length > 0) : []
  const results = useQueries({
    queries: drawn.map(({ number: option }) => ({
      queryKey: keyOf(id, option),
      queryFn: () => api.call(getQuotePrice, { id, option }),
      refetchOnWindowFocus: true,
    })),
  })
  const versions = drawn.map(({ revisions }) => revisions.at(-1)?.versionNumber).join()
  useEffect(() => {
    if (versions !== '') client.invalidateQueries({ queryKey: ['price', id] })
  }, [client, id, versions])
  return new Map(
    drawn.map(({ number }, place) => [
      number,
      { priced: results[place]?.data ?? null, error: results[place]?.error ?? null },
    ]),
  )
}

/** Shows what a save answered, or reads the price again. */
export function useShowPrice(id: string) {
  const client = useQueryClient()
  return async (priced: PricedOption) => {
    client.setQueryData(keyOf(id, priced.option), priced)
    await client.invalidateQueries({ queryKey: ['activity', id] })
  }
}
