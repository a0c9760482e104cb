import {
  type Analysis,
  counted,
  INCHES_PER_FOOT,
  isOrderedAsDrawn,
  linearInches,
  listed,
  missingRise,
  type PlacedPart,
  pluralOf,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import type { PrintedPrice } from '@ramp/pricing'
import { settingOut } from '@ramp/solids'
import { groundHeights, measuredText } from '../content/heights-known.ts'
import { notOrdered } from '../content/open/open-items.ts'
import { kindOf, slopeOf } from '../content/part-facts.ts'
import { rampCount } from '../content/ramp-count.ts'
import { hasDoor, hasPartWithoutRun, sillAboveEnd } from '../content/rise.ts'
import { degreesText, quantityWords } from '../content/words.ts'
import { WORK_LEFT_OUT } from './settings/offer-settings.ts'

/** A figure in plain words, and what it is. */
export type Fact = { readonly figure: string; readonly words: string }

const short = (value: number): string => `${Math.round(value * 10) / 10}`

/** How high, how long, how steep and how wide, as a homeowner would say it; nothing of heights that nobody entered. */
export function factsOf(analysis: Analysis): readonly Fact[] {
  const hasRise = missingRise(analysis) === null
  return [
    hasRise
      ? {
          figure: `${lengthText(sillAboveEnd(analysis), 'height')} up`,
          words: hasDoor(analysis)
            ? 'from the ground to your door'
            : 'from the ground to the top of the ramp',
        }
      : { figure: 'Height', words: hasPartWithoutRun(analysis) ? 'a part is not in a run' : 'not entered' },
    lengthFact(analysis),
    ...(hasRise ? slopeFact(analysis) : []),
    ...widthFact(analysis),
  ]
}

/** A stair is no way to roll on: it is told, and what it counts for in linear feet is taken off. */
function lengthFact(analysis: Analysis): Fact {
  const stairs = settingOut(analysis).parts.filter(({ placed }) => kindOf(placed) === 'stair')
  const feet = stairs.reduce(
    (sum, { placed }) => sum - linearInches(placed) / INCHES_PER_FOOT,
    analysis.linearFeet,
  )
  const words = listed(thingsOf(analysis))
  const uncounted = pluralOf(stairs.length, 'the stair', 'the stairs')
  return stairs.length === 0 || feet < 1
    ? { figure: `${short(analysis.linearFeet)} ft long`, words }
    : { figure: `${short(feet)} ft long`, words: `${words}, not counting ${uncounted}` }
}

const ramps = (analysis: Analysis) =>
  settingOut(analysis).parts.filter(({ placed }) => kindOf(placed) === 'ramp')

/** What stands for the picture where it is read aloud. */
export const pictureWords = (analysis: Analysis): string =>
  `View from the curb: ${listed(thingsOf(analysis)) || 'the design'} at the door of the house.`

function slopeFact(analysis: Analysis): readonly Fact[] {
  const slopes = ramps(analysis).flatMap((part) => {
    const slope = slopeOf(part)
    return slope === null
      ? []
      : [{ inches: (Math.abs(slope.rise) / slope.covers) * INCHES_PER_FOOT, ...slope }]
  })
  const steepest = slopes.toSorted((a, b) => b.inches - a.inches)[0]
  if (!steepest) return []
  const { ratio, degrees } = steepest
  return [{ figure: `${ratio} slope`, words: `rise over horizontal run, ${degreesText(degrees)}` }]
}

function widthFact(analysis: Analysis): readonly Fact[] {
  const own = ramps(analysis).map(({ placed }) => placed)
  if (own.length === 0) return []
  const least = Math.min(...own.map(({ usableWidth }) => usableWidth))
  const words = own.every(hasRails) ? 'clear between the handrails' : 'clear width'
  return [{ figure: `${short(least / INCHES_PER_FOOT)} ft wide`, words }]
}

export const hasRails = ({ item }: PlacedPart): boolean =>
  item.handrails !== null && item.handrails !== 'NO_RAILS'

/** `three ramps`, `two platforms`, `one stair`: sections joined end to end are one ramp. */
export function thingsOf(analysis: Analysis): readonly string[] {
  const { parts } = settingOut(analysis)
  const count = (kind: ReturnType<typeof kindOf>) =>
    parts.filter(({ placed }) => kindOf(placed) === kind).length
  const pads = parts.filter(({ placed }) => placed.item.role === 'landing-pad').length
  const things = [
    [rampCount(analysis).ramps, 'ramp'],
    [count('platform') - pads, 'platform'],
    [count('stair'), 'stair'],
    [pads, 'landing pad'],
  ] as const
  return things.flatMap(([number, one]) => (number === 0 ? [] : [quantityWords(number, one)]))
}

function doorWords(analysis: Analysis): string {
  if (hasPartWithoutRun(analysis)) return 'Heights are incomplete: a part is not in a run.'
  if (missingRise(analysis)) return 'Door height: not entered.'
  return hasDoor(analysis) ? 'Door height as entered.' : 'Door: not entered. Height as entered.'
}

/** What the heights come from: measured is said only where there is a reading. */
export function measuredWords(analysis: Analysis): string {
  const door = doorWords(analysis)
  const { all, measured } = groundHeights(analysis)
  if (all === 0) return `${door} Ground heights: not entered. Legs can change with the ground.`
  const ground = `${counted(all, 'ground height')}, ${measuredText({ all, measured })}.`
  return `${door} ${ground}`
}

const GUARD_FROM = 30

/** Said where a deck is so high that pickets may be asked for, and has none. */
export function guardWords(analysis: Analysis): string | null {
  if (missingRise(analysis)) return null
  const isHigh = settingOut(analysis).parts.some(
    ({ placed, height }) => height.top > GUARD_FROM && placed.item.handrails === 'TWO_LINE',
  )
  return isHigh
    ? 'Where the deck is more than 30" high, your building department may require a guard with pickets. You would get a new price first.'
    : null
}

/** What a price pays for besides the parts; nothing is said of it where no price is shown. */
export function includedWork(price: PrintedPrice | null): readonly string[] {
  if (!price) return []
  return [
    ...(price.includesFreight ? ['Delivery'] : []),
    ...(price.includesInstallation ? ['Installation'] : []),
    ...(price.includesPermit ? ['Permit fee'] : []),
    ...(price.taxes !== null && price.taxes.length > 0 ? ['Sales tax'] : []),
    ...price.otherWork.flatMap(({ name, isIncluded }) => (isIncluded ? [name] : [])),
    ...price.optionalLines.flatMap(({ name, isTicked }) => (isTicked ? [name] : [])),
  ]
}

/** Of a lift only its gates are sold: the drawing shows what the price leaves out. */
const liftLeftOut = ({ placement }: Analysis): readonly string[] => {
  const left = placement.parts.filter((one) => one.part.kind === 'vpl' && !isOrderedAsDrawn(one))
  const [pads, lifts] = [
    left.filter(({ item }) => item.role === 'vpl-pad'),
    left.filter(({ item }) => item.role !== 'vpl-pad'),
  ]
  return [
    ...(lifts.length > 0 ? ['Vertical platform lift'] : []),
    ...(pads.length > 0 ? ['Concrete pad for the lift'] : []),
  ]
}

/** What the system lacks, then what the price leaves out; work that the dealer named is listed as named there, once. */
export function notIncluded(analysis: Analysis, price: PrintedPrice | null): readonly string[] {
  const drawn = [...notOrdered(analysis), ...liftLeftOut(analysis)]
  if (!price) return drawn
  const named = new Set([...price.otherWork, ...price.optionalLines].map(({ name }) => sameAs(name)))
  const standing = [
    ...(price.includesFreight ? [] : ['Delivery']),
    ...(price.includesInstallation ? [] : ['Installation']),
    ...(price.includesPermit ? [] : ['Permit fee']),
  ]
  const unnamed = (names: readonly string[]) => names.filter((name) => !named.has(sameAs(name)))
  return onceEach([
    ...drawn,
    ...unnamed(standing),
    ...(price.taxes === null ? ['Sales tax'] : []),
    ...price.otherWork.flatMap(({ name, isIncluded }) => (isIncluded ? [] : [name])),
    ...unnamed(WORK_LEFT_OUT),
  ])
}

/** Names of the same work are the same whatever their capitals and blanks. */
const sameAs = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase()

const onceEach = (names: readonly string[]): readonly string[] =>
  names.filter((name, place) => names.findIndex((other) => sameAs(other) === sameAs(name)) === place)
