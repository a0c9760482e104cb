import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dxfOf, svgOf } from '@ramp/cad'
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
import { elevationsOf, glb, meshesOf, ownerNames, planOf, solidsOf, usdz } from '@ramp/solids'
import { parseJson } from './read-json.ts'

/** One file of an export: what is put between the name and the ending of the path, and what it holds. */
type ExportedFile = { readonly after: string; readonly content: string | Uint8Array }

type Export = { readonly analysis: Analysis; readonly name: string; readonly date: Date }

const whole = (content: ExportedFile['content']): readonly ExportedFile[] => [{ after: '', content }]

const pdfFile = async (paper: Paper, { date }: Export): Promise<readonly ExportedFile[]> =>
  whole(await pdfOf(paper, fontFromDisk, { author: '', date }))

const MAKERS = {
  permit: (what: Export) => pdfFile(permitSet(paperInput(what), DEFAULT_PERMIT), what),
  crew: (what: Export) => pdfFile(crewPack(paperInput(what)), what),
  offer: (what: Export) => pdfFile(offer(paperInput(what), DEFAULT_OFFER), what),
  dxf: async ({ analysis, name }: Export) =>
    whole(dxfOf([planOf(analysis), ...elevationsOf(analysis)], { title: name })),
  svg: async ({ analysis }: Export) => [
    ...whole(svgOf(planOf(analysis))),
    ...elevationsOf(analysis).map((view, index) => ({
      after: `-elevation-${index + 1}`,
      content: svgOf(view),
    })),
  ],
  glb: async ({ analysis }: Export) => whole(glb(meshesOf(solidsOf(analysis), ownerNames(analysis)))),
  usdz: async ({ analysis }: Export) => whole(usdz(meshesOf(solidsOf(analysis), ownerNames(analysis)))),
} satisfies Readonly<Record<string, (what: Export) => Promise<readonly ExportedFile[]>>>

export type ExportKind = keyof typeof MAKERS
export const EXPORT_KINDS = Object.keys(MAKERS) as readonly ExportKind[]
export const isExportKind = (kind: string): kind is ExportKind => Object.hasOwn(MAKERS, kind)

/** The files of an export. Rejects where a font is not there. */
export const exportSystem = (what: Export, kind: ExportKind): Promise<readonly ExportedFile[]> =>
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
    quote: { number: '', version: '', date, hash },
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
