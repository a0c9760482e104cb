import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeDurably } from './write-durably.ts'

/** More than any database can number; what says more was not written by us. */
const count = z.int().min(0).max(2_147_483_647)

/** What a database holds, as far as it is counted. */
export const contents = z.object({
  /** Tells two databases apart; a backup has that of its original. Null before it was given one. */
  identity: z.string().nullable(),
  headers: count,
  issuedQuotes: count,
  /** The highest number a quote was ever given. */
  lastHeader: count,
})
export type Contents = z.infer<typeof contents>

const manifest = contents.extend({
  writtenAt: z.string(),
  /** Whether the server had stopped in order when this was written. */
  isStopped: z.boolean(),
})
export type Manifest = z.infer<typeof manifest>

export const writeManifest = (file: string, written: Manifest) =>
  writeDurably(file, `${JSON.stringify(written, null, 1)}\n`)

/** The manifest beside a database; null where there is none that can be read. */
export const readManifest = (file: string): Manifest | null => parsedFile(file, manifest)

/** A small file of ours; null where it is missing or says something else. */
export function parsedFile<Value>(file: string, shape: z.ZodType<Value>): Value | null {
  try {
    return shape.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? null
  } catch {
    return null
  }
}
