import { PERSON_ROLES, QUOTE_FIELDS, type QuoteField } from '@ramp/contracts'
import { describe, expect, test } from 'vitest'
import type { Caller } from './caller.ts'
import { fieldsSeenBy, mayChangeQuotes, mayGrant, maySee, roleOf, seesByGrant } from './field-access.ts'

const caller = (patch: Partial<Caller> = {}): Caller => ({
  id: 'x',
  email: 'x@ridgeline.example',
  name: 'X',
  customerNumber: '10001',
  roles: [],
  permissions: [],
  isInternal: false,
  ...patch,
})

const people = {
  owner: caller(),
  sales: caller({ permissions: ['role:sales'] }),
  office: caller({ permissions: ['role:office'] }),
  crew: caller({ permissions: ['role:crew'] }),
  manufacturer: caller({ customerNumber: '90000', isInternal: true }),
}
const quote = { customerNumber: '10001', isGranted: false }

describe('who sees what of a quote (decision 135)', () => {
  test.each`
    field             | owner   | sales    | office   | crew     | manufacturer | granted
    ${'drawing'}      | ${true} | ${true}  | ${true}  | ${true}  | ${true}      | ${true}
    ${'parts'}        | ${true} | ${true}  | ${true}  | ${true}  | ${true}      | ${true}
    ${'listPrice'}    | ${true} | ${true}  | ${true}  | ${false} | ${true}      | ${true}
    ${'cost'}         | ${true} | ${false} | ${true}  | ${false} | ${false}     | ${false}
    ${'sellingPrice'} | ${true} | ${true}  | ${true}  | ${false} | ${false}     | ${true}
    ${'margin'}       | ${true} | ${false} | ${false} | ${false} | ${false}     | ${true}
    ${'customer'}     | ${true} | ${true}  | ${true}  | ${true}  | ${false}     | ${true}
    ${'order'}        | ${true} | ${true}  | ${true}  | ${true}  | ${true}      | ${true}
  `('$field', (row: Readonly<Record<string, boolean>> & { readonly field: QuoteField }) => {
    for (const role of PERSON_ROLES) {
      expect([role, maySee(people[role], row.field, quote)]).toEqual([role, row[role]])
      // What is seen without a quote is what is seen of every quote.
      expect([role, maySee(people[role], row.field)]).toEqual([role, row[role]])
    }
    const granted = { ...quote, isGranted: true }
    expect(maySee(people.manufacturer, row.field, granted)).toBe(row.granted)
    expect(seesByGrant(people.manufacturer, row.field, granted)).toBe(
      row.granted === true && row.manufacturer === false,
    )
    expect(seesByGrant(people.owner, row.field, granted)).toBe(false)
  })

  test('a grant shows the crew of a dealer nothing', () => {
    expect(fieldsSeenBy(people.crew, { ...quote, isGranted: true })).toEqual(fieldsSeenBy(people.crew))
    expect(fieldsSeenBy(people.owner)).toEqual([...QUOTE_FIELDS])
  })
})

describe('what somebody is', () => {
  test.each([
    ['without a role of a dealer, the owner', {}, 'owner'],
    ['by the permission', { permissions: ['access:sandbox', 'role:office'] }, 'office'],
    ['of several the first', { permissions: ['role:crew', 'role:sales'] }, 'sales'],
    ['a role that is not known is none', { permissions: ['role:boss'] }, 'owner'],
    ['roles of the claim say nothing', { roles: ['role:crew'] }, 'owner'],
    ['internal staff', { isInternal: true, customerNumber: '90000' }, 'manufacturer'],
    [
      'internal staff, whatever its permissions',
      { isInternal: true, permissions: ['role:crew'] },
      'manufacturer',
    ],
    ['internal staff without a number', { isInternal: true, customerNumber: '' }, 'manufacturer'],
    ['customer 00000', { customerNumber: '00000' }, 'manufacturer'],
  ])('%s', (_, patch, role) => {
    expect(roleOf(caller(patch))).toBe(role)
  })

  test('the manufacturer hides nothing of its own quotes from itself', () => {
    const own = { customerNumber: '90000', isGranted: false }
    expect(roleOf(people.manufacturer, '90000')).toBe('owner')
    expect(maySee(people.manufacturer, 'customer', own)).toBe(true)
    const nobodys = { customerNumber: '', isGranted: false }
    expect(maySee(caller({ isInternal: true, customerNumber: '' }), 'customer', nobodys)).toBe(false)
  })
})

test.each`
  role              | changes  | grants
  ${'owner'}        | ${true}  | ${true}
  ${'sales'}        | ${true}  | ${true}
  ${'office'}       | ${true}  | ${true}
  ${'crew'}         | ${false} | ${false}
  ${'manufacturer'} | ${true}  | ${false}
`('$role may change quotes: $changes, may share one with support: $grants', (given) => {
  const { role, changes, grants }: { role: keyof typeof people; changes: boolean; grants: boolean } = given
  expect(mayChangeQuotes(people[role])).toBe(changes)
  expect(mayGrant(people[role], quote)).toBe(grants)
  expect(mayGrant(people[role], { customerNumber: '10002' })).toBe(false)
})
