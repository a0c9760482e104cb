import type { Inches } from '../../../base/units.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { type FitReason, haveText, needText, reasonOf } from './reason.ts'

/** Ramps side by side keep this much clear (rule 17). */
const BETWEEN: Inches = 3

/** A yard too narrow for two ramps side by side has room for straight layouts only; null where it is wider. */
export function noRoomToTurn({ spans: [out, along], stock }: SearchSite): FitReason | null {
  const need = 2 * stock.rampOverall + BETWEEN
  const have = Math.min(out, along)
  if (have > need - 0.05) return null
  return reasonOf({
    code: 'no-room-to-turn',
    text: `A layout that turns back needs ${needText(need)} for two ramps side by side. The yard is ${haveText(have)} ${out <= along ? 'deep' : 'wide'}.`,
    need,
    have,
    section: 'site 3, rule 17',
  })
}
