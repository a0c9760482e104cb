import { type Box, normalizeAngle, type PlacedPart, type Placement, type Point } from '@ramp/domain'
import { group, type Marks, type Matrix } from '@ramp/drafting'

/** A quarter turn to the left: what ran down the canvas runs along the sheet, its foot at the right. */
const QUARTER: Matrix = [0, -1, 1, 0, 0, 0]

export const turnedPoint = ({ x, y }: Point): Point => ({ x: y, y: -x })

/** The drawing a quarter turn to the left; letters that stand upright on the canvas stand upright again. */
export const turnedMarks = (marks: Marks): Marks => [group(marks, { matrix: QUARTER })]

/** Where parts lie and how their sides face on the turned plan. */
export function turnedPlacement(placement: Placement): Placement {
  const parts = placement.parts.map(turnedPart)
  return { ...placement, parts, byId: new Map(parts.map((placed) => [placed.part.id, placed])) }
}

function turnedPart(placed: PlacedPart): PlacedPart {
  const { TOP, RIGHT, BOTTOM, LEFT } = placed.sides
  const turned = (side: typeof TOP): typeof TOP => ({
    ...side,
    middle: turnedPoint(side.middle),
    left: turnedPoint(side.left),
    right: turnedPoint(side.right),
    normal: turnedPoint(side.normal),
    facing: normalizeAngle(side.facing - 90),
  })
  return {
    ...placed,
    box: turnedBox(placed.box),
    sides: { TOP: turned(TOP), RIGHT: turned(RIGHT), BOTTOM: turned(BOTTOM), LEFT: turned(LEFT) },
  }
}

const turnedBox = ({ min, max }: Box): Box => ({
  min: { x: min.y, y: -max.x },
  max: { x: max.y, y: -min.x },
})
