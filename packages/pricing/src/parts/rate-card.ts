import { type Cents, type Handrails, INCHES_PER_FOOT, roundTo } from '@ramp/domain'
import { type Charge, type Charged, chargeFor, lump, type PriceFinding } from '../charge/charge.ts'
import { priceOfLength } from '../charge/length-price.ts'
import type { Job, RampLength } from '../job/job.ts'
import { rounded } from '../money/percent.ts'
import { sumOf } from '../money/spread.ts'
import type { PriceMethod, RampRate } from '../terms/method.ts'
import type { PriceTerms } from '../terms/price-terms.ts'

type RateCard = Extract<PriceMethod, { readonly kind: 'rate-card' }>

const RAILING_NAMES: Readonly<Record<Handrails, string>> = {
  NO_RAILS: 'without railing',
  TWO_LINE: 'with two-line railing',
  HORZ_PICKET: 'with horizontal pickets',
  VERT_PICKET: 'with vertical pickets',
  GUARDS: 'with guards',
}

/** Of the rates that are wide enough the narrowest; one for the very railing before one for any. */
const rateFor = (rates: readonly RampRate[], { width, railing }: RampLength): RampRate | undefined =>
  rates
    .filter((rate) => rate.widest >= width && (rate.railing === null || rate.railing === railing))
    .toSorted((a, b) => a.widest - b.widest || Number(a.railing === null) - Number(b.railing === null))[0]

const rampName = ({ width, railing }: RampLength) =>
  `Ramp, ${roundTo(width, 3)}" wide, ${RAILING_NAMES[railing]}`

function rampCharge(rates: readonly RampRate[], ramp: RampLength): Charge | PriceFinding {
  const rate = rateFor(rates, ramp)
  if (!rate)
    return {
      field: 'method.ramps',
      message: `The rate card has no price for a ramp ${roundTo(ramp.width, 3)}" wide ${RAILING_NAMES[ramp.railing]}. Add one.`,
      stops: true,
    }
  const { perFoot } = rate
  const feet = roundTo(ramp.length / INCHES_PER_FOOT, 3)
  return chargeFor('parts', rampName(ramp), [feet, 'ft', perFoot], priceOfLength(ramp.length, perFoot))
}

/** Miles count to the tenth. */
const TENTHS = 10

const travelCharge = (miles: number, perMile: Cents): Charge =>
  chargeFor(
    'freight',
    'Travel',
    [miles, 'mile', perMile],
    rounded(Math.round(miles * TENTHS) * perMile, TENTHS),
  )

export function rateCardPrice(card: RateCard, job: Job, { miles }: Pick<PriceTerms, 'miles'>): Charged {
  const ramps = job.ramps.map((ramp) => rampCharge(card.ramps, ramp))
  const findings = ramps.flatMap((one) => ('stops' in one ? [one] : []))
  if (card.perMile > 0 && miles === null)
    findings.push({
      field: 'miles',
      message: 'Enter the miles to the site. The rate card charges by the mile.',
      stops: true,
    })
  if (findings.length > 0) return { charges: [], findings }
  const own = [
    ...ramps.flatMap((one) => ('stops' in one ? [] : [one])),
    ...(job.platforms > 0
      ? [chargeFor('parts', 'Platforms', [job.platforms, 'each', card.perPlatform])]
      : []),
    ...(job.stairs > 0 ? [chargeFor('parts', 'Stairs', [job.stairs, 'each', card.perStair])] : []),
  ]
  const short = card.minimum - sumOf(own)
  return {
    charges: [
      ...own,
      ...(short > 0 ? [lump('Added up to the minimum job', 'parts', short)] : []),
      ...(card.perMile > 0 && miles ? [travelCharge(miles, card.perMile)] : []),
    ],
    findings: [],
  }
}
