import type { Inches } from '../../../base/units.ts'
import { productRules } from '../../../model/products/product-rules.ts'
import type { Deck, Start } from '../pieces/route.ts'
import { cornersOf, step } from '../room/rect.ts'
import { frameFor, hasLowFrame, LEGS, LOW_FRAME, overGround, STANDARD_FRAME } from '../routes/heights.ts'
import type { SearchSite } from '../routes/search-site.ts'
import { type FitReason, haveText, needText, reasonOf } from './reason.ts'

/** Why no layout can begin at the height of the door: too low for a platform, too high for its legs or without guards. */
export function noHeightAtDoor(starts: readonly Start[], search: SearchSite): FitReason | null {
  const found = starts.map((start) => heightLack(start, search))
  return found.every((one) => one !== null) ? (found[0] ?? null) : null
}

const heightLack = (start: Start, search: SearchSite): FitReason | null =>
  start.pieces.map((deck) => deckLack(deck, search)).find((one) => one !== null) ?? bareEnd(start, search)

function deckLack(deck: Deck, search: SearchSite): FitReason | null {
  const { top, ground, site } = search
  const over = overGround(deck, top, search)
  const below = site.porch && Math.abs(top - site.porch.height - over) < 0.01 ? 'the porch' : 'the ground'
  if (frameFor(deck, over, search) === null) return tooLow({ over, below }, hasLowFrame(deck, search))
  const tallest = Math.max(...cornersOf(deck.rect).map((at) => top - (ground?.heightAt(at) ?? 0)))
  return tallest < LEGS ? null : tooHigh(tallest)
}

/** `below`: what the platform is over. */
type Over = { readonly over: Inches; readonly below: string }

const tooLow = ({ over, below }: Over, isLowSold: boolean): FitReason => {
  const need = isLowSold ? LOW_FRAME : STANDARD_FRAME
  const frame = isLowSold ? 'A low-profile platform' : 'A platform'
  return reasonOf({
    code: 'too-low',
    text: `${frame} at the door needs to be at least ${needText(need)} above ${below}. ${
      over < 0 ? `It would be ${haveText(-over)} below it.` : `It would be ${haveText(over)} above it.`
    }`,
    need,
    have: over,
    section: 'domain 7.1',
  })
}

const tooHigh = (tallest: Inches): FitReason =>
  reasonOf({
    code: 'too-high',
    text: `Legs under the door platform need to be ${needText(tallest)}. Stock legs are for heights under ${haveText(LEGS)}.`,
    need: tallest,
    have: LEGS,
    section: 'domain 7.10',
  })

/** One could fall off both sides at the upper end of the first ramp, in a line without guards. */
function bareEnd({ from, heading }: Start, { top, ground, stock, limits }: SearchSite): FitReason | null {
  const { unguarded } = limits
  if (stock.guards !== null || unguarded === null) return null
  const [left = 0, right = 0] = [-1, 1].map(
    (side) => top - (ground?.heightAt(step(from, heading, 0, (side * stock.rampOverall) / 2)) ?? 0),
  )
  const drop = Math.min(left, right)
  return drop > unguarded ? noGuards(drop, unguarded, productRules(stock.catalogue.productLine).name) : null
}

/** A drop that needs guards in a line that has none. */
export const noGuards = (drop: Inches, limit: Inches, line: string): FitReason =>
  reasonOf({
    code: 'no-guards',
    text: `The ramp starts ${needText(drop)} above the ground. ${line} has no guards, which are required above ${haveText(limit)}.`,
    need: drop,
    have: limit,
    section: 'R312.1.1',
  })
