import {
  createQuote,
  getPaperFacts,
  issueRevision,
  makePaper,
  saveOfferTerms,
  savePaperFacts,
  vizionHeaderUpdate,
  vizionProjectCreate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../app/testing/pdf-text.ts'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'

const kept = {
  project: { address: ['1418 Maple Hollow Road', 'Norfolk, VA 23508'], contact: 'Ruth Harper', phone: '' },
  dealer: { name: 'Ridgeline Access', licence: 'VA 2705-000000', phone: '', email: '' },
}

describe.each(databases)('title blocks on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  test('title blocks list what was issued of the option; words and tags are kept with it, and no row is added', {
    timeout: 120_000,
  }, async () => {
    const dana = server.as('Dana Miller')
    const { id } = await dana.call(createQuote, { name: 'Harper', productLine: 'P3G' })
    const layout = layoutOf('t1-switchback')
    await dana.call(vizionProjectCreate, { headerID: id, project: projectOf(layout, id) })
    for (const versionNumber of [1, 2]) {
      await dana.call(vizionHeaderUpdate, { headerID: id, layout })
      await dana.call(issueRevision, { id, versionNumber })
    }
    const permit = async () =>
      (
        await pdfText(
          new Uint8Array(await (await dana.download(makePaper, { id, paper: 'permit' })).arrayBuffer()),
        )
      )
        .join(' ')
        .replaceAll(/\s+/g, ' ')
    const { issuedRevisions } = await dana.call(getPaperFacts, { id })
    expect(issuedRevisions.map(({ mark, by }) => [mark, by])).toEqual([
      ['1A', 'DM'],
      ['1B', 'DM'],
    ])
    expect(await permit()).toMatch(/1A \d\d-\d\d-\d\d DM First issue 1B \d\d-\d\d-\d\d DM/)
    const row = { letter: '1B', date: '', by: '', what: 'Handrail at R2', tags: ['R2'] }
    await dana.call(savePaperFacts, { ...kept, id, revisions: [row] })
    expect(await permit()).toMatch(/1A \d\d-\d\d-\d\d DM First issue 1B \d\d-\d\d-\d\d DM Handrail at R2/)
    await expect(
      dana.call(savePaperFacts, { ...kept, id, revisions: [row, { ...row, letter: '1C' }] }),
    ).rejects.toMatchObject({
      status: 400,
      message:
        'revisions has a row 1C that was not issued. Issue the quote: its revisions are then listed automatically',
    })
  })

  test('a permit set made in the evening is dated with the day of its dealer', {
    timeout: 60_000,
  }, async () => {
    const dana = server.as('Dana Miller')
    const { id } = await dana.call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana.call(vizionProjectCreate, { headerID: id, project: projectOf(layoutOf('t2-straight'), id) })
    await dana.call(savePaperFacts, { ...kept, id })
    await dana.call(saveOfferTerms, { validDays: 30, timeZone: 'America/Los_Angeles' })
    const { now } = server.clock
    server.clock.now = new Date('2027-01-16T05:30:00Z')
    const file = await dana.download(makePaper, { id, paper: 'permit' })
    server.clock.now = now
    const words = (await pdfText(new Uint8Array(await file.arrayBuffer()))).join(' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain('January 15, 2027')
    expect(words).not.toContain('January 16, 2027')
  })
})
