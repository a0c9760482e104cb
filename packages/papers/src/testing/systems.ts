import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { type Analysis, analyse, type Catalogue, catalogueOf, type ProductLine } from '@ramp/domain'
import type { Paper } from '@ramp/drafting'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { changedTerms, jobOf, type PriceTerms, type PrintedPrice, priceOf, printedPrice } from '@ramp/pricing'
import { NO_FOUNDATION, NO_REVIEW, type PaperInput } from '../paper/input.ts'
import { sheetTexts } from '../paper/paper-faults.ts'

const FOLDERS = [
  'domain/fixtures/systems',
  'domain/fixtures/sites/reference',
  'solids/fixtures/made',
  'papers/fixtures/made',
] as const

const folderUrl = (folder: (typeof FOLDERS)[number]) => new URL(`../../../${folder}/`, import.meta.url)

/** Names of all systems among the fixtures. */
export const ALL_SYSTEMS: readonly string[] = FOLDERS.flatMap((folder) =>
  readdirSync(folderUrl(folder)).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  ),
)

const known = new Map<ProductLine, Catalogue>()

/** The catalogue as it ships, read once for each line. */
export function stockOf(product: ProductLine): Catalogue {
  const held = known.get(product) ?? catalogueOf(readCatalogue(product))
  known.set(product, held)
  return held
}

const TODAY = '2026-11-22'

/** What a system costs by some terms; the parts at list price where nothing else is said. */
export function pricedBy(analysis: Analysis, own: Partial<PriceTerms> = {}): PrintedPrice {
  const terms = changedTerms({ method: { kind: 'list', percents: {} } }, own)
  const job = jobOf(analysis, analysis.partsList.lines)
  const { price, findings } = priceOf(terms, { job, tables: [], today: TODAY })
  if (!price) throw new Error(findings.map(({ message }) => message).join(' '))
  return printedPrice(terms, price, TODAY)
}

/** A system of the fixtures, at list price, with everything a paper asks for. */
export function inputFor(name: string): PaperInput {
  const file = FOLDERS.map((folder) => new URL(`${name}.json`, folderUrl(folder))).find((one) =>
    existsSync(one),
  )
  if (!file) throw new Error(`no system is called ${name}`)
  const description = readSystemDescription(JSON.parse(readFileSync(file, 'utf8')))
  const catalogue = stockOf(description.product)
  const analysis = analyse(layoutOfDescription(description, catalogue).layout, catalogue)
  return {
    analysis,
    price: pricedBy(analysis),
    project: {
      name: 'Harper residence',
      address: ['1418 Maple Hollow Road', 'Norfolk, VA 23508'],
      contact: 'Ruth Harper',
      phone: '757-555-0142',
    },
    foundation: NO_FOUNDATION,
    dealer: {
      name: 'Ridgeline Access',
      licence: 'VA 2705-000000',
      number: '10001',
      phone: '757-555-0100',
      email: 'dana.miller@ridgeline-access.example',
      drawnBy: 'Dana Miller',
    },
    quote: {
      number: '10001-0042',
      version: 'B',
      date: new Date(Date.UTC(2026, 10, 22)),
      hash: '44da4c7125a53ce0',
      revisions: [],
      review: NO_REVIEW,
    },
  }
}

/** One of each kind: a switchback, long ones, stairs, braces, angles, other lines. */
export const SAMPLE = [
  't1-switchback',
  't2-straight',
  't3-turnback',
  't5-phd-guards',
  't6-stair',
  'p3g-from-98-in',
  'p3g-45-degree',
  'p3g-two-runs',
  'p3g-high-on-braces',
  'p3g-low-profile',
  'p2g-turn-back-on-one-8x5',
  'phd-three-5x5-in-a-row',
  'p3g-low-profile-pair',
  'p3g-picket-turn-back-made-to-order',
  'phd-resting-platform',
  'phd-turn-back-on-two-6x5',
  'straight-104-ft',
  'four-lanes',
  's5-falling-ground',
  'two-ways-that-meet',
] as const

/** Everything a paper says, sheet by sheet. */
export const wordsOf = (paper: Paper): readonly string[] =>
  sheetTexts(paper).map((texts) => texts.map(({ text }) => text).join('\n'))
