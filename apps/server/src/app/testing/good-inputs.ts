import type { Endpoint, FileEndpoint } from '@ramp/contracts'
import * as contracts from '@ramp/contracts'
import { savedProjectOf } from '@ramp/formats'
import { NO_TERMS } from '@ramp/pricing'
import { smallJpeg, smallPdf, smallPng } from '../../files/testing/small-files.ts'
import { layoutOf } from './test-server.ts'

type AnyCall = Endpoint | FileEndpoint
export type Fields = Readonly<Record<string, unknown>>

const isCall = (one: unknown): one is AnyCall => typeof one === 'object' && one !== null && 'path' in one

/** Every call of the contract by its name. */
export const calls = Object.entries(contracts).flatMap(([name, one]): [string, AnyCall][] =>
  isCall(one) ? [[name, one]] : [],
)

export const callNamed = (name: string): AnyCall => {
  const found = calls.find(([one]) => one === name)
  if (!found) throw new Error(`there is no call ${name}`)
  return found[1]
}

const headerID = '1001'
const layout = layoutOf('t1-switchback')
const project = savedProjectOf(layout, { now: new Date('2026-11-20T16:05:00Z'), headerID })
const productLine = 'P3G'
const priceList = {
  name: 'good',
  holdsFrom: '2100-01-01',
  honoredUntil: '2100-01-31',
  fileName: 'list.csv',
  // A list with one row, which is refused by its lines.
  base64File: Buffer.from('itemNumber,price\n21160,908.43\n').toString('base64'),
}

