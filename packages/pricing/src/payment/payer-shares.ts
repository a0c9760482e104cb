import { type Cents, dayText } from '@ramp/domain'
import type { PriceFinding } from '../charge/charge.ts'
import { type ChargeGroup, GROUP_NAMES } from '../terms/charge-groups.ts'
import type { Payer, PriceTerms } from '../terms/price-terms.ts'

export type PayerShare = {
  readonly name: string
  readonly number: string
  /** The groups it pays; empty where it pays an amount. */
  readonly groups: readonly ChargeGroup[]
  readonly cents: Cents
}

export type Shares = {
  readonly payers: readonly PayerShare[]
  readonly customer: Cents
  readonly findings: readonly PriceFinding[]
}

const note = (message: string, stops = false): PriceFinding => ({ field: 'payers', message, stops })

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const money = (cents: Cents) => dollars.format(cents / 100)

type Owed = ReadonlyMap<ChargeGroup, Cents>

/** What a payer is asked for before its authorization limits it. */
function askedOf({ pays }: Payer, owed: Owed, left: Cents): Cents {
  const wanted =
    'cents' in pays ? pays.cents : pays.groups.reduce((sum, group) => sum + (owed.get(group) ?? 0), 0)
  return Math.min(wanted, left)
}

function findingsOf({ name, pays, authorization }: Payer, asked: Cents, left: Cents, today: string) {
  const { number, limit, expires } = authorization
  return [
    ...(number === '' ? [note(`${name}: purchase order or authorization number not entered.`)] : []),
    ...(expires !== '' && today > expires
      ? [note(`${name}: authorization ${number} ended on ${dayText(expires)}.`)]
      : []),
    ...(limit !== null && asked > limit
      ? [note(`${name} pays at most ${money(limit)}, ${money(asked - limit)} less than its share.`)]
      : []),
    ...('cents' in pays && pays.cents > left
      ? [note(`${name} is set to pay ${money(pays.cents)}, but only ${money(left)} is left.`)]
      : []),
  ]
}

/** Groups that two payers pay whole. */
function paidTwice(payers: readonly Payer[]): readonly PriceFinding[] {
  const groups = payers.flatMap(({ pays }) => ('groups' in pays ? pays.groups : []))
  const twice = groups.filter((group, place) => groups.indexOf(group) !== place)
  return twice.map((group) =>
    note(
      `Two payers pay ${GROUP_NAMES[group].toLowerCase()}. Let one pay it and the other pay an amount.`,
      true,
    ),
  )
}

/**
 * Who pays what of a total. Payers are asked in their order and never for more than their authorization; the customer has the rest.
 * @param owed what each group comes to, after discount and with tax
 */
export function payerShares(
  { payers, hasNoCustomerShare }: Pick<PriceTerms, 'payers' | 'hasNoCustomerShare'>,
  owed: Owed,
  today: string,
): Shares {
  let left = [...owed.values()].reduce((sum, cents) => sum + cents, 0)
  const findings = [...paidTwice(payers)]
  const shares = payers.map((payer) => {
    const asked = askedOf(payer, owed, left)
    findings.push(...findingsOf(payer, asked, left, today))
    const cents = Math.min(asked, payer.authorization.limit ?? asked)
    left -= cents
    const groups = 'groups' in payer.pays ? payer.pays.groups : []
    return { name: payer.name, number: payer.authorization.number, groups, cents }
  })
  if (hasNoCustomerShare && left > 0)
    findings.push(
      note(
        `The customer pays nothing, and ${money(left)} is left. Assign it to a payer, or discount it.`,
        true,
      ),
    )
  return { payers: shares, customer: left, findings }
}
