import type { Point } from '@ramp/domain'
import {
  type Frame,
  frameAround,
  type Marks,
  markBounds,
  type PlacedView,
  POINTS,
  type Room,
  rowFinder,
} from '@ramp/drafting'
import {
  type MatchLabel,
  type MatchLine,
  matchLineMark,
  matchRow,
  matchRows,
  matchWords,
  type PieceSheets,
} from '../../content/match-lines/match-line.ts'
import { OVERLAP } from '../../content/match-lines/window.ts'
import type { Plan } from '../../content/plan.ts'

/** A match line of a plan: where the plan is cut, and a place on this side of it, in inches of the layout. */
export type PlanMatchLine = MatchLine & { readonly at: Point; readonly inside: Point }

type CutSheet = {
  readonly plan: Plan
  readonly placed: PlacedView
  readonly sheets: PieceSheets
  readonly room: Room
  /** Dimensions, which lines go beyond. */
  readonly around: Marks
}

/** A line goes so far beyond the dimensions at one end and beyond what it cuts at the other; words are so far from it. */
const BEYOND = 8
const OVER_DECK = 24
const TO_WORDS = 4
/** Nothing is lettered nearer to a line than this, and nothing beyond it. */
const CLEAR = 2
const FAR = 1e6

type DrawnLine = {
  readonly line: Marks
  readonly label: MatchLabel
  readonly frame: Frame
  readonly beyond: Frame
}

/** Match lines across what they cut, each with its words at its lower or its left end; nothing else goes there or beyond. */
export function planMatchMarks(
  cuts: readonly PlanMatchLine[],
  { plan, placed, sheets, room, around }: CutSheet,
): { readonly lines: Marks; readonly words: Marks } {
  const shapes = plan.view.shapes.flatMap(({ points }) => points.map(placed.toPaper))
  const bounds = markBounds(around, POINTS)
  if (cuts.length === 0 || shapes.length === 0) return { lines: [], words: [] }
  const all = frameAround([...shapes, ...(bounds ? [bounds.min, bounds.max] : [])])
  const rowFor = rowFinder({ gap: 12 })
  const drawn = cuts.map((cut): DrawnLine => {
    const [at, inside] = [placed.toPaper(cut.at), placed.toPaper(cut.inside)]
    const words = matchWords(cut, sheets)
    const near = (axis: 'x' | 'y') =>
      shapes.filter((one) => Math.abs(one[axis] - at[axis]) <= placed.onPaper(OVERLAP) + 1)
    return Math.abs(inside.x - at.x) > Math.abs(inside.y - at.y)
      ? uprightLine({ at, inside, near: near('x'), all }, matchRow(words), rowFor)
      : levelLine({ at, inside, near: near('y'), all }, matchRows(words, 'start'))
  })
  for (const { frame, beyond } of drawn) {
    room.take(frame)
    room.take(beyond)
  }
  return {
    lines: drawn.flatMap(({ line }) => line),
    words: drawn.flatMap(({ label, frame }) => label.marksAt(frame.left, frame.top)),
  }
}

type Cut = {
  readonly at: Point
  readonly inside: Point
  /** What the line cuts, and the frame of the whole view with its dimensions. */
  readonly near: readonly Point[]
  readonly all: Frame
}

/** From above what it cuts to below the view; a second one beside it has its words in the next row. */
function uprightLine(
  { at: { x, y }, inside, near, all }: Cut,
  label: MatchLabel,
  rowFor: ReturnType<typeof rowFinder>,
): DrawnLine {
  const isAtLeft = inside.x > x
  const left = isAtLeft ? x - CLEAR : x + CLEAR - label.width
  const row = rowFor({ from: left, to: left + label.width }) ?? 0
  const end = all.top + all.height + BEYOND + row * label.height
  return {
    line: matchLineMark({ x, y: Math.min(y, ...near.map((one) => one.y)) - OVER_DECK }, { x, y: end }),
    label,
    frame: { left, top: end + TO_WORDS, width: label.width, height: label.height },
    beyond: { left: isAtLeft ? x + CLEAR - FAR : x - CLEAR, top: -FAR, width: FAR, height: 2 * FAR },
  }
}

/** From left of the view to right of what it cuts. */
function levelLine({ at: { x, y }, inside, near, all }: Cut, label: MatchLabel): DrawnLine {
  const end = all.left - BEYOND
  return {
    line: matchLineMark({ x: end, y }, { x: Math.max(x, ...near.map((one) => one.x)) + OVER_DECK, y }),
    label,
    frame: {
      left: end - TO_WORDS - label.width,
      top: y - label.height / 2,
      width: label.width,
      height: label.height,
    },
    beyond: { left: -FAR, top: inside.y > y ? y + CLEAR - FAR : y - CLEAR, width: 2 * FAR, height: FAR },
  }
}
