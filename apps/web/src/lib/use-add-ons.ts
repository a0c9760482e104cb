import { catalogItemsGet, type OutputOf } from '@ramp/contracts'
import type { Catalogue } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useCall } from './use-call.ts'

/** A product that can be ordered beside the drawn system. */
export type AddOn = OutputOf<typeof catalogItemsGet>[number]

/** The add-ons of a product line at a price list: one call for it (spec 3 §7), whoever asks. Also the way to ask again. */
export function useAddOns(
  { productLine, version }: Pick<Catalogue, 'productLine' | 'version'>,
  onFailure: (error: unknown) => void,
) {
  const api = useApi()
  const ask = () => api.call(catalogItemsGet, { productLine, version })
  return useCall({ question: ['add-ons', productLine, version], ask, isKept: true }, onFailure)
}
