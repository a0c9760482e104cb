import { readFileSync } from 'node:fs'
import { DEFAULT_BRAND, runUnder } from '@ramp/domain'
import { NotASystemDescription } from '@ramp/formats'

/** What a program answers: an exit code, and what it writes on standard output or on standard error. */
export type Answered =
  | { readonly code: number; readonly output: string }
  | { readonly code: number; readonly refusal: string }

/** The file was not what the program takes; one sentence says why. */
export const NOT_TAKEN = 2

type Program = {
  /** Said where no file is named, or several are. */
  readonly usage: { readonly none: string; readonly several: string }
  /** Answers a text, or throws NotASystemDescription with one sentence that names the field. */
  readonly answer: (text: string) => { readonly code: number; readonly output: string }
}

/** Answers the one file that is named; whatever keeps it from being read is one sentence. */
export function answerFile([file, ...more]: readonly string[], { usage, answer }: Program): Answered {
  if (file === undefined) return { code: NOT_TAKEN, refusal: usage.none }
  if (more.length > 0) return { code: NOT_TAKEN, refusal: usage.several }
  runUnderBrand()
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { code: NOT_TAKEN, refusal: `file: ${file} cannot be read (${reason})` }
  }
  try {
    return answer(text)
  } catch (error) {
    if (error instanceof NotASystemDescription) return { code: NOT_TAKEN, refusal: error.message }
    throw error
  }
}

/** The name the product goes by, as the environment has it. */
export const runUnderBrand = (): void =>
  runUnder({ ...DEFAULT_BRAND, name: process.env.BRAND_NAME?.trim() || DEFAULT_BRAND.name })

/** Writes an answer, and ends with its code. */
export function say(answered: Answered): void {
  if ('output' in answered) process.stdout.write(`${answered.output}\n`)
  else process.stderr.write(`${answered.refusal}\n`)
  process.exitCode = answered.code
}

/** Parsed JSON of a text; throws NotASystemDescription where it is none. */
export function parseJson(text: string): unknown {
  try {
    // Some editors put a byte order mark before the text.
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new NotASystemDescription(`file: is not complete JSON (${reason}); save it again and retry`)
  }
}
