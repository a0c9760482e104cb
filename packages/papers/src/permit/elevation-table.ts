import {
  across,
  architectLength,
  down,
  type Frame,
  letters,
  type Marks,
  onPaper,
  type PlacedView,
  paragraph,
  penOf,
  type Row,
  type Scale,
  SIZE,
  widthOf,
} from '@ramp/drafting'
import type { ElevationStretch, SystemElevation } from '@ramp/solids'
import { listed } from '../content/words.ts'

const ROWS = ['Part', 'Length', 'Run', 'Rise', 'Slope'] as const
const ROW_HEIGHT = 15
/** The sum of the walk, and two lines of what was too narrow where there is such. */
const underTable = ({ stretches }: SystemElevation, { ratio }: Scale): number =>
  stretches.some(({ covers }) => onPaper(covers, ratio) < NARROW) ? 50 : 22
/** No length in feet, inches and sixteenths is wider. */
const NARROW = 60

/** Height of the table under an elevation with the lines below it, in points. */
export const heightOfTable = (elevation: SystemElevation, scale: Scale): number =>
  ROWS.length * ROW_HEIGHT + underTable(elevation, scale)

/** Steeper than any ramp: a stair has risers and no slope. */
const STAIR = 0.4

const cellsOf = (one: ElevationStretch, isSloped: boolean): readonly string[] => [
  one.tag,
  architectLength(one.length),
  architectLength(one.covers),
  isSloped ? architectLength(one.rise) : '0"',
  one.rise > one.covers * STAIR ? 'stair' : one.slope,
]

/** What each part covers of the walk, under its place; what is too narrow for its words is told in a line below. */
export function stretchTable(
  { stretches }: SystemElevation,
  { toPaper }: PlacedView,
  frame: Frame,
  top: number,
): Marks {
  const first = stretches[0]
  const last = stretches.at(-1)
  if (!first || !last) return []
  const [start, end] = [toPaper({ x: first.from, y: 0 }).x, toPaper({ x: last.to, y: 0 }).x]
  const total = last.to - first.from
  return [
    ...ROWS.map((name, row) =>
      letters(name, frame.left, top + row * ROW_HEIGHT + 11, { size: SIZE.small, weight: 'bold' }),
    ),
    ...Array.from({ length: ROWS.length + 1 }, (_, row) =>
      across(frame.left, end, top + row * ROW_HEIGHT, { width: penOf(0.18) }),
    ),
    ...narrowWords(stretches, toPaper, end - frame.left).draw(
      frame.left,
      top + ROWS.length * ROW_HEIGHT + 20,
    ),
    ...stretches.flatMap((one): Marks => {
      const [from, to] = [toPaper({ x: one.from, y: 0 }).x, toPaper({ x: one.to, y: 0 }).x]
      const cells = cellsOf(one, Math.abs(one.rise) > 0.01)
      return [
        down(from, top, top + ROWS.length * ROW_HEIGHT, { width: penOf(0.18) }),
        ...cells.flatMap((words, row) =>
          isNarrow(words, one, toPaper)
            ? []
            : [
                letters(words, (from + to) / 2, top + row * ROW_HEIGHT + 11, {
                  size: SIZE.small,
                  align: 'middle',
                  weight: row === 0 ? 'bold' : 'regular',
                }),
              ],
        ),
      ]
    }),
    down(end, top, top + ROWS.length * ROW_HEIGHT, { width: penOf(0.18) }),
    letters(
      `${architectLength(total)} along the walk, over the ground`,
      (start + end) / 2,
      top + ROWS.length * ROW_HEIGHT + 14,
      {
        size: SIZE.small,
        weight: 'bold',
        align: 'middle',
      },
    ),
  ]
}

const isNarrow = (words: string, one: ElevationStretch, toPaper: PlacedView['toPaper']): boolean =>
  widthOf(words, { size: SIZE.small }) + 4 > toPaper({ x: one.to, y: 0 }).x - toPaper({ x: one.from, y: 0 }).x

/** The parts whose cells had no room, equal ones together: `R2 to R4: 8'-0", run 7'-11 11/16", rise 8", 1:11.95`. */
function narrowWords(
  stretches: readonly ElevationStretch[],
  toPaper: PlacedView['toPaper'],
  width: number,
): Row {
  const told = new Map<string, string[]>()
  for (const one of stretches) {
    const [tag = '', length = '', run = '', rise = '', slope = ''] = cellsOf(one, Math.abs(one.rise) > 0.01)
    if (![tag, length, run, rise, slope].some((words) => isNarrow(words, one, toPaper))) continue
    const words = `${length}, run ${run}, rise ${rise}, ${slope}`
    told.set(words, [...(told.get(words) ?? []), tag])
  }
  const text = [...told].map(([words, tags]) => `${listed(tags)}: ${words}`).join('. ')
  return paragraph(text, Math.max(width, 320), { size: SIZE.small })
}
