import { INTER_CHARACTERS, INTER_WIDTHS } from './inter-widths.data.ts'
import type { TextMark } from './mark.ts'

/** How a text is set on a page: size in points. */
export type TextFont = { readonly size: number; readonly weight: TextMark['weight'] }

const PER_EM = 1000
/** For a letter outside the table; wider than nearly all of them, so that a guess never makes texts collide. */
const UNKNOWN_WIDTH = 900

const ADVANCES = {
  regular: advancesOf(INTER_WIDTHS.regular),
  bold: advancesOf(INTER_WIDTHS.bold),
} as const

function advancesOf(widths: readonly number[]): ReadonlyMap<string, number> {
  return new Map([...INTER_CHARACTERS].map((character, index) => [character, widths[index] ?? UNKNOWN_WIDTH]))
}

/** Width of one line in points, without kerning. */
export function textWidth(text: string, { size, weight }: TextFont): number {
  const advances = ADVANCES[weight]
  let sum = 0
  for (const character of text) sum += advances.get(character) ?? UNKNOWN_WIDTH
  return (sum * size) / PER_EM
}

/** The lines of a text that fit a width; a word that is wider than a line is cut, behind a hyphen where it has one. Line ends of the text stay. */
export const wrapText = (text: string, width: number, font: TextFont): string[] =>
  text.split(/\r\n?|\n/).flatMap((paragraph) => wrapParagraph(paragraph, width, font))

/** Widths of words add up to that of their line but for this. */
const ROUNDING = 1e-6

function wrapParagraph(paragraph: string, width: number, font: TextFont): string[] {
  const space = textWidth(' ', font)
  const lines: string[] = []
  let line = { text: '', width: 0 }
  for (const word of wordsOf(paragraph)) {
    const own = textWidth(word, font)
    if (line.text === '' && own <= width) line = { text: word, width: own }
    else if (line.width + space + own <= width + ROUNDING) {
      line = { text: `${line.text} ${word}`, width: line.width + space + own }
    } else {
      if (line.text !== '') lines.push(line.text)
      const pieces = cutWord(word, width, font)
      lines.push(...pieces.slice(0, -1))
      const text = pieces.at(-1) ?? ''
      line = { text, width: textWidth(text, font) }
    }
  }
  return [...lines, line.text]
}

/** A measure is one word: `5 x 5 ft`, `36 in`, `66 1/8"`. */
const INSIDE_MEASURE = /(?<=\d) (?=x \d|(?:ft|in)\b|\d+\/\d)|(?<=\d x) (?=\d)/g
const BOUND = '\u00a0'

const wordsOf = (paragraph: string): readonly string[] =>
  paragraph
    .replace(INSIDE_MEASURE, BOUND)
    .split(/[^\S\u00a0]+/)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(BOUND, ' '))

function cutWord(word: string, width: number, font: TextFont): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const character of word) {
    if (piece !== '' && textWidth(piece + character, font) > width) {
      const [before, after] = halvesOf(piece)
      pieces.push(before)
      piece = after
    }
    piece += character
  }
  return [...pieces, piece]
}

/** A piece behind its last hyphen or slash, or behind its last letter where it has neither. */
function halvesOf(piece: string): readonly [string, string] {
  const end = Math.max(piece.lastIndexOf('-'), piece.lastIndexOf('/')) + 1
  return end > 0 && end < piece.length ? [piece.slice(0, end), piece.slice(end)] : [piece, '']
}

/** The first `count` lines of a text; an ellipsis says that there would be more. */
export function clampText(text: string, count: number, width: number, font: TextFont): string[] {
  const lines = wrapText(text, width, font)
  const last = lines[count - 1]
  if (lines.length <= count || last === undefined) return lines
  return [...lines.slice(0, count - 1), shortened(last, width, font)]
}

function shortened(line: string, width: number, font: TextFont): string {
  const letters = [...line]
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, font) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
