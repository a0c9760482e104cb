import {
  acceptQuote,
  createQuote,
  duplicateQuote,
  fileGet,
  getDesignerLink,
  getQuote,
  getQuotePdf,
  type InputOf,
  listAudit,
  rampLayoutPost,
  saveUser,
  vizionHeaderUpdate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layoutOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { DatabaseProblem } from '../../db/database-problem.ts'
import { databases } from '../../db/testing/databases.ts'
import { smallPdf } from '../../files/testing/small-files.ts'
import type { Asking } from '../../identity/caller.ts'
import { noteRead } from './audit.repository.ts'

const container = 'vizionprojects'
const layout = layoutOf('t2-straight')
const finish = { key: 'a'.repeat(32), base64File: smallPdf(), unanswered: [] }

describe.each(databases)('the audit on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const auditOf = async (headerID: string) =>
    (await server.as('Ines Calder').call(listAudit, { headerID })).entries

  test('tells who did what to a quote, when, and by which call', async () => {
    await dana().call(saveUser, { name: 'Dana M.' })
    const { id } = await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana().call(getDesignerLink, { id })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout, finish })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout, finish })
    await server.as('Ines Calder').call(getDesignerLink, { id })
    await dana().download(getQuotePdf, { id })
    await dana().call(fileGet, { container, filePathAndExtension: `${id}.pdf` })
    await dana().call(fileGet, { container, filePathAndExtension: `${id}.json` })
    await dana().call(rampLayoutPost, { headerID: id, base64File: smallPdf('not issued') })
    await dana().call(fileGet, { container, filePathAndExtension: `${id}.pdf` })
    await dana().call(acceptQuote, { id, versionNumber: 1 })
    const copy = await dana().call(duplicateQuote, { id })

    const entries = await auditOf(id)
    expect(entries.map(({ event, person, versionNumber }) => [event, person, versionNumber])).toEqual([
      ['accepted', 'dana-miller', 1],
      ['issued', 'dana-miller', 1],
      ['exported', 'dana-miller', null],
      ['exported', 'dana-miller', 1],
      ['exported', 'dana-miller', 1],
      ['reopened', 'ines-calder', null],
      ['finished', 'dana-miller', 1],
      ['created', 'dana-miller', null],
    ])
    expect(entries[0]).toMatchObject({ name: 'Dana Miller', customerNumber: '10001', headerID: id })
    const requests = new Set(entries.map(({ requestId }) => requestId))
    expect(requests.size).toBe(7)
    const { issued } = await dana().call(getQuote, { id })
    expect([entries[6]?.at, entries[0]?.at]).toEqual([issued?.issuedAt, issued?.acceptedAt])
    expect((await auditOf(copy.id)).map(({ event }) => event)).toEqual(['copied'])
  })

  test('is narrowed to a person, by name or id, and to what was done', async () => {
    const ines = server.as('Ines Calder')
    const found = async (filter: InputOf<typeof listAudit>) => {
      const { entries } = await ines.call(listAudit, filter)
      return [...new Set(entries.map(({ event, person }) => `${person} ${event}`))].sort()
    }
    expect(await found({ person: 'ines-c' })).toEqual(['ines-calder reopened'])
    expect(await found({ person: ' Dana Miller ', event: 'accepted' })).toEqual(['dana-miller accepted'])
    expect(await found({ event: 'copied' })).toEqual(['dana-miller copied'])
    expect(await found({ person: '%' })).toEqual([])
    await expect(ines.call(listAudit, { event: 'deleted' as 'issued' })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('what was refused is not told', async () => {
    await expect(dana().call(acceptQuote, { id: '1001', versionNumber: 1 })).rejects.toThrow()
    await expect(server.as('Sam Ortiz').download(getQuotePdf, { id: '1001' })).rejects.toThrow()
    expect(await auditOf('1001')).toEqual([])
  })

  test('what cannot be written down is not done', async () => {
    await dana().call(vizionHeaderUpdate, { headerID: '1002', layout })
    await server.database.run(
      "alter table audit add constraint nothing check (event <> 'accepted') not valid",
    )
    await expect(dana().call(acceptQuote, { id: '1002', versionNumber: 1 })).rejects.toMatchObject({
      status: 500,
    })
    await server.database.run('alter table audit drop constraint nothing')
    expect(await dana().call(getQuote, { id: '1002' })).toMatchObject({ status: 'received' })
    await dana().call(acceptQuote, { id: '1002', versionNumber: 1 })
    expect((await auditOf('1002')).map(({ event }) => event)).toEqual(['accepted', 'issued', 'finished'])
  })

  test.each`
    problem   | outcome
    ${'full'} | ${'goes on'}
    ${'away'} | ${'fails'}
  `('reading $outcome when the database is $problem as it is written down', async ({ problem, outcome }) => {
    const run = () => Promise.reject(new DatabaseProblem(problem, 'as the test has it'))
    const asking = { id: 'dana', customerNumber: '10001', requestId: 'r' } as Asking
    const noted = noteRead({ ...server.database, run }, asking, {
      event: 'exported',
      headerID: '1001',
      at: new Date(),
    })
    await (outcome === 'fails' ? expect(noted).rejects.toThrow() : expect(noted).resolves.toBeUndefined())
  })

  test('names the call by the id that its proxy gave', async () => {
    await server.app.inject({
      method: 'POST',
      url: createQuote.path,
      headers: {
        authorization: `Bearer ${await server.tokenOf('Sam Ortiz')}`,
        'x-request-id': 'proxy-7f3a.0002',
      },
      payload: { name: 'Okafor', productLine: 'P3G' },
    })
    const { entries } = await server.as('Ines Calder').call(listAudit, {})
    expect(entries[0]).toMatchObject({ event: 'created', person: 'sam-ortiz', requestId: 'proxy-7f3a.0002' })
  })

  test.each(['Dana Miller', 'Nora Field'] as const)('is not for %s', async (person) => {
    await expect(server.as(person).call(listAudit, {})).rejects.toMatchObject({
      status: 403,
      code: 'role.refused',
    })
  })

  test('is read a hundred at a time, each entry once', async () => {
    await server.database.run(
      `insert into audit (at, event, person, customer_number, header_id, request_id)
       select now(), 'exported', 'sam-ortiz', '10002', 1003, 'many-' || number from generate_series(1, 150) as number`,
    )
    const ines = server.as('Ines Calder')
    const first = await ines.call(listAudit, { headerID: '1003' })
    const second = await ines.call(listAudit, { headerID: '1003', after: first.next ?? '' })
    expect([first.entries.length, second.entries.length, second.next]).toEqual([100, 50, null])
    expect(new Set([...first.entries, ...second.entries].map(({ requestId }) => requestId)).size).toBe(150)
  })
})
