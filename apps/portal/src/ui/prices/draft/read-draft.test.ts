import { CallError, ownTerms, priceTerms } from '@ramp/contracts'
import { NO_TERMS, type PriceTerms } from '@ramp/pricing'
import { describe, expect, test } from 'vitest'
import type { DraftTerms } from './draft-terms.ts'
import { problemsOfCall, readDraft } from './read-draft.ts'

const read = (changed: Partial<DraftTerms>) => readDraft<PriceTerms>(priceTerms, { ...NO_TERMS, ...changed })
const problemsIn = (changed: Partial<DraftTerms>) => {
  const answer = read(changed)
  return answer.kind === 'problems' ? Object.fromEntries(answer.problems) : {}
}

test('nothing entered is terms without a method', () => {
  expect(read({})).toEqual({ kind: 'terms', terms: NO_TERMS })
})

test('an empty percent of a group of parts is the list price', () => {
  expect(read({ method: { kind: 'list', percents: { ramps: -10.125, rails: null } } })).toEqual({
    kind: 'terms',
    terms: { ...NO_TERMS, method: { kind: 'list', percents: { ramps: -10.125 } } },
  })
})

test('an empty payment stage has nothing due', () => {
  const stages = { deposit: 50, delivery: null, completion: 50 }
  const cap = { percent: null, cents: null }
  expect(read({ plan: { stages, cap } })).toMatchObject({
    terms: { plan: { stages: { deposit: 50, delivery: 0, completion: 50 } } },
  })
  expect(problemsIn({ plan: { stages: { ...stages, deposit: 40 }, cap } })).toEqual({
    'plan.stages': 'Deposit, delivery, and completion must add up to 100%.',
  })
})

const minutes = { setUp: 0, perRampFoot: 0, perPlatform: 0, perStair: 0 }
const rateCard = {
  kind: 'rate-card',
  ramps: [{ widest: 200, railing: null, perFoot: null }],
  perPlatform: 0,
  perStair: 0,
  minimum: 0,
  perMile: 0,
  isInstalled: true,
} as const
const authorization = { number: '', limit: null, expires: '' }

describe('what is missing is said at its field', () => {
  test.each<[string, Partial<DraftTerms>, Record<string, string>]>([
    [
      'a margin',
      { method: { kind: 'cost-plus', by: 'margin', percent: null } },
      { 'method.percent': 'Enter a percent.' },
    ],
    [
      'a margin below 100',
      { method: { kind: 'cost-plus', by: 'margin', percent: 100 } },
      { method: 'A margin must be below 100%.' },
    ],
    ['a price per foot', { method: rateCard }, { 'method.ramps.0.perFoot': 'Enter the price per foot.' }],
    ['a rate', { method: { ...rateCard, ramps: [] } }, { 'method.ramps': 'Add a rate for ramps.' }],
    [
      'a contract table',
      { method: { kind: 'contract', table: '', others: 'refuse' } },
      { 'method.table': 'Choose a contract table.' },
    ],
    [
      'a rate and minutes',
      { installation: { kind: 'hours', perHour: null, minutes, hours: null } },
      {
        'installation.perHour': 'Enter the rate per hour.',
        'installation.minutes': 'Enter the minutes used to estimate hours.',
      },
    ],
    [
      'a part',
      { installation: { kind: 'per-part', perRamp: 0, perPlatform: 0, perStair: 0 } },
      { installation: 'Enter what a ramp section, a platform, or a stair costs to install.' },
    ],
    ['freight', { freight: { kind: 'typed', cents: null } }, { 'freight.cents': 'Enter an amount.' }],
    [
      'a weight',
      { freight: { kind: 'table', rows: [{ upTo: null, cents: 100 }] } },
      { 'freight.rows.0.upTo': 'Enter a weight.' },
    ],
    [
      'another weight',
      {
        freight: {
          kind: 'table',
          rows: [
            { upTo: 500, cents: 100 },
            { upTo: 500, cents: 200 },
          ],
        },
      },
      { 'freight.rows.1.upTo': 'This weight is listed twice.' },
    ],
    [
      'a rate that is there, and a reason',
      {
        tax: {
          ...NO_TERMS.tax,
          rates: [{ name: 'State', percent: 5 }],
          groups: {
            parts: { kind: 'taxable', rate: 'City' },
            freight: { kind: 'exempt', reason: '', certificate: '' },
          },
        },
      },
      {
        'tax.groups.parts': 'Choose one of the tax rates.',
        'tax.groups.freight.reason': 'Enter the reason.',
      },
    ],
    [
      'a discount',
      { discount: { amount: { percent: null }, reason: '', name: '' } },
      { 'discount.amount': 'Enter an amount or a percent.', 'discount.name': 'Enter a name.' },
    ],
    [
      'what a payer pays',
      { payers: [{ name: 'VA', pays: { groups: [] }, authorization }] },
      { 'payers.0.pays.groups': 'Choose what this payer pays.' },
    ],
    [
      'the amount that a payer pays',
      { payers: [{ name: 'VA', pays: { cents: null }, authorization }] },
      { 'payers.0.pays': 'Enter an amount.' },
    ],
    [
      'an amount of work',
      { optionalLines: [{ name: 'Gate', group: 'parts', cents: null, isTicked: false }] },
      { 'optionalLines.0.cents': 'Enter an amount.' },
    ],
  ])('%s', (_, changed, problems) => {
    expect(problemsIn(changed)).toEqual(problems)
  })
})

test('terms of a quote are read alone, without those of its company', () => {
  const schema = { safeParse: (value: unknown) => ownTerms.safeParse(value) }
  expect(readDraft(schema, { permit: 12_000 })).toEqual({ kind: 'terms', terms: { permit: 12_000 } })
})

test('what the server refuses is said at its field; a problem without fields is no such thing', () => {
  const refused = new CallError(400, 'input.invalid', 'Correct it', [
    { field: 'terms.freight.cents', message: 'must be less' },
  ])
  expect(problemsOfCall(refused)).toEqual(new Map([['freight.cents', 'This must be less.']]))
  expect(problemsOfCall(new CallError(409, 'prices.changed', 'Changed'))).toBeNull()
  expect(problemsOfCall(new Error('late'))).toBeNull()
})
