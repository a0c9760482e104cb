import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf, quoteErrors } from '@ramp/domain'
import { NotASystemDescription } from '@ramp/formats'
import {
  drawnFrom,
  EXPORT_KINDS,
  exportSystem,
  factsFrom,
  isExportKind,
  showsParts,
} from './export-system.ts'
import { catalogueOfList } from './price-list.ts'
import { type Answered, NOT_TAKEN, runUnderBrand, say } from './read-json.ts'

/** Exit codes: written, written though the system has errors; 2 where nothing is written. */
const EXPORTED = 0
const HAS_ERRORS = 1

const USAGE = `npm run --silent export -- FILE --to ${EXPORT_KINDS.join('|')} --out PATH [--facts FILE] [--date 2026-11-22] [--list NAME] [--boxes]`

const refused = (refusal: string): Answered => ({ code: NOT_TAKEN, refusal })

type Asked = {
  readonly files: readonly string[]
  readonly to: string
  readonly out: string
  readonly date: string
  readonly facts: string
  readonly list?: string | undefined
  readonly boxes: boolean
}

function asked(): Asked | null {
  try {
    const text = { type: 'string', default: '' } as const
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: {
        to: text,
        out: text,
        date: text,
        facts: text,
        list: { type: 'string' },
        boxes: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    return { files: positionals, ...values }
  } catch {
    return null
  }
}

/** What keeps the program from beginning; null where nothing does. */
function problemWith(ask: Asked | null): string | null {
  if (ask === null) return `Unknown option. Say: ${USAGE}`
  if (ask.files.length !== 1) return `Name one system description, project or site: ${USAGE}`
  if (!isExportKind(ask.to)) return `--to: is "${ask.to}"; it must be one of ${EXPORT_KINDS.join(', ')}`
  if (ask.out === '') return `--out: is missing; name the file to write. ${USAGE}`
  if (ask.date !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(ask.date))
    return `--date: is "${ask.date}"; write it as 2026-11-22`
  return null
}

async function answer(ask: Asked): Promise<Answered> {
  const [file = ''] = ask.files
  const { to, out } = ask
  if (!isExportKind(to)) return refused(USAGE)
  try {
    const text = read('file', file)
    const facts = ask.facts === '' ? {} : factsFrom(read('--facts', ask.facts))
    const analysis = drawnFrom(text, catalogueOfList(ask.list ?? null))
    const name = analysis.layout.project.name.trim() || basename(file, extname(file))
    const date = ask.date === '' ? new Date() : new Date(`${ask.date}T00:00:00Z`)
    const exported = await exportSystem({ analysis, name, date, facts, printsBoxes: ask.boxes }, to)
    const files = exported.map(({ after, content }) => ({ path: beside(out, after), content }))
    for (const { path, content } of files) write(path, content)
    const errors = showsParts(to) ? quoteErrors(analysis).map(messageOf) : []
    const report = { to, files: files.map(({ path }) => path), errors }
    return { code: errors.length > 0 ? HAS_ERRORS : EXPORTED, output: JSON.stringify(report, null, 2) }
  } catch (error) {
    if (error instanceof NotASystemDescription || error instanceof FileFault) return refused(error.message)
    throw error
  }
}

class FileFault extends Error {}

function read(what: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new FileFault(`${what}: ${path} cannot be read (${reasonOf(error)})`)
  }
}

function write(path: string, content: string | Uint8Array): void {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true })
    writeFileSync(path, content)
  } catch (error) {
    throw new FileFault(`--out: ${path} cannot be written (${reasonOf(error)})`)
  }
}

/** `ramp.svg` and `-elevation-1` are `ramp-elevation-1.svg`. */
function beside(path: string, after: string): string {
  const ending = extname(path)
  return `${path.slice(0, path.length - ending.length)}${after}${ending}`
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

runUnderBrand()
const ask = asked()
const refusal = problemWith(ask)
say(ask === null || refusal !== null ? refused(refusal ?? USAGE) : await answer(ask))
