import { ratedLoadOf } from '../../../model/catalogue/rated-loads.ts'
import type { ProductLine } from '../../../model/products/product-line.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import type { FitAsk } from '../ask/fit-ask.ts'
import type { FitReason } from './killer-sentences.ts'

/**
 * Why a line is not for a job at all, whatever the site: it is residential and the job is under the IBC, or person and device
 * weigh more than it is rated for. A home under ADA, as many payers ask, is answered by the line that was chosen.
 */
export function refusalOf({ product, codes, site }: FitAsk): FitReason | null {
  const { industry, name } = productRules(product)
  const ratedLoad = ratedLoadOf(product, 'ramp')?.pounds ?? null
  if (industry === 'residential' && codes.includes('IBC'))
    return {
      code: 'residential-line',
      text: `${name} is for residential use only. A job under the IBC needs ${productRules('PHD').name}.`,
      need: 1,
      have: 0,
      unit: 'parts',
      section: 'domain 1.1',
    }
  const loaded = site.person?.loaded ?? 0
  if (ratedLoad === null || loaded <= ratedLoad) return null
  return {
    code: 'rated-load',
    text: `Person and device weigh ${loaded} lb; ${name} is rated for ${ratedLoad} lb.`,
    need: loaded,
    have: ratedLoad,
    unit: 'lb',
    section: 'domain 1.1',
  }
}

/** Whether a line may be offered instead: never a residential one under ADA or IBC, nor in place of a commercial one. */
export function mayBeOffered(line: ProductLine, ask: FitAsk): boolean {
  const isPublic = ask.codes.includes('ADA') || ask.codes.includes('IBC')
  const isCommercial = productRules(ask.product).industry === 'commercial'
  if (productRules(line).industry === 'residential' && (isPublic || isCommercial)) return false
  return refusalOf({ ...ask, product: line }) === null
}
