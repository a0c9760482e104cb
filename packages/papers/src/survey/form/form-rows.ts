import {
  across,
  clamped,
  type Letters,
  letters,
  type Marks,
  type Row,
  SIZE,
  stacked,
  structured,
  tickBox,
  widthOf,
} from '@ramp/drafting'

/** Room for a pencil: the height of a line to write on, in points. */
export const PENCIL_LINE = 16.5
const BASELINE = 12
const RULE_BELOW = 3
const GAP = 4
const BETWEEN = 10
const BOX = 9
const AFTER_BOX = 4
const BETWEEN_TICKS = 9
const INDENT = 12

const WORDS = { size: SIZE.small } as const satisfies Letters
const KNOWN = { size: SIZE.small, weight: 'bold' } as const satisfies Letters

/** A line to write on: what belongs there, what is known of it, and the unit where nothing is. */
export type Blank = {
  readonly label: string
  /** Null or empty where nobody entered it. */
  readonly value?: string | null
  readonly unit?: 'in' | 'lb' | 'ft    in'
  /** Its part of the width beside others; one where it is left out. */
  readonly share?: number
}

/** Blanks beside one another on one line. */
export function blanks(list: readonly Blank[], width: number): Row {
  const shares = list.reduce((sum, { share = 1 }) => sum + share, 0)
  const free = width - BETWEEN * (list.length - 1)
  return {
    height: PENCIL_LINE,
    draw: (left, top) => {
      let x = left
      return list.flatMap((blank) => {
        const own = (free * (blank.share ?? 1)) / shares
        const marks = blankMarks(blank, { left: x, width: own, y: top + BASELINE })
        x += own + BETWEEN
        return marks
      })
    },
  }
}

type Place = { readonly left: number; readonly width: number; readonly y: number }

function blankMarks({ label, value, unit = undefined }: Blank, { left, width, y }: Place): Marks {
  const from = left + widthOf(label, WORDS) + GAP
  const isKnown = value !== undefined && value !== null && value.trim() !== ''
  const [first, second] = isKnown || unit === undefined ? [] : unit.split(/\s+/)
  const end = left + width
  const lastFrom = end - ((second ?? first) ? widthOf(second ?? first ?? '', WORDS) + GAP : 0)
  const middle = second === undefined ? null : from + (lastFrom - from) / 2
  return structured({ kind: 'paragraph' }, [
    letters(label, left, y, WORDS),
    ...(isKnown ? [letters(clamped(value.trim(), end - from - 2, KNOWN), from + 2, y, KNOWN)] : []),
    ...(middle === null
      ? [across(from, lastFrom, y + RULE_BELOW, { width: 0.6 })]
      : [
          across(from, middle, y + RULE_BELOW, { width: 0.6 }),
          letters(first ?? '', middle + GAP, y, WORDS),
          across(middle + GAP + 12, lastFrom, y + RULE_BELOW, { width: 0.6 }),
        ]),
    ...(lastFrom < end ? [letters(second ?? first ?? '', lastFrom + GAP, y, WORDS)] : []),
  ])
}

export type Tick = { readonly label: string; readonly isTicked?: boolean }

/** A question with boxes to tick; a box of what is known has its cross. They go on below where the width ends. */
export function ticks(label: string, list: readonly Tick[], width: number): Row {
  const lines: { readonly tick: Tick; readonly x: number }[][] = [[]]
  let x = label === '' ? 0 : widthOf(label, WORDS) + BETWEEN_TICKS
  for (const tick of list) {
    const own = BOX + AFTER_BOX + widthOf(tick.label, WORDS)
    if (x + own > width && lines.at(-1)?.length !== 0) {
      lines.push([])
      x = INDENT
    }
    lines.at(-1)?.push({ tick, x })
    x += own + BETWEEN_TICKS
  }
  return {
    height: lines.length * PENCIL_LINE,
    draw: (left, top) =>
      structured({ kind: 'paragraph' }, [
        ...(label === '' ? [] : [letters(label, left, top + BASELINE, WORDS)]),
        ...lines.flatMap((line, at) =>
          line.flatMap((one) => tickMarks(one.tick, left + one.x, top + at * PENCIL_LINE + BASELINE)),
        ),
      ]),
  }
}

const tickMarks = ({ label, isTicked = false }: Tick, left: number, y: number): Marks => [
  tickBox(left, y - BOX + 1, BOX),
  ...(isTicked ? [letters('X', left + BOX / 2, y - 0.4, { ...KNOWN, align: 'middle' })] : []),
  letters(label, left + BOX + AFTER_BOX, y, WORDS),
]

/** Words on a line by themselves, small. */
export const said = (words: string): Row => ({
  height: PENCIL_LINE - 2,
  draw: (left, top) => structured({ kind: 'paragraph' }, [letters(words, left, top + BASELINE - 1, WORDS)]),
})

const HEADING = 19

/** Rows below their heading. */
export const section = (heading: string, rows: readonly Row[]): Row =>
  stacked([
    {
      height: HEADING,
      draw: (left, top) =>
        structured({ kind: 'heading', level: 2 }, [
          letters(heading, left, top + 14, { size: SIZE.heading, weight: 'bold' }),
        ]),
    },
    ...rows,
  ])
