import type { Inches } from '../../base/units.ts'
import type { Lettering, ServiceBox } from './drawing.ts'
import { BLACK } from './drawing-colors.ts'
import { textBlock } from './drawing-text.ts'
import { FORM_SIZES, FORM_TITLE } from './form-sizes.ts'

/** How the notes of a service box are set, at the box's own size, measured from its upper left corner. */
export type ServiceNotes = {
  readonly service: readonly string[]
  readonly ship: readonly string[]
  /** Where the shipping notes begin. */
  readonly shipTop: Inches
  /** Long notes make the box longer; it is never shorter than its own size (spec 2 §9). */
  readonly length: Inches
}

/** Letters of the notes, from one line to the next, and from the top of a note to its first line. */
export const NOTE_LETTERS: Inches = 6.5
export const NOTE_LINE: Inches = NOTE_LETTERS * 1.3
export const NOTE_TOP: Inches = 18
/** Free room left and right of the notes; a little more than there is, because screens letter wider than we measure. */
const AROUND: Inches = 12
const BELOW: Inches = 5

const LETTERING: Lettering = {
  font: 'Arial',
  fontSize: NOTE_LETTERS,
  fontColor: BLACK,
  fontWeight: 'normal',
  textDecoration: 'none',
}

export function serviceNotes({ service, ship }: Pick<ServiceBox, 'service' | 'ship'>): ServiceNotes {
  const size = FORM_SIZES['service-box']
  const [serviceLines, shipLines] = [service, ship].map((note) => linesOf(note, size.width - 2 * AROUND))
  const half = (size.length - FORM_TITLE) / 2
  const room = (lines: readonly string[] = []) =>
    Math.max(half, NOTE_TOP + (lines.length - 1) * NOTE_LINE + BELOW)
  const shipTop = FORM_TITLE + room(serviceLines)
  return {
    service: serviceLines ?? [],
    ship: shipLines ?? [],
    shipTop,
    length: shipTop + room(shipLines),
  }
}

const widthOf = (line: string): Inches => textBlock(line, LETTERING).width

/** The lines of a note that fit a width; a word that is wider than a line is cut. */
const linesOf = (note: string, width: Inches): readonly string[] =>
  note.trim() === '' ? [] : note.split(/\r\n?|\n/).flatMap((paragraph) => wrapped(paragraph, width))

function wrapped(paragraph: string, width: Inches): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of paragraph
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((one) => cut(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function cut(word: string, width: Inches): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...pieces, piece]
}
