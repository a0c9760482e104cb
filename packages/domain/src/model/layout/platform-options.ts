import { INCHES_PER_FOOT } from '../../base/units.ts'
import { type Catalogue, itemsOfRole } from '../catalogue/catalogue.ts'
import type { Item } from '../catalogue/item.ts'
import { isOffered, type PlatformOption } from '../products/platform-offers.ts'
import type { Part } from './part.ts'

/** How the switch of an option shows for one part. */
export type PlatformOptionState =
  | { readonly kind: 'hidden' }
  /** Rails or surface do not allow it: 'Not available based on settings' (spec 2 §5). */
  | { readonly kind: 'not-available' }
  | { readonly kind: 'offered'; readonly isOn: boolean; readonly isLocked: boolean }

const HIDDEN = { kind: 'hidden' } as const

/**
 * Low profile and landing pads need solid decks with two-line rails; a landing pad needs low profile on, and keeps it
 * on (spec 2 §4 and §5).
 */
export function platformOptionState(option: PlatformOption, part: Part, item: Item): PlatformOptionState {
  if (part.kind !== 'platform' || !isOffered(option, item.productLine, sizeOf(item))) return HIDDEN
  const isPad = item.role === 'landing-pad'
  if (option === 'resting') return isPad ? HIDDEN : { kind: 'offered', isOn: part.isResting, isLocked: false }
  if (!isPad && (item.surface !== 'SOLID' || item.handrails !== 'TWO_LINE')) return { kind: 'not-available' }
  return option === 'lowProfile'
    ? { kind: 'offered', isOn: item.isLowProfile || isPad, isLocked: isPad }
    : { kind: 'offered', isOn: isPad, isLocked: !item.isLowProfile && !isPad }
}

/** The landing pad of a platform's size, or the low-profile platform of a pad's; null when the line sells none. */
export function landingPadTwin(catalogue: Catalogue, item: Item): Item | null {
  const isPad = item.role === 'landing-pad'
  return (
    itemsOfRole(catalogue, isPad ? 'platform' : 'landing-pad').find(
      (one) => sizeOf(one) === sizeOf(item) && !one.isTurn && (!isPad || one.isLowProfile),
    ) ?? null
  )
}

const sizeOf = ({ usableWidth, usableLength }: Item): string =>
  `${(usableWidth ?? 0) / INCHES_PER_FOOT}x${(usableLength ?? 0) / INCHES_PER_FOOT}`
