import { type Cents, dayText, listed } from '@ramp/domain'
import type { PriceFinding } from '../charge/charge.ts'
import { type Percent, shareOf } from '../money/percent.ts'
import { spread } from '../money/spread.ts'
import { type ChargeGroup, GROUP_NAMES } from '../terms/charge-groups.ts'
import type { TaxTerms } from '../terms/price-terms.ts'
import type { TaxEntry } from './entries.ts'

/** Sales tax at one rate. */
export type TaxRow = {
  readonly name: string
  readonly percent: Percent
  readonly taxed: Cents
  readonly cents: Cents
}

export type Tax = {
  /** Null where the tax of a group that is charged was not decided: the total is before tax. */
  readonly rows: readonly TaxRow[] | null
  /** The tax on each group. */
  readonly byGroup: ReadonlyMap<ChargeGroup, Cents>
  readonly findings: readonly PriceFinding[]
}

type Rate = TaxTerms['rates'][number]

/** The rate of an entry; null where its group pays none. */
function rateOf({ group }: TaxEntry, { groups, rates }: TaxTerms): Rate | null {
  const treatment = groups[group]
  if (treatment?.kind !== 'taxable') return null
  return rates.find(({ name }) => name === treatment.rate) ?? null
}

/** Groups that are charged and whose tax nobody decided, or decided by a rate that is not there. */
function undecided(entries: readonly TaxEntry[], { groups, rates }: TaxTerms): readonly ChargeGroup[] {
  const isOpen = (group: ChargeGroup) => {
    const treatment = groups[group]
    return !treatment || (treatment.kind === 'taxable' && !rates.some(({ name }) => name === treatment.rate))
  }
  return [...new Set(entries.map(({ group }) => group))].filter(isOpen)
}

function rowOf(rate: Rate, entries: readonly TaxEntry[], { rounding }: TaxTerms) {
  const { name, percent } = rate
  const taxed = entries.reduce((sum, { net }) => sum + net, 0)
  const byLine = entries.map(({ net }) => shareOf(net, percent))
  const cents = rounding === 'line' ? byLine.reduce((sum, one) => sum + one, 0) : shareOf(taxed, percent)
  const shares =
    rounding === 'line'
      ? byLine
      : spread(
          cents,
          entries.map(({ net }) => net),
        )
  return { row: { name, percent, taxed, cents }, shares }
}

/** Whether the customer pays no tax at all on a day. */
export const isExempt = ({ exemptCustomer }: TaxTerms, today: string): boolean =>
  exemptCustomer !== null && (exemptCustomer.expires === '' || today <= exemptCustomer.expires)

/**
 * Sales tax of what is charged.
 * @param today as 2027-01-31: a certificate that has ended exempts nobody
 */
export function taxOf(entries: readonly TaxEntry[], terms: TaxTerms, today: string): Tax {
  const byGroup = new Map<ChargeGroup, Cents>()
  if (isExempt(terms, today)) return { rows: [], byGroup, findings: [] }
  const findings = [...ended(terms), ...open(entries, terms)]
  if (undecided(entries, terms).length > 0) return { rows: null, byGroup, findings }
  const rows = terms.rates.flatMap((rate) => {
    const taxed = entries.filter((entry) => rateOf(entry, terms) === rate)
    if (taxed.length === 0) return []
    const { row, shares } = rowOf(rate, taxed, terms)
    taxed.forEach(({ group }, place) => {
      byGroup.set(group, (byGroup.get(group) ?? 0) + (shares[place] ?? 0))
    })
    return [row]
  })
  return { rows, byGroup, findings }
}

/** Said only where the certificate does not exempt any more. */
const ended = ({ exemptCustomer }: TaxTerms): readonly PriceFinding[] =>
  exemptCustomer
    ? [
        {
          field: 'tax.exemptCustomer',
          message: `The customer's exemption ${exemptCustomer.number} ended on ${dayText(exemptCustomer.expires)}. Tax is charged.`,
          stops: false,
        },
      ]
    : []

function open(entries: readonly TaxEntry[], terms: TaxTerms): readonly PriceFinding[] {
  const groups = undecided(entries, terms)
  return groups.length === 0
    ? []
    : [
        {
          field: 'tax.groups',
          message: `Sales tax is not entered for ${listed(groups.map((group) => GROUP_NAMES[group].toLowerCase()))}. The total is before tax.`,
          stops: false,
        },
      ]
}
