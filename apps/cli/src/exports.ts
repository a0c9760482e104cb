import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCatalogue } from '@ramp/catalogue-files'
import type { Analysis } from '@ramp/domain'
import type { Paper } from '@ramp/drafting'
import {
  crewFaults,
  isPaperKind,
  type PaperKind,
  paperFaults,
  paperRefusal,
  structureFaults,
  tagsShown,
} from '@ramp/papers'
import { datumOf, type Extent, extentOf, solidsOf } from '@ramp/solids'
import {
  drawnFrom,
  EXPORT_KINDS,
  type ExportKind,
  exportSystem,
  paperOf,
  showsParts,
} from './export-system.ts'
import { fitSite } from './fit-site.ts'

/** `permit.pdf`, `dxf`: papers are told apart by their kind. */
const endingOf = (kind: ExportKind): string => (isPaperKind(kind) ? `${kind}.pdf` : kind)

/** What there is enough for: parts are drawn, or their site is surveyed. */
const kindsFor = (analysis: Analysis): readonly ExportKind[] =>
  EXPORT_KINDS.filter((kind) =>
    showsParts(kind)
      ? analysis.layout.parts.length > 0
      : !isPaperKind(kind) || paperRefusal(analysis, kind)?.need !== 'survey',
  )

/** A system or a site under the name its files get. */
type Named = { readonly name: string; readonly analysis: Analysis }

/** What one file stands for: itself, and each answer of fit where it is a site. A site and a system on it have one name. */
function drawnFromFile(file: string): readonly Named[] {
  const text = readFileSync(file, 'utf8')
  const name = basename(file, '.json')
  const analysis = drawnFrom(text, readCatalogue)
  if (analysis.layout.parts.length > 0) return [{ name, analysis }]
  const { proposals } = fitSite(text, readCatalogue)
  return [
    { name: `${name}-site`, analysis },
    ...proposals.map(({ id, system }) => ({
      name: `${name}-${id}`,
      analysis: drawnFrom(JSON.stringify(system), readCatalogue),
    })),
  ]
}

/** Exports every file, and what fit proposes for sites, to everything into a folder and says what failed; answers with an exit code. */
export async function exportAll(files: readonly string[], folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const date = new Date('2026-11-22T00:00:00Z')
  const faults: string[] = []
  const extents: Record<string, Extent | null> = {}
  let [systems, written, keys] = [0, 0, 0]
  for (const { name, analysis } of files.flatMap(drawnFromFile)) {
    systems += 1
    extents[name] = fromDoor(analysis)
    for (const kind of kindsFor(analysis))
      try {
        const what = { analysis, name, date }
        if (isPaperKind(kind)) {
          const read = readAgain(analysis, paperOf(what, kind), kind)
          faults.push(...read.faults.map((fault) => `${name} to ${kind}: ${fault}`))
          keys += read.keys
        }
        for (const { after, content } of await exportSystem(what, kind)) {
          writeFileSync(join(folder, `${name}${after}.${endingOf(kind)}`), content)
          written += 1
        }
      } catch (error) {
        faults.push(`${name} to ${kind}: ${error instanceof Error ? error.message : String(error)}`)
      }
  }
  // Whoever reads the models back knows by this how large they must be.
  writeFileSync(join(folder, 'extents.json'), JSON.stringify(extents))
  process.stdout.write(
    `${systems} systems and sites, ${written} files in ${folder}, ${keys} tags by number and key, ${faults.length} faults\n`,
  )
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  return faults.length === 0 ? 0 : 1
}

/** The box around a system, measured from its door as its models are. */
function fromDoor(analysis: Analysis): Extent | null {
  const extent = extentOf(solidsOf(analysis))
  const { x, y } = datumOf(analysis)?.at ?? { x: 0, y: 0 }
  const moved = (corner: Extent['min']) => ({ ...corner, x: corner.x - x, y: corner.y - y })
  return extent && { min: moved(extent.min), max: moved(extent.max) }
}

/** Papers whose plans show every tag of a system. */
const WITH_TAGS: readonly PaperKind[] = ['permit', 'crew']

/** What nobody could read or hear of a paper, or look for in vain on its plans, and how many tags are numbers there. */
function readAgain(analysis: Analysis, paper: Paper, kind: PaperKind) {
  const { keys, missing } = WITH_TAGS.includes(kind) ? tagsShown(analysis, paper) : { keys: 0, missing: [] }
  const ofCrew = kind === 'crew' ? crewFaults(analysis) : []
  const faults = [...paperFaults(paper), ...structureFaults(paper)]
  return { keys, faults: [...faults, ...missing.map((tag) => `on no plan: ${tag}`), ...ofCrew] }
}
