import { CHARGE_GROUPS, type ChargeGroup } from '@ramp/pricing'
import type { DraftOf } from './draft/draft-terms.ts'

type Tax = DraftOf<'tax'>
export type Treatment = NonNullable<Tax['groups'][ChargeGroup]>

const TAXABLE = 'taxable '

/** What is chosen in the list of a group: a rate by its name, a treatment, or nothing. */
export const rateChosen = (treatment: Treatment | undefined): string => {
  if (!treatment) return ''
  return treatment.kind === 'taxable' ? `${TAXABLE}${treatment.rate}` : treatment.kind
}

/** The treatment that was chosen; reason and certificate of an exemption stay. */
export function treatmentOf(chosen: string, before: Treatment | undefined): Treatment | undefined {
  if (chosen.startsWith(TAXABLE)) return { kind: 'taxable', rate: chosen.slice(TAXABLE.length) }
  if (chosen === 'real-property') return { kind: 'real-property' }
  if (chosen !== 'exempt') return undefined
  return before?.kind === 'exempt' ? before : { kind: 'exempt', reason: '', certificate: '' }
}

/** Other rates: groups go along with one that gets another name, and one that is removed leaves them undecided. */
export function ratesChanged(tax: Tax, rates: Tax['rates']): Tax {
  const isRenaming = rates.length === tax.rates.length
  const nameNow = (name: string): string | undefined => {
    const place = tax.rates.findIndex((rate) => rate.name === name)
    return isRenaming ? rates[place]?.name : rates.find((rate) => rate.name === name)?.name
  }
  const groups = CHARGE_GROUPS.flatMap((group): readonly (readonly [ChargeGroup, Treatment])[] => {
    const treatment = tax.groups[group]
    if (treatment?.kind !== 'taxable') return treatment ? [[group, treatment]] : []
    const rate = nameNow(treatment.rate)
    return rate === undefined ? [] : [[group, { ...treatment, rate }]]
  })
  return { ...tax, rates, groups: Object.fromEntries(groups) }
}