/** What each call takes as a person would send it; headers are those of customer 10001. */
export const goodInputs: Readonly<Record<string, Fields>> = {
  signInSettings: { app: 'portal' },
  getUserPermissions: {},
  decryptVizionHeaderID: { id: 'aGVsbG8' },
  getDocumentStore: {},
  saveUser: { name: 'Dana Miller', nickname: 'Dana', picture: '' },
  getVizionEncryptionKey: {},
  getCatalogue: { productLine },
  linearFeetGet: { itemNumbers: ['21160'] },
  itemByShortNameGet: { productLine, shortName: 'PRSTL6' },
  itemByItemNumberGet: { productLine, itemNumber: '21160' },
  itemConfigurationItemTransforms: { productLine, currentItemNumber: '23130' },
  itemRequestTransitionConfigurationItems: { productLine, usableWidth: 36 },
  itemGenerateCustomConfigurationItem: { productLine, itemType: 'PLATFORM', width: 42, length: 66 },
  itemGenerateCustomTransition: { productLine, itemNumber: '29010', width: 42, length: 4 },
  itemTranslateItemList: { translationTypeId: 1, items: [{ shortName: 'PRSTL6', quantity: 2 }] },
  itemsByItemNumberListGet: { productLine, itemNumbers: ['21160'] },
  itemRequestConfigurationItems: {
    productLine,
    railType: 'TWO_LINE',
    surfaceType: 'SOLID',
    usableWidth: 36,
  },
  itemGetImmutableConfigurationItems: { productLine },
  itemTransformConfigurationItem: {
    productLine,
    currentItemNumber: '23130',
    requestedIsLowPro: true,
    requestedUsableWidth: 36,
  },
  catalogItemsGet: { productLine },
  rampGenerate: { layout, headerID },
  rampGenerateComponentConnections: { layout, headerID },
  rampGenerateBraces: { layout, headerID },
  rampGenerateLegs: { layout, headerID },
  rampGenerateChildRails: { layout, headerID },
  rampGenerateClosures: {
    productLine,
    headerID,
    railOpenings: [
      {
        railType: 'TWO_LINE',
        connectionType: 'PLATFORM_TO_RAMP',
        width: 24.6,
        connectionPosition: 'SIDE',
      },
    ],
  },
  fitRamp: {
    format: 'ramp-site/1',
    product: productLine,
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 12 },
    options: { priceLevel: 'retail' },
  },
  vizionHeaderGet: { headerID },
  vizionHeaderUpdate: { headerID, layout },
  vizionProjectCreate: { headerID, project },
  vizionProjectUpdate: { headerID, project },
  vizionProjectGet: { headerID },
  fileGet: { container: 'vizionprojects', filePathAndExtension: '1001.pdf' },
  filesPost: {
    items: [{ container: 'vizionprojects', filePathAndExtension: '1001.pdf', base64File: smallPdf() }],
  },
  rampLayoutPost: { headerID, base64File: smallPdf() },
  rampImagePost: { headerID, base64File: smallPng },
  rampImageGet: { headerID },
  listQuotePhotos: { id: headerID },
  getQuotePhoto: { id: headerID, photo: 'k3m9ab' },
  saveQuotePhoto: { id: headerID, photo: 'k3m9ab', base64File: smallJpeg },
  removeQuotePhoto: { id: headerID, photo: 'k3m9ab' },
  getDraft: { id: headerID },
  saveDraft: { id: headerID, basedOn: 0, project, preview: smallPng },
  discardDraft: { id: headerID, counter: 1 },
  getDraftPreview: { id: headerID },
  listAudit: { headerID },
  listQuotes: { search: 'harper', sort: 'price', order: 'asc' },
  getQuotesCsv: { search: 'harper', sort: 'name', order: 'asc' },
  getQuote: { id: headerID },
  getRevision: { id: headerID, versionNumber: '1' },
  getDifference: { id: headerID, before: 1, after: 1 },
  getQuoteModel: { id: headerID },
  createQuote: {
    name: 'Harper',
    productLine,
    project: { address: ['1418 Maple Hollow Road'], contact: '', phone: '804-555-0171' },
  },
  getDesignerLink: { id: headerID },
  acceptQuote: { id: headerID, versionNumber: 1 },
  listOptions: { id: headerID },
  addOption: { id: headerID, name: 'Switchback' },
  renameOption: { id: headerID, option: 1, name: 'Straight' },
  issueRevision: { id: headerID, versionNumber: 999 },
  changeRevision: { id: headerID, versionNumber: 999, action: 'withdraw' },
  beginChange: { id: headerID },
  checkReprice: { id: headerID, option: 1 },
  repriceOption: { id: headerID, option: 1, versionNumber: 1, priceList: '2027.1' },
  getProposal: { id: headerID, versionNumber: 1 },
  getPricedRevision: { id: headerID, versionNumber: 1, format: 'json' },
  getRevisionPdf: { id: headerID, versionNumber: 1 },
  getRevisionPicture: { id: headerID, versionNumber: 1 },
  getQuotePdf: { id: headerID },
  getQuotePreview: { id: headerID },
  duplicateQuote: { id: headerID },
  listActivity: { id: headerID },
  archiveQuote: { id: headerID },
  restoreQuote: { id: headerID },
  getDealerPrices: {},
  saveDealerPrices: { terms: NO_TERMS, basedOn: 0 },
  addContractTable: {
    name: 'GSA 2027',
    from: '2027-01-01',
    until: '2027-12-31',
    prices: [{ itemNumber: '21160', price: 90_843 }],
  },
  getPurchaseLevel: { customerNumber: '10001' },
  setPurchaseLevel: { customerNumber: '10001', level: 'dealer' },
  getQuotePrice: { id: headerID },
  priceLayouts: { id: headerID, layouts: [layout] },
  saveQuotePrice: { id: headerID, terms: {}, basedOn: 0 },
  grantAccess: { id: headerID },
  endGrant: { id: headerID },
  getOfferTerms: {},
  saveOfferTerms: { validDays: 14, timeZone: 'America/New_York' },
  getDealerCard: {},
  getDealerCardVersion: { version: '999' },
  saveDealerCard: {
    name: 'Ridgeline Access',
    licence: '',
    phone: '',
    email: '',
    address: [],
    insurance: '',
    terms: '',
    basedOn: 0,
  },
  listPriceLists: {},
  checkPriceList: priceList,
  publishPriceList: priceList,
  takeBackPriceList: { name: 'good' },
  getPriceListFile: { name: 'good' },
  listTouchedQuotes: { name: 'good' },
  getPaperFacts: { id: headerID },
  savePaperFacts: {
    id: headerID,
    project: { address: ['1418 Maple Hollow Road', 'Norfolk, VA 23508'], contact: 'Ruth Harper', phone: '' },
    foundation: { pad: 12, isAnchored: true },
    revisions: [],
    review: {
      permitNumber: 'BLD-2026-0113',
      comments: [{ comment: 'Show the guard.', response: 'Added to A2.', sheet: 'A1' }],
    },
  },
  makePaper: { id: headerID, paper: 'crew' },
  makeDrawingFile: { id: headerID, format: 'svg', view: 0 },
}

/** A call as it travels: fields named in the path there, the others in the query or the body. */
export function requestOf({ method, path }: AnyCall, input: Fields) {
  const inPath = contracts.pathFields(path)
  const text = (value: unknown) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'x')).toWellFormed()
  const url = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(text(input[name] ?? 'x')))
  const others = Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
  const query = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, text(value)]))
  return method === 'GET' ? { method, url, query } : { method, url, payload: others }
}
