import { catalogItemsGet, type OutputOf } from '@ramp/contracts'
import type { ProductLine } from '@ramp/domain'
import { type Api, useApi } from '@ramp/shell'
import { useState } from 'react'
import { type Answer, useCall } from './use-call.ts'

/** A product that can be ordered beside the drawn system. */
export type AddOn = OutputOf<typeof catalogItemsGet>[number]

const asked = new WeakMap<Api, Map<ProductLine, Promise<readonly AddOn[]>>>()

/** One call for a product line (spec 3 §7), whoever asks; a call that failed is made again the next time. */
function addOnsOf(api: Api, productLine: ProductLine): Promise<readonly AddOn[]> {
  const ofApi = asked.get(api) ?? new Map<ProductLine, Promise<readonly AddOn[]>>()
  asked.set(api, ofApi)
  const known = ofApi.get(productLine)
  if (known) return known
  const asking = api.call(catalogItemsGet, { productLine })
  ofApi.set(productLine, asking)
  asking.catch(() => ofApi.delete(productLine))
  return asking
}

/** The add-ons of a product line, and the way to ask again. */
export function useAddOns(
  product: ProductLine,
  onFailure: (error: unknown) => void,
): readonly [addOns: Answer<readonly AddOn[]>, retry: () => void] {
  const api = useApi()
  const [attempt, setAttempt] = useState(0)
  const addOns = useCall(`${product} ${attempt}`, () => addOnsOf(api, product), onFailure)
  return [addOns, () => setAttempt(attempt + 1)]
}
