import { slopeText } from '../../../base/lengths/slope-text.ts'
import type { Inches } from '../../../base/units.ts'
import { groundOf } from '../../../model/layout/site-ground.ts'
import type { ProductLine } from '../../../model/products/product-line.ts'
import { productRules, runOfRatio } from '../../../model/products/product-rules.ts'
import type { Prepared } from '../evaluate/prepare.ts'
import type { FitRequest } from '../request/fit-request.ts'
import { steepestByCode } from '../request/limits.ts'
import type { SearchSite } from '../routes/search-site.ts'
import type { FitReason } from './reason.ts'

/** Above this a lift is usually cheaper and shorter (trade). */
const LIFT_ABOVE: Inches = 48

/** Reasons that a lift, which needs 5 ft x 5 ft at the door, is the answer to. */
const OF_ROOM = [
  'no-room-to-turn',
  'too-long',
  'too-high',
  'ground-falls',
  'misses-the-end',
  'none-found',
  'no-guards',
]

const LIFT = 'A vertical platform lift is another option for this rise.'

/** What a person should know of an answer besides its proposals or reasons. */
export const notesOf = (
  { request, door, limits, search }: Prepared,
  reasons: readonly FitReason[],
): readonly string[] => {
  const rise = search ? search.top - yardAtDoor(search) : 0
  const isForLift = rise > LIFT_ABOVE || reasons.some(({ code }) => OF_ROOM.includes(code))
  return [
    ...slopeNotes(request, limits.runNumber, steepestByCode(request.codes, door)),
    ...(isForLift ? [LIFT] : []),
  ]
}

/** The ground at the door, under a porch that is there. */
const yardAtDoor = ({ site }: SearchSite): Inches =>
  groundOf({ ...site, porch: undefined })?.heightAt({ x: 0, y: 0 }) ?? 0

/** Why the slope is not the one that the project wishes, and whether the manufacturer gives it for the line. */
function slopeNotes(
  { project, site, product, codes }: FitRequest,
  used: number,
  byCode: number,
): readonly string[] {
  const wished = runOfRatio(project.desiredRatio ?? '1:12')
  const device = site.person?.slopeLimit ?? 0
  const isPublic = codes.includes('ADA') || codes.includes('IBC')
  const why =
    device >= byCode
      ? `${site.person?.device || 'the device'} climbs ${slopeText(device)} at most`
      : isPublic
        ? `${codes.includes('ADA') ? 'ADA 405.2' : 'IBC 1012.2'} requires it`
        : 'IRC R311.8.1 requires it at the required egress door'
  const given = GIVEN[product]
  const isOutside = given && (used > given.flattest || used < given.steepest)
  return [
    ...(used > wished ? [`Ramps are ${slopeText(used)} and not ${slopeText(wished)}: ${why}.`] : []),
    ...(isOutside
      ? [
          `${slopeText(used)} is outside the slopes the manufacturer gives for ${productRules(product).name} (${slopeText(given.flattest)} to ${slopeText(given.steepest)}). Verify with the manufacturer.`,
        ]
      : []),
  ]
}

type Given = { readonly flattest: number; readonly steepest: number }
const P3G: Given = { flattest: 14, steepest: 8 }
/** Slopes that a manufacturer gives for a line; APD and Harmar sell P3G. */
const GIVEN: Readonly<Partial<Record<ProductLine, Given>>> = { P3G, APD: P3G, HAR: P3G }
