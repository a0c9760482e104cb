import { type Analysis, brandNow } from '@ramp/domain'
import {
  across,
  boxed,
  CLOSE,
  clamped,
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
  tableOf,
} from '@ramp/drafting'
import { dateText, initialsOf, type PaperInput, type Revision } from '../paper/input.ts'
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
export function frameMarks(
  input: PaperInput,
  { width, height, words }: SheetSize,
  title: NumberedTitle,
): Marks {
  const left = width - EDGE - STRIP
  const border = { left: EDGE, top: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE }
  const inner = STRIP - 2 * PAD
  const upper = stacked([dealerRow(input, inner), projectRow(input, inner)])
  const lower = stacked([
    revisionRow(input.quote.revisions, inner),
    quoteRow(input, inner),
    noteRow(words, inner),
    titleRow(title, inner),
  ])
  const stampTop = EDGE + PAD + upper.height
  const lowerTop = height - EDGE - lower.height
  return [
    boxed(border, { width: penOf('border') }),
    down(left, EDGE, height - EDGE, { width: penOf('titleBlock') }),
    ...upper.draw(left + PAD, EDGE + PAD),
    letters('For the authority’s stamp', left + PAD, stampTop + 12, { size: SIZE.small, color: INK.muted }),
    ...lower.draw(left + PAD, lowerTop),
  ]
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
    small('Project', width, INK.muted),
    paragraph(project.name === '' ? 'not entered' : project.name, width, {
      size: 12.5,
      weight: 'bold',
    }),
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

const BLANKS = 2

/** `11-22-26` of `2026-11-22`; what was typed otherwise stays. */
const shortDate = (date: string): string => date.replace(/^\d{2}(\d{2})-(\d{2})-(\d{2})$/, '$2-$3-$1')

function revisionRow(revisions: readonly Revision[], width: number): Row {
  const blank: Revision = { letter: ' ', date: '', by: '', what: '' }
  const { head, rows } = tableOf<Revision>(
    [
      { title: 'Rev', cell: ({ letter }) => letter, size: SIZE.small },
      { title: 'Date', cell: ({ date }) => clamped(shortDate(date), 50), size: SIZE.small },
      { title: 'By', cell: ({ by }) => clamped(by, 20), size: SIZE.small },
      { title: 'What', cell: ({ what }) => clamped(what, 130), size: SIZE.small, isFlexible: true },
    ],
    [...revisions.slice(-4), ...Array.from({ length: BLANKS }, () => blank)],
    width,
    CLOSE,
  )
  return stacked([rule(width), small('Revisions', width, INK.muted), head, ...rows, spacer(4)])
}

function quoteRow({ quote, dealer }: PaperInput, width: number): Row {
  const facts = [
    ['Quote', quote.number || 'not entered'],
    ['Version', quote.version || 'not entered'],
    ['Date', dateText(quote.date)],
    ['Drawn', initialsOf(dealer.drawnBy) || 'not entered'],
    ['Checked', ''],
    ['Drawing', quote.hash],
  ] as const
  return stacked([
    rule(width),
    ...facts.map(
      ([name, words]): Row => ({
        height: 14,
        draw: (left, top) => [
          letters(name, left, top + 10, { size: SIZE.small, color: INK.muted }),
          ...(words === ''
            ? [across(left + 56, left + width, top + 12, { width: penOf('writeIn') })]
            : [
                letters(clamped(words, width - 56, { weight: 'bold' }), left + 56, top + 10, {
                  size: SIZE.small,
                  weight: 'bold',
                }),
              ]),
        ],
      }),
    ),
  ])
}

const noteRow = (sheet: string, width: number): Row =>
  stacked([
    rule(width),
    small(`Scales as noted under each view. Print ${sheet} at 100 %, check graphic scale.`, width),
    spacer(3),
    paragraph('Not engineered; see the maker’s load table.', width, { size: SIZE.small, weight: 'bold' }),
  ])

const titleRow = ({ code, name, number, of }: NumberedTitle, width: number): Row => {
  const words = stacked([rule(width), paragraph(name, width, { size: 11.5, weight: 'bold' })])
  return {
    height: words.height + 46,
    draw: (left, top) => [
      ...words.draw(left, top),
      letters(code, left, top + words.height + 34, { size: 30, weight: 'bold' }),
      letters(`sheet ${number} of ${of}`, left + width, top + words.height + 34, {
        size: SIZE.small,
        align: 'end',
      }),
    ],
  }
}
