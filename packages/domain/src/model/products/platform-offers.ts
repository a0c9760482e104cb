import type { ProductLine } from './product-line.ts'

/** What can be chosen for a platform beside its size (spec 2 §6, property panel). */
export type PlatformOption = 'lowProfile' | 'landingPad' | 'resting'

/** Sizes an option is offered for, as width x length in feet. */
type Sizes = 'every size' | readonly string[]
type Offers = Readonly<Record<PlatformOption, Sizes>>

const NOTHING: Offers = { lowProfile: [], landingPad: [], resting: [] }
const PATHWAY_3G: Offers = { lowProfile: 'every size', landingPad: 'every size', resting: [] }

/** Which options a line offers for which platforms (spec 2 §5, property panel rules); PHD rests are items of their own. */
const OFFERS: Readonly<Record<ProductLine, Offers>> = {
  P3G: PATHWAY_3G,
  APD: PATHWAY_3G,
  HAR: PATHWAY_3G,
  P2G: { lowProfile: ['5x5', '4x5', '5x4'], landingPad: ['5x5'], resting: ['4x5', '5x4'] },
  PHD: NOTHING,
  T3G: NOTHING,
  RAILWAY: NOTHING,
}

/** Whether a line offers an option for a platform size, such as `4x5`. */
export function isOffered(option: PlatformOption, product: ProductLine, size: string): boolean {
  const sizes = OFFERS[product][option]
  return sizes === 'every size' || sizes.includes(size)
}
