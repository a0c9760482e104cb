import type { Analysis, PartId } from '@ramp/domain'
import { type Frame, onPaper, SCALES, type Scale } from '@ramp/drafting'
import { type MeasuredSystem, measuredSystems } from '@ramp/solids'
import { boxOfParts, builtPlan, type Plan, placePlan, sizeOfPlan } from '../../content/plan.ts'
import { type LooseBeside, looseBeside } from '../facts/loose-beside.ts'
import { type Stations, stationsAt, stationsOf } from '../facts/stations.ts'
import { BODY } from '../page/page-frame.ts'
import { heightBelow, TAGS_AT_RIGHT } from './ordinates.ts'

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

/** One page of the plan: all of a system, or a piece of it along the walk. */
export type PlanPage = {
  readonly system: MeasuredSystem
  readonly stations: Stations
  readonly plan: Plan
  readonly scale: Scale
  readonly frame: Frame
  /** Whether a column of tables is beside it. */
  readonly isBeside: boolean
  /** Parts that no page before it shows. */
  readonly own: readonly PartId[]
}

type Way = { readonly scale: Scale; readonly isBeside: boolean }

/** The largest scale first: of as many pages, the larger plan is taken. */
const WAYS: readonly Way[] = [SCALES.quarter, SCALES.threeSixteenths].flatMap((scale) => [
  { scale, isBeside: true },
  { scale, isBeside: false },
])
/** For one part that is larger than a page. */
const SMALLER: readonly Scale[] = [SCALES.eighth, SCALES.sixteenth, SCALES.thirtySecond]

/** Plans with the door at the top, in as few pages as a scale of 3/16 in = 1 ft and more allows. */
export function planPages(analysis: Analysis): readonly PlanPage[] {
  return measuredSystems(analysis).flatMap((system, index) => {
    const loose = looseBeside(analysis, system, index === 0)
    const [first, ...others] = WAYS.map((way) => pagesBy(way, system, loose, analysis))
    if (!first) return []
    return others.reduce((best, pages) => (pages.length < best.length ? pages : best), first)
  })
}

/** Parts that are shown together: one of the system with what is at it. */
type Unit = readonly [PartId, ...PartId[]]

function pagesBy(
  { scale, isBeside }: Way,
  system: MeasuredSystem,
  loose: LooseBeside,
  analysis: Analysis,
): readonly PlanPage[] {
  const frame = isBeside ? NARROW : { ...BODY, height: BODY.height - KEY_UNDER }
  const stations = stationsOf(system)
  const units = system.parts.map(({ id }): Unit => [id, ...(loose.at.get(id) ?? [])])
  const turn = -system.datum.turn
  const isInside = (ids: readonly PartId[], at = scale) =>
    fits(ids, { box: boxOfParts(analysis, turn, ids), turn }, { system, stations, scale: at, frame })
  const pieces = splitUnits(units, (some) => isInside(some.flat()), analysis)
  return pieces.map(({ units: onPage, own }, index): PlanPage => {
    const isLast = index === pieces.length - 1
    // What is far from the system is drawn where the page has room; a table tells where it is.
    const withApart = isLast && isInside([...onPage.flat(), ...loose.apart]) ? loose.apart : []
    const ids = [...onPage.flat(), ...withApart]
    const largest = [scale, ...SMALLER].find((one) => isInside(ids, one)) ?? SCALES.thirtySecond
    const shown = new Set(ids)
    const plan = builtPlan(analysis, turn, (part) => shown.has(part))
    return { system, stations, plan, scale: largest, frame, isBeside, own: own.flat() }
  })
}

type Piece = { readonly units: readonly Unit[]; readonly own: readonly Unit[] }

/** As many units as fit on a page; the next page begins with the part that its first one is joined to. */
function splitUnits(
  units: readonly Unit[],
  isInside: (units: readonly Unit[]) => boolean,
  analysis: Analysis,
): readonly Piece[] {
  if (isInside(units)) return [{ units, own: units }]
  const pieces: { units: Unit[]; own: Unit[] }[] = []
  for (const [index, unit] of units.entries()) {
    const before = joinedBefore(unit, units.slice(0, index), analysis)
    const added = (piece: readonly Unit[]) => (before && !piece.includes(before) ? [before, unit] : [unit])
    const piece = pieces.at(-1)
    if (piece && isInside([...piece.units, ...added(piece.units)])) {
      piece.units.push(...added(piece.units))
      piece.own.push(unit)
    } else pieces.push({ units: added([]), own: [unit] })
  }
  return pieces
}

/** The last unit before another that a joint joins to it. */
function joinedBefore(unit: Unit, before: readonly Unit[], { connections }: Analysis): Unit | undefined {
  const joined = new Set(
    connections.joints.flatMap(({ a, b }) => {
      if (unit.includes(a.part)) return [b.part]
      return unit.includes(b.part) ? [a.part] : []
    }),
  )
  return before.findLast((one) => one.some((id) => joined.has(id)))
}

type Fit = {
  readonly system: MeasuredSystem
  readonly stations: Stations
  readonly scale: Scale
  readonly frame: Frame
}

function fits(
  parts: readonly PartId[],
  plan: Pick<Plan, 'box' | 'turn'>,
  { system, stations, scale, frame }: Fit,
): boolean {
  const { width, height } = sizeOfPlan(plan)
  const across = onPaper(width, scale.ratio) + AROUND.left + AROUND.right
  if (across > frame.width) return false
  const below = heightBelow(
    shownStations((part) => parts.includes(part), system, stations),
    system.datum,
    placePlan(plan, scale.ratio, { x: 0, y: 0 }),
  )
  return onPaper(height, scale.ratio) + AROUND.heading + AROUND.top + below <= frame.height
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
