import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCatalogue } from '@ramp/catalogue-files'
import { paperFaults } from '@ramp/papers'
import { type Extent, extentOf, solidsOf } from '@ramp/solids'
import {
  drawnFrom,
  EXPORT_KINDS,
  type ExportKind,
  exportSystem,
  isPaperKind,
  paperOf,
} from './export-system.ts'

const ENDINGS: Readonly<Partial<Record<ExportKind, string>>> = {
  permit: 'permit.pdf',
  crew: 'crew.pdf',
  offer: 'offer.pdf',
}

/** Exports every file to everything into a folder and says what failed; answers with an exit code. */
export async function exportAll(files: readonly string[], folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  const date = new Date('2026-11-22T00:00:00Z')
  const faults: string[] = []
  const extents: Record<string, Extent | null> = {}
  let written = 0
  for (const file of files) {
    const name = basename(file, '.json')
    const analysis = drawnFrom(readFileSync(file, 'utf8'), readCatalogue)
    extents[name] = extentOf(solidsOf(analysis))
    for (const kind of EXPORT_KINDS)
      try {
        const what = { analysis, name, date }
        faults.push(...readingFaults(what, kind).map((fault) => `${name} to ${kind}: ${fault}`))
        for (const { after, content } of await exportSystem(what, kind)) {
          writeFileSync(join(folder, `${name}${after}.${ENDINGS[kind] ?? kind}`), content)
          written++
        }
      } catch (error) {
        faults.push(`${name} to ${kind}: ${error instanceof Error ? error.message : String(error)}`)
      }
  }
  // Whoever reads the models back knows by this how large they must be.
  writeFileSync(join(folder, 'extents.json'), JSON.stringify(extents))
  process.stdout.write(`${files.length} systems, ${written} files in ${folder}, ${faults.length} faults\n`)
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  return faults.length === 0 ? 0 : 1
}

/** What nobody could read of a paper. */
const readingFaults = (what: Parameters<typeof paperOf>[0], kind: ExportKind): readonly string[] =>
  isPaperKind(kind) ? paperFaults(paperOf(what, kind)) : []
