import { type Item, newLayout, newPart } from '@ramp/domain'
import { layoutSchema, savedProjectOf } from '@ramp/formats'
import { NO_TERMS } from '@ramp/pricing'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as contracts from '../index.ts'

const layout = newLayout('P3G', 'Harper residence')
const project = savedProjectOf(layout, { now: new Date('2026-11-20T16:05:00Z'), headerID: '1001' })
const file = { container: 'vizionprojects', filePathAndExtension: '1001.pdf', base64File: 'JVBERi0=' }
const contract = {
  name: 'GSA 2027',
  from: '2027-01-01',
  until: '2027-12-31',
  prices: [{ itemNumber: '21160', price: 90_843 }],
}
const card = {
  name: 'Ridgeline Access',
  licence: '',
  phone: '',
  email: '',
  address: ['418 Mill Road'],
  insurance: '',
  terms: 'Half is due with the order.',
  logo: null,
  basedOn: 0,
}
const toPublish = { name: '2027.1', holdsFrom: '2027-01-01', fileName: 'list.csv', base64File: 'aXRlbQ==' }
const opening = {
  railType: 'TWO_LINE',
  connectionType: 'PLATFORM_TO_RAMP',
  width: 24.6,
  connectionPosition: 'SIDE',
}

type Row = readonly [name: string, call: { readonly input: z.ZodMiniType }, passes: unknown, fails: unknown]

