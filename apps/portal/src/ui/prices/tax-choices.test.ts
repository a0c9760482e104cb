import { NO_TERMS } from '@ramp/pricing'
import { expect, test } from 'vitest'
import { rateChosen, ratesChanged, treatmentOf } from './tax-choices.ts'

const state = { name: 'State', percent: 4.3 }
const city = { name: 'City', percent: 1 }
const tax = {
  ...NO_TERMS.tax,
  rates: [state, city],
  groups: {
    parts: { kind: 'taxable', rate: 'State' },
    freight: { kind: 'taxable', rate: 'City' },
    permit: { kind: 'exempt', reason: 'Passed on', certificate: '' },
  },
} as const

test('a treatment that is chosen is read back, and nothing chosen is not decided', () => {
  for (const treatment of [
    { kind: 'taxable', rate: 'State and city' },
    { kind: 'exempt', reason: '', certificate: '' },
    { kind: 'real-property' },
  ] as const)
    expect(treatmentOf(rateChosen(treatment), undefined)).toEqual(treatment)
  expect(treatmentOf(rateChosen(undefined), tax.groups.parts)).toBeUndefined()
})

test('an exemption keeps its reason when it is chosen again', () => {
  expect(treatmentOf('exempt', tax.groups.permit)).toEqual(tax.groups.permit)
})

test('groups go along with a rate that gets another name or another percent', () => {
  const renamed = ratesChanged(tax, [{ ...state, name: 'State and county' }, city])
  expect(renamed.groups).toEqual({
    ...tax.groups,
    parts: { kind: 'taxable', rate: 'State and county' },
  })
  expect(ratesChanged(tax, [state, { ...city, percent: null }]).groups).toEqual(tax.groups)
})

test('a rate that is removed leaves its groups undecided', () => {
  const { freight: _, ...others } = tax.groups
  expect(ratesChanged(tax, [state]).groups).toEqual(others)
})
