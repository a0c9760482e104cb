import { distance, type Inches } from '@ramp/domain'
import {
  ANYWHERE,
  dimensionsOnPaper,
  type Frame,
  frameAround,
  INK,
  type LetteredDimension,
  lackOfRoom,
  lengthText,
  type Marks,
  markBounds,
  onPaper,
  PAPER_DIMENSIONS,
  type PlacedView,
  POINTS,
  placeDimensions,
  placedMarks,
  type Room,
  roomIn,
  type Said,
  type Scale,
  type Size,
  structured,
  titleHeight,
  viewTitle,
} from '@ramp/drafting'
import { settingOut, taggedBraces, taggedClosures, taggedLegs } from '@ramp/solids'
import { type PieceSheets, UNPLACED } from '../../content/match-lines/match-line.ts'
import { northMarks } from '../../content/north/north-marks.ts'
import { isLevel } from '../../content/part-facts.ts'
import { builtPlan, type Plan, placePlan, sizeOfPlan } from '../../content/plan.ts'
import { planMarks } from '../../content/plan-drawing.ts'
import { pieceText, routeText } from '../../content/route-text.ts'
import { wallMarks } from '../../content/walls/wall-marks.ts'
import type { PaperInput } from '../../paper/input.ts'
import type { ShownView } from '../review/change-marks.ts'
import { type PlanMatchLine, planMatchMarks } from './plan-match-lines.ts'

/** Tags and dimensions around a plan have so much to each side where its sheet has no more, in points. */
export const CLOSE_AROUND = { across: 75, down: 46 } as const
/** No narrower, so that its title has room. */
const LEAST_WIDTH = 330

/** A plan at a scale: what it takes of a sheet with its title, and what where tags come nearer. */
export type ScaledPlan = {
  readonly sizesIn: (room: Size) => readonly Size[]
  readonly draw: (frame: Frame, number: number, sheets?: PieceSheets) => ShownView
}

/** Which piece of a plan it is, with the lines at which others go on. */
export type PlanPieceFacts = {
  /** `1 of 3`. */
  readonly name: string
  /** The size of the whole plan, said with its first piece. */
  readonly overall: string
  readonly lines: readonly PlanMatchLine[]
}
const WHOLE: PlanPieceFacts = { name: '', overall: '', lines: [] }

/** The plan of what is built, dimensioned; turned where it was chosen to lie that way. */
export function planAt(plan: Plan, scale: Scale, piece: PlanPieceFacts = WHOLE): ScaledPlan {
  const own = {
    width: onPaper(sizeOfPlan(plan).width, scale.ratio),
    height: onPaper(sizeOfPlan(plan).height, scale.ratio),
  }
  const around = roomAround({ plan, lines: piece.lines }, scale, own)
  const keys = heightOfKeys(plan, own)
  const withKeys = (one: Around): Around => ({ ...one, below: one.below + keys })
  const [all, dimensions] = [withKeys(around.all), withKeys(around.dimensions)]
  const said: Said = {
    scale,
    remark: `${piece.overall}Run lengths are horizontal; heights above ${isLevel(plan.analysis) ? 'grade' : 'the datum'}`,
  }
  const sizeWith = ({ left, right, above, below }: Around): Size => {
    const width = Math.max(LEAST_WIDTH, own.width + left + right)
    return { width, height: own.height + above + below + titleHeight(said, width) }
  }
  const sizes = [sizeWith(all), sizeWith(dimensions)]
  return {
    sizesIn: (room) => {
      const isIn = ({ width, height }: Size) => width <= room.width && height <= room.height
      return sizes.some(isIn) ? sizes : [sizeWith(closer(dimensions))]
    },
    draw: (frame, number, sheets = UNPLACED) => {
      const within: Frame = { ...frame, height: frame.height - titleHeight(said, frame.width) }
      const corner = {
        x:
          within.left +
          marginOf(within.width - own.width, [dimensions.left, dimensions.right], [all.left, all.right]),
        y:
          within.top +
          marginOf(within.height - own.height, [dimensions.above, dimensions.below], [all.above, all.below]),
      }
      const placed = placePlan(plan, scale.ratio, corner)
      const { dimensioned, lettered } = marksOf({ plan, lines: piece.lines, sheets }, placed, roomIn(within))
      const which = piece.name === '' ? '' : `, ${piece.name}`
      return {
        marks: [
          ...viewTitle(
            { number, name: `Plan of the ramp${which}`, ...said },
            { left: frame.left, top: within.top + within.height, width: frame.width },
          ),
          ...structured(
            {
              kind: 'figure',
              alternative: `Plan${which}. ${wordsOf(plan, piece)}`,
            },
            [...dimensioned, ...lettered],
          ),
        ],
        viewport: { name: `Plan${which}`, frame: within, ratio: scale.ratio },
        shown: { shapes: plan.view.shapes, toPaper: placed.toPaper },
      }
    },
  }
}

/** What stands for a plan where it is read aloud: its route, or which of the parts a piece shows. */
function wordsOf({ analysis, turn, isShown }: Plan, { name, overall }: PlanPieceFacts): string {
  if (name === '') return routeText(analysis, { turn })
  const shown = settingOut(analysis).parts.flatMap(({ id }) => (isShown(id) ? [id] : []))
  return pieceText(analysis, { shown, turn, isFirst: overall !== '' })
}

type PlanMarks = { readonly dimensioned: Marks; readonly lettered: Marks }

type MarkedPlan = {
  readonly plan: Plan
  readonly lines: readonly PlanMatchLine[]
  readonly sheets: PieceSheets
}

