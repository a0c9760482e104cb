import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type DrawingFile, type DrawingFormat, drawingFiles } from '@ramp/cad'
import { type FactsFile, readFactsFile, readSavedProject, refusedTicks } from '@ramp/contracts'
import {
  type Analysis,
  analyse,
  type CatalogueData,
  catalogueOf,
  type Layout,
  layoutOfDescription,
  NotASystemDescription,
  type ProductLine,
  readSystemDescription,
} from '@ramp/domain'
import type { Paper } from '@ramp/drafting'
import {
  crewPack,
  DEFAULT_OFFER,
  DEFAULT_PERMIT,
  drawingText,
  type FontFile,
  hashLetters,
  offer,
  type PaperInput,
  type PaperKind,
  paperRefusal,
  pdfOf,
  permitSet,
} from '@ramp/papers'
import { parseJson } from './read-json.ts'

type Export = {
  readonly analysis: Analysis
  readonly name: string
  readonly date: Date
  /** What papers say beside the drawing. */
  readonly facts?: FactsFile
}

const pdfFile = async (what: Export, kind: PaperKind): Promise<readonly DrawingFile[]> => {
  const info = { author: what.facts?.dealer?.drawnBy ?? '', date: what.date }
  return [{ after: '', content: await pdfOf(paperOf(what, kind), fontFromDisk, info) }]
}

const drawn =
  (format: DrawingFormat) =>
  async ({ analysis, name }: Export) =>
    drawingFiles(analysis, format, name)

const PAPERS = {
  permit: (what: Export) => permitSet(paperInput(what), { ...DEFAULT_PERMIT, ...known(what.facts?.permit) }),
  crew: (what: Export) => crewPack(paperInput(what)),
  offer: (what: Export) => offer(paperInput(what), { ...DEFAULT_OFFER, ...known(what.facts?.offer) }),
} satisfies Readonly<Record<PaperKind, (what: Export) => Paper>>

export const isPaperKind = (kind: string): kind is PaperKind => Object.hasOwn(PAPERS, kind)
/** The sheets of a paper, before they are a file. */
export const paperOf = (what: Export, kind: PaperKind): Paper => PAPERS[kind](what)

const MAKERS = {
  permit: (what: Export) => pdfFile(what, 'permit'),
  crew: (what: Export) => pdfFile(what, 'crew'),
  offer: (what: Export) => pdfFile(what, 'offer'),
  dxf: drawn('dxf'),
  svg: drawn('svg'),
  glb: drawn('glb'),
  usdz: drawn('usdz'),
} satisfies Readonly<Record<string, (what: Export) => Promise<readonly DrawingFile[]>>>

export type ExportKind = keyof typeof MAKERS
export const EXPORT_KINDS = Object.keys(MAKERS) as readonly ExportKind[]
export const isExportKind = (kind: string): kind is ExportKind => Object.hasOwn(MAKERS, kind)

/**
 * The files of an export. Rejects with NotASystemDescription, which names the field, where a paper needs a height that
 * nobody entered or an offer what has no price; and where a font is not there.
 */
export async function exportSystem(what: Export, kind: ExportKind): Promise<readonly DrawingFile[]> {
  const refusal = isPaperKind(kind) ? paperRefusal(what.analysis, kind) : null
  if (refusal) throw new NotASystemDescription(`${refusal.field}: ${refusal.sentence}`)
  const ticks = kind === 'offer' ? refusedTicks(what.facts?.offer ?? {}) : null
  if (ticks) throw new NotASystemDescription(`facts: ${ticks.field}: ${ticks.message}`)
  return MAKERS[kind](what)
}

/**
 * The system in the text of a system description or of a saved project, drawn and analysed.
 * Throws NotASystemDescription, with one sentence that names the field, when the text is neither.
 */
export function drawnFrom(text: string, readCatalogue: (product: ProductLine) => CatalogueData): Analysis {
  const json = parseJson(text)
  if (typeof json === 'object' && json !== null && 'versionBrand' in json) {
    const layout = savedLayout(text)
    return withParts(analyse(layout, catalogueOf(readCatalogue(layout.project.product))))
  }
  const description = readSystemDescription(json)
  const catalogue = catalogueOf(readCatalogue(description.product))
  return withParts(analyse(layoutOfDescription(description, catalogue).layout, catalogue))
}

function savedLayout(text: string): Layout {
  const read = readSavedProject(text)
  if (!read.isReadable) throw new NotASystemDescription(`file: ${read.fault.message}. ${read.fault.detail}`)
  return read.saved.layout
}

function withParts(analysis: Analysis): Analysis {
  if (analysis.layout.parts.length === 0)
    throw new NotASystemDescription('parts: is empty; describe at least one part')
  return analysis
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
    },
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
