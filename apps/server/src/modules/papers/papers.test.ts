import {
  getPaperFacts,
  grantAccess,
  itemGenerateCustomConfigurationItem,
  listAudit,
  makePaper,
  type PaperKind,
  saveDealerPrices,
  savePaperFacts,
  saveQuotePhoto,
  vizionHeaderGet,
  vizionHeaderUpdate,
  vizionProjectCreate,
  vizionProjectUpdate,
} from '@ramp/contracts'
import type { Item, Layout } from '@ramp/domain'
import { NO_TERMS } from '@ramp/pricing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfText } from '../../app/testing/pdf-text.ts'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { contentProblem } from '../../files/content/file-content.ts'
import { pdfProblem } from '../../files/content/pdf-problem.ts'
import { jpegOf } from '../../files/testing/small-files.ts'
import { dayIn } from '../revisions/offer-days.ts'

/** As much as is unpacked of a file that is stored without a worker. */
const UNPACKED_AT_ONCE = 1024 * 1024

const facts = {
  project: { address: ['1418 Maple Hollow Road', 'Norfolk, VA 23508'], contact: 'Ruth Harper', phone: '757' },
  foundation: { pad: 12, isAnchored: true },
  revisions: [],
  review: {
    permitNumber: 'BLD-2026-0113',
    comments: [{ comment: 'Show the guard height.', response: 'Added to detail 3.', sheet: 'A2' }],
  },
  dealer: { name: 'Ridgeline Access', licence: 'VA 2705-000000', phone: '757-555-0100', email: '' },
}

const AT_LIST = { ...NO_TERMS, method: { kind: 'list', percents: {} } } as const
/** Rows of title blocks as they were typed before revisions were issued. */
const typedRows = [
  { letter: 'A', date: '2026-11-18', by: 'DM', what: 'First issue' },
  { letter: 'B', date: '2026-11-25', by: 'DM', what: 'As the office asked', tags: ['R2'] },
]

