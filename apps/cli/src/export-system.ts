import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DRAWING_FORMATS, type DrawingFile, type DrawingFormat, drawingFiles } from '@ramp/cad'
import { type FactsFile, foundationFor, readFactsFile, refusedTicks } from '@ramp/contracts'
import {
  type Analysis,
  analyse,
  type Catalogue,
  type CatalogueData,
  catalogueOf,
  type Layout,
  newLayout,
  type ProductLine,
  setSite,
} from '@ramp/domain'
import type { Paper } from '@ramp/drafting'
import {
  layoutOfDescription,
  NotASystemDescription,
  readSavedProject,
  readSiteDescription,
  readSystemDescription,
  SITE_FORMAT,
  type SiteDescription,
} from '@ramp/formats'
import {
  drawingText,
  type FontFile,
  hashLetters,
  isPaperKind,
  layOutPaper,
  letterFaults,
  NO_FOUNDATION,
  NO_REVIEW,
  PAPER_KINDS,
  PAPERS,
  type PaperInput,
  type PaperKind,
  type PaperRow,
  paperRefusal,
  pdfOf,
  revisionFaults,
} from '@ramp/papers'
import { parseJson } from './read-json.ts'

type Export = {
  readonly analysis: Analysis
  readonly name: string
  readonly date: Date
  /** What papers say beside the drawing. */
  readonly facts?: FactsFile
  /** Whether letters that no font has print as boxes; else a paper with such letters is refused. */
  readonly printsBoxes?: boolean
}

/** The sheets of a paper, before they are a file. */
export const paperOf = (what: Export, kind: PaperKind): Paper =>
  layOutPaper(kind, paperInput(what), {
    permit: what.facts?.permit,
    offer: what.facts?.offer,
    survey: what.facts?.survey,
  })

async function pdfFile(what: Export, kind: PaperKind): Promise<readonly DrawingFile[]> {
  const paper = paperOf(what, kind)
  const [fault] = what.printsBoxes ? [] : letterFaults(paper, paperInput(what))
  if (fault) throw new NotASystemDescription(`${fault.field}: ${fault.sentence} (--boxes)`)
  const info = { author: what.facts?.dealer?.drawnBy ?? '', date: what.date }
  return [{ after: '', content: await pdfOf(paper, fontFromDisk, info) }]
}

export type ExportKind = PaperKind | DrawingFormat

// The keys of a record are the names of its type.
export const EXPORT_KINDS: readonly ExportKind[] = [
  ...PAPER_KINDS,
  ...(Object.keys(DRAWING_FORMATS) as DrawingFormat[]),
]
export const isExportKind = (kind: string): kind is ExportKind => EXPORT_KINDS.some((one) => one === kind)

/** Whether an export shows parts; a survey sheet is made of the site alone. */
export const showsParts = (kind: ExportKind): boolean => {
  if (!isPaperKind(kind)) return true
  const { needs }: PaperRow = PAPERS[kind]
  return needs.includes('system')
}

/**
 * The files of an export. Rejects with NotASystemDescription, which names the field, where there are no parts to show, a
 * paper needs a height that nobody entered or a site that nobody surveyed, an offer what has no price, or a revision names
 * what is on no view; and where a font is not there.
 */
export async function exportSystem(what: Export, kind: ExportKind): Promise<readonly DrawingFile[]> {
  if (showsParts(kind) && what.analysis.layout.parts.length === 0)
    throw new NotASystemDescription('parts: is empty; describe at least one part')
  const refusal = isPaperKind(kind) ? paperRefusal(what.analysis, kind) : null
  if (refusal) throw new NotASystemDescription(`${refusal.field}: ${refusal.sentence}`)
  const [revision] = kind === 'permit' ? revisionFaults(what.analysis, what.facts?.revisions ?? []) : []
  if (revision) throw new NotASystemDescription(`facts: ${revision.field}: ${revision.sentence}`)
  const ticks = kind === 'offer' ? refusedTicks(what.facts?.offer ?? {}) : null
  if (ticks) throw new NotASystemDescription(`facts: ${ticks.field}: ${ticks.message}`)
  return isPaperKind(kind) ? pdfFile(what, kind) : drawingFiles(what.analysis, kind, what.name)
}