const rows: readonly Row[] = [
  ['signInSettings', contracts.signInSettings, {}, { app: 'fax' }],
  ['getUserPermissions', contracts.getUserPermissions, {}, null],
  [
    'getRevision',
    contracts.getRevision,
    { id: '1001', versionNumber: '2' },
    { id: '1001', versionNumber: '0' },
  ],
  [
    'getDifference',
    contracts.getDifference,
    { id: '1001', before: '1', after: '2' },
    { id: '1001', before: '1' },
  ],
  ['getQuoteModel', contracts.getQuoteModel, { id: '1001' }, { id: '1001.glb' }],
  ['getPaperFacts', contracts.getPaperFacts, { id: '1001' }, { id: '0' }],
  [
    'savePaperFacts',
    contracts.savePaperFacts,
    {
      id: '1001',
      project: { address: ['1418 Maple Hollow Road'], contact: '', phone: '' },
      dealer: { name: '', licence: '', phone: '', email: '' },
    },
    { id: '1001' },
  ],
  ['makePaper', contracts.makePaper, { id: '1001', paper: 'offer' }, { id: '1001', paper: 'poster' }],
  [
    'makeDrawingFile',
    contracts.makeDrawingFile,
    { id: '1001', format: 'svg', view: 1 },
    { id: '1001', format: 'dwg' },
  ],
  ['decryptVizionHeaderID', contracts.decryptVizionHeaderID, { id: 'aGVsbG8' }, { id: '' }],
  ['saveUser', contracts.saveUser, { name: 'Dana Miller' }, { name: 7 }],
  ['getVizionEncryptionKey', contracts.getVizionEncryptionKey, {}, null],
  ['getCatalogue', contracts.getCatalogue, { productLine: 'P3G' }, { productLine: 'P9G' }],
  ['linearFeetGet', contracts.linearFeetGet, { itemNumbers: ['21160'] }, { itemNumbers: ['PRSTL6'] }],
  ['itemByShortNameGet', contracts.itemByShortNameGet, { shortName: 'PRSTL6' }, { shortName: '' }],
  ['getDocumentStore', contracts.getDocumentStore, {}, null],
  ['itemByItemNumberGet', contracts.itemByItemNumberGet, { itemNumber: '21160' }, { itemNumber: 'PRSTL6' }],
  [
    'itemConfigurationItemTransforms',
    contracts.itemConfigurationItemTransforms,
    { productLine: 'P3G', currentItemNumber: '23130' },
    { productLine: 'P3G' },
  ],
  [
    'itemRequestTransitionConfigurationItems',
    contracts.itemRequestTransitionConfigurationItems,
    { productLine: 'P3G' },
    { productLine: 'P3G', usableWidth: 0 },
  ],
  [
    'itemGenerateCustomConfigurationItem',
    contracts.itemGenerateCustomConfigurationItem,
    { productLine: 'P3G', itemType: 'PLATFORM', width: 42, length: 66 },
    { productLine: 'P3G', itemType: 'STAIR', width: 42, length: 66 },
  ],
  [
    'itemGenerateCustomTransition',
    contracts.itemGenerateCustomTransition,
    { productLine: 'P3G', itemNumber: '29010', width: 42, length: 4 },
    { productLine: 'P3G', itemNumber: 'PRUT', width: 42, length: 4 },
  ],
  [
    'itemTranslateItemList',
    contracts.itemTranslateItemList,
    { translationTypeId: 1, items: [{ shortName: 'PRSTL6', quantity: 2 }] },
    { translationTypeId: 2, items: [] },
  ],
  ['itemsByItemNumberListGet', contracts.itemsByItemNumberListGet, { itemNumbers: [] }, {}],
  [
    'itemRequestConfigurationItems',
    contracts.itemRequestConfigurationItems,
    { productLine: 'P3G', railType: 'TWO_LINE', surfaceType: 'SOLID', usableWidth: 36 },
    { productLine: 'P3G', railType: 'THREE_LINE', surfaceType: 'SOLID', usableWidth: 36 },
  ],
  [
    'itemGetImmutableConfigurationItems',
    contracts.itemGetImmutableConfigurationItems,
    { productLine: 'P3G' },
    {},
  ],
  [
    'itemTransformConfigurationItem',
    contracts.itemTransformConfigurationItem,
    { productLine: 'P3G', currentItemNumber: '23130', requestedIsLowPro: true },
    { productLine: 'P3G', currentItemNumber: '23130', requestedUsableWidth: -36 },
  ],
  ['catalogItemsGet', contracts.catalogItemsGet, { productLine: 'P3G' }, { productLine: 'p3g' }],
  ['rampGenerate', contracts.rampGenerate, { layout }, { layout: { ...layout, version: 4 } }],
  ['rampGenerateComponentConnections', contracts.rampGenerateComponentConnections, { layout }, { lines: [] }],
  ['rampGenerateBraces', contracts.rampGenerateBraces, { layout }, { layout: { ...layout, parts: {} } }],
  ['rampGenerateLegs', contracts.rampGenerateLegs, { layout }, { layout: null }],
  ['rampGenerateChildRails', contracts.rampGenerateChildRails, { layout }, { layout: [] }],
  [
    'rampGenerateClosures',
    contracts.rampGenerateClosures,
    { productLine: 'P3G', railOpenings: [opening] },
    { productLine: 'P3G', railOpenings: [{ ...opening, width: -1 }] },
  ],
  [
    'fitRamp',
    contracts.fitRamp,
    { format: 'ramp-site/1', product: 'P3G', door: { sill: 24 } },
    { format: 'ramp-site/1', product: 'P3G', door: { sill: 'high' } },
  ],
  ['vizionHeaderGet', contracts.vizionHeaderGet, { headerID: '1001' }, { headerID: '../1001' }],
  ['vizionHeaderUpdate', contracts.vizionHeaderUpdate, { headerID: '1001', layout }, { headerID: '1001' }],
  ['vizionProjectCreate', contracts.vizionProjectCreate, { headerID: '1001', project }, { project }],
  [
    'vizionProjectUpdate',
    contracts.vizionProjectUpdate,
    { headerID: '1001', project },
    { headerID: '1001', project: { ...project, dtmCreated: 'yesterday' } },
  ],
  ['vizionProjectGet', contracts.vizionProjectGet, { headerID: '1001' }, { headerID: 1001 }],
  ['fileGet', contracts.fileGet, file, { container: 'vizionprojects' }],
  ['filesPost', contracts.filesPost, { items: [file] }, { items: [] }],
  [
    'rampLayoutPost',
    contracts.rampLayoutPost,
    { headerID: '1001', base64File: 'JVBERi0=' },
    { base64File: '' },
  ],
  ['rampImagePost', contracts.rampImagePost, { headerID: '1001', base64File: 'iVBORw0=' }, { headerID: '0' }],
  ['rampImageGet', contracts.rampImageGet, { headerID: '1001' }, { headerID: '' }],
  ['listQuotePhotos', contracts.listQuotePhotos, { id: '1001' }, { id: 'one' }],
  ['getQuotePhoto', contracts.getQuotePhoto, { id: '1001', photo: 'k3m9ab' }, { id: '1001', photo: 'k3/m9' }],
  [
    'saveQuotePhoto',
    contracts.saveQuotePhoto,
    { id: '1001', photo: 'k3m9ab', base64File: '/9j/2Q==' },
    { id: '1001', photo: 'k3m9ab', base64File: 'a'.repeat(2_800_001) },
  ],
  ['removeQuotePhoto', contracts.removeQuotePhoto, { id: '1001', photo: 'k3m9ab' }, { id: '1001' }],
  ['getDraft', contracts.getDraft, { id: '1001' }, { id: 'one' }],
  ['saveDraft', contracts.saveDraft, { id: '1001', basedOn: 0, project }, { id: '1001', project }],
  ['discardDraft', contracts.discardDraft, { id: '1001', counter: 1 }, { id: '1001', counter: -1 }],
  ['getDraftPreview', contracts.getDraftPreview, { id: '1001' }, { id: 'one' }],
  ['listQuotes', contracts.listQuotes, { search: 'harper', sort: 'price' }, { sort: 'colour' }],
  ['getQuote', contracts.getQuote, { id: '1001' }, { id: 'one' }],
  [
    'createQuote',
    contracts.createQuote,
    { name: 'Harper', productLine: 'P3G' },
    { name: ' ', productLine: 'P3G' },
  ],
  ['getDesignerLink', contracts.getDesignerLink, { id: '1001' }, {}],
  ['listOptions', contracts.listOptions, { id: '1001' }, { id: 'one' }],
  [
    'addOption',
    contracts.addOption,
    { id: '1001', name: 'Switchback' },
    { id: '1001', name: 'x'.repeat(61) },
  ],
  [
    'renameOption',
    contracts.renameOption,
    { id: '1001', option: 1, name: 'Straight' },
    { id: '1001', option: 21, name: 'Straight' },
  ],
  [
    'issueRevision',
    contracts.issueRevision,
    { id: '1001', versionNumber: 999 },
    { id: '1001', versionNumber: 1, validDays: 0 },
  ],
  [
    'changeRevision',
    contracts.changeRevision,
    { id: '1001', versionNumber: 999, action: 'withdraw' },
    { id: '1001', versionNumber: 1, action: 'forget' },
  ],
  ['checkReprice', contracts.checkReprice, { id: '1001', option: '1' }, { id: '1001' }],
  [
    'repriceOption',
    contracts.repriceOption,
    { id: '1001', option: 1, versionNumber: 1, priceList: '2027.1' },
    { id: '1001', option: 1, versionNumber: 1 },
  ],
  ['beginChange', contracts.beginChange, { id: '1001' }, { id: '0' }],
  ['getProposal', contracts.getProposal, { id: '1001', versionNumber: 1 }, { id: '1001', versionNumber: 0 }],
  [
    'getPricedRevision',
    contracts.getPricedRevision,
    { id: '1001', versionNumber: 1, format: 'csv' },
    { id: '1001', versionNumber: 1, format: 'xlsx' },
  ],
  [
    'getRevisionPdf',
    contracts.getRevisionPdf,
    { id: '1001', versionNumber: 1 },
    { id: '1001', versionNumber: 0 },
  ],
  [
    'getRevisionPicture',
    contracts.getRevisionPicture,
    { id: '1001', versionNumber: 1 },
    { id: '1001', versionNumber: 0 },
  ],
  ['archiveQuote', contracts.archiveQuote, { id: '1001' }, { id: '0' }],
  ['restoreQuote', contracts.restoreQuote, { id: '1001' }, {}],
  ['listActivity', contracts.listActivity, { id: '1001', after: '17' }, { id: '1001', after: '0' }],
  ['getQuotesCsv', contracts.getQuotesCsv, { state: 'expired' }, { state: 'lost' }],
  ['acceptQuote', contracts.acceptQuote, { id: '1001', versionNumber: 1 }, { id: '1001' }],
  ['getQuotePdf', contracts.getQuotePdf, { id: '1001' }, { id: '1001.pdf' }],
  ['getQuotePreview', contracts.getQuotePreview, { id: '1001' }, { id: '' }],
  ['duplicateQuote', contracts.duplicateQuote, { id: '1001' }, {}],
  ['getDealerPrices', contracts.getDealerPrices, {}, null],
  [
    'saveDealerPrices',
    contracts.saveDealerPrices,
    { terms: NO_TERMS, basedOn: 0 },
    { terms: {}, basedOn: 0 },
  ],
  ['addContractTable', contracts.addContractTable, contract, { ...contract, prices: [] }],
  ['getPurchaseLevel', contracts.getPurchaseLevel, { customerNumber: '10001' }, {}],
  [
    'setPurchaseLevel',
    contracts.setPurchaseLevel,
    { customerNumber: '10001', level: 'dealer' },
    { customerNumber: '10001', level: 'wholesale' },
  ],
  ['getQuotePrice', contracts.getQuotePrice, { id: '1001', option: 2 }, { id: 'one' }],
  ['priceLayouts', contracts.priceLayouts, { layouts: [layout] }, { layouts: [] }],
  [
    'saveQuotePrice',
    contracts.saveQuotePrice,
    { id: '1001', terms: { permit: 7500 }, basedOn: 0 },
    { id: '1001', terms: { tax: {} }, basedOn: 0 },
  ],
  ['grantAccess', contracts.grantAccess, { id: '1001' }, { id: 'one' }],
  ['endGrant', contracts.endGrant, { id: '1001' }, {}],
  ['getOfferTerms', contracts.getOfferTerms, {}, null],
  [
    'saveOfferTerms',
    contracts.saveOfferTerms,
    { validDays: 14, timeZone: null },
    { validDays: 0, timeZone: null },
  ],
  ['getDealerCard', contracts.getDealerCard, {}, null],
  ['getDealerCardVersion', contracts.getDealerCardVersion, { version: '2' }, { version: 'last' }],
  ['saveDealerCard', contracts.saveDealerCard, card, { ...card, name: '' }],
  ['listPriceLists', contracts.listPriceLists, {}, null],
  ['checkPriceList', contracts.checkPriceList, toPublish, { ...toPublish, holdsFrom: '1/31/2027' }],
  ['publishPriceList', contracts.publishPriceList, toPublish, { ...toPublish, name: 'spring 2027' }],
  ['takeBackPriceList', contracts.takeBackPriceList, { name: '2027.1' }, { name: '../2027' }],
  ['getPriceListFile', contracts.getPriceListFile, { name: '2027.1' }, { name: '' }],
  ['listTouchedQuotes', contracts.listTouchedQuotes, { name: '2027.1' }, {}],
  ['listAudit', contracts.listAudit, { headerID: '1001', after: '17' }, { after: '0' }],
]

