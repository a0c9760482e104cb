import {
  type Analysis,
  analyse,
  type Catalogue,
  counted,
  type DoorFacing,
  type Layout,
  layoutOfProposal,
  type ProposalKind,
  partNames,
  verdictOf,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { numberText } from '@ramp/shell'
import type { FitKnown, Offered } from './offered/fit-messages.ts'
import type { OfferedPrice } from './offered/installed-prices.ts'

const KINDS: Readonly<Record<ProposalKind, string>> = {
  threshold: 'Threshold ramp',
  straight: 'Straight',
  l: 'L',
  u: 'U',
  z: 'Z',
  switchback: 'Switchback',
  mixed: 'With turns',
}

/** What a way is called: how it turns, and to which side of the door it ends on the drawing: `L to the right`. */
export function nameOf({ kind, layout }: Pick<Offered, 'kind' | 'layout'>): string {
  if (layout.parts[0]?.kind === 'portable') return 'Portable ramp'
  const side = sideOf(layout)
  return side === null ? KINDS[kind] : `${KINDS[kind]} ${side}`
}

/** Inches beside the middle of the door that count as before it. */
const BEFORE = 36

/** The side of the door on the drawing where a way ends; null where it ends before the door. */
function sideOf({ site, openings, parts }: Layout): string | null {
  const [door] = site.doors
  const exit = openings.find(({ use }) => use === 'exit')
  const last = parts.find(({ id }) => id === exit?.part)
  if (!door?.at || door.faces === undefined || !last) return null
  const isUpright = isAlong(door.faces)
  const beside = isUpright ? last.at.x - door.at.x : last.at.y - door.at.y
  if (Math.abs(beside) < BEFORE) return null
  if (isUpright) return beside < 0 ? 'to the left' : 'to the right'
  return beside < 0 ? 'upwards' : 'downwards'
}

const isAlong = (faces: DoorFacing): boolean => faces === 0 || faces === 180

/** What every one of the ramps rests on, said once for all of them. */
export const sharedAssumptions = (proposals: readonly Pick<Offered, 'assumed'>[]): readonly string[] =>
  (proposals[0]?.assumed ?? []).filter((sentence) =>
    proposals.every(({ assumed }) => assumed.includes(sentence)),
  )

/** `24 ft of ramp, $5,574.29`. */
export const ghostWords = ({ rampFeet }: Pick<Offered, 'rampFeet'>, { amount, of }: OfferedPrice): string =>
  `${feetText(rampFeet)} of ramp, ${amount}${of === null ? '' : ` ${of.toLowerCase()}`}`

export const feetText = (feet: number): string => `${numberText(feet)} ft`

export const turnsText = (turns: number): string => (turns === 0 ? 'no turn' : counted(turns, 'turn'))

/** `29'-6" × 5'-6"`. */
export const footprintText = ({ width, depth }: Offered['footprint']): string =>
  `${lengthText(Math.round(width), 'site-length')} × ${lengthText(Math.round(depth), 'site-length')}`

/** `Guards on 5 × 5 platform, 8 ft ramp 1: 31 3/8" above the ground.` */
export function guardsText(raised: Offered['raised'], analysis: Pick<Analysis, 'placement'>): string {
  const names = partNames(
    raised.map(({ part }) => part),
    analysis,
  )
  const highest = Math.max(...raised.map(({ drop }) => drop))
  return `Guards on ${names}: ${lengthText(highest, 'height')} above the ground.`
}

type Known = Pick<FitKnown, 'proposals' | 'isProven'> & { readonly isLooking: boolean }

/** Why a ramp is offered: that it has the lowest price is a fact only where the search has proven it. */
export function whyText({ why, price }: Pick<Offered, 'why' | 'price'>, known: Known): string {
  const { proposals, isProven, isLooking } = known
  if (isProven || why !== 'Lowest cost.' || proposals.some((one) => one.price < price)) return why
  return isLooking ? 'Lowest cost so far.' : 'Lowest price found. May not be the lowest cost.'
}

/** How much Confirm will ask to verify once a ramp is used: on open ground the search took a door that nobody entered. */
export const toVerifyAfter = (layout: Layout, before: Layout, catalogue: Catalogue): number =>
  verdictOf(analyse(layoutOfProposal({ layout }, before), catalogue)).toVerify
