import { readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import { DEFAULT_BRAND, NotASystemDescription, runUnder } from '@ramp/domain'
import { quoteSystem } from './quote-system.ts'

/** Exit codes: quoted, quoted with errors in the system, not a system description. */
const QUOTED = 0
const HAS_ERRORS = 1
const NOT_A_SYSTEM = 2

function main([file, ...more]: readonly string[]): number {
  if (file === undefined)
    return refuse('Name the system description to quote: npm run --silent quote -- FILE')
  if (more.length > 0) return refuse('Name one system description at a time: npm run --silent quote -- FILE')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    return refuse(`file: ${file} cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
  try {
    const report = quoteSystem(text, readCatalogue)
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
    return report.errors.length > 0 ? HAS_ERRORS : QUOTED
  } catch (error) {
    if (error instanceof NotASystemDescription) return refuse(error.message)
    throw error
  }
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`)
  return NOT_A_SYSTEM
}

runUnder({ ...DEFAULT_BRAND, name: process.env.BRAND_NAME?.trim() || DEFAULT_BRAND.name })
process.exitCode = main(process.argv.slice(2))
