import { counted, type Line } from '@ramp/domain'
import {
  across,
  type Block,
  baseline,
  INK,
  letters,
  lineHeight,
  type Marks,
  type Row,
  rounded,
  SIZE,
  structured,
  type TableColumn,
  tableOf,
  tickBox,
  widthOf,
} from '@ramp/drafting'
import type { PaperInput } from '../../paper/input.ts'
import { type WorkStep, workOf } from '../work/work-steps.ts'
import { lookFor } from './table-look.ts'

/** Pounds over which one person does not carry a piece, and over which two do not (outputs, crew pack). */
const FOR_TWO = 51
const FOR_FOUR = 102

export type Lift = 'one' | 'two' | 'four'

export const liftOf = (pounds: number): Lift => {
  if (pounds > FOR_FOUR) return 'four'
  return pounds > FOR_TWO ? 'two' : 'one'
}

export type Load = {
  readonly shortName: string
  readonly description: string
  readonly pieces: number
  readonly each: number
  readonly all: number
  /** Numbers of the steps of the work that use it. */
  readonly steps: readonly number[]
}

type Job = Pick<PaperInput, 'analysis' | 'foundation'>

/** What is carried to the site, the heaviest piece first. */
export function loadsOf({ analysis, foundation }: Job): readonly Load[] {
  const work = workOf(analysis, foundation)
  return analysis.partsList.lines
    .map((line) => loadOf(line, work))
    .toSorted((a, b) => b.each - a.each || (a.shortName < b.shortName ? -1 : 1))
}

const loadOf = ({ shortName, description, quantity, weight }: Line, work: readonly WorkStep[]): Load => ({
  shortName,
  description: withoutPrices(description),
  pieces: quantity,
  each: quantity === 0 ? 0 : weight / quantity,
  all: weight,
  steps: work.flatMap(({ pieces }, index) =>
    pieces.some((one) => one.shortName === shortName) ? [index + 1] : [],
  ),
})

/** `Closure made to order, priced on request` without what the crew has no use for. */
const withoutPrices = (description: string): string =>
  description
    .split(', ')
    .filter((clause) => !/pric/i.test(clause))
    .join(', ')

const pounds = (weight: number): string => `${Math.round(weight * 10) / 10}`

const LIFTS: Readonly<Record<Lift, string>> = { one: '', two: '2 people', four: '4 or cart' }

/** A word in a box: black for what is heaviest. */
function liftMarks(lift: Lift, left: number, top: number): Marks {
  const words = LIFTS[lift]
  if (words === '') return []
  const isHeavy = lift === 'four'
  const width = widthOf(words, { size: SIZE.small, weight: 'bold' }) + 10
  const box = { left, top: top - 0.5, width, height: 13.5 }
  return [
    rounded(box, 3, { width: 0.9 }, isHeavy ? INK.ink : INK.paper),
    letters(words, left + width / 2, top + baseline(SIZE.small), {
      size: SIZE.small,
      weight: 'bold',
      align: 'middle',
      color: isHeavy ? INK.paper : INK.ink,
    }),
  ]
}

const COLUMNS: readonly TableColumn<Load>[] = [
  { title: '', cell: () => '', mark: { width: 10, draw: (_, left, top) => [tickBox(left, top + 2)] } },
  { title: 'Part', cell: ({ description }) => description, isFlexible: true },
  { title: 'Name', cell: ({ shortName }) => shortName },
  { title: 'Step', cell: ({ steps }) => steps.join(', '), align: 'end' },
  { title: 'Pieces', cell: ({ pieces }) => (pieces === 0 ? 'to order' : `${pieces}`), align: 'end' },
  { title: 'Each', cell: ({ each }) => pounds(each), align: 'end' },
  { title: 'All', cell: ({ all }) => pounds(all), align: 'end' },
  {
    title: 'Lift',
    cell: () => '',
    mark: { width: 58, draw: ({ each }, left, top) => liftMarks(liftOf(each), left, top) },
  },
]

/** Everything to load, heaviest first, with who lifts it, boxes to tick and the sum. */
export function loadBlock(job: Job, width: number): Block {
  const loads = loadsOf(job)
  const { head, rows } = tableOf(COLUMNS, loads, width, lookFor(loads.length))
  return {
    heading: 'Load list',
    remark:
      'heaviest first, in pounds; over 51 lb two people, over 102 lb four or a cart; step of the order of work',
    head,
    rows: [...rows, sumRow(loads, width)],
  }
}

const sumRow = (loads: readonly Load[], width: number): Row => {
  const pieces = loads.reduce((sum, one) => sum + one.pieces, 0)
  const weight = loads.reduce((sum, one) => sum + one.all, 0)
  return {
    height: lineHeight(SIZE.lead) + 6,
    draw: (left, top) => [
      across(left, left + width, top, { width: 0.8 }),
      ...structured({ kind: 'paragraph' }, [
        letters(
          `In all ${counted(pieces, 'piece')}, ${Math.round(weight)} lb`,
          left + 19,
          top + 3 + baseline(SIZE.lead),
          { size: SIZE.lead, weight: 'bold' },
        ),
      ]),
    ],
  }
}
