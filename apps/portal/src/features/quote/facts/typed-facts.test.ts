import { expect, test } from 'vitest'
import { addressFault } from '../../../ui/site-address.ts'
import { changedFacts, typedOf } from './typed-facts.ts'

const FACTS = {
  project: { address: ['214 Alder Court', 'Richmond, VA 23225'], contact: 'Marion Harper', phone: '' },
  review: { permitNumber: '', comments: [{ comment: 'Show pads.', response: 'Shown.', sheet: 'A1' }] },
}

test('facts that nobody changed are saved as they were', () => {
  expect(changedFacts(FACTS, typedOf(FACTS))).toEqual(FACTS)
})

test('what was typed is saved without empty lines and spaces around it', () => {
  const typed = {
    contact: ' Ann Lee ',
    phone: '804-555-0100',
    address: '1 Elm St\n\n Norfolk, VA ',
    permitNumber: ' B-7 ',
  }
  expect(changedFacts(FACTS, typed)).toEqual({
    project: { contact: 'Ann Lee', phone: '804-555-0100', address: ['1 Elm St', 'Norfolk, VA'] },
    review: { ...FACTS.review, permitNumber: 'B-7' },
  })
})

test.each([
  ['', null],
  ['a\nb\nc\nd\n', null],
  ['a\nb\nc\nd\ne', 'An address has at most 4 lines.'],
  ['x'.repeat(121), 'A line has at most 120 characters.'],
])('the address %j: %s', (address, fault) => {
  expect(addressFault(address)).toBe(fault)
})
