import { INTER_CHARACTERS } from '../marks/inter-widths.data.ts'
import { SIGNS } from './signs.data.ts'

/** Inter comes in one file for each of these; only those that a text needs are fetched and embedded. */
export type Script = 'latin' | 'latin-ext' | 'vietnamese' | 'greek' | 'cyrillic'

/**
 * A stretch of text in one script; signs that Inter lacks come from a font of signs, and a letter that no font has is
 * a box.
 */
export type ScriptRun = { readonly script: Script | 'signs' | 'box'; readonly text: string }

const LATIN: ReadonlySet<string> = new Set(INTER_CHARACTERS)

/** First match wins; a letter of no range has no glyph. */
const RANGES: readonly (readonly [script: ScriptRun['script'], first: number, last: number])[] = [
  ['vietnamese', 0x1ea0, 0x1ef9],
  ['vietnamese', 0x01a0, 0x01a1],
  ['vietnamese', 0x01af, 0x01b0],
  ['latin-ext', 0x0100, 0x02ff],
  ['latin-ext', 0x1e00, 0x1e9f],
  ['greek', 0x0370, 0x03ff],
  ['cyrillic', 0x0400, 0x045f],
  ...SIGNS.split(' ').map((range): readonly ['signs', number, number] => {
    const [first = '', last = first] = range.split('-')
    return ['signs', Number.parseInt(first, 16), Number.parseInt(last, 16)]
  }),
]

/** Splits a line by script; composed letters and spaces that every file has stay with their neighbours. */
export function stretchesOf(line: string): readonly ScriptRun[] {
  const stretches: ScriptRun[] = []
  for (const text of line.normalize('NFC')) {
    if (isUnseen(text)) continue
    const script = scriptOf(text)
    const last = stretches.at(-1)
    if (last && (last.script === script || (text === ' ' && last.script !== 'box'))) {
      stretches[stretches.length - 1] = { ...last, text: last.text + text }
    } else stretches.push({ script, text })
  }
  return stretches
}

/** The letters of a text that no font has, each once: they stay in the project and print as boxes. */
export const unprintable = (text: string): readonly string[] => [
  ...new Set(stretchesOf(text).flatMap((stretch) => (stretch.script === 'box' ? [...stretch.text] : []))),
]

/** What to say of letters that print as boxes; null when all print. */
export function boxesSentence(text: string): string | null {
  const letters = unprintable(text)
  return letters.length === 0
    ? null
    : `The PDF fonts do not have ${letters.join(' ')}: boxes are printed instead. The characters stay in the project.`
}

function scriptOf(character: string): ScriptRun['script'] {
  if (LATIN.has(character) || /\s/.test(character)) return 'latin'
  const code = character.codePointAt(0) ?? 0
  return RANGES.find(([, first, last]) => code >= first && code <= last)?.[0] ?? 'box'
}

/** Control characters, joiners and variation selectors have no shape of their own. */
const isUnseen = (character: string): boolean => /[\p{Cc}\p{Cf}\p{Mn}\p{Variation_Selector}]/u.test(character)
