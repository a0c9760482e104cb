import { describe, expect, test } from 'vitest'
import {
  isApproved,
  mayOpenHeader,
  mayQuoteAt,
  maySeeInternalItems,
  seesAllCustomers,
  seesQuotesOf,
} from './access.policy.ts'
import { callerOf } from './caller.ts'

const settings = { claim: 'app', internalDomains: ['rampwright.example', 'rampwright-field.example'] }

const caller = (email: string, customerNumber: string | undefined, extra = {}) => {
  const read = callerOf(
    {
      sub: 'x',
      email,
      email_verified: true,
      ...extra,
      ...(customerNumber === undefined
        ? {}
        : { app: { customer_number: customerNumber, authorization: {} } }),
    },
    settings,
  )
  if (!read) throw new Error('nobody')
  return read
}

describe('who may do what (spec 1 §5 and §6)', () => {
  const header = { customerNumber: '10001' }
  test.each`
    who                                      | email                                | customer     | approved | opens    | all      | internalItems
    ${'the dealer of the header'}            | ${'dana@ridgeline.example'}          | ${'10001'}   | ${true}  | ${true}  | ${false} | ${false}
    ${'another dealer'}                      | ${'sam@harborview.example'}          | ${'10002'}   | ${true}  | ${false} | ${false} | ${false}
    ${'customer 00000'}                      | ${'nora@fieldwork.example'}          | ${'00000'}   | ${true}  | ${true}  | ${true}  | ${false}
    ${'internal staff'}                      | ${'ines@rampwright.example'}         | ${'90000'}   | ${true}  | ${true}  | ${true}  | ${true}
    ${'internal staff without a number'}     | ${'ines@rampwright.example'}         | ${undefined} | ${true}  | ${true}  | ${true}  | ${true}
    ${'the second company domain'}           | ${'jo@rampwright-field.example'}     | ${''}        | ${true}  | ${true}  | ${true}  | ${true}
    ${'the domain in capitals'}              | ${'Ines@RAMPWRIGHT.example'}         | ${''}        | ${true}  | ${true}  | ${true}  | ${true}
    ${'a domain that only ends like ours'}   | ${'eve@not-rampwright.example'}      | ${''}        | ${false} | ${false} | ${false} | ${false}
    ${'a domain that only begins like ours'} | ${'eve@rampwright.example.evil.com'} | ${''}        | ${false} | ${false} | ${false} | ${false}
    ${'our domain before the sign'}          | ${'rampwright.example@evil.com'}     | ${''}        | ${false} | ${false} | ${false} | ${false}
    ${'our domain and no sign'}              | ${'rampwright.example'}              | ${''}        | ${false} | ${false} | ${false} | ${false}
    ${'our domain and nobody before it'}     | ${'@rampwright.example'}             | ${''}        | ${false} | ${false} | ${false} | ${false}
    ${'two signs'}                           | ${'eve@evil.com@rampwright.example'} | ${''}        | ${false} | ${false} | ${false} | ${false}
    ${'a customer number of blanks'}         | ${'alex@mailbox.example'}            | ${'  '}      | ${false} | ${false} | ${false} | ${false}
    ${'somebody without a customer number'}  | ${'alex@mailbox.example'}            | ${undefined} | ${false} | ${false} | ${false} | ${false}
    ${'nobody at all'}                       | ${''}                                | ${''}        | ${false} | ${false} | ${false} | ${false}
  `('$who [server-identity-3]', ({ email, customer, approved, opens, all, internalItems }) => {
    const who = caller(email, customer)
    expect({
      approved: isApproved(who),
      opens: mayOpenHeader(who, header),
      all: seesAllCustomers(who),
      internalItems: maySeeInternalItems(who),
    }).toEqual({ approved, opens, all, internalItems })
  })

  test.each([
    ['a dealer sees the own quotes', 'dana@ridgeline.example', '10001', '10001'],
    ['internal staff see all quotes', 'ines@rampwright.example', '90000', null],
    ['customer 00000 sees all quotes', 'nora@fieldwork.example', '00000', null],
  ])('%s', (_, email, customer, seen) => {
    expect(seesQuotesOf(caller(email, customer))).toBe(seen)
  })

  test('an address that its owner has not confirmed makes nobody internal', () => {
    expect(isApproved(caller('eve@rampwright.example', '', { email_verified: false }))).toBe(false)
    expect(isApproved(caller('eve@rampwright.example', '', { email_verified: undefined }))).toBe(false)
    expect(isApproved(caller('eve@rampwright.example', '', { email_verified: 'no' }))).toBe(false)
    expect(isApproved(caller('ines@rampwright.example', '', { email_verified: true }))).toBe(true)
    expect(isApproved(caller('ines@rampwright.example', '', { email_verified: 'true' }))).toBe(true)
  })

  test('a token without an address is nobody of the staff, also where the list of domains holds an empty one', () => {
    const lists = [['a.example', ''], [''], []]
    for (const internalDomains of lists)
      for (const claims of [
        { sub: 'x' },
        { sub: 'x', email_verified: true },
        { sub: 'x', email: '', email_verified: true },
      ]) {
        const who = callerOf(claims, { claim: 'app', internalDomains })
        expect(who && isApproved(who)).toBe(false)
      }
  })

  test('a header without a customer belongs to no dealer without one', () => {
    expect(mayOpenHeader(caller('alex@mailbox.example', ''), { customerNumber: '' })).toBe(false)
  })
})

describe('reading the claims of a token', () => {
  test.each([
    ['no metadata', { sub: 'a' }, { customerNumber: '', roles: [], permissions: [] }],
    ['metadata of another shape', { sub: 'a', app: 'admin' }, { customerNumber: '', roles: [] }],
    ['a number as number', { sub: 'a', app: { customer_number: 10_001 } }, { customerNumber: '' }],
    [
      'roles that are no list',
      {
        sub: 'a',
        app: { customer_number: '10001', authorization: { roles: 'Dev Team', permissions: ['x'] } },
      },
      { customerNumber: '10001', roles: [], permissions: ['x'] },
    ],
    ['a name', { sub: 'a', email: 'a@b.example', name: 'Dana' }, { name: 'Dana' }],
    ['an empty name', { sub: 'a', email: 'a@b.example', name: '' }, { name: 'a@b.example' }],
    ['no name', { sub: 'a', email: 'a@b.example' }, { name: 'a@b.example' }],
  ])('%s [server-identity-2]', (_, claims, expected) => {
    expect(callerOf(claims, settings)).toMatchObject(expected)
  })

  test('a token that names nobody is nobody', () => {
    expect(callerOf({ email: 'a@b.example' }, settings)).toBeNull()
    expect(callerOf({ sub: '' }, settings)).toBeNull()
  })
})

describe('who may name a price level (domain 7.15)', () => {
  test.each`
    who                 | email                        | customer   | level       | may
    ${'a dealer'}       | ${'dana@ridgeline.example'}  | ${'10001'} | ${'retail'} | ${true}
    ${'a dealer'}       | ${'dana@ridgeline.example'}  | ${'10001'} | ${'dealer'} | ${false}
    ${'a dealer'}       | ${'dana@ridgeline.example'}  | ${'10001'} | ${'fss'}    | ${false}
    ${'customer 00000'} | ${'nora@fieldwork.example'}  | ${'00000'} | ${'dealer'} | ${false}
    ${'internal staff'} | ${'ines@rampwright.example'} | ${'90000'} | ${'fss'}    | ${true}
  `('$who may quote at $level: $may', ({ email, customer, level, may }) => {
    expect(mayQuoteAt(caller(email, customer), level)).toBe(may)
  })
})