/** Walls, dimensions and match lines, and what is built with its tags. */
function marksOf({ plan, lines, sheets }: MarkedPlan, placed: PlacedView, room: Room): PlanMarks {
  // Decks and walls are hatched or painted over words that are on them.
  const decks = settingOut(plan.analysis).parts.filter(({ id }) => plan.isShown(id))
  for (const outline of [...decks.map((part) => part.outline), ...plan.walls.map(({ points }) => points)])
    room.takeSoftly(frameAround(outline.map(placed.toPaper)))
  const dimensions = placeDimensions(
    overallFirst(dimensionsOnPaper(plan.view.dimensions, placed)),
    PAPER_DIMENSIONS,
    room,
  )
  // Keys of tags keep off the lines of dimensions.
  for (const { line } of dimensions) room.take(frameAround(line))
  // Names of walls keep off lines that are painted over them.
  for (const { witnesses } of dimensions) for (const ends of witnesses) room.takeSoftly(frameAround(ends))
  const own = placedMarks(dimensions)
  const cuts = planMatchMarks(lines, { placed, sheets, room, around: own, plan })
  const walls = wallMarks(plan, placed, room)
  const lettered = planMarks(plan, placed, room, {
    height: (inches) => lengthText(inches, 'height-over-datum'),
    hasBraces: true,
    hasDiagonals: false,
    hasTags: true,
    closureInk: INK.ink,
  })
  return {
    dimensioned: [...walls, ...own, ...cuts.words],
    lettered: [...lettered, ...cuts.lines, ...northMarks(plan, placed, room)],
  }
}

/** About so many rows of tags have room along two sides of one line of parts, and between and around several. */
const LANES = { line: 2.8, several: 6 } as const
const TAG_WIDTH = 34
/** So much longer than wide is one line of parts. */
const LINE_OF_PARTS = 6
const KEY = { width: 72, line: 12, air: 20 } as const

/** What the key of tags without room at their places takes below a plan, in points; 0 where there is room for all. */
function heightOfKeys({ analysis, isShown }: Plan, own: Size): number {
  const [long, short] = [Math.max(own.width, own.height), Math.min(own.width, own.height)]
  const lanes = long < LINE_OF_PARTS * short ? LANES.several : LANES.line
  const tags = [
    ...settingOut(analysis).parts.map(({ id }) => id),
    ...taggedLegs(analysis).map(({ part }) => part),
    ...taggedBraces(analysis).map(({ brace }) => brace.part),
    ...taggedClosures(analysis).map(({ closure }) => closure.platform),
  ].filter(isShown).length
  const numbered = Math.ceil(tags - (lanes * (long + short)) / TAG_WIDTH)
  if (numbered <= 0) return 0
  return Math.ceil((numbered * KEY.width) / Math.max(LEAST_WIDTH, own.width)) * KEY.line + KEY.air
}

type Around = {
  readonly left: number
  readonly right: number
  readonly above: number
  readonly below: number
}

const AIR = 4

/** What stands around a plan where nothing keeps it near, and its dimensions alone. */
function roomAround(
  { plan, lines }: Pick<MarkedPlan, 'plan' | 'lines'>,
  scale: Scale,
  own: Size,
): { readonly all: Around; readonly dimensions: Around } {
  const placed = placePlan(plan, scale.ratio, { x: 0, y: 0 })
  const cut = { plan, lines, sheets: UNPLACED }
  const { dimensioned, lettered } = marksOf(cut, placed, roomIn(ANYWHERE))
  return { all: beyond([...dimensioned, ...lettered], own), dimensions: beyond(dimensioned, own) }
}

/** How far marks reach beyond something of a size that begins at the origin. */
function beyond(marks: Marks, { width, height }: Size): Around {
  const bounds = markBounds(marks, POINTS)
  if (!bounds) return { left: 0, right: 0, above: 0, below: 0 }
  const { min, max } = bounds
  return {
    left: AIR + Math.max(0, -min.x),
    right: AIR + Math.max(0, max.x - width),
    above: AIR + Math.max(0, -min.y),
    below: AIR + Math.max(0, max.y - height),
  }
}

const closer = ({ left, right, above, below }: Around): Around => ({
  left: Math.min(left, CLOSE_AROUND.across),
  right: Math.min(right, CLOSE_AROUND.across),
  above: Math.min(above, CLOSE_AROUND.down),
  below: Math.min(below, CLOSE_AROUND.down),
})

type Margins = readonly [before: number, after: number]

/** What is before a plan of the room that is left beside it: first for dimensions, then for tags; what is over is shared. */
function marginOf(left: number, dimensions: Margins, all: Margins): number {
  const [least, most] = [dimensions[0] + dimensions[1], all[0] + all[1]]
  if (left <= least) return (left * dimensions[0]) / least
  if (left >= most) return all[0] + (left - most) / 2
  return dimensions[0] + ((left - least) * (all[0] - dimensions[0])) / (most - least)
}

/** Overall sizes take their place before the stretches of a chain look for theirs, those that need the least room beside their line first. */
export const overallFirst = (dimensions: readonly LetteredDimension[]): readonly LetteredDimension[] => [
  ...dimensions.filter(({ weight }) => weight === 'bold'),
  ...dimensions
    .filter(({ weight }) => weight !== 'bold')
    .map((one) => ({ one, lack: lackOfRoom(distance(one.from, one.to), one.words, PAPER_DIMENSIONS) }))
    .toSorted((a, b) => Math.max(0, a.lack) - Math.max(0, b.lack))
    .map(({ one }) => one),
]

export const permitPlan = ({ analysis }: PaperInput): Plan => {
  const upright = builtPlan(analysis)
  const { width, height } = sizeOfPlan(upright)
  // A long system lies along a landscape sheet.
  return height > 1.8 * width && height > LONG ? builtPlan(analysis, 90) : upright
}

const LONG: Inches = 40 * 12
