import { mkdirSync, writeFileSync } from 'node:fs'
import { getDesignerLink, vizionHeaderUpdate } from '@ramp/contracts'
import type { Layout } from '@ramp/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../db/testing/databases.ts'
import { callNamed, calls, type Fields, goodInputs, requestOf } from './testing/good-inputs.ts'
import { layoutOf, type Person, projectOf, startTestServer, type TestServer } from './testing/test-server.ts'

/** Who asks: without a login, with one that has ended or is for another program, and the people of each role. */
const people = [
  'nobody',
  'expired',
  'elsewhere',
  'Alex Guest',
  'Dana Miller',
  'Lena Brooks',
  'Omar Hayes',
  'Cole Reyes',
  'Sam Ortiz',
  'Ines Calder',
  'Devin Park',
  'Nora Field',
] as const

const layout = layoutOf('t1-switchback')
const atDealerPrice: Layout = { ...layout, project: { ...layout.project, priceLevel: 'dealer' } }
const projectAtDealerPrice = projectOf(atDealerPrice, '1001')

/** Every call as a person would send it, for a header of customer 10001 where it names one; and what decides beside that. */
const asked: readonly (readonly [title: string, call: string, input: Fields])[] = [
  ...calls.map(([name]) => [name, name, goodInputs[name] ?? {}] as const),
  ['rampGenerate without a quote', 'rampGenerate', { layout }],
  ['rampGenerate at dealer price', 'rampGenerate', { layout: atDealerPrice, headerID: '1001' }],
  ['rampGenerateLegs without a quote', 'rampGenerateLegs', { layout }],
  ['rampGenerateBraces without a quote', 'rampGenerateBraces', { layout }],
  ['rampGenerateChildRails without a quote', 'rampGenerateChildRails', { layout }],
  ['rampGenerateComponentConnections without a quote', 'rampGenerateComponentConnections', { layout }],
  ['rampGenerateClosures without a quote', 'rampGenerateClosures', { productLine: 'P3G' }],
  ['rampGenerateLegs at dealer price', 'rampGenerateLegs', { layout: atDealerPrice, headerID: '1001' }],
  ['rampGenerateBraces at dealer price', 'rampGenerateBraces', { layout: atDealerPrice, headerID: '1001' }],
  [
    'rampGenerateChildRails at dealer price',
    'rampGenerateChildRails',
    { layout: atDealerPrice, headerID: '1001' },
  ],
  [
    'rampGenerateComponentConnections at dealer price',
    'rampGenerateComponentConnections',
    { layout: atDealerPrice, headerID: '1001' },
  ],
  // Staff save it at that level, and from then on it stays with the project (decision 063).
  [
    'vizionProjectUpdate at dealer price',
    'vizionProjectUpdate',
    { headerID: '1001', project: projectAtDealerPrice },
  ],
  ['vizionHeaderUpdate at dealer price', 'vizionHeaderUpdate', { headerID: '1001', layout: atDealerPrice }],
  ['makePaper of a proposal', 'makePaper', { id: '1001', paper: 'offer' }],
  ['listQuotes by name', 'listQuotes', { sort: 'name' }],
  ['fitRamp at dealer price', 'fitRamp', { ...goodInputs.fitRamp, options: { priceLevel: 'dealer' } }],
  [
    'createQuote for customer 10002',
    'createQuote',
    { name: 'Harper', productLine: 'P3G', customerNumber: '10002' },
  ],
]

