import { type Analysis, analyse, INCHES_PER_FOOT, type PartsList } from '@ramp/domain'
import { settingOut } from '@ramp/solids'
import { kindOf, slopeOf } from '../content/part-facts.ts'
import { sillAboveEnd } from '../content/rise.ts'
import { capital, degreesText, quantityWords } from '../content/words.ts'
import { tapeInches } from '../paper/architect-length.ts'

/** A figure in plain words, and what it is. */
export type Fact = { readonly figure: string; readonly words: string }

const short = (value: number): string => `${Math.round(value * 10) / 10}`

/** How high, how long, how steep and how wide, as a homeowner would say it. */
export function factsOf(analysis: Analysis): readonly Fact[] {
  const { parts } = settingOut(analysis)
  const count = (kind: ReturnType<typeof kindOf>) =>
    parts.filter(({ placed }) => kindOf(placed) === kind).length
  const ramps = parts.filter(({ placed }) => kindOf(placed) === 'ramp')
  const slopes = ramps.flatMap((part) => {
    const slope = slopeOf(part)
    return slope === null
      ? []
      : [{ inches: (Math.abs(slope.rise) / part.length) * INCHES_PER_FOOT, ...slope }]
  })
  const steepest = slopes.toSorted((a, b) => b.inches - a.inches)[0]
  const widths = ramps.map(({ placed }) => placed.usableWidth)
  const made = [
    [count('ramp'), 'ramp'],
    [count('platform'), 'platform'],
    [count('stair'), 'stair'],
  ] as const
  const madeOf = made.flatMap(([number, one]) => (number === 0 ? [] : [quantityWords(number, one)]))
  return [
    {
      figure: `${tapeInches(sillAboveEnd(analysis), 8).replace('"', '')} in up`,
      words: 'from the ground to your door',
    },
    { figure: `${short(analysis.linearFeet)} ft long`, words: madeOf.join(' and ') },
    ...(steepest
      ? [
          {
            figure: `${short(steepest.inches)} in per foot`,
            words: `1 in ${short(INCHES_PER_FOOT / steepest.inches)}, a slope of about ${degreesText(steepest.degrees)}`,
          },
        ]
      : []),
    ...(widths.length > 0
      ? [
          {
            figure: `${short(Math.min(...widths) / INCHES_PER_FOOT)} ft wide`,
            words: 'clear between the handrails',
          },
        ]
      : []),
  ]
}

/** The parts list at retail, whatever level the project is drawn at: no other price is shown to a homeowner. */
export const retailList = ({ layout, catalogue, partsList }: Analysis): PartsList =>
  layout.project.priceLevel === 'retail'
    ? partsList
    : analyse({ ...layout, project: { ...layout.project, priceLevel: 'retail' } }, catalogue).partsList

/** What stands in every price. */
export function includedParts(analysis: Analysis): readonly string[] {
  const { parts } = settingOut(analysis)
  const legs = analysis.legs.filter(({ isActive, shortName }) => isActive && shortName !== null).length
  const count = (kind: ReturnType<typeof kindOf>) =>
    parts.filter(({ placed }) => kindOf(placed) === kind).length
  const [ramps, platforms, stairs] = [count('ramp'), count('platform'), count('stair')]
  const things = [
    ...(ramps > 0 ? [quantityWords(ramps, 'ramp')] : []),
    ...(platforms > 0 ? [quantityWords(platforms, 'platform')] : []),
    ...(stairs > 0 ? [quantityWords(stairs, 'stair')] : []),
  ]
  const hasRails = parts.some(
    ({ placed }) => placed.item.handrails !== null && placed.item.handrails !== 'NO_RAILS',
  )
  return [
    ...(things.length > 0 ? [capital(`${things.join(', ')}, aluminum`)] : []),
    ...(hasRails ? ['Handrails, with their ends closed'] : []),
    ...(legs > 0 ? [capital(`${quantityWords(legs, 'adjustable leg')} with feet`)] : []),
    'Connectors, plates and hardware',
    'Drawings for you',
  ]
}

/** From how many measured heights it was worked out; the homeowner should know. */
export function measuredWords({ layout }: Analysis): string {
  const spots = (layout.site.ground ?? []).filter(({ how }) => how === 'measured').length
  const doors = Math.max(1, layout.site.doors.length)
  const all = spots + doors
  const words = capital(quantityWords(all, 'measured height'))
  return all === 1
    ? 'Worked out from one measured height, at your door; we check the ground at every leg before building.'
    : `Worked out from ${words.toLowerCase()} at your door and in your yard; we check the ground at every leg before building.`
}

const GUARD_FROM = 30

/** Said where a deck is so high that pickets may be asked for, and has none. */
export function guardWords(analysis: Analysis): string | null {
  const isHigh = settingOut(analysis).parts.some(
    ({ placed, height }) => height.top > GUARD_FROM && placed.item.handrails === 'TWO_LINE',
  )
  return isHigh
    ? 'Where the deck is more than 30 in up your building department may ask for a guard with pickets; you would get a new price first.'
    : null
}
