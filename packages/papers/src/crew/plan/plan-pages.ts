import type { Analysis, PartId } from '@ramp/domain'
import { type Frame, onPaper, SCALES, type Scale } from '@ramp/drafting'
import { type MeasuredSystem, measuredSystems } from '@ramp/solids'
import { boxOfParts, builtPlan, type Plan, placePlan, sizeOfPlan } from '../../content/plan.ts'
import { type LooseBeside, looseBeside } from '../facts/loose-beside.ts'
import { type Stations, stationsAt, stationsOf } from '../facts/stations.ts'
import { BODY } from '../page/page-frame.ts'
import { heightBelow, TAGS_AT_RIGHT } from './ordinates.ts'
import { type PlanUnit, splitUnits } from './split-units.ts'

const SIDE_COLUMN = 188
const GUTTER = 8
/** The plan beside a column of tables, and that column. */
export const BESIDE_PLAN: Frame = {
  ...BODY,
  left: BODY.left + BODY.width - SIDE_COLUMN,
  width: SIDE_COLUMN,
}
const NARROW: Frame = { ...BODY, width: BODY.width - SIDE_COLUMN - GUTTER }

/** What stands around a plan in points: tags at both sides, the name of the wall above, ordinates at the right. */
export const AROUND = { heading: 28, top: 28, left: 38, right: TAGS_AT_RIGHT + 72 } as const
/** Under a plan across the whole page its key has two lines. */
const KEY_UNDER = 26

/** All of a system, or a piece of it along the walk, at its place on a page. */
export type PlanPiece = {
  readonly system: MeasuredSystem
  readonly stations: Stations
  readonly plan: Plan
  readonly scale: Scale
  /** What is left of the page from its top on. */
  readonly frame: Frame
  /** What it takes of that with its heading, tags and ordinates, in points. */
  readonly height: number
  /** Whether a column of tables is beside it. */
  readonly isBeside: boolean
  /** Parts that no piece before it shows. */
  readonly own: readonly PartId[]
}

/** Pieces one under the other. */
export type PlanPage = readonly PlanPiece[]

type Way = { readonly scale: Scale; readonly isBeside: boolean }

/** The largest scale first: of as many pages, the larger plan is taken. */
const WAYS: readonly Way[] = [SCALES.quarter, SCALES.threeSixteenths].flatMap((scale) => [
  { scale, isBeside: true },
  { scale, isBeside: false },
])
/** For one part that is larger than a page. */
const SMALLER: readonly Scale[] = [SCALES.eighth, SCALES.sixteenth, SCALES.thirtySecond]

/** Plans with the door at the top, in as few pages and pieces as a scale of 3/16" = 1'-0" and more allows. */
export function planPages(analysis: Analysis): readonly PlanPage[] {
  const pieces = measuredSystems(analysis).flatMap((system, index) => {
    const loose = looseBeside(analysis, system, index === 0)
    const [first, ...others] = WAYS.map((way) => piecesBy(way, system, loose, analysis))
    if (!first) return []
    return others.reduce((best, other) => (isShorter(other, best) ? other : best), first)
  })
  return stacked(pieces)
}

function isShorter(one: readonly PlanPiece[], other: readonly PlanPiece[]): boolean {
  const fewer = stacked(one).length - stacked(other).length
  return fewer < 0 || (fewer === 0 && one.length < other.length)
}

const BETWEEN = 14

/** Pieces that are low, such as those of a ramp along the wall, share a page. */
function stacked(pieces: readonly PlanPiece[]): readonly PlanPage[] {
  const pages: PlanPiece[][] = []
  for (const piece of pieces) {
    const page = pages.at(-1)
    const last = page?.at(-1)
    const top = last ? last.frame.top + last.height + BETWEEN : 0
    const bottom = piece.frame.top + piece.frame.height
    if (page && last?.isBeside === piece.isBeside && top + piece.height <= bottom)
      page.push({ ...piece, frame: { ...piece.frame, top, height: bottom - top } })
    else pages.push([piece])
  }
  return pages
}

function piecesBy(
  { scale, isBeside }: Way,
  system: MeasuredSystem,
  loose: LooseBeside,
  analysis: Analysis,
): readonly PlanPiece[] {
  const frame = isBeside ? NARROW : { ...BODY, height: BODY.height - KEY_UNDER }
  const stations = stationsOf(system)
  const turn = -system.datum.turn
  const sizeAt = (ids: readonly PartId[], at: Scale) =>
    sizeOnPage(ids, { box: boxOfParts(analysis, turn, ids), turn }, { system, stations, scale: at })
  const isInside = (ids: readonly PartId[], at = scale) => {
    const { width, height } = sizeAt(ids, at)
    return width <= frame.width && height <= frame.height
  }
  const units = system.parts.map(({ id }): PlanUnit => [id, ...(loose.at.get(id) ?? [])])
  const pieces = splitUnits(units, (some) => isInside(some.flat()), analysis)
  return pieces.map(({ units: shown, own }, index): PlanPiece => {
    const isLast = index === pieces.length - 1
    // What is far from the system is drawn where the page has room; a table tells where it is.
    const withApart = isLast && isInside([...shown.flat(), ...loose.apart]) ? loose.apart : []
    const ids = [...shown.flat(), ...withApart]
    const largest = [scale, ...SMALLER].find((one) => isInside(ids, one)) ?? SCALES.thirtySecond
    const known = new Set(ids)
    const plan = builtPlan(analysis, turn, (part) => known.has(part))
    const { height } = sizeAt(ids, largest)
    return { system, stations, plan, scale: largest, frame, height, isBeside, own: own.flat() }
  })
}

type OnPage = Pick<PlanPiece, 'system' | 'stations' | 'scale'>

/** What a plan takes of a page with its heading, tags and ordinates, in points. */
function sizeOnPage(
  parts: readonly PartId[],
  plan: Pick<Plan, 'box' | 'turn'>,
  { system, stations, scale }: OnPage,
): { readonly width: number; readonly height: number } {
  const { width, height } = sizeOfPlan(plan)
  const below = heightBelow(
    shownStations((part) => parts.includes(part), system, stations),
    system.datum,
    placePlan(plan, scale.ratio, { x: 0, y: 0 }),
  )
  return {
    width: onPaper(width, scale.ratio) + AROUND.left + AROUND.right,
    height: onPaper(height, scale.ratio) + AROUND.heading + AROUND.top + below,
  }
}

/** Stations of the parts of a system that a plan shows. */
export const shownStations = (
  isShown: Plan['isShown'],
  { parts, datum }: MeasuredSystem,
  all: Stations,
): Stations =>
  stationsAt(
    parts.filter(({ id }) => isShown(id)),
    datum,
    all,
  )
