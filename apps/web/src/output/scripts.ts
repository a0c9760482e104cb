import { INTER_CHARACTERS } from '@ramp/drawing'

/** Inter comes in one file for each of these; only those that a text needs are fetched and embedded. */
export type Script = 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic'

/** A stretch of text in one script. */
export type Stretch = { readonly script: Script; readonly text: string }

const LATIN: ReadonlySet<string> = new Set(INTER_CHARACTERS)

/** First match wins; a letter of no range has no glyph. */
const RANGES: readonly (readonly [script: Script, first: number, last: number])[] = [
  ['vietnamese', 0x1ea0, 0x1ef9],
  ['vietnamese', 0x01a0, 0x01a1],
  ['vietnamese', 0x01af, 0x01b0],
  ['latin-ext', 0x0100, 0x02ff],
  ['latin-ext', 0x1e00, 0x1e9f],
  ['greek', 0x0370, 0x03ff],
  ['cyrillic', 0x0400, 0x045f],
]

/** Signs that the files lack, and how they are written instead. */
const INSTEAD: Readonly<Record<string, string>> = { '→': '›', '←': '‹', '≤': '<=', '≥': '>=' }
/** Stands for a letter that no file has. */
const MISSING = '?'

/** Splits a line by script; composed letters and spaces that every file has stay with their neighbours. */
export function stretchesOf(line: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const character of line.normalize('NFC')) {
    if (isUnseen(character)) continue
    const { script, text } = written(character)
    const last = stretches.at(-1)
    if (last && (last.script === script || character === ' ')) {
      stretches[stretches.length - 1] = { ...last, text: last.text + text }
    } else stretches.push({ script, text })
  }
  return stretches
}

function written(character: string): Stretch {
  if (LATIN.has(character)) return { script: 'latin', text: character }
  const code = character.codePointAt(0) ?? 0
  const range = RANGES.find(([, first, last]) => code >= first && code <= last)
  if (range) return { script: range[0], text: character }
  return { script: 'latin', text: INSTEAD[character] ?? MISSING }
}

/** Control characters, joiners and variation selectors have no shape of their own. */
const isUnseen = (character: string): boolean => /[\p{Cc}\p{Cf}\p{Mn}\p{Variation_Selector}]/u.test(character)
