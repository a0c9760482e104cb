import { catalogItemsGet, type OutputOf } from '@ramp/contracts'
import type { ProductLine } from '@ramp/domain'
import { useApi } from '@ramp/shell'
import { useCall } from './use-call.ts'

/** A product that can be ordered beside the drawn system. */
export type AddOn = OutputOf<typeof catalogItemsGet>[number]

/** The add-ons of a product line: one call for it (spec 3 §7), whoever asks. Also the way to ask again. */
export function useAddOns(productLine: ProductLine, onFailure: (error: unknown) => void) {
  const api = useApi()
  const ask = () => api.call(catalogItemsGet, { productLine })
  return useCall({ question: ['add-ons', productLine], ask, isKept: true }, onFailure)
}
