import { readCatalogue } from '@ramp/catalogue-files'
import { endGrant, grantAccess, listAudit, makePaper, PAPER_KINDS, savePaperFacts } from '@ramp/contracts'
import { analyse, catalogueOf, type Layout } from '@ramp/domain'
import { NO_TERMS } from '@ramp/pricing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { smallJpeg, smallPdf, smallPng } from '../files/testing/small-files.ts'
import { callNamed, calls, type Fields, goodInputs, requestOf } from './testing/good-inputs.ts'
import { pdfText } from './testing/pdf-text.ts'
import { layoutOf, type Person, projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

const headerID = '1001'
const site: Layout['site'] = {
  doors: [{ id: 'door-1', sill: 31, stepDown: 0.5, at: { x: 0, y: 0 }, faces: 180 }],
}
const layout: Layout = { ...layoutOf('t1-switchback'), version: 2, site }
const { partsTotal } = analyse(layout, catalogueOf(readCatalogue('P3G'))).partsList
const dollars = (partsTotal / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
/** What the dealer sells the ramp for: no parts list comes to it. */
const PRICE = { cents: 987_654, written: '$9,876.54' } as const
const terms = { ...NO_TERMS, method: { kind: 'total', cents: PRICE.cents } } as const

const project = {
  address: ['2207 Quillfeather Terrace', 'Suffolk, VA 23434'],
  contact: 'Marguerite Oyelaran',
  phone: '757-555-0142',
}
const blank = { address: [], contact: '', phone: '' }

/** What is the dealer's own: the customer, and the price on the proposal. */
const SECRETS = [...project.address, project.contact, project.phone, PRICE.written]
/** The same price as calls answer with it. */
const WITH_CENTS = [...SECRETS, `${PRICE.cents}`]

/** Inputs that keep the quote as it is; facts are sent as somebody sends them who sees no customer. */
const KEPT: Readonly<Record<string, Fields>> = {
  vizionHeaderUpdate: { headerID, layout },
  vizionProjectUpdate: { headerID, project: projectOf(layout, headerID) },
  savePaperFacts: { id: headerID, project: blank },
  acceptQuote: { id: headerID, versionNumber: 999 },
  saveDealerPrices: { terms, basedOn: 999 },
  saveQuotePrice: { id: headerID, option: 1, terms: {}, basedOn: 999 },
  removeQuotePhoto: { id: headerID, photo: 'none' },
}

/** Every call as it is sent for the quote; documents and drawing files of every kind; nothing that would hide later answers. */
const asked: readonly (readonly [title: string, call: string, input: Fields])[] = [
  ...calls.map(([name]) => [name, name, KEPT[name] ?? goodInputs[name] ?? {}] as const),
  ['fileGet of the project', 'fileGet', { container: 'vizionprojects', filePathAndExtension: '1001.json' }],
  ...PAPER_KINDS.map((paper) => [`makePaper ${paper}`, 'makePaper', { id: headerID, paper }] as const),
  ...(['dxf', 'svg', 'glb', 'usdz'] as const).map(
    (format) => [`makeDrawingFile ${format}`, 'makeDrawingFile', { id: headerID, format }] as const,
  ),
  ['listQuotes', 'listQuotes', {}],
  ['listQuotes by contact', 'listQuotes', { search: 'Oyelaran' }],
  ['listAudit of all', 'listAudit', {}],
]

const PAGES = ['/health/ready', '/health/live', '/api/docs/openapi.json', '/metrics']

describe('on the first database', () => {
  const [{ open }] = databases
  const lines: string[] = []
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open, {
      logTo: { write: (line) => void lines.push(line) },
      analysisBudget: { kept: 1 },
    })
    const finish = { key: 'c0ffee00-0000-4000-8000-000000000001', base64File: smallPdf(), preview: smallPng }
    for (const [name, input] of [
      ['vizionHeaderUpdate', { headerID, layout, finish }],
      ['saveQuotePhoto', { id: headerID, photo: 'k3m9ab', base64File: smallJpeg }],
      ['savePaperFacts', { id: headerID, project }],
      ['saveDealerPrices', { terms, basedOn: 0 }],
      ['issueRevision', { id: headerID, versionNumber: 1 }],
    ] as const) {
      const { statusCode, body } = await answerTo(name, input, 'Dana Miller')
      expect([name, statusCode, statusCode === 200 ? '' : body]).toEqual([name, 200, ''])
    }
  })
  afterAll(() => server.close())

  async function answerTo(name: string, input: Fields, who: Person) {
    const headers = { authorization: `Bearer ${await server.tokenOf(who)}` }
    return server.app.inject({ ...requestOf(callNamed(name), input), headers })
  }

  /** All that an answer says: its letters, those of a PDF in it, and those of a file in base64. */
  async function textOf({ rawPayload, headers }: Awaited<ReturnType<typeof answerTo>>): Promise<string> {
    const text = rawPayload.toString('utf8')
    const [, inside] = /"base64File":"([^"]+)"/.exec(text) ?? []
    const file = inside === undefined ? rawPayload : Buffer.from(inside, 'base64')
    const isPdf = file.subarray(0, 5).toString() === '%PDF-'
    const pages = isPdf ? (await pdfText(file)).join(' ').replaceAll(/\s+/g, ' ') : ''
    return [JSON.stringify(headers), text, file.toString('latin1'), pages].join('\n')
  }

  /** Which calls tell a person one of the secrets. */
  async function tellingTo(who: Person, secrets: readonly string[]): Promise<string[]> {
    const telling = []
    for (const [title, name, input] of asked) {
      const text = await textOf(await answerTo(name, input, who))
      const found = secrets.filter((secret) => text.includes(secret))
      if (found.length > 0) telling.push(`${title}: ${found.join(', ')}`)
    }
    return telling
  }

  test('the search itself finds the customer and the price in what the dealer gets', async () => {
    const telling = await tellingTo('Dana Miller', WITH_CENTS)
    // Whoever sees the customer and sends none has taken it away.
    await answerTo('savePaperFacts', { id: headerID, project }, 'Dana Miller')
    for (const secret of WITH_CENTS) expect(telling.filter((text) => text.includes(secret))).not.toEqual([])
  }, 240_000)

  test.each(['Ines Calder', 'Devin Park', 'Nora Field'] as const)(
    'no call and no file tells %s the customer or the selling price',
    async (who) => {
      expect(await tellingTo(who, WITH_CENTS)).toEqual([])
      // Nothing is hidden by being refused: the documents are made, without the customer.
      expect((await tellingTo(who, ['not shared by the dealer'])).map((text) => text.split(':')[0])).toEqual([
        'makePaper',
        'makePaper permit',
        'makePaper crew',
        'makePaper survey',
        'makePaper survey-form',
      ])
    },
    240_000,
  )

  test('with a grant the documents and their facts tell it, after a day nothing does', async () => {
    await server.as('Dana Miller').call(grantAccess, { id: headerID })
    // Whoever sees the customer can change it: here nothing is sent that does.
    await server.as('Ines Calder').call(savePaperFacts, { id: headerID, project })
    const told = await Promise.all(
      (['getPaperFacts', 'makePaper'] as const).map(async (name) =>
        textOf(
          await answerTo(
            name,
            name === 'makePaper' ? { id: headerID, paper: 'offer' } : { id: headerID },
            'Ines Calder',
          ),
        ),
      ),
    )
    for (const secret of SECRETS) expect(told.some((text) => text.includes(secret))).toBe(true)
    server.clock.now = new Date(server.clock.now.getTime() + 24 * 60 * 60 * 1000)
    expect(await tellingTo('Ines Calder', WITH_CENTS)).toEqual([])
    const { entries } = await server.as('Ines Calder').call(listAudit, { headerID, event: 'shared-seen' })
    expect(entries.map(({ person }) => person)).toEqual(['ines-calder', 'ines-calder', 'ines-calder'])
  }, 240_000)

  test('nor does a grant that was ended', async () => {
    await server.as('Dana Miller').call(grantAccess, { id: headerID })
    await server.as('Dana Miller').call(endGrant, { id: headerID })
    await expect(
      server.as('Ines Calder').download(makePaper, { id: headerID, paper: 'offer' }),
    ).rejects.toMatchObject({
      status: 403,
      code: 'quote.not-shared',
    })
  })

  test('the crew gets no price from any call or file, and the customer from those that have it', async () => {
    const cents = String(partsTotal)
    expect(await tellingTo('Cole Reyes', [dollars, cents, PRICE.written, `${PRICE.cents}`])).toEqual([])
    const priced: string[] = []
    for (const [title, name, input] of asked) {
      const text = await textOf(await answerTo(name, input, 'Cole Reyes'))
      const found =
        text.match(/"(?:price|unitPrice|total|partsTotal|percent)":[\d.]+|\$\d[\d,]*\.\d\d/g) ?? []
      // How many quotes there are is no price.
      const prices = found.filter((one) => !(title.startsWith('listQuotes') && one.startsWith('"total":')))
      if (prices.length > 0) priced.push(`${title}: ${prices.join(', ')}`)
    }
    expect(priced).toEqual([])
    const telling = await tellingTo('Cole Reyes', [project.contact])
    expect(telling.map((text) => text.split(':')[0])).toEqual(
      expect.arrayContaining(['getPaperFacts', 'makePaper crew', 'makePaper permit']),
    )
  }, 240_000)

  test('no page without a login and no line of the log tells it', async () => {
    for (const url of PAGES) {
      const { body } = await server.app.inject({ url })
      expect([url, SECRETS.filter((secret) => body.includes(secret))]).toEqual([url, []])
    }
    expect(lines.length).toBeGreaterThan(100)
    const log = lines.join('')
    expect(SECRETS.filter((secret) => log.includes(secret))).toEqual([])
  })
})
