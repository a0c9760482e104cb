import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type DrawingFile, type DrawingFormat, drawingFiles } from '@ramp/cad'
import { readSavedProject } from '@ramp/contracts'
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
import {
  crewPack,
  DEFAULT_OFFER,
  DEFAULT_PERMIT,
  type FontFile,
  offer,
  type Paper,
  type PaperInput,
  pdfOf,
  permitSet,
} from '@ramp/papers'
import { parseJson } from './read-json.ts'

type Export = { readonly analysis: Analysis; readonly name: string; readonly date: Date }

const pdfFile = async (paper: Paper, { date }: Export): Promise<readonly DrawingFile[]> => [
  { after: '', content: await pdfOf(paper, fontFromDisk, { author: '', date }) },
]

const drawn =
  (format: DrawingFormat) =>
  async ({ analysis, name }: Export) =>
    drawingFiles(analysis, format, name)

const MAKERS = {
  permit: (what: Export) => pdfFile(permitSet(paperInput(what), DEFAULT_PERMIT), what),
  crew: (what: Export) => pdfFile(crewPack(paperInput(what)), what),
  offer: (what: Export) => pdfFile(offer(paperInput(what), DEFAULT_OFFER), what),
  dxf: drawn('dxf'),
  svg: drawn('svg'),
  glb: drawn('glb'),
  usdz: drawn('usdz'),
} satisfies Readonly<Record<string, (what: Export) => Promise<readonly DrawingFile[]>>>

export type ExportKind = keyof typeof MAKERS
export const EXPORT_KINDS = Object.keys(MAKERS) as readonly ExportKind[]
export const isExportKind = (kind: string): kind is ExportKind => Object.hasOwn(MAKERS, kind)

/** The files of an export. Rejects where a font is not there. */
export const exportSystem = (what: Export, kind: ExportKind): Promise<readonly DrawingFile[]> =>
  MAKERS[kind](what)

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

/** Papers without a quote: its number, address and dealer are left open. */
function paperInput({ analysis, name, date }: Export): PaperInput {
  const hash = createHash('sha256').update(JSON.stringify(analysis.layout)).digest('hex').slice(0, 16)
  return {
    analysis,
    project: { name, address: [], contact: '', phone: '' },
    dealer: { name: '', licence: '', number: '', phone: '', email: '', drawnBy: '' },
    quote: { number: '', version: '', date, hash, revisions: [] },
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
