import { type Box, boxAround, type Inches, midpoint, type Point } from '@ramp/domain'
import { lengthText, pointsPerInch, type Scale, type Size } from '@ramp/drafting'
import { planDimensionsIn, settingOut, UNCUT } from '@ramp/solids'
import { cutPlaces } from '../../content/match-lines/cut-places.ts'
import type { MatchLine } from '../../content/match-lines/match-line.ts'
import { type Plan, planIn } from '../../content/plan.ts'
import type { PlanMatchLine } from './plan-match-lines.ts'
import { CLOSE_AROUND, type PlanPieceFacts } from './plan-view.ts'

export type CutPlan = PlanPieceFacts & { readonly plan: Plan }

/** What stands around a piece: dimensions, match lines with their words, and its title below. */
const AROUND = { across: CLOSE_AROUND.across + 30, down: CLOSE_AROUND.down + 24, title: 70 } as const
/** A piece is no smaller than this, however small its sheet is. */
const LEAST: Inches = 10 * 12

/** A plan that is larger than the room of a sheet, cut into the fewest pieces; a cut goes through as few parts as it can. */
export function planPieces(plan: Plan, scale: Scale, room: Size): readonly CutPlan[] {
  const isTurned = plan.turn % 180 !== 0
  const most = {
    across: Math.max(LEAST, (room.width - 2 * AROUND.across) / pointsPerInch(scale.ratio)),
    down: Math.max(LEAST, (room.height - 2 * AROUND.down - AROUND.title) / pointsPerInch(scale.ratio)),
  }
  const boxes = settingOut(plan.analysis).parts.map(({ outline }) => boxAround(outline))
  const columns = stretches('x', boxes, isTurned ? most.down : most.across)
  const rows = stretches('y', boxes, isTurned ? most.across : most.down)
  const cells = rows.flatMap((row, down) =>
    columns.flatMap((column, across): readonly Cell[] => {
      const window: Box = { min: { x: column[0], y: row[0] }, max: { x: column[1], y: row[1] } }
      return planDimensionsIn(plan.analysis, window).length === 0 ? [] : [{ across, down, window }]
    }),
  )
  return cells.map((cell, index) => {
    const beside = besideOf(cell, cells, columns.length)
    const piece = planIn(plan, openedTo(cell.window, beside))
    return {
      plan: piece,
      name: `${index + 1} of ${cells.length}`,
      overall: index === 0 ? overallText(plan) : '',
      lines: linesOf(piece, beside),
    }
  })
}

type Stretch = readonly [Inches, Inches]
type Cell = { readonly across: number; readonly down: number; readonly window: Box }

const SIXTEENTHS = 16

/** From cut to cut along one axis; cuts are whole sixteenths from the first edge, as dimensions are. */
function stretches(axis: 'x' | 'y', boxes: readonly Box[], most: Inches): readonly Stretch[] {
  const edges = boxes.flatMap(({ min, max }) => [min[axis], max[axis]])
  const [from, to] = [Math.min(...edges), Math.max(...edges)]
  const rounded = (at: Inches) => from + Math.round((at - from) * SIXTEENTHS) / SIXTEENTHS
  const cuts = cutPlaces([from, to], {
    most,
    stations: edges.map(rounded),
    costAt: (at) => boxes.filter(({ min, max }) => min[axis] < at - 1 && max[axis] > at + 1).length,
    isFree: true,
  }).map(rounded)
  const ends = [UNCUT.min[axis], ...cuts, UNCUT.max[axis]]
  return ends.slice(1).map((end, index): Stretch => [ends[index] ?? end, end])
}

type SideOfCell = 'left' | 'right' | 'top' | 'bottom'
/** Another piece beyond a side, and the line between. */
type Beside = MatchLine & { readonly side: SideOfCell }

/** The cells beside one; upright lines are counted first, each is one line through all cells. */
function besideOf({ across, down }: Cell, cells: readonly Cell[], columns: number): readonly Beside[] {
  const sides = [
    { side: 'left', by: [-1, 0], line: across - 1 },
    { side: 'right', by: [1, 0], line: across },
    { side: 'top', by: [0, -1], line: columns - 1 + down - 1 },
    { side: 'bottom', by: [0, 1], line: columns - 1 + down },
  ] as const
  return sides.flatMap(({ side, by: [right, below], line }): readonly Beside[] => {
    const beyond = cells.findIndex((one) => one.across === across + right && one.down === down + below)
    return beyond === -1 ? [] : [{ side, line, beyond, isOnward: right + below > 0 }]
  })
}

/** A window that is cut only where something goes on. */
function openedTo({ min, max }: Box, beside: readonly Beside[]): Box {
  const isCut = (side: SideOfCell) => beside.some((one) => one.side === side)
  return {
    min: { x: isCut('left') ? min.x : UNCUT.min.x, y: isCut('top') ? min.y : UNCUT.min.y },
    max: { x: isCut('right') ? max.x : UNCUT.max.x, y: isCut('bottom') ? max.y : UNCUT.max.y },
  }
}

function linesOf(plan: Plan, beside: readonly Beside[]): readonly PlanMatchLine[] {
  const { min, max } = plan.window
  const inside = middleOf(plan)
  const edges = { left: { x: min.x }, right: { x: max.x }, top: { y: min.y }, bottom: { y: max.y } }
  return beside.map(({ side, ...one }) => ({ ...one, inside, at: { ...inside, ...edges[side] } }))
}

/** A place of the layout in what a piece shows. */
function middleOf({ view: { shapes } }: Plan): Point {
  const { min, max } = boxAround(shapes.flatMap(({ points }) => points))
  return midpoint(min, max)
}

/** `Over all 480'-1" x 5'-6".`, as the plan in one piece has it. */
function overallText({ view: { dimensions } }: Plan): string {
  const along = (axis: 'x' | 'y') =>
    Math.max(
      0,
      ...dimensions.map(({ from, to, measure }) => (Math.abs(to[axis] - from[axis]) > 0.01 ? measure : 0)),
    )
  const sizes = [along('x'), along('y')].toSorted((a, b) => b - a)
  return `Over all ${sizes.map((one) => lengthText(one, 'plan-dimension')).join(' x ')}. `
}
