import type { DrawingDifference, PartDifference, Point } from '@ramp/domain'
import { boxData, hairline, lineData, type Mark, type Marks, path, text, textWidth } from '@ramp/drafting'
import type { DifferenceColors } from './difference-look.ts'

type Entry = {
  readonly kind: PartDifference['kind']
  readonly words: string
  readonly sign: (color: string) => Mark
  readonly role: keyof DifferenceColors
}

/** Pixels. */
const SIGN = 16
const LETTERS = 11
const GAP = 14

const ENTRIES: readonly Entry[] = [
  {
    kind: 'new',
    words: '+ new',
    role: 'added',
    sign: (color) => path(boxData(0, -SIGN / 2, SIGN, SIGN), { stroke: hairline(color, 3) }),
  },
  {
    kind: 'gone',
    words: '− removed',
    role: 'removed',
    sign: (color) => path(boxData(0, -SIGN / 2, SIGN, SIGN), { stroke: hairline(color, 2, [4, 3]) }),
  },
  {
    kind: 'moved',
    words: 'moved (1 → 1), ≠ changed',
    role: 'moved',
    sign: (color) =>
      path(
        `${lineData([
          { x: 0, y: 0 },
          { x: SIGN, y: 0 },
        ])}M${SIGN - 5} -4L${SIGN} 0L${SIGN - 5} 4`,
        { stroke: hairline(color, 2) },
      ),
  },
]

/** How the signs of a difference are read, in a row from a place on: only those that are on the plan. */
export function drawDifferenceLegend(
  { parts }: DrawingDifference,
  at: Point,
  colors: DifferenceColors,
): Marks {
  let x = 0
  const children = ENTRIES.filter(({ kind }) => parts.some((part) => part.kind === kind)).flatMap((entry) => {
    const left = x
    x += SIGN + 6 + textWidth(entry.words, { size: LETTERS, weight: 'regular' }) + GAP
    const color = colors[entry.role]
    return [
      shifted(entry.sign(color), left),
      text(entry.words, { x: left + SIGN + 6, y: LETTERS * 0.36 }, LETTERS, { align: 'start' }),
    ]
  })
  return children.length === 0 ? [] : [{ kind: 'pinned', at, children }]
}

const shifted = (mark: Mark, x: number): Mark => ({
  kind: 'group',
  matrix: [1, 0, 0, 1, x, 0],
  children: [mark],
})
