import { type Analysis, brandNow } from '@ramp/domain'
import {
  across,
  boxed,
  down,
  type Frame,
  INK,
  lengthText,
  letters,
  type Marks,
  paragraph,
  path,
  penOf,
  type Row,
  type SheetSize,
  SIZE,
  spacer,
  stacked,
  structured,
  structuredRow,
} from '@ramp/drafting'
import { dateText, initialsOf, type PaperInput, type Revision } from '../paper/input.ts'
import { isAllShown, MOST_SHOWN, revisionRows } from './revisions.ts'
import type { SheetTitle } from './sheet-names.ts'

const EDGE = 26
const PAD = 12
const STRIP = 190

/** What is left of a sheet beside the strip. */
export const bodyOf = ({ width, height }: SheetSize): Frame => ({
  left: EDGE + PAD,
  top: EDGE + PAD,
  width: width - 2 * EDGE - STRIP - 2 * PAD,
  height: height - 2 * EDGE - 2 * PAD,
})

type NumberedTitle = SheetTitle & { readonly number: number; readonly of: number }

/** The border and the strip at the right that say what a sheet is, whose, and which of how many. */
export function frameMarks(input: PaperInput, sheet: SheetSize, title: NumberedTitle): Marks {
  const { width, height } = sheet
  const left = width - EDGE - STRIP
  const border = { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }
  const upper = upperRow(input)
  const lower = lowerRow(input, sheet, { title, shown: shownRevisions(input, sheet) })
  const stampTop = EDGE + PAD + upper.height
  const lowerTop = height - EDGE - lower.height
  return [
    boxed(border, { width: penOf('border') }),
    down(left, EDGE, height - EDGE, { width: penOf('titleBlock') }),
    ...saidOnce(title, upper).draw(left + PAD, EDGE + PAD),
    ...saidOnce(title, STAMP_ROW).draw(left + PAD, stampTop),
    ...lower.draw(left + PAD, lowerTop),
  ]
}

const INNER = STRIP - 2 * PAD

/** The strip is read on the first sheet; on the others it is said already. */
const saidOnce = ({ number }: Pick<NumberedTitle, 'number'>, row: Row): Row =>
  number === 1 ? row : structuredRow({ kind: 'artifact' }, row)

const STAMP_ROW: Row = {
  height: 0,
  draw: (left, top) =>
    structured({ kind: 'paragraph' }, [
      letters('For the authority’s stamp', left, top + 12, { size: SIZE.small, color: INK.muted }),
    ]),
}

/** The dealer stands over the project, which is read first. */
function upperRow(input: PaperInput): Row {
  const [dealer, project] = [dealerRow(input, INNER), projectRow(input, INNER)]
  return {
    height: dealer.height + project.height,
    draw: (left, top) => [...project.draw(left, top + dealer.height), ...dealer.draw(left, top)],
  }
}

type Lower = { readonly title: NumberedTitle; readonly shown: number }

const lowerRow = (input: PaperInput, { words }: SheetSize, { title, shown }: Lower): Row =>
  stacked([
    saidOnce(
      title,
      stacked([
        rule(INNER),
        revisionRows(input.quote.revisions, shown, INNER),
        spacer(4),
        quoteRow(input, INNER),
        noteRow(words, INNER),
      ]),
    ),
    titleRow(title, INNER),
  ])

/** Left free for a stamp at least, in points. */
const STAMP = 144
/** As long as the name of a sheet is: all sheets of a set show the same revisions. */
const LONGEST: NumberedTitle = {
  code: 'A1.1',
  name: 'Site, plan, elevation, notes, codes, schedules, and details',
  number: 10,
  of: 10,
}

/** How many of the latest revisions there is room for, the last one in any case. */
function shownRevisions(input: PaperInput, sheet: SheetSize): number {
  const most = Math.min(MOST_SHOWN, input.quote.revisions.length)
  const free = sheet.height - 2 * EDGE - PAD - upperRow(input).height - STAMP
  for (let shown = most; shown > 1; shown -= 1)
    if (lowerRow(input, sheet, { title: LONGEST, shown }).height <= free) return shown
  return Math.min(1, most)
}

/** The revisions that the cover has to list: all, where a title block does not say everything of each. */
export function revisionsOnCover(input: PaperInput, sheet: SheetSize): readonly Revision[] {
  const { revisions } = input.quote
  return isAllShown(revisions, shownRevisions(input, sheet), INNER) ? [] : revisions
}

const rule = (width: number): Row => ({
  height: 10,
  draw: (left, top) => [across(left - PAD, left + width + PAD, top + 4, { width: penOf('titleBlockRule') })],
})

const small = (text: string, width: number, color: string = INK.ink): Row =>
  paragraph(text, width, { size: SIZE.small, color })

