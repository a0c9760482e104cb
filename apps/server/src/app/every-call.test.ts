import * as contracts from '@ramp/contracts'
import { newLayout } from '@ramp/domain'
import { NO_TERMS } from '@ramp/pricing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { smallJpeg, smallPdf, smallPng } from '../files/testing/small-files.ts'
import { callNamed, calls, type Fields, goodInputs, requestOf } from './testing/good-inputs.ts'
import { projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

const guarded = calls.filter(([, { isPublic }]) => !isPublic)

/** For each call with an input, a field that is wrong, as a person would get it wrong. */
const wrong: readonly (readonly [call: string, field: string, input: Fields])[] = [
  ['decryptVizionHeaderID', 'id', { id: '' }],
  ['saveUser', 'name', { name: 7 }],
  ['getCatalogue', 'productLine', { productLine: 'P9G' }],
  ['linearFeetGet', 'itemNumbers', {}],
  ['itemByShortNameGet', 'shortName', { shortName: '' }],
  ['itemByItemNumberGet', 'itemNumber', { itemNumber: 'PRSTL6' }],
  ['itemConfigurationItemTransforms', 'currentItemNumber', { productLine: 'P3G' }],
  ['itemRequestTransitionConfigurationItems', 'usableWidth', { productLine: 'P3G', usableWidth: 0 }],
  [
    'itemGenerateCustomConfigurationItem',
    'length',
    { productLine: 'P3G', itemType: 'RAMP', width: 36, length: -6 },
  ],
  ['itemGenerateCustomTransition', 'itemNumber', { productLine: 'P3G', width: 36, length: 4 }],
  ['itemTranslateItemList', 'translationTypeId', { translationTypeId: 2, items: [] }],
  ['itemsByItemNumberListGet', 'itemNumbers.0', { itemNumbers: ['PRSTL6'] }],
  [
    'itemRequestConfigurationItems',
    'railType',
    { productLine: 'P3G', railType: 'ROPE', surfaceType: 'SOLID', usableWidth: 36 },
  ],
  ['itemGetImmutableConfigurationItems', 'productLine', {}],
  ['itemTransformConfigurationItem', 'currentItemNumber', { productLine: 'P3G' }],
  ['catalogItemsGet', 'productLine', { productLine: 3 }],
  ['rampGenerate', 'layout.project.surface', layoutWith({ surface: 'GLASS' })],
  ['rampGenerateComponentConnections', 'layout', {}],
  ['rampGenerateBraces', 'layout.project.rampWidth', layoutWith({ rampWidth: -36 })],
  ['rampGenerateLegs', 'layout.project.loops', layoutWith({ loops: 'yes' })],
  ['rampGenerateChildRails', 'layout.project.childRails', layoutWith({ childRails: 1 })],
  ['rampGenerateClosures', 'railOpenings.0.width', closuresWith({ width: -1 })],
  ['fitRamp', 'door.sill', { format: 'ramp-site/1', product: 'P3G', door: { sill: 'high' } }],
  ['vizionHeaderGet', 'headerID', { headerID: '../1001' }],
  ['vizionHeaderUpdate', 'headerID', layoutWith({})],
  ['vizionProjectCreate', 'project', { headerID: '1001' }],
  [
    'vizionProjectUpdate',
    'project.layout',
    { headerID: '1001', project: { ...projectOf(newLayout('P3G'), '1001'), layout: null } },
  ],
  ['vizionProjectGet', 'headerID', { headerID: 1001 }],
  ['fileGet', 'filePathAndExtension', { container: 'vizionprojects' }],
  ['filesPost', 'items', { items: [] }],
  ['rampLayoutPost', 'base64File', { headerID: '1001' }],
  ['rampImagePost', 'headerID', { base64File: smallPng }],
  ['rampImageGet', 'headerID', { headerID: '0' }],
  ['listQuotePhotos', 'id', { id: 'one' }],
  ['getQuotePhoto', 'photo', { id: '1001', photo: 'a.jpg' }],
  ['saveQuotePhoto', 'base64File', { id: '1001', photo: 'k3m9ab' }],
  ['removeQuotePhoto', 'photo', { id: '1001', photo: '../1001.pdf' }],
  ['getDraft', 'id', { id: 'one' }],
  ['saveDraft', 'basedOn', { id: '1001', basedOn: -1, project: projectOf(newLayout('P3G'), '1001') }],
  ['discardDraft', 'counter', { id: '1001', counter: 1.5 }],
  ['getDraftPreview', 'id', { id: '0' }],
  ['listQuotes', 'after', { after: 'x'.repeat(1001) }],
  ['getQuotesCsv', 'state', { state: 'lost' }],
  ['getQuote', 'id', { id: 'one' }],
  ['getRevision', 'versionNumber', { id: '1001', versionNumber: 'A' }],
  ['getDifference', 'after', { id: '1001', before: 1, after: 0 }],
  ['getQuoteModel', 'id', { id: 'three-d' }],
  ['createQuote', 'name', { name: '  ', productLine: 'P3G' }],
  ['getDesignerLink', 'id', { id: '-1' }],
  ['acceptQuote', 'versionNumber', { id: '1001' }],
  ['listOptions', 'id', { id: 'one' }],
  ['addOption', 'name', { id: '1001', name: 'x'.repeat(61) }],
  ['renameOption', 'option', { id: '1001', option: 21, name: 'Straight' }],
  ['issueRevision', 'validDays', { id: '1001', versionNumber: 1, validDays: 0 }],
  ['changeRevision', 'action', { id: '1001', versionNumber: 1, action: 'forget' }],
  ['beginChange', 'id', { id: '0' }],
  ['checkReprice', 'option', { id: '1001', option: '21' }],
  ['repriceOption', 'priceList', { id: '1001', option: 1, versionNumber: 1, priceList: '' }],
  ['getProposal', 'versionNumber', { id: '1001', versionNumber: 'last' }],
  ['getPricedRevision', 'format', { id: '1001', versionNumber: 1, format: 'xlsx' }],
  ['getRevisionPdf', 'versionNumber', { id: '1001', versionNumber: 'last' }],
  ['getRevisionPicture', 'versionNumber', { id: '1001', versionNumber: 'last' }],
  ['getQuotePdf', 'id', { id: '1001.pdf' }],
  ['getQuotePreview', 'id', { id: '1001.png' }],
  ['duplicateQuote', 'id', { id: '0' }],
  ['listActivity', 'after', { id: '1001', after: '-1' }],
  ['archiveQuote', 'id', { id: '0' }],
  ['restoreQuote', 'id', { id: 'one' }],
  ['saveDealerPrices', 'basedOn', { terms: NO_TERMS, basedOn: -1 }],
  ['addContractTable', 'from', { ...goodInputs.addContractTable, from: '1/1/2027' }],
  ['getPurchaseLevel', 'customerNumber', { customerNumber: '1'.repeat(41) }],
  ['setPurchaseLevel', 'level', { customerNumber: '10001', level: 'wholesale' }],
  ['getQuotePrice', 'id', { id: 'one' }],
  ['priceLayouts', 'layouts', { id: '1001', layouts: [] }],
  ['saveQuotePrice', 'terms.permit', { id: '1001', terms: { permit: -1 }, basedOn: 0 }],
  ['grantAccess', 'id', { id: '0' }],
  ['endGrant', 'id', { id: 'one' }],
  ['saveOfferTerms', 'validDays', { validDays: 0, timeZone: null }],
  ['getDealerCardVersion', 'version', { version: 'last' }],
  ['saveDealerCard', 'name', { ...goodInputs.saveDealerCard, name: ' ' }],
  ['checkPriceList', 'holdsFrom', { ...goodInputs.checkPriceList, holdsFrom: 'next week' }],
  ['publishPriceList', 'name', { ...goodInputs.publishPriceList, name: '' }],
  ['takeBackPriceList', 'name', { name: 'spring 2027' }],
  ['getPriceListFile', 'name', { name: 'spring 2027' }],
  ['listTouchedQuotes', 'name', { name: 'spring 2027' }],
  ['getPaperFacts', 'id', { id: 'one' }],
  ['savePaperFacts', 'project', { id: '1001' }],
  ['makePaper', 'paper', { id: '1001', paper: 'poster' }],
  ['makeDrawingFile', 'format', { id: '1001', format: 'dwg' }],
  ['listAudit', 'after', { after: '-1' }],
]

/** A quote of another customer is answered as one that does not exist. */
const NOT_YOURS = { code: 'header.unknown', message: 'You are not authorized to view this project' }

/** Calls that take nothing which could be wrong. */
const withoutInput = [
  'getUserPermissions',
  'getVizionEncryptionKey',
  'getDocumentStore',
  'getOfferTerms',
  'getDealerCard',
  'listPriceLists',
  'getDealerPrices',
]

/** What each call that names a header asks of one; the header belongs to customer 10001. */
const ofHeader: readonly (readonly [call: string, input: Fields])[] = [
  ['vizionHeaderGet', { headerID: '1001' }],
  ['vizionHeaderUpdate', { headerID: '1001', layout: newLayout('P3G') }],
  ['vizionProjectCreate', { headerID: '1001', project: projectOf(newLayout('P3G'), '1001') }],
  ['vizionProjectUpdate', { headerID: '1001', project: projectOf(newLayout('P3G'), '1001') }],
  ['vizionProjectGet', { headerID: '1001' }],
  ['fileGet', { container: 'vizionprojects', filePathAndExtension: '1001.pdf' }],
  [
    'filesPost',
    { items: [{ container: 'vizionprojects', filePathAndExtension: '1001.pdf', base64File: smallPdf() }] },
  ],
  ['rampLayoutPost', { headerID: '1001', base64File: smallPdf() }],
  ['rampImagePost', { headerID: '1001', base64File: smallPng }],
  ['rampImageGet', { headerID: '1001' }],
  ['listQuotePhotos', { id: '1001' }],
  ['getQuotePhoto', { id: '1001', photo: 'k3m9ab' }],
  ['saveQuotePhoto', { id: '1001', photo: 'k3m9ab', base64File: smallJpeg }],
  ['removeQuotePhoto', { id: '1001', photo: 'k3m9ab' }],
  ['getDraft', { id: '1001' }],
  ['saveDraft', { id: '1001', basedOn: 0, project: projectOf(newLayout('P3G'), '1001') }],
  ['discardDraft', { id: '1001', counter: 1 }],
  ['getDraftPreview', { id: '1001' }],
  ['getQuote', { id: '1001' }],
  ['getRevision', { id: '1001', versionNumber: '1' }],
  ['getDifference', { id: '1001', before: 1, after: 2 }],
  ['getQuoteModel', { id: '1001' }],
  ['getDesignerLink', { id: '1001' }],
  ['acceptQuote', { id: '1001', versionNumber: 1 }],
  ['listOptions', { id: '1001' }],
  ['addOption', { id: '1001', name: 'Switchback' }],
  ['renameOption', { id: '1001', option: 1, name: 'Straight' }],
  ['issueRevision', { id: '1001', versionNumber: 999 }],
  ['changeRevision', { id: '1001', versionNumber: 999, action: 'withdraw' }],
  ['beginChange', { id: '1001' }],
  ['checkReprice', { id: '1001', option: 1 }],
  ['repriceOption', { id: '1001', option: 1, versionNumber: 1, priceList: '2027.1' }],
  ['getProposal', { id: '1001', versionNumber: 1 }],
  ['getPricedRevision', { id: '1001', versionNumber: 1, format: 'csv' }],
  ['getRevisionPdf', { id: '1001', versionNumber: 1 }],
  ['getRevisionPicture', { id: '1001', versionNumber: 1 }],
  ['getQuotePdf', { id: '1001' }],
  ['getQuotePreview', { id: '1001' }],
  ['duplicateQuote', { id: '1001' }],
  ['listActivity', { id: '1001' }],
  ['archiveQuote', { id: '1001' }],
  ['restoreQuote', { id: '1001' }],
  ['getQuotePrice', { id: '1001' }],
  ['priceLayouts', { id: '1001', layouts: [newLayout('P3G')] }],
  ['saveQuotePrice', { id: '1001', terms: {}, basedOn: 0 }],
  ['grantAccess', { id: '1001' }],
  ['endGrant', { id: '1001' }],
  ['getPaperFacts', { id: '1001' }],
  [
    'savePaperFacts',
    {
      id: '1001',
      project: { address: [], contact: '', phone: '' },
      dealer: { name: '', licence: '', phone: '', email: '' },
    },
  ],
  ['makePaper', { id: '1001', paper: 'crew' }],
  ['makeDrawingFile', { id: '1001', format: 'dxf' }],
]

function layoutWith(project: Fields): Fields {
  const layout = newLayout('P3G')
  return { layout: { ...layout, project: { ...layout.project, ...project } } }
}

function closuresWith(opening: Fields): Fields {
  const good = {
    railType: 'TWO_LINE',
    connectionType: 'PLATFORM_TO_RAMP',
    width: 24.6,
    connectionPosition: 'SIDE',
  }
  return { productLine: 'P3G', railOpenings: [{ ...good, ...opening }] }
}

test('every call stands in the tables of this file', () => {
  expect([...wrong.map(([name]) => name), ...withoutInput].sort()).toEqual(
    guarded.map(([name]) => name).sort(),
  )
})

describe.each(databases)('on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
  })
  afterAll(() => server.close())

  async function ask(call: ReturnType<typeof callNamed>, input: Fields, token: string | null) {
    const reply = await server.app.inject({
      ...requestOf(call, input),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    // A list can be had as a file without any input.
    const isFile = String(reply.headers['content-type']).startsWith('text/csv')
    const body = isFile ? {} : (reply.json() as Fields)
    return { status: reply.statusCode, body, headers: reply.headers }
  }

  describe.each(guarded)('%s', (_, call) => {
    test('asks a stranger to log in [server-app-3]', async () => {
      const { status, body, headers } = await ask(call, {}, null)
      expect([status, body.code]).toEqual([401, 'token.missing'])
      expect(headers['www-authenticate']).toBe('Bearer')
    })

    test('is kept by no browser and no proxy', async () => {
      const token = await server.tokenOf('Dana Miller')
      for (const one of [null, token]) {
        const { headers } = await ask(call, {}, one)
        expect(headers['cache-control']).toBe(headers.etag === undefined ? 'no-store' : 'private, no-cache')
      }
    })

    test('says that a login has expired', async () => {
      const token = await server.tokenOf('Dana Miller', { minutes: -1 })
      const { status, body } = await ask(call, {}, token)
      expect([status, body.code]).toEqual([401, 'token.expired'])
      expect(body.message).toContain('Log in again')
    })

    test('does not believe a token made for another program', async () => {
      const token = await server.tokenOf('Dana Miller', { audience: 'urn:somebody-else' })
      const { status, body } = await ask(call, {}, token)
      expect([status, body.code]).toEqual([401, 'token.invalid'])
    })

    test('turns away a person who is not approved, in the words of the specification [server-app-1]', async () => {
      const { status, body } = await ask(call, {}, await server.tokenOf('Alex Guest'))
      expect([status, body.message]).toEqual([
        401,
        'Access not granted. Please verify that you are using an approved email username.',
      ])
    })
  })

  test.each(wrong)('%s names the field that is wrong: %s [server-app-4]', async (name, field, input) => {
    const { status, body } = await ask(callNamed(name), input, await server.tokenOf('Dana Miller'))
    expect([status, body.code]).toEqual([400, 'input.invalid'])
    expect(body.message).toContain(field)
    expect(body.details).toContainEqual(expect.objectContaining({ field }))
  })

  describe.each(ofHeader)('%s', (name, input) => {
    test('refuses a header of another customer [server-app-6]', async () => {
      const { status, body } = await ask(callNamed(name), input, await server.tokenOf('Sam Ortiz'))
      expect([status, body]).toEqual([404, NOT_YOURS])
    })

    test('knows no header that does not exist', async () => {
      const other = JSON.parse(JSON.stringify(input).replaceAll('1001', '999999999'))
      const { status, body } = await ask(callNamed(name), other, await server.tokenOf('Dana Miller'))
      expect([status, body]).toEqual([404, NOT_YOURS])
    })
  })

  test.each([
    ['half a body', 'application/json', '{"headerID": "10', 400, 'input.invalid'],
    ['no body', 'application/json', '', 400, 'input.invalid'],
    ['a list', 'application/json', '[]', 400, 'input.invalid'],
    ['a form', 'application/x-www-form-urlencoded', 'headerID=1001', 415, 'body.unreadable'],
    ['a novel', 'application/json', `{"headerID":"${'x'.repeat(70_000)}"}`, 413, 'body.too-large'],
  ])('%s is refused with a reason', async (_, type, payload, status, code) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: contracts.vizionHeaderGet.path,
      headers: { 'content-type': type, authorization: `Bearer ${await server.tokenOf('Dana Miller')}` },
      payload,
    })
    expect([reply.statusCode, reply.json().code]).toEqual([status, code])
  })

  test('an address that cannot be read is refused as every request is', async () => {
    const reply = await server.app.inject('/api/%')
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'input.invalid'])
  })

  test('an address that is no call says so', async () => {
    const reply = await server.app.inject('/api/quotes-of-everybody')
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'route.unknown'])
  })
})