describe('the input of a call', () => {
  test.each(rows)(
    '%s takes what it needs and refuses what it cannot use [contracts-call-2]',
    (_, { input }, passes, fails) => {
      expect(z.safeParse(input, passes).error?.issues).toBeUndefined()
      expect(z.safeParse(input, fails).success).toBe(false)
    },
  )

  test('a part made to measure without a surface and rails is solid and has none (spec 2 §7) [contracts-call-3]', () => {
    const asked = { productLine: 'P3G', itemType: 'PLATFORM', width: 42, length: 66 }
    expect(z.parse(contracts.itemGenerateCustomConfigurationItem.input, asked)).toMatchObject({
      surfaceType: 'SOLID',
      railType: 'NO_RAILS',
    })
  })

  test('every call of the package stands in the table above', () => {
    const calls = Object.entries(contracts).filter(([, one]) => typeof one === 'object' && 'path' in one)
    expect(calls.map(([name]) => name).sort()).toEqual(rows.map(([name]) => name).sort())
  })

  test('no two calls share a method and a path', () => {
    const places = Object.values(contracts).flatMap((one) =>
      typeof one === 'object' && 'path' in one ? [`${one.method} ${one.path}`] : [],
    )
    expect(new Set(places).size).toBe(places.length)
  })
})

test('a part of every kind is read back as it was', () => {
  const item = (role: Item['role']): Item => ({
    ...ITEM,
    role,
    shortName: role,
  })
  const parts = (['platform', 'ramp', 'stair', 'transition-upper'] as const).flatMap(
    (role, index) => newPart(item(role), `p${index}`, { x: 10, y: 20 }, 90) ?? [],
  )
  expect(parts).toHaveLength(4)
  expect(z.parse(layoutSchema, { ...layout, parts }).parts).toEqual(parts)
})

const ITEM: Item = {
  itemNumber: '21160',
  shortName: 'PRSTL6',
  productLine: 'P3G',
  itemType: 'RAMP',
  role: 'ramp',
  frontendName: '6 ft',
  description: 'Solid ramp',
  usableWidth: 36,
  usableLength: 72,
  width: 41.5,
  length: 72,
  surface: 'SOLID',
  handrails: 'TWO_LINE',
  isTurn: false,
  isLowProfile: false,
  isResting: false,
  isCustom: false,
  isCustomizable: true,
  isInternal: false,
  minHeightInclusive: null,
  maxHeightLessThan: null,
  risers: null,
  limit: null,
  weight: 97,
  price: 90843,
  expandsTo: [],
}