/**
 * The system in the text of a system description or of a saved project, or the site in that of a site description, drawn
 * and analysed. Throws NotASystemDescription, with one sentence that names the field, when the text is none of them.
 */
export function drawnFrom(text: string, readCatalogue: (product: ProductLine) => CatalogueData): Analysis {
  const json = parseJson(text)
  const analysed = (product: ProductLine, layoutWith: (catalogue: Catalogue) => Layout) => {
    const catalogue = catalogueOf(readCatalogue(product))
    return analyse(layoutWith(catalogue), catalogue)
  }
  if (isRecord(json) && 'versionBrand' in json) {
    const layout = savedLayout(text)
    return analysed(layout.project.product, () => layout)
  }
  if (isRecord(json) && json.format === SITE_FORMAT) {
    const site = readSiteDescription(json)
    return analysed(site.product, () => siteLayout(site))
  }
  const description = readSystemDescription(json)
  return analysed(description.product, (catalogue) => layoutOfDescription(description, catalogue).layout)
}

const isRecord = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null

function savedLayout(text: string): Layout {
  const read = readSavedProject(text)
  if (!read.isReadable) throw new NotASystemDescription(`file: ${read.fault.message}. ${read.fault.detail}`)
  return read.saved.layout
}

/** A site before anything is drawn on it. */
function siteLayout({ product, title, project, site }: SiteDescription): Layout {
  const layout = newLayout(product)
  return setSite(site)({ ...layout, project: { ...layout.project, ...project, name: title } })
}

/** The facts in the text of a file. Throws NotASystemDescription, which names the field, where it is none. */
export function factsFrom(text: string): FactsFile {
  const read = readFactsFile(parseJson(text))
  if (!read.isReadable)
    throw new NotASystemDescription(`facts: the field ${read.field} cannot be read, or is not known`)
  return read.facts
}

/** The fields of an object that are there: none of them takes the place of a usual setting by being left out. */
const known = <Settings extends object>(settings: Settings = {} as Settings): Present<Settings> =>
  // What is undefined was filtered out.
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as Present<Settings>

type Present<Settings> = { [Name in keyof Settings]?: Exclude<Settings[Name], undefined> }

/** Papers without a quote: what no file of facts says is left open. */
function paperInput({ analysis, date, facts = {} }: Export): PaperInput {
  const hash = hashLetters(createHash('sha256').update(drawingText(analysis.layout)).digest())
  return {
    analysis,
    project: {
      name: analysis.layout.project.name.trim(),
      address: [],
      contact: '',
      phone: '',
      ...known(facts.project),
    },
    foundation: foundationFor({ ...NO_FOUNDATION, ...known(facts.foundation) }, facts.permit),
    dealer: {
      name: '',
      licence: '',
      number: '',
      phone: '',
      email: '',
      drawnBy: '',
      ...known(facts.dealer),
    },
    quote: {
      number: '',
      version: '',
      ...known(facts.quote),
      date,
      hash,
      revisions: facts.revisions ?? [],
      review: { ...NO_REVIEW, ...known(facts.review) },
    },
    // Only a dealer's own terms make a price, and they are on the server.
    price: null,
  }
}

const WEIGHTS = { regular: 400, bold: 600 } as const
const INTER = new URL('../../../packages/papers/inter/', import.meta.url)
const SIGNS = new URL('../../../node_modules/@fontsource/dejavu-sans/files/', import.meta.url)

const fontFromDisk: FontFile = async ({ family, script, weight }) => {
  const file =
    family === 'Inter'
      ? new URL(`inter-${script}-${WEIGHTS[weight]}.ttf`, INTER)
      : new URL(`dejavu-sans-latin-${weight === 'bold' ? 700 : 400}-normal.woff`, SIGNS)
  return Uint8Array.from(await readFile(file)).buffer
}
