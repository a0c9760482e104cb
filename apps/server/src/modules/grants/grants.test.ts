import {
  endGrant,
  getPaperFacts,
  getQuote,
  grantAccess,
  listAudit,
  makePaper,
  savePaperFacts,
  vizionProjectCreate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../app/testing/pdf-text.ts'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const HOUR_MS = 60 * 60 * 1000
const facts = {
  project: { address: ['22 Cedar Lane', 'Norfolk, VA 23508'], contact: 'Ruth Harper', phone: '757-555-0142' },
  dealer: { name: 'Ridgeline Access', licence: '', phone: '', email: '' },
}
const hidden = { project: { address: [], contact: '', phone: '' }, isCustomerHidden: true }
const shown = { project: facts.project, isCustomerHidden: false }

describe.each(databases)('what support sees of a quote, on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    await dana().call(vizionProjectCreate, {
      headerID: '1001',
      project: projectOf(layoutOf('t2-straight'), '1001'),
    })
    await dana().call(savePaperFacts, { id: '1001', ...facts })
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  const ines = () => server.as('Ines Calder')
  const factsFor = (person: 'Ines Calder' | 'Nora Field' | 'Cole Reyes') =>
    server.as(person).call(getPaperFacts, { id: '1001' })
  const pass = (hours: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + hours * HOUR_MS)
  }
  const eventsOf = async () =>
    (await ines().call(listAudit, { headerID: '1001' })).entries
      .map(({ event, person }) => `${event} ${person}`)
      .filter((text) => /^(granted|grant-ended|shared-seen)/.test(text))
      .toReversed()

  test('nothing of the customer before a grant; the crew of the dealer sees it', async () => {
    for (const person of ['Ines Calder', 'Nora Field'] as const)
      expect(await factsFor(person)).toMatchObject(hidden)
    expect(await factsFor('Cole Reyes')).toMatchObject(shown)
    expect(await ines().call(getQuote, { id: '1001' })).toMatchObject({ grantedUntil: null, mayGrant: false })
    expect(await dana().call(getQuote, { id: '1001' })).toMatchObject({ grantedUntil: null, mayGrant: true })
  })

  test('who does not see the customer does not write over it, and may save the rest', async () => {
    const revisions: [] = []
    const blank = { ...facts, project: hidden.project, revisions }
    expect(await ines().call(savePaperFacts, { id: '1001', ...blank })).toMatchObject({
      ...hidden,
      revisions,
    })
    expect(await dana().call(getPaperFacts, { id: '1001' })).toMatchObject({ ...shown, revisions })
    await expect(ines().call(savePaperFacts, { id: '1001', ...facts })).rejects.toMatchObject({
      status: 403,
      code: 'quote.not-shared',
      message: 'The dealer has not shared contact details and selling prices.',
    })
    // The first facts of a quote may come from somebody who sees no customer.
    const first = { ...blank, dealer: facts.dealer }
    expect(await ines().call(savePaperFacts, { id: '1002', ...first })).toMatchObject(hidden)
  })

  test('documents say that the customer is not shared, and not that nothing was entered', async () => {
    const file = await ines().download(makePaper, { id: '1001', paper: 'crew' })
    const text = (await pdfText(new Uint8Array(await file.arrayBuffer()))).join(' ')
    expect(text).toContain('not shared by the dealer')
    expect(text).not.toContain('Ruth Harper')
  })

  test('a grant holds for a day, begins again when it is made again, and every look is written down', async () => {
    const before = server.clock.now.getTime()
    const { grantedUntil } = await dana().call(grantAccess, { id: '1001' })
    expect(Date.parse(grantedUntil ?? '') - before).toBeGreaterThanOrEqual(24 * HOUR_MS)
    expect(Date.parse(grantedUntil ?? '') - before).toBeLessThan(24 * HOUR_MS + 60_000)
    expect(await factsFor('Ines Calder')).toMatchObject(shown)
    expect((await ines().download(makePaper, { id: '1001', paper: 'offer' })).size).toBeGreaterThan(0)
    expect(await ines().call(getQuote, { id: '1001' })).toMatchObject({ grantedUntil, mayGrant: false })
    pass(23)
    expect(await factsFor('Nora Field')).toMatchObject(shown)
    await server.as('Lena Brooks').call(grantAccess, { id: '1001' })
    pass(23)
    expect(await factsFor('Ines Calder')).toMatchObject(shown)
    pass(2)
    expect(await factsFor('Ines Calder')).toMatchObject(hidden)
    expect(await dana().call(getQuote, { id: '1001' })).toMatchObject({ grantedUntil: null })
    expect(await eventsOf()).toEqual([
      'granted dana-miller',
      'shared-seen ines-calder',
      'shared-seen ines-calder',
      'shared-seen nora-field',
      'granted lena-brooks',
      'shared-seen ines-calder',
    ])
  })

  test('it is ended early, once; ending what does not hold changes nothing', async () => {
    await server.as('Omar Hayes').call(grantAccess, { id: '1001' })
    expect(await factsFor('Ines Calder')).toMatchObject(shown)
    expect(await dana().call(endGrant, { id: '1001' })).toEqual({ grantedUntil: null })
    expect(await factsFor('Ines Calder')).toMatchObject(hidden)
    await dana().call(endGrant, { id: '1001' })
    expect((await eventsOf()).slice(-3)).toEqual([
      'granted omar-hayes',
      'shared-seen ines-calder',
      'grant-ended dana-miller',
    ])
    // One quote is shared, and no other.
    await dana().call(grantAccess, { id: '1002' })
    expect(await factsFor('Ines Calder')).toMatchObject(hidden)
  })
})