function dealerRow({ dealer }: PaperInput, width: number): Row {
  const { sign, accent } = brandNow()
  const sale = dealer.number === '' ? '' : `Number ${dealer.number}`
  const lines = [
    ...(sale === '' ? [] : [small(sale, width - 34)]),
    ...(dealer.drawnBy === '' ? [] : [small(`Drawn by ${dealer.drawnBy}`, width)]),
    small(dealer.licence === '' ? 'License: not entered' : `License ${dealer.licence}`, width),
  ]
  const name = paragraph(dealer.name === '' ? 'Dealer: not entered' : dealer.name, width - 34, {
    size: 12.5,
    weight: 'bold',
  })
  const text = stacked([name, ...lines.slice(0, 1)])
  const rest = stacked([...lines.slice(1), rule(width)])
  const height = Math.max(30, text.height) + 4
  return {
    height: height + rest.height,
    draw: (left, top) => [
      {
        kind: 'group',
        matrix: [0.92, 0, 0, 0.92, left, top + 2],
        children: sign.shapes.map(({ d, fill }) => path(d, { fill: fill ?? accent })),
      },
      ...text.draw(left + 34, top),
      ...rest.draw(left, top + height),
    ],
  }
}

function projectRow({ project, analysis }: PaperInput, width: number): Row {
  return stacked([
    structuredRow(
      { kind: 'heading', level: 1 },
      stacked([
        small('Project', width, INK.muted),
        paragraph(project.name === '' ? 'not entered' : project.name, width, {
          size: 12.5,
          weight: 'bold',
        }),
      ]),
    ),
    ...(project.address.length === 0
      ? [small('Address: not entered', width)]
      : project.address.map((one) => small(one, width))),
    ...(project.contact === ''
      ? []
      : [
          small(`On site: ${[project.contact, project.phone].filter((one) => one !== '').join(', ')}`, width),
        ]),
    spacer(3),
    small(whatIsBuilt(analysis), width),
    rule(width),
  ])
}

const whatIsBuilt = ({ runs }: Analysis): string => {
  const rise = Math.max(0, ...runs.figures.map((run) => run.rise))
  return `Modular access ramp, ${lengthText(rise, 'height')} rise`
}

function quoteRow({ quote, dealer }: PaperInput, width: number): Row {
  const { permitNumber } = quote.review
  const facts = [
    ...(permitNumber === '' ? [] : [['Permit', permitNumber] as const]),
    ['Quote', quote.number || 'not entered'],
    ['Version', quote.version || 'not entered'],
    ['Date', dateText(quote.date)],
    ['Drawn', initialsOf(dealer.drawnBy) || 'not entered'],
    ['Checked', ''],
    ['Drawing', quote.hash],
  ] as const
  return stacked([rule(width), ...facts.map(([name, words]) => factRow(name, words, width))])
}

const FACT = { left: 56, line: 14 } as const

/** A name in the margin with what is known, or a line to write it on, which says nothing yet. */
function factRow(name: string, words: string, width: number): Row {
  const known = paragraph(words, width - FACT.left, { size: SIZE.small, weight: 'bold' })
  return {
    height: Math.max(FACT.line, known.height + 1.5),
    draw: (left, top) => [
      ...structured({ kind: words === '' ? 'artifact' : 'paragraph' }, [
        letters(name, left, top + 10, { size: SIZE.small, color: INK.muted }),
        ...known.draw(left + FACT.left, top + 0.5),
      ]),
      ...(words === ''
        ? [across(left + FACT.left, left + width, top + 12, { width: penOf('writeIn') })]
        : []),
    ],
  }
}

const noteRow = (sheet: string, width: number): Row =>
  stacked([
    rule(width),
    small(`Scales as noted under each view. Print ${sheet} at 100 %, check graphic scale.`, width),
    spacer(3),
    paragraph('Not engineered; see the manufacturer’s load table.', width, {
      size: SIZE.small,
      weight: 'bold',
    }),
  ])

const titleRow = ({ code, name, number, of }: NumberedTitle, width: number): Row => {
  const words = paragraph(name, width, { size: 11.5, weight: 'bold' })
  const line = rule(width)
  return {
    height: line.height + words.height + 46,
    draw: (left, top) => {
      const y = top + line.height + words.height + 34
      return [
        ...line.draw(left, top),
        ...structured({ kind: 'heading', level: 2 }, [
          letters(code, left, y, { size: 30, weight: 'bold' }),
          ...words.draw(left, top + line.height),
        ]),
        ...structured({ kind: 'paragraph' }, [
          letters(`sheet ${number} of ${of}`, left + width, y, { size: SIZE.small, align: 'end' }),
        ]),
      ]
    },
  }
}
