import type { Inches } from '@ramp/domain'
import {
  centered,
  type Drawn,
  dimensionsOnPaper,
  type Frame,
  frameAround,
  INK,
  type LetteredDimension,
  lengthText,
  type Numbered,
  northArrow,
  onPaper,
  PAPER_DIMENSIONS,
  placeDimensions,
  placedMarks,
  roomIn,
  structured,
  VIEW_TITLE_HEIGHT,
  viewTitle,
} from '@ramp/drafting'
import { isLevel } from '../content/part-facts.ts'
import { builtPlan, type Plan, placePlan, sizeOfPlan, wallMarks } from '../content/plan.ts'
import { planMarks } from '../content/plan-drawing.ts'
import { routeText } from '../content/route-text.ts'
import type { PaperInput } from '../paper/input.ts'

/** Tags and dimensions around a plan, both sides together. */
export const AROUND_PLAN = { width: 150, height: 92 } as const

/** The plan of what is built, dimensioned; turned where it was chosen to lie that way. */
export function planView(plan: Plan, frame: Frame, { number, scale }: Numbered): Drawn {
  const size = sizeOfPlan(plan)
  const [width, height] = [onPaper(size.width, scale.ratio), onPaper(size.height, scale.ratio)]
  const placed = placePlan(plan, scale.ratio, centered(frame, width, height))
  const within: Frame = { ...frame, height: frame.height - VIEW_TITLE_HEIGHT }
  const room = roomIn(within)
  const dimensions = dimensionsOnPaper(plan.view.dimensions, placed)
  const { north } = plan.analysis.layout.site
  const dimensioned = placeDimensions(overallFirst(dimensions), PAPER_DIMENSIONS, room)
  // Names of walls keep off lines that are painted over them.
  for (const { witnesses } of dimensioned) for (const ends of witnesses) room.takeSoftly(frameAround(ends))
  const walls = wallMarks(plan, placed, room)
  return {
    marks: [
      ...structured({ kind: 'figure', alternative: `Plan. ${routeText(plan.analysis)}` }, [
        ...walls,
        ...placedMarks(dimensioned),
        ...planMarks(plan, placed, room, {
          height: (inches) => lengthText(inches, 'height-over-datum'),
          hasBraces: true,
          hasDiagonals: false,
          hasTags: true,
          closureInk: INK.ink,
        }),
        ...(north === undefined
          ? []
          : northArrow(frame.left + frame.width - 26, frame.top + 34, north + plan.turn)),
      ]),
      ...viewTitle(
        {
          number,
          name: 'Plan of the ramp',
          scale,
          remark: `Runs measured over the ground; heights above ${isLevel(plan.analysis) ? 'grade' : 'the datum'}`,
        },
        { left: frame.left, top: frame.top + frame.height - VIEW_TITLE_HEIGHT, width: frame.width },
      ),
    ],
    viewport: { name: 'Plan', frame: within, ratio: scale.ratio },
  }
}

/** Overall sizes take their place before the stretches of a chain look for theirs. */
export const overallFirst = (dimensions: readonly LetteredDimension[]): readonly LetteredDimension[] => [
  ...dimensions.filter(({ weight }) => weight === 'bold'),
  ...dimensions.filter(({ weight }) => weight !== 'bold'),
]

export const permitPlan = ({ analysis }: PaperInput): Plan => {
  const upright = builtPlan(analysis)
  const { width, height } = sizeOfPlan(upright)
  // A long system lies along a landscape sheet.
  return height > 1.8 * width && height > LONG ? builtPlan(analysis, 90) : upright
}

const LONG: Inches = 40 * 12