const expected = `
                                                  nobody  expired      elsewhere    Alex Guest    Dana Miller    Lena Brooks    Omar Hayes     Cole Reyes    Sam Ortiz      Ines Calder    Devin Park     Nora Field
getRevision                                       login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
listAudit                                         login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   yes            yes            not the role
listActivity                                      login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
getCatalogue                                      login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemGenerateCustomConfigurationItem               login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemGenerateCustomTransition                      login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemTranslateItemList                             login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
linearFeetGet                                     login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
itemByShortNameGet                                login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemByItemNumberGet                               login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemsByItemNumberListGet                          login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemRequestConfigurationItems                     login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemGetImmutableConfigurationItems                login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemTransformConfigurationItem                    login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemConfigurationItemTransforms                   login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
itemRequestTransitionConfigurationItems           login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
catalogItemsGet                                   login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
listPriceLists                                    login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
checkPriceList                                    login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   yes            yes            not the role
publishPriceList                                  login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   yes            yes            not the role
takeBackPriceList                                 login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   yes            yes            not the role
getPriceListFile                                  login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   yes            yes            not the role
listTouchedQuotes                                 login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
getDraft                                          login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
saveDraft                                         login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
discardDraft                                      login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
getDraftPreview                                   login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
fileGet                                           login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
filesPost                                         login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampLayoutPost                                    login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampImagePost                                     login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampImageGet                                      login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
listQuotePhotos                                   login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
getQuotePhoto                                     login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
saveQuotePhoto                                    login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
removeQuotePhoto                                  login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
fitRamp                                           login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
vizionHeaderGet                                   login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
vizionHeaderUpdate                                login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
getDealerCard                                     login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
getDealerCardVersion                              login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
saveDealerCard                                    login   login again  login again  not approved  yes            not the role   not the role   not the role  yes            yes            yes            yes
makeDrawingFile                                   login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
getPaperFacts                                     login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
savePaperFacts                                    login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not shared     not shared     not shared
makePaper                                         login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
rampGenerate                                      login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampGenerateComponentConnections                  login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampGenerateBraces                                login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampGenerateLegs                                  login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampGenerateChildRails                            login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
rampGenerateClosures                              login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
getDealerPrices                                   login   login again  login again  not approved  yes            not the role   not the role   not the role  yes            yes            yes            yes
saveDealerPrices                                  login   login again  login again  not approved  yes            not the role   not the role   not the role  yes            yes            yes            yes
addContractTable                                  login   login again  login again  not approved  yes            not the role   not the role   not the role  yes            yes            yes            yes
getPurchaseLevel                                  login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   yes            yes            not the role
setPurchaseLevel                                  login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   yes            yes            not the role
getQuotePrice                                     login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not shared     not shared     not shared
saveQuotePrice                                    login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not shared     not shared     not shared
priceLayouts                                      login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not shared     not shared     not shared
vizionProjectCreate                               login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
vizionProjectUpdate                               login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
vizionProjectGet                                  login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
grantAccess                                       login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
endGrant                                          login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
listQuotes                                        login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
getQuotesCsv                                      login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
getOfferTerms                                     login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
saveOfferTerms                                    login   login again  login again  not approved  yes            not the role   yes            not the role  yes            not the role   not the role   not the role
getQuoteModel                                     login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
getQuote                                          login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
createQuote                                       login   login again  login again  not approved  yes            yes            yes            not the role  yes            yes            yes            yes
getDesignerLink                                   login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
acceptQuote                                       login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the buyer  not the buyer  yes
duplicateQuote                                    login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
getQuotePreview                                   login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
getQuotePdf                                       login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
archiveQuote                                      login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
restoreQuote                                      login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
getDifference                                     login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
checkReprice                                      login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
repriceOption                                     login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
listOptions                                       login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
addOption                                         login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
renameOption                                      login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
issueRevision                                     login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
changeRevision                                    login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
beginChange                                       login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not the role   not the role   not the role
getProposal                                       login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not shared     not shared     not shared
getPricedRevision                                 login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not shared     not shared     not shared
getRevisionPdf                                    login   login again  login again  not approved  yes            yes            yes            not the role  foreign        yes            yes            yes
getRevisionPicture                                login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
getUserPermissions                                login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
decryptVizionHeaderID                             login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
getDocumentStore                                  login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
signInSettings                                    yes     yes          yes          yes           yes            yes            yes            yes           yes            yes            yes            yes
saveUser                                          login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
getVizionEncryptionKey                            login   login again  login again  not approved  not the role   not the role   not the role   not the role  not the role   not the role   yes            not the role
rampGenerate without a quote                      login   login again  login again  not approved  yes            yes            yes            not the role  no sandbox     yes            yes            no sandbox
rampGenerate at dealer price                      login   login again  login again  not approved  no such price  no such price  no such price  not the role  foreign        yes            yes            no such price
rampGenerateLegs without a quote                  login   login again  login again  not approved  yes            yes            yes            not the role  no sandbox     yes            yes            no sandbox
rampGenerateBraces without a quote                login   login again  login again  not approved  yes            yes            yes            not the role  no sandbox     yes            yes            no sandbox
rampGenerateChildRails without a quote            login   login again  login again  not approved  yes            yes            yes            not the role  no sandbox     yes            yes            no sandbox
rampGenerateComponentConnections without a quote  login   login again  login again  not approved  yes            yes            yes            not the role  no sandbox     yes            yes            no sandbox
rampGenerateClosures without a quote              login   login again  login again  not approved  yes            yes            yes            no sandbox    no sandbox     yes            yes            no sandbox
rampGenerateLegs at dealer price                  login   login again  login again  not approved  no such price  no such price  no such price  not the role  foreign        yes            yes            no such price
rampGenerateBraces at dealer price                login   login again  login again  not approved  no such price  no such price  no such price  not the role  foreign        yes            yes            no such price
rampGenerateChildRails at dealer price            login   login again  login again  not approved  no such price  no such price  no such price  not the role  foreign        yes            yes            no such price
rampGenerateComponentConnections at dealer price  login   login again  login again  not approved  no such price  no such price  no such price  not the role  foreign        yes            yes            no such price
vizionProjectUpdate at dealer price               login   login again  login again  not approved  no such price  no such price  no such price  not the role  foreign        yes            yes            yes
vizionHeaderUpdate at dealer price                login   login again  login again  not approved  no such price  no such price  no such price  not the role  foreign        yes            yes            no such price
makePaper of a proposal                           login   login again  login again  not approved  yes            yes            yes            not the role  foreign        not shared     not shared     not shared
listQuotes by name                                login   login again  login again  not approved  yes            yes            yes            yes           yes            yes            yes            yes
fitRamp at dealer price                           login   login again  login again  not approved  no such price  no such price  no such price  not the role  no such price  yes            yes            no such price
createQuote for customer 10002                    login   login again  login again  not approved  foreign        foreign        foreign        not the role  yes            yes            yes            yes
decryptVizionHeaderID of a link                   login   login again  login again  not approved  yes            yes            yes            yes           foreign        yes            yes            yes
`

