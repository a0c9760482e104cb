import { describe, expect, test } from 'vitest'
import { letters } from '../typeset/marks.ts'
import { type BoxToPack, flowIn, type PackRules, pack } from './pack.ts'
import { type WordsToPack, wordsToPack } from './words-to-pack.ts'

const sheet = { left: 0, top: 0, width: 1000, height: 600 }

const view = (width: number, height: number): BoxToPack => ({
  kind: 'box',
  sizes: [{ width, height }],
  isInOrder: true,
  isWidened: false,
})
const detail = (width: number, height: number): BoxToPack => ({ ...view(width, height), isInOrder: false })
const widened = (width: number, height: number): BoxToPack => ({ ...view(width, height), isWidened: true })
/** A view that may be `close` where it finds no room at its first size. */
const either = (first: readonly [number, number], close: readonly [number, number]): BoxToPack => ({
  ...view(...first),
  sizes: [first, close].map(([width, height]) => ({ width, height })),
})
/** Words of so many rows, each 10 high. */
const words = (count: number): WordsToPack =>
  wordsToPack('words', { least: 300, most: 300 }, () => [
    {
      heading: '',
      rows: Array.from({ length: count }, () => ({
        height: 10,
        draw: (left, top) => [letters('row', left, top)],
      })),
    },
  ])

const RULES: PackRules = {
  widthOf: ({ least }) => least,
  margin: 0,
  isAfterViews: false,
  mayTear: false,
  isTight: false,
  mostSheets: 9,
}

type Place = readonly [sheet: number, left: number, top: number, width: number, height: number]
type Row = readonly [
  what: string,
  items: readonly (BoxToPack | WordsToPack)[],
  rules: Partial<PackRules>,
  places: readonly Place[],
]

/** Where things are: boxes first, then the columns of words. */
function placesOf(items: Row[1], rules: Partial<PackRules>): readonly Place[] | null {
  const packing = pack(items, sheet, { ...RULES, ...rules })
  if (!packing) return null
  const frames = [...packing.boxes, ...packing.words.flatMap(({ columns }) => columns)]
  return frames.map(({ sheet: on, frame: { left, top, width, height } }) => [on, left, top, width, height])
}

describe('boxes and words on sheets of 1000 x 600', () => {
  test.each<Row>([
    [
      'two views that fit are on one sheet',
      [view(500, 600), view(400, 600)],
      {},
      [
        [0, 0, 0, 500, 600],
        [0, 518, 0, 400, 600],
      ],
    ],
    [
      'a view that does not fit beside or below goes on the next sheet',
      [view(600, 600), view(400, 600)],
      {},
      [
        [0, 0, 0, 600, 600],
        [1, 0, 0, 400, 600],
      ],
    ],
    [
      'no view is on a sheet before that of the view before it',
      [view(800, 600), view(900, 300), view(100, 100)],
      {},
      [
        [0, 0, 0, 800, 600],
        [1, 0, 0, 900, 300],
        [1, 0, 314, 100, 100],
      ],
    ],
    [
      'a detail is on the first sheet that has room for it',
      [view(800, 600), view(900, 300), detail(100, 100)],
      {},
      [
        [0, 0, 0, 800, 600],
        [1, 0, 0, 900, 300],
        [0, 818, 0, 100, 100],
      ],
    ],
    [
      'or keeps to the sheet of the last view',
      [view(800, 600), view(900, 300), detail(100, 100)],
      { isAfterViews: true },
      [
        [0, 0, 0, 800, 600],
        [1, 0, 0, 900, 300],
        [1, 0, 314, 100, 100],
      ],
    ],
    [
      'a view takes its second size where only that has room',
      [view(500, 600), either([500, 600], [450, 600])],
      {},
      [
        [0, 0, 0, 500, 600],
        [0, 518, 0, 450, 600],
      ],
    ],
    [
      'and at once where all are to be close',
      [either([500, 600], [450, 600])],
      { isTight: true },
      [[0, 0, 0, 450, 600]],
    ],
    [
      'a view is widened up to what is beside it',
      [widened(300, 600), view(500, 600)],
      {},
      [
        [0, 0, 0, 300, 600],
        [0, 318, 0, 500, 600],
      ],
    ],
    ['and up to the edge of the sheet', [widened(300, 600)], {}, [[0, 0, 0, 1000, 600]]],
    [
      'a view larger than a sheet has one for itself',
      [view(200, 200), view(1200, 300), view(200, 200)],
      {},
      [
        [0, 0, 0, 200, 200],
        [1, 0, 0, 1000, 300],
        [1, 0, 314, 200, 200],
      ],
    ],
    [
      'words are in one column below a view',
      [view(1000, 300), words(20)],
      {},
      [
        [0, 0, 0, 1000, 300],
        [0, 0, 314, 300, 200],
      ],
    ],
    [
      'and in even columns where one is too high',
      [view(1000, 300), words(40)],
      {},
      [
        [0, 0, 0, 1000, 300],
        [0, 0, 314, 300, 200],
        [0, 318, 314, 300, 200],
      ],
    ],
    [
      'words have the left of the first sheet where it is kept for them',
      [view(500, 600), words(20)],
      { margin: 318 },
      [
        [0, 318, 0, 500, 600],
        [0, 0, 0, 300, 200],
      ],
    ],
    [
      'words that find no room go on the next sheet in one piece',
      [view(1000, 300), words(100)],
      {},
      [
        [0, 0, 0, 1000, 300],
        [1, 0, 0, 300, 500],
        [1, 318, 0, 300, 500],
      ],
    ],
    [
      'or are torn and go on there',
      [view(1000, 300), words(100)],
      { mayTear: true },
      [
        [0, 0, 0, 1000, 300],
        [0, 0, 314, 300, 286],
        [0, 318, 314, 300, 286],
        [0, 636, 314, 300, 286],
        [1, 0, 0, 300, 160],
      ],
    ],
  ])('%s', (_what, items, rules, places) => expect(placesOf(items, rules)).toEqual(places))

  test('are not packed on more sheets than there may be', () => {
    expect(placesOf([view(1000, 600), view(1000, 600)], { mostSheets: 1 })).toBeNull()
  })
})

test.each([[1], [2], [20], [41], [100], [130], [400]])(
  'words of %i rows are all in their columns, one a line',
  (count) => {
    const [packed] = pack([view(1000, 400), words(count)], sheet, { ...RULES, mayTear: true })?.words ?? []
    if (!packed) throw new Error('no words are packed')
    const flow = flowIn(packed)
    const lines = Array.from({ length: flow.sheets }, (_, on) =>
      flow.marksOn(on).map((mark) => ({ on, mark })),
    ).flat()
    const inColumn = lines.filter(({ on, mark }) =>
      packed.columns.some(
        ({ sheet: own, frame: { left, top, height } }) =>
          own === on &&
          mark.kind === 'text' &&
          mark.x === left &&
          mark.y >= top &&
          mark.y + 10 <= top + height + 0.1,
      ),
    )
    expect(lines.length).toBe(count)
    expect(inColumn.length).toBe(count)
  },
)
