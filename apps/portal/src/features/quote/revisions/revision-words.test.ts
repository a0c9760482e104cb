import type { QuoteRevision } from '@ramp/contracts'
import { expect, test } from 'vitest'
import { datesText, figuresText, optionText, stateText, toAccept } from './revision-words.ts'

const revision: QuoteRevision = {
  versionNumber: 1,
  option: 1,
  letter: 'A',
  name: '1042-1A',
  finishedAt: '2026-11-20T15:00:00.000Z',
  finishedBy: 'Dana Miller',
  offer: 'none',
  order: 'none',
  changeOrder: null,
  issuedAt: null,
  issuedBy: null,
  validUntil: null,
  isExpired: false,
  replacedBy: null,
  partsTotal: 897991,
  total: null,
  payers: [],
  linearFeet: 41,
  weight: 820,
  catalogueVersion: '2026.5',
  verdict: null,
  hasProposal: false,
  hasLayoutPdf: true,
  actions: [],
}

test.each`
  change                                                       | words
  ${{}}                                                        | ${'Not issued'}
  ${{ offer: 'issued' }}                                       | ${'Issued'}
  ${{ offer: 'issued', isExpired: true }}                      | ${'Expired'}
  ${{ offer: 'not-chosen' }}                                   | ${'Not chosen'}
  ${{ offer: 'issued', order: 'ordered', changeOrder: 0 }}     | ${'Ordered, issued'}
  ${{ offer: 'superseded', order: 'ordered', changeOrder: 0 }} | ${'Ordered, superseded'}
  ${{ offer: 'approved', order: 'ordered', changeOrder: 2 }}   | ${'Change order 2, approved'}
`('$change is $words', ({ change, words }) => {
  expect(stateText({ ...revision, ...change })).toBe(words)
})

test('days are said as far as they are known', () => {
  expect(datesText(revision)).toBe('Finished Nov 20, 2026')
  const issued = { ...revision, issuedAt: '2026-11-21T15:00:00.000Z', validUntil: '2026-12-21' }
  expect(datesText(issued)).toBe('Issued Nov 21, 2026, valid until Dec 21, 2026')
})

test.each`
  change                  | answer
  ${{}}                   | ${{ isOpen: true, sold: '$8,093.69' }}
  ${{ total: null }}      | ${{ isOpen: true, sold: null }}
  ${{ order: 'ordered' }} | ${{ isOpen: false, sold: '$8,093.69' }}
  ${{ versionNumber: 1 }} | ${{ isOpen: true, sold: null }}
`('version 2 with $change is accepted as $answer', ({ change, answer }) => {
  expect(
    toAccept(2, [{ revisions: [{ ...revision, versionNumber: 2, total: 809_369, ...change }] }]),
  ).toEqual(answer)
})

test('an option goes by number and name', () => {
  expect(optionText({ number: 2, name: 'Switchback' })).toBe('2 Switchback')
  expect(optionText({ number: 2, name: '' })).toBe('Option 2')
})

test.each`
  of                       | change                  | price           | words
  ${'no drawing'}          | ${null}                 | ${null}         | ${'Not drawn yet'}
  ${'parts without price'} | ${{}}                   | ${null}         | ${'parts $8,979.91, 41 ft'}
  ${'a price'}             | ${{}}                   | ${'$12,000.00'} | ${'$12,000.00, 41 ft'}
  ${'its issue'}           | ${{ total: 763_500 }}   | ${'$12,000.00'} | ${'$7,635.00, 41 ft'}
  ${'no prices at all'}    | ${{ partsTotal: null }} | ${null}         | ${'41 ft'}
`('an option with $of is said as "$words"', ({ change, price, words }) => {
  expect(figuresText(change && { ...revision, ...change }, price)).toBe(words)
})

test('what was finished and issued in the evening has the day of the person who reads it', () => {
  const evening = new Date(2026, 10, 20, 23, 59).toISOString()
  const morning = new Date(2026, 10, 20, 0, 1).toISOString()
  expect(datesText({ ...revision, finishedAt: evening })).toBe('Finished Nov 20, 2026')
  expect(datesText({ ...revision, issuedAt: morning })).toBe('Issued Nov 20, 2026')
})