/** What a refusal of access is called in the table; any other answer is access. */
const CELLS: Readonly<Record<string, string>> = {
  'token.missing': 'login',
  'token.expired': 'login again',
  'token.invalid': 'login again',
  'access.not-approved': 'not approved',
  'header.foreign': 'foreign',
  'header.unknown': 'foreign',
  'sandbox.refused': 'no sandbox',
  'role.refused': 'not the role',
  'price-level.refused': 'no such price',
  'quote.not-yours-to-accept': 'not the buyer',
  'customer.foreign': 'foreign',
  'quote.not-shared': 'not shared',
}

describe.each(databases)('on the $database', ({ open }) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(open)
    await server.as('Dana Miller').call(vizionHeaderUpdate, { headerID: '1001', layout })
  })
  afterAll(() => server.close())

  function tokenOf(who: (typeof people)[number]): Promise<string | null> {
    if (who === 'nobody') return Promise.resolve(null)
    if (who === 'expired') return server.tokenOf('Dana Miller', { minutes: -1 })
    if (who === 'elsewhere') return server.tokenOf('Dana Miller', { audience: 'urn:somebody-else' })
    const person: Person = who
    return server.tokenOf(person)
  }

  async function cellOf(call: string, input: Fields, who: (typeof people)[number]): Promise<string> {
    const token = await tokenOf(who)
    const reply = await server.app.inject({
      ...requestOf(callNamed(call), input),
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })
    const isText = String(reply.headers['content-type']).includes('json')
    const { code } = isText && reply.statusCode >= 400 ? reply.json() : { code: undefined }
    expect(reply.statusCode, `${call} as ${who}: ${reply.body.slice(0, 200)}`).toBeLessThan(500)
    return CELLS[code] ?? 'yes'
  }

  test('every call answers whom it should and nobody else', async () => {
    const link = await server.as('Dana Miller').call(getDesignerLink, { id: '1001' })
    const ofLink = ['decryptVizionHeaderID of a link', 'decryptVizionHeaderID', { id: link.id }] as const
    const rows = []
    for (const [title, call, input] of [...asked, ofLink]) {
      const cells = []
      for (const who of people) cells.push(await cellOf(call, input, who))
      rows.push([title, ...cells])
    }
    const table = tableOf([['', ...people], ...rows])
    write(table)
    expect(table).toBe(expected)
  }, 120_000)
})

/** Columns under one another. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return `\n${rows.map((row) => line(row).trimEnd()).join('\n')}\n`
}

function write(table: string) {
  const reports = new URL('../../../../.cache/reports/', import.meta.url)
  mkdirSync(reports, { recursive: true })
  writeFileSync(new URL('access-matrix.txt', reports), table)
}
