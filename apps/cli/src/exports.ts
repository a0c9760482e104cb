import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readCatalogue } from '@ramp/catalogue-files'
import { drawnFrom, EXPORT_KINDS, type ExportKind, exportSystem } from './export-system.ts'

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
  let written = 0
  for (const file of files) {
    const name = basename(file, '.json')
    const analysis = drawnFrom(readFileSync(file, 'utf8'), readCatalogue)
    for (const kind of EXPORT_KINDS)
      try {
        for (const { after, content } of await exportSystem({ analysis, name, date }, kind)) {
          writeFileSync(join(folder, `${name}${after}.${ENDINGS[kind] ?? kind}`), content)
          written++
        }
      } catch (error) {
        faults.push(`${name} to ${kind}: ${error instanceof Error ? error.message : String(error)}`)
      }
  }
  process.stdout.write(`${files.length} systems, ${written} files in ${folder}, ${faults.length} faults\n`)
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  return faults.length === 0 ? 0 : 1
}
