import { type Inches, isAtMost } from '../../../base/units.ts'
import type { Industry } from '../../products/product-line.ts'
import type { Item } from '../item.ts'

/** What can be made to measure. */
export type CustomKind = 'platform' | 'ramp' | 'transition' | 'bridge-plate'

export type SliderLimits = { readonly min: Inches; readonly max: Inches; readonly step: Inches }

/** `length` is null where the slider is hidden: a transition keeps the length of its stock item. */
export type CustomLimits = { readonly width: SliderLimits; readonly length: SliderLimits | null }

const width = (min: Inches, max: Inches): SliderLimits => ({ min, max, step: 0.5 })
const length = (min: Inches): SliderLimits => ({ min, max: 96, step: 6 })

/** The sliders of spec 2 §5, for usable sizes in inches; the panel shows them and the server keeps to them. */
const LIMITS: Readonly<Record<CustomKind, Readonly<Record<Industry, CustomLimits>>>> = {
  platform: {
    residential: { width: width(6, 96), length: length(6) },
    commercial: { width: width(36, 96), length: length(36) },
  },
  ramp: {
    residential: { width: width(18, 48), length: length(18) },
    commercial: { width: width(48, 60), length: length(18) },
  },
  transition: {
    residential: { width: width(18, 48), length: null },
    commercial: { width: width(36, 48), length: null },
  },
  // The plates of the short name PBP.
  'bridge-plate': {
    residential: { width: width(18, 60), length: null },
    commercial: { width: width(36, 48), length: null },
  },
}

export const customLimits = (kind: CustomKind, industry: Industry): CustomLimits => LIMITS[kind][industry]

/** Which sliders belong to an item; null where nothing is made to its measure. */
export function customKindOf({
  role,
  isCustomizable,
}: Pick<Item, 'role' | 'isCustomizable'>): CustomKind | null {
  if (!isCustomizable) return null
  switch (role) {
    case 'platform':
    case 'platform-ext':
      return 'platform'
    case 'ramp':
      return 'ramp'
    case 'transition-upper':
    case 'transition-lower':
    case 'transition-ground':
      return 'transition'
    case 'bridge-plate':
      return 'bridge-plate'
    default:
      return null
  }
}

/** Which of them belong to an item that is a transition or a plate; null at any other part. */
export function customTransitionKindOf(item: Pick<Item, 'role' | 'isCustomizable'>): CustomKind | null {
  const kind = customKindOf(item)
  return kind === 'transition' || kind === 'bridge-plate' ? kind : null
}

/** Whether a slider can be set to a size. */
export const isOnSlider = (size: Inches, { min, max, step }: SliderLimits): boolean =>
  isAtMost(min, size) && isAtMost(size, max) && Math.abs(size / step - Math.round(size / step)) < 1e-6

/** Said when no such part can be made (spec 2 §5). */
export const CUSTOM_REFUSED = {
  message: 'A part could not be generated based on these measurements',
  advice: 'If needed please contact customer service for assistance',
} as const
