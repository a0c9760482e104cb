import {
  createQuote,
  getDealerCard,
  getDealerCardVersion,
  getPaperFacts,
  getProposal,
  issueRevision,
  makePaper,
  saveDealerCard,
  savePaperFacts,
  vizionHeaderUpdate,
  vizionProjectCreate,
} from '@ramp/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pdfText } from '../../app/testing/pdf-text.ts'
import { layoutOf, projectOf, startTestServer, type TestServer } from '../../app/testing/test-server.ts'
import { databases } from '../../db/testing/databases.ts'
import { pngOfColor } from '../../files/testing/small-files.ts'

const logo = pngOfColor(90, 30, [20, 60, 160, 255]).toString('base64')
const card = {
  name: 'Ridgeline Access',
  licence: 'VA 2705-000000',
  phone: '757-555-0100',
  email: 'office@ridgeline-access.example',
  address: ['418 Mill Road', 'Norfolk, VA 23510'],
  insurance: 'Tidewater Mutual, policy TM-4471',
  terms: 'Half is due with the order.\nWe haul away what we replace.',
}
const renamed = { ...card, name: 'Ridgeline Ramps', terms: 'All of it is due at completion.' }

describe.each(databases)('the card of a dealer on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())
  const dana = () => server.as('Dana Miller')
  async function finished() {
    const { id } = await dana().call(createQuote, { name: 'Harper', productLine: 'P3G' })
    await dana().call(vizionHeaderUpdate, { headerID: id, layout: layoutOf('t2-straight') })
    return id
  }
  const bytesOf = async (file: Promise<Blob>) => new Uint8Array(await (await file).arrayBuffer())
  const wordsIn = async (bytes: Uint8Array) => (await pdfText(bytes)).join(' ').replaceAll(/\s+/g, ' ')
  const proposalOf = (id: string) => bytesOf(dana().download(getProposal, { id, versionNumber: 1 }))
  const again = (id: string) =>
    bytesOf(dana().download(makePaper, { id, paper: 'offer', versionNumber: 1, offer: { price: 'none' } }))
  const picturesIn = (bytes: Uint8Array) =>
    Buffer.from(bytes)
      .toString('latin1')
      .match(/\/Subtype \/Image/g)?.length ?? 0
  /** A quote that was issued before there was a card. */
  let before = ''

  test('begins with what was entered with a document, and has no version until the owner saves one', async () => {
    const dealer = { name: 'Ridgeline', licence: '', phone: '', email: '' }
    before = await finished()
    const facts = { id: before, project: { address: [], contact: '', phone: '' } }
    await dana().call(savePaperFacts, { ...facts, dealer })
    await dana().call(issueRevision, { id: before, versionNumber: 1 })
    expect(await dana().call(getDealerCard, {})).toEqual({
      card: {
        ...dealer,
        version: 0,
        address: [],
        insurance: '',
        terms: '',
        logo: null,
        savedAt: null,
        savedBy: null,
      },
      versions: [],
      mayChange: true,
    })
    expect(await dana().call(getPaperFacts, { id: before })).toMatchObject({ dealer, company: null })
  })

  test('is saved by the owner, read by all people of the dealer, and seen by no other', async () => {
    const saved = await dana().call(saveDealerCard, { ...card, logo, basedOn: 0 })
    expect(saved).toMatchObject({ card: { ...card, logo, version: 1, savedBy: 'Dana Miller' } })
    for (const person of ['Lena Brooks', 'Omar Hayes', 'Cole Reyes'] as const) {
      expect(await server.as(person).call(getDealerCard, {})).toEqual({ ...saved, mayChange: false })
      await expect(server.as(person).call(saveDealerCard, { ...renamed, basedOn: 1 })).rejects.toMatchObject({
        code: 'role.refused',
        message: 'Only the owner of a dealer can change the company.',
      })
    }
    expect((await server.as('Sam Ortiz').call(getDealerCard, {})).card).toMatchObject({
      version: 0,
      name: '',
      logo: null,
    })
    // Staff have the customer number of the manufacturer itself.
    expect((await server.as('Ines Calder').call(getDealerCard, {})).card).toMatchObject({
      version: 0,
      name: '',
    })
    await expect(server.as('Sam Ortiz').call(getDealerCardVersion, { version: 1 })).rejects.toMatchObject({
      code: 'dealer-card.unknown',
    })
  })

  test('an issued proposal keeps the version it was issued with, and one issued later has the newer one', async () => {
    const id = await finished()
    await dana().call(issueRevision, { id, versionNumber: 1 })
    const issued = await proposalOf(id)
    const words = await wordsIn(issued)
    for (const one of [...card.terms.split('\n'), card.insurance, '418 Mill Road', card.licence])
      expect(words).toContain(one)
    expect(picturesIn(issued)).toBeGreaterThan(0)

    await dana().call(saveDealerCard, { ...renamed, logo: null, basedOn: 1 })
    expect(Buffer.from(await proposalOf(id)).equals(Buffer.from(issued))).toBe(true)
    // Made anew for a payer, for example.
    const remade = await again(id)
    expect(await wordsIn(remade)).toContain('Half is due with the order.')
    expect(await wordsIn(remade)).not.toContain('Ridgeline Ramps')
    expect(picturesIn(remade)).toBe(picturesIn(issued))

    const later = await finished()
    const project = projectOf(layoutOf('t2-straight'), later)
    await dana().call(vizionProjectCreate, { headerID: later, project })
    const draft = await bytesOf(dana().download(makePaper, { id: later, paper: 'offer' }))
    expect(await wordsIn(draft)).toContain('All of it is due at completion.')
    await dana().call(issueRevision, { id: later, versionNumber: 1 })
    const newer = await proposalOf(later)
    expect(await wordsIn(newer)).toContain('Ridgeline Ramps')
    expect(await wordsIn(newer)).not.toContain('Half is due')
    expect(picturesIn(newer)).toBe(0)
  })

  test('a proposal that was issued before there was a card has none', async () => {
    for (const bytes of [await proposalOf(before), await again(before)]) {
      expect(await wordsIn(bytes)).not.toMatch(/Terms|Insurance|Mill Road/)
      expect(picturesIn(bytes)).toBe(0)
    }
  })

  test('earlier versions are there to see, and the database refuses to change one', async () => {
    expect(await dana().call(getDealerCardVersion, { version: 1 })).toMatchObject({ ...card, logo })
    const { versions } = await dana().call(getDealerCard, {})
    expect(versions.map(({ version }) => version)).toEqual([2, 1])
    for (const table of ['dealer_card_versions', 'dealer_logos'])
      await expect(server.database.run(`delete from ${table}`)).rejects.toThrow(/never changed/)
  })

  test('whoever saves on top of an older version is told, and the logo stays where none is sent', async () => {
    await expect(dana().call(saveDealerCard, { ...card, basedOn: 1 })).rejects.toMatchObject({
      status: 409,
      code: 'dealer-card.changed',
    })
    const outcomes = await Promise.allSettled(
      ['A', 'B', 'C'].map((name) => dana().call(saveDealerCard, { ...card, name, logo, basedOn: 2 })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const same = await dana().call(saveDealerCard, { ...card, basedOn: 3 })
    expect(same.card).toMatchObject({ version: 4, logo })
    const stored = await server.database.all(
      z.object({ count: z.number() }),
      'select count(*)::integer as count from dealer_logos',
    )
    expect(stored).toEqual([{ count: 1 }])
  })

  test('a logo that no document can print is refused with what to do, and nothing is saved', async () => {
    await expect(
      dana().call(saveDealerCard, { ...card, logo: 'PHN2Zy8+', basedOn: 4 }),
    ).rejects.toMatchObject({
      status: 400,
      code: 'file.refused',
      message: 'The logo is not a PNG or JPEG. Save it as one of these and choose it again.',
    })
    expect((await dana().call(getDealerCard, {})).versions).toHaveLength(4)
  })

  test('documents of a dealer with a card change its company no longer', async () => {
    const { project, dealer } = await dana().call(getPaperFacts, { id: before })
    expect(dealer).toMatchObject({ name: card.name, licence: card.licence })
    const contact = { ...project, contact: 'Ruth Harper' }
    await dana().call(savePaperFacts, { id: before, project: contact, dealer })
    await expect(
      dana().call(savePaperFacts, { id: before, project, dealer: { ...dealer, name: 'Other' } }),
    ).rejects.toMatchObject({
      code: 'input.invalid',
      message: 'dealer is set on the Company page of the portal. Change it there',
    })
    expect(await dana().call(getPaperFacts, { id: before })).toMatchObject({ project: contact, dealer })
  })
})
