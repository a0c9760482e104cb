import { type Block, type WordsToPack, wordsToPack } from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import { braceSchedule, codeBlocks, coverBlocks, generalNotes, type SetFacts } from './blocks.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { legSchedule } from './load-blocks.ts'
import { responseBlocks } from './review/response-block.ts'
import type { WordsPart } from './sheet-names.ts'

/** Columns of words, of tables, and the widest of either, in points. */
const LEAST = { words: 210, tables: 300 } as const
const MOST = 470

/** The words of a set in reading order; those of no cover are the same whatever it says. */
export function setWords(
  input: PaperInput,
  settings: PermitSettings,
): (facts: SetFacts) => readonly WordsToPack[] {
  const { analysis } = input
  const tables = [
    wordsOf('responses', LEAST.tables, (width) => responseBlocks(input.quote.review, width)),
    wordsOf('codes', LEAST.tables, (width) => codeBlocks(analysis, settings, width)),
    wordsOf('schedules', LEAST.tables, (width) => [
      legSchedule(input, settings, width),
      ...(analysis.bracing.braces.length > 0 ? [braceSchedule(analysis, width)] : []),
    ]),
  ].filter(({ blocks, least }) => blocks(least).length > 0)
  return (facts) => [
    wordsOf('notes', LEAST.words, (width) => [
      ...coverBlocks(input, settings, { ...facts, width }),
      generalNotes(input, settings, width),
    ]),
    ...tables,
  ]
}

const wordsOf = (name: WordsPart, least: number, blocks: (width: number) => readonly Block[]) =>
  wordsToPack(name, { least, most: MOST }, blocks)