describe.each(databases)('papers on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    await dana().call(saveDealerPrices, { terms: AT_LIST, basedOn: 0 })
    await dana().call(vizionProjectCreate, {
      headerID: '1001',
      project: projectOf(layoutOf('t1-switchback'), '1001'),
    })
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')

  const typedEarlier = (rows: unknown[]) =>
    server.database.run('update quote_places set revisions = $1::jsonb where header_id = 1001', [
      JSON.stringify(rows),
    ])

  async function wordsOf(paper: PaperKind): Promise<readonly string[]> {
    return textOf(await dana().download(makePaper, { id: '1001', paper }))
  }

  const textOf = async (file: Blob) => pdfText(new Uint8Array(await file.arrayBuffer()))

  test.each(['permit', 'crew', 'offer'] as const)(
    'a PDF as the %s is one that may be stored',
    async (paper) => {
      const file = Buffer.from(await (await dana().download(makePaper, { id: '1001', paper })).arrayBuffer())
      expect(contentProblem('pdf', file) ?? pdfProblem(file, UNPACKED_AT_ONCE)).toBe(null)
    },
  )

  test('nothing is known at first; what is written stays with the quote, the company with its customer', async () => {
    const today = dayIn(server.clock.now, null)
    const told = { isCustomerHidden: false, issued: null, issuedRevisions: [], company: null, today }
    expect(await dana().call(getPaperFacts, { id: '1001' })).toEqual({
      project: { address: [], contact: '', phone: '' },
      foundation: { pad: null, isAnchored: null },
      revisions: [],
      review: { permitNumber: '', comments: [] },
      dealer: { name: '', licence: '', phone: '', email: '' },
      ...told,
    })
    const kept = { ...facts, ...told }
    expect(await dana().call(savePaperFacts, { id: '1001', ...facts })).toEqual(kept)
    expect(await dana().call(getPaperFacts, { id: '1001' })).toEqual(kept)
  })

  test('whoever sends no foundation, revisions, review and company takes none away', async () => {
    const { foundation, revisions: _, review, dealer, ...older } = facts
    await typedEarlier(typedRows)
    const kept = await dana().call(savePaperFacts, { id: '1001', ...older })
    expect(kept).toMatchObject({ foundation, revisions: typedRows, review, dealer })
    expect((await wordsOf('permit'))[0]).toMatch(/11-18-26\s+DM\s+First issue/)
    expect(await dana().call(savePaperFacts, { id: '1001', ...facts, revisions: [] })).toMatchObject({
      revisions: [],
      review,
    })
  })

  test('a row of an older server has no foundation, an empty review, and revisions without tags', async () => {
    await server.database.run(
      `insert into quote_places (header_id, revisions) values (1002, '[{"letter":"A","date":"","by":"","what":"First"}]'::jsonb)`,
    )
    expect(await dana().call(getPaperFacts, { id: '1002' })).toMatchObject({
      foundation: { pad: null, isAnchored: null },
      revisions: [{ letter: 'A', date: '', by: '', what: 'First' }],
      review: { permitNumber: '', comments: [] },
    })
  })

  test('pads and anchors that are kept with the quote are in every paper; a call may say others of its document', async () => {
    await dana().call(savePaperFacts, { id: '1001', ...facts })
    const pads = async (paper: PaperKind) =>
      (await wordsOf(paper))
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .match(/\d+ pads \S+ square/)?.[0]
    expect(await pads('crew')).toBe('12 pads 12" square')
    expect(await pads('permit')).toBe('12 pads 12" square')
    expect(await pads('offer')).toBe('12 pads 12" square')
    const permit = { sheet: 'auto', authorities: [], pad: 16, isAnchored: false } as const
    const words = (await textOf(await dana().download(makePaper, { id: '1001', paper: 'permit', permit })))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    expect(words).toContain('12 pads 16" square')
    expect(words).toMatch(/Feet are not anchored/)
  })

  test('the second round with an office: its number, its comments with responses, and what was changed', {
    timeout: 120_000,
  }, async () => {
    await dana().call(savePaperFacts, { id: '1001', ...facts })
    await typedEarlier(typedRows)
    const words = (await wordsOf('permit')).join(' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain('Permit BLD-2026-0113')
    expect(words).toContain('1 Show the guard height. Added to detail 3. A2')
    const unknown = [{ letter: 'B', date: '', by: '', what: '', tags: ['R2', 'R77'] }]
    await dana().call(savePaperFacts, { id: '1001', ...facts, revisions: unknown })
    const message =
      'Revision B names R77, which is on no view of this drawing. Use tags from the sheets, such as R1, or Plan, Elevation, or Details.'
    await expect(dana().download(makePaper, { id: '1001', paper: 'permit' })).rejects.toMatchObject({
      status: 422,
      code: 'revision.unknown-tag',
      message,
      details: [{ field: 'revisions[0].tags', message }],
    })
    // Only a permit set has clouds.
    expect((await wordsOf('crew')).length).toBeGreaterThan(0)
    await dana().call(savePaperFacts, { id: '1001', ...facts })
  })

  test.each`
    change                                                                                                 | field
    ${{ review: { permitNumber: 'B'.repeat(41), comments: [] } }}                                          | ${'review.permitNumber'}
    ${{ review: { permitNumber: '', comments: [{ comment: 'c'.repeat(601), response: '', sheet: '' }] } }} | ${'review.comments.0.comment'}
    ${{ revisions: [{ letter: 'B', date: '', by: '', what: '', tags: [' '] }] }}                           | ${'revisions.0.tags.0'}
  `('too long or empty in $field is refused with its field', async ({ change, field }) => {
    await expect(dana().call(savePaperFacts, { id: '1001', ...facts, ...change })).rejects.toMatchObject({
      status: 400,
      code: 'input.invalid',
      details: [{ field }],
    })
  })

  test.each([
    ['permit', 2, 'Not engineered; see the manufacturer’s load table.'],
    ['crew', 5, 'In all 33 pieces, 904 lb'],
    ['offer', 3, '$8,979.91'],
  ] as const)('the %s of a saved drawing has %d sheets', async (paper, sheets, words) => {
    const pages = await wordsOf(paper)
    expect(pages).toHaveLength(sheets)
    expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toContain(words)
    expect(pages[0]).toContain('Ridgeline Access')
  })

  test('a paper has the version its drawing was issued as, and says where it was changed since', async () => {
    const header = await dana().call(vizionHeaderGet, { headerID: '1001' })
    await dana().call(vizionHeaderUpdate, {
      headerID: '1001',
      layout: layoutOf('t1-switchback'),
      dtmLastUpdate: header.dtmLastUpdate,
    })
    const { issued } = await dana().call(getPaperFacts, { id: '1001' })
    expect(issued?.version).toBe(1)
    const [offered = ''] = await wordsOf('offer')
    expect(offered).toContain('version 1 ')
    expect(offered).toContain(`drawing ${issued?.drawing}`)
    const later = await dana().call(vizionHeaderGet, { headerID: '1001' })
    await dana().call(vizionProjectUpdate, {
      headerID: '1001',
      project: projectOf(layoutOf('t2-straight'), '1001'),
      dtmLastUpdate: later.dtmLastUpdate,
    })
    expect((await wordsOf('offer'))[0]).toContain('version 1, changed since')
  })

  test('signs that the drawing’s own letters lack are letters too, no boxes', async () => {
    expect((await wordsOf('permit')).join(' ')).toMatch(/†\s*Not in the manufacturer’s catalog/)
  })

  test('letters that no font has are refused with their field, and print as boxes where that is asked for', async () => {
    const project = { ...facts.project, contact: '王 Harper' }
    await dana().call(savePaperFacts, { id: '1001', ...facts, project })
    const message =
      'Site contact has 王, which the PDF fonts do not have. Use other characters, or print boxes instead.'
    await expect(dana().download(makePaper, { id: '1001', paper: 'crew' })).rejects.toMatchObject({
      status: 422,
      code: 'letters.not-printed',
      message,
      details: [{ field: 'project.contact', message }],
    })
    const file = await dana().download(makePaper, { id: '1001', paper: 'crew', printsBoxes: true })
    expect(file.size).toBeGreaterThan(0)
    await dana().call(savePaperFacts, { id: '1001', ...facts })
  })

  test('the company of a dealer is changed by its own people only; staff save the rest, and all of it is in the audit', async () => {
    await dana().call(savePaperFacts, { id: '1001', ...facts })
    const nora = server.as('Nora Field')
    await dana().call(grantAccess, { id: '1001' })
    const project = { ...facts.project, contact: 'Ben Ito' }
    await expect(
      nora.call(savePaperFacts, {
        id: '1001',
        ...facts,
        dealer: { ...facts.dealer, name: 'Evil Ramps LLC' },
      }),
    ).rejects.toMatchObject({ status: 403, code: 'customer.foreign' })
    expect(await nora.call(savePaperFacts, { id: '1001', ...facts, project })).toMatchObject({
      project,
      dealer: facts.dealer,
    })
    const { entries } = await server
      .as('Ines Calder')
      .call(listAudit, { headerID: '1001', event: 'facts-saved' })
    expect(entries.slice(0, 2).map(({ name }) => name)).toEqual(['Nora Field', 'Dana Miller'])
    await dana().call(savePaperFacts, { id: '1001', ...facts })
  })

  test('a paper that was taken is in the audit', async () => {
    const { entries } = await server
      .as('Ines Calder')
      .call(listAudit, { headerID: '1001', event: 'exported' })
    expect(entries.length).toBeGreaterThanOrEqual(3)
  })

  test('without a rise there is no permit set and no crew pack: 422 names the field, and a rise of 0 is one', async () => {
    const save = async (heights: { readonly top: number | null; readonly bottom: number }) => {
      const header = await dana().call(vizionHeaderGet, { headerID: '1001' })
      const layout = layoutOf('t1-switchback')
      const runs = layout.runs.map((run) => ({ ...run, ...heights, door: undefined }))
      const project = projectOf({ ...layout, runs }, '1001')
      await dana().call(vizionProjectUpdate, {
        headerID: '1001',
        project,
        dtmLastUpdate: header.dtmLastUpdate,
      })
    }
    await save({ top: null, bottom: 0 })
    for (const [paper, name] of [
      ['permit', 'permit set'],
      ['crew', 'crew pack'],
    ] as const) {
      const message = `The ${name} needs a rise: enter the start height of run Primary.`
      await expect(dana().download(makePaper, { id: '1001', paper })).rejects.toMatchObject({
        status: 422,
        code: 'rise.missing',
        message,
        details: [{ field: 'runs[0].top', message }],
      })
    }
    expect((await wordsOf('offer')).join(' ')).toContain('ramp')
    await save({ top: 0, bottom: 0 })
    expect((await wordsOf('crew')).length).toBeGreaterThan(0)
  })

  test('what is ticked for an offer is refused with its field, and no file comes', async () => {
    const message =
      '"delivery" cannot be checked. Leave offer.included empty: the dealer’s price says what it includes.'
    const offer = { price: 'one', included: ['delivery', 'tax'] } as const
    await expect(dana().download(makePaper, { id: '1001', paper: 'offer', offer })).rejects.toMatchObject({
      status: 422,
      code: 'offer.not-priced',
      message,
      details: [{ field: 'offer.included', message }],
    })
    const none = { price: 'one', included: [] } as const
    expect(
      (await dana().download(makePaper, { id: '1001', paper: 'offer', offer: none })).size,
    ).toBeGreaterThan(0)
    // Only an offer is refused for it: the other papers have no price.
    expect((await dana().download(makePaper, { id: '1001', paper: 'crew', offer })).size).toBeGreaterThan(0)
  })

  describe('the survey sheet', () => {
    const photo = { of: 'yard', at: { x: 0, y: 0 }, faces: 180 } as const
    const site: Layout['site'] = {
      doors: [{ id: 'door-1', sill: 31, stepDown: 0.5, at: { x: 0, y: 0 }, faces: 180 }],
      photos: [
        { ...photo, id: 'yard' },
        { ...photo, id: 'gone' },
      ],
    }
    const save = async (change: Partial<Layout>) => {
      const { dtmLastUpdate } = await dana().call(vizionHeaderGet, { headerID: '1001' })
      const project = projectOf({ ...layoutOf('t1-switchback'), ...change }, '1001')
      await dana().call(vizionProjectUpdate, { headerID: '1001', project, dtmLastUpdate })
    }

    test('is refused while nothing is surveyed, and says what to survey first', async () => {
      await save({})
      const message = 'The site is not surveyed yet. Enter the door first, under Site.'
      await expect(dana().download(makePaper, { id: '1001', paper: 'survey' })).rejects.toMatchObject({
        status: 422,
        code: 'survey.missing',
        message,
        details: [{ field: 'site.doors[0].at', message }],
      })
    })

    test('is made of the site, also before anything is drawn, and says who surveyed it', async () => {
      await save({ site, version: 2, parts: [], runs: [], openings: [] })
      expect((await wordsOf('survey')).join(' ')).toContain('Surveyed by: not entered.')
      const survey = { surveyedBy: 'Dana Miller', surveyedOn: '2026-11-20' }
      const file = await dana().download(makePaper, { id: '1001', paper: 'survey', survey })
      expect((await textOf(file)).join(' ')).toContain(
        'Surveyed by: Dana Miller. Date of survey: 11/20/2026.',
      )
    })

    test('has the photos that are stored with the quote, and says which are not', async () => {
      const base64File = jpegOf('yard').toString('base64')
      await dana().call(saveQuotePhoto, { id: '1001', photo: 'yard', base64File })
      const file = Buffer.from(
        await (await dana().download(makePaper, { id: '1001', paper: 'survey' })).arrayBuffer(),
      )
      expect(file.toString('latin1').match(/\/Filter \/DCTDecode/g)).toHaveLength(1)
      const words = (await wordsOf('survey')).join(' ')
      expect(words.match(/Photo not in this file/g)).toHaveLength(1)
      expect(words).toContain('P2 Yard, looking')
    })
  })

  describe('with a custom part', () => {
    const save = async (part: Item) => {
      const { dtmLastUpdate } = await dana().call(vizionHeaderGet, { headerID: '1001' })
      const layout: Layout = {
        ...layoutOf('t1-switchback'),
        customItems: [part],
        additionalProducts: [{ ...part, qty: 1 }],
      }
      await dana().call(vizionProjectUpdate, {
        headerID: '1001',
        project: projectOf(layout, '1001'),
        dtmLastUpdate,
      })
    }
    const size = { productLine: 'P3G', itemType: 'PLATFORM', width: 42, length: 66 } as const
    const make = () => dana().call(itemGenerateCustomConfigurationItem, { ...size, railType: 'TWO_LINE' })

    test('it is priced as it is made today, whatever was saved', async () => {
      const made = await make()
      await save(made)
      const right = await wordsOf('offer')
      expect(right.join(' ')).toContain('$')
      await save({ ...made, price: 1 })
      const wrong = await wordsOf('offer')
      const prices = (pages: readonly string[]) => pages.join(' ').match(/\$[\d,.]+/g)
      expect(prices(wrong)).toEqual(prices(right))
    })

    test('one that was not made here is refused', async () => {
      await save({ ...(await make()), itemNumber: '80999' })
      for (const paper of ['offer', 'crew'] as const)
        await expect(dana().download(makePaper, { id: '1001', paper })).rejects.toMatchObject({
          status: 404,
          code: 'item.unknown',
        })
    })
  })

  test('a quote that nobody has drawn yet has no papers', async () => {
    await expect(dana().download(makePaper, { id: '1002', paper: 'crew' })).rejects.toMatchObject({
      status: 404,
    })
  })
})
