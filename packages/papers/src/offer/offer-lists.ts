import {
  across,
  baseline,
  hung,
  INK,
  letters,
  line,
  type Marks,
  type Row,
  SIZE,
  stacked,
  structured,
} from '@ramp/drafting'
import type { PrintedPrice } from '@ramp/pricing'
import type { PaperInput } from '../paper/input.ts'
import { includedParts } from './included-parts.ts'
import { includedWork, notIncluded } from './offer-facts.ts'

/** In points. */
export const LIST_WIDTH = 172

const signRow = (words: string, isIn: boolean): Row =>
  hung(words, LIST_WIDTH, {
    indent: 15,
    mark: (left, top) => [
      isIn
        ? line(
            [
              { x: left, y: top + 7 },
              { x: left + 3, y: top + 10.5 },
              { x: left + 9, y: top + 3 },
            ],
            { width: 1.6, color: INK.good },
          )
        : across(left, left + 7, top + 6.5, { width: 1.2, color: INK.muted }),
    ],
  })

/** A list of the first page with its heading. */
type List = { readonly heading: string; readonly rows: Row }

/** What is included and what is not, each with its sign; a list without rows is left out. */
export function listRows(input: PaperInput, price: PrintedPrice | null): readonly List[] {
  const inside = [...includedParts(input), ...includedWork(price)]
  const outside = notIncluded(input.analysis, price)
  return [
    { heading: 'Included', rows: stacked(inside.map((words) => signRow(words, true))) },
    ...(outside.length > 0
      ? [{ heading: 'Not included', rows: stacked(outside.map((words) => signRow(words, false))) }]
      : []),
  ]
}

/** A list with its heading at a height of the page. */
export const listMarks = ({ heading, rows }: List, left: number, listsTop: number): Marks => [
  ...structured({ kind: 'heading', level: 2 }, [
    letters(heading, left, listsTop + baseline(SIZE.heading), { size: SIZE.heading, weight: 'bold' }),
  ]),
  ...rows.draw(left, listsTop + 20),
]
