import { CallError, type HeaderRecord } from '@ramp/contracts'
import type { Api } from '@ramp/shell'
import { describe, expect, test } from 'vitest'
import type { Access } from '../../lib/auth/access.ts'
import { openProject } from './open-project.ts'

const header: HeaderRecord = {
  headerID: '1001',
  customerNumber: '10001',
  name: 'Harper residence',
  productLine: 'P3G',
  industry: 'residential',
  quoteType: null,
  option: 1,
  priceList: null,
  status: 'draft',
  createdBy: { clientId: 7, name: 'Dana' },
  dtmCreated: '2026-01-01T00:00:00Z',
  dtmLastUpdate: '2026-01-01T00:00:00Z',
}

const person = (patch: Partial<Access>): Access => ({
  authorized: true,
  email: 'dana@example.com',
  customerNumber: '10001',
  roles: [],
  permissions: [],
  isInternal: false,
  role: 'owner',
  sees: [],
  mayChange: true,
  ...patch,
})

/** A server that answers by path; an error is thrown as the client would. */
const serverWith = (answers: Readonly<Record<string, unknown>>): Api => ({
  call: async (endpoint: { readonly path: string }) => {
    const [, answer] = Object.entries(answers).find(([path]) => endpoint.path.includes(path)) ?? []
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error(endpoint.path)
    return answer as never
  },
  download: () => Promise.reject(new Error('no files here')),
})

const answers = {
  DecryptVizionHeaderID: { headerID: '1001' },
  VizionHeaderGet: header,
  catalogue: { version: '1', productLine: 'P3G', items: [], priceLevels: [] },
}
const refused = (code: CallError['code']) => new CallError(403, code, 'No.')

describe('when the designer unlocks (spec 1 §4, §5)', () => {
  test.each`
    who                                         | id           | expected
    ${{ permissions: ['access:sandbox'] }}      | ${undefined} | ${'opened'}
    ${{}}                                       | ${undefined} | ${'Designing without a quote is not part of your account.'}
    ${{}}                                       | ${'x'}       | ${'opened'}
    ${{ customerNumber: '10002' }}              | ${'x'}       | ${'You are not authorized to view this project'}
    ${{ customerNumber: '00000' }}              | ${'x'}       | ${'opened'}
    ${{ customerNumber: '', isInternal: true }} | ${'x'}       | ${'opened'}
  `('$who with id $id: $expected [web-startup-1]', async ({ who, id, expected }) => {
    const request = { api: serverWith(answers), access: person(who), product: 'P3G' as const }
    const opening = await openProject(request, id)
    expect(opening.kind === 'locked' ? opening.lock.title : opening.kind).toBe(expected)
  })

  test.each`
    call                       | error                             | expected
    ${'DecryptVizionHeaderID'} | ${refused('header-id.damaged')}   | ${'Could not get project permissions'}
    ${'DecryptVizionHeaderID'} | ${refused('header.unknown')}      | ${'You are not authorized to view this project'}
    ${'VizionHeaderGet'}       | ${refused('server.failed')}       | ${'Could not get header'}
    ${'VizionHeaderGet'}       | ${refused('header.unknown')}      | ${'You are not authorized to view this project'}
    ${'catalogue'}             | ${refused('product-line.closed')} | ${'Could Not Load Platform And Ramp Stencils'}
  `('a refused $call: $expected [web-startup-7]', async ({ call, error, expected }) => {
    const request = {
      api: serverWith({ ...answers, [call]: error }),
      access: person({}),
      product: 'P3G' as const,
    }
    const opening = await openProject(request, 'x')
    expect(opening.kind === 'locked' && opening.lock.title).toBe(expected)
  })

  test('a product line without a catalogue is not opened', async () => {
    const access = person({ permissions: ['access:sandbox'] })
    const opening = await openProject({ api: serverWith(answers), access, product: 'T3G' }, undefined)
    expect(opening.kind === 'locked' && opening.lock.title).toBe('The catalog of TITAN is not loaded yet.')
  })
})
