import { quotePdfName } from '@ramp/contracts'
import type { Analysis } from '@ramp/domain'

/** Name of the layout PDF; it says when the system holds custom parts (spec 1 §9). */
export const quotePdfFileName = (analysis: Analysis): string =>
  quotePdfName({ isCustom: holdsCustomParts(analysis) })

/** Made to order: a part on the layout, a closure, or an item on the list. */
function holdsCustomParts({ placement, closures, partsList, catalogue }: Analysis): boolean {
  return (
    placement.parts.some(({ item }) => item.isCustom) ||
    closures.some(({ type, isActive }) => isActive && type === 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE') ||
    partsList.lines.some(({ itemNumber }) => catalogue.byItemNumber.get(itemNumber)?.isCustom ?? false)
  )
}
