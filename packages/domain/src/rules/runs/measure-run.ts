import { INCHES_PER_FOOT, type Inches } from '../../base/units.ts'
import type { Layout, Run } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import { inForce } from '../../model/layout/run-top.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { productRules } from '../../model/products/product-rules.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { type EndsAt, fixedEndHeight, groundBefore } from './end-height.ts'
import { runColor } from './run-colors.ts'
import type { PartHeight, RunFigures } from './run-figures.ts'
import { ratioText, runNumberOf, slopeFigures, steepnessOf } from './slope.ts'

/** The longer of a part's usable length and width: what it counts for in linear feet; a 45-degree piece counts for none (spec 3 §5.6). */
export const linearInches = ({ part, usableWidth, usableLength }: PlacedPart): Inches =>
  part.kind === 'arr' ? 0 : Math.max(usableWidth, usableLength)

/** Length along the slope of a sloped part. */
const slopedLength = ({ usableLength }: PlacedPart): Inches => usableLength

/** Everything a run's parts and two heights give (spec 3 §3 and §4.3, domain 7.10). */
export function measureRun(run: Run, index: number, layout: Layout, placement: Placement): RunFigures {
  const { kind, last, rampingLength, stairsLength, totalLength } = lengthsOf(run, placement)
  const { product } = layout.project
  const ground = groundBefore(last, layout)
  const lowest = groundOf(layout.site) ? Number.NEGATIVE_INFINITY : 0
  const { top, bottom } = heightsInForce(inForce(run, layout), { kind, last, product, ground }, lowest)
  const drop = top - bottom
  const length = kind === 'stairs' ? stairsLength : rampingLength
  const isLevel = kind === 'platforms' || kind === 'empty'
  const figures = slopeFigures(isLevel ? 0 : drop, length)
  const rules = productRules(product)
  return {
    id: run.id,
    name: run.name,
    parts: run.parts,
    kind,
    top,
    bottom,
    ground,
    // A run of platforms only has the rise of its start height (spec 3 §4.3).
    rise: isLevel ? top : drop,
    rampingLength,
    stairsLength,
    totalLength,
    linearFeet: totalLength / INCHES_PER_FOOT,
    ...figures,
    ratio: isLevel ? '0:0' : ratioText(drop, length),
    steepness:
      kind === 'ramps' ? steepnessOf(runNumberOf(drop, length), layout.project.desiredRatio, rules) : 'good',
    color: runColor(index),
  }
}

/**
 * What a run's parts add up to, and which of them makes it what it is: a ramp before a stair before a platform. One that is
 * only drawn counts for nothing (spec 2 §6).
 */
function lengthsOf({ parts }: Run, { byId }: Placement) {
  let kind: RunFigures['kind'] = 'empty'
  let [rampingLength, stairsLength, totalLength] = [0, 0, 0]
  let last: PlacedPart | undefined
  for (const id of parts) {
    const placed = byId.get(id)
    if (!placed || placed.part.isLogicless) continue
    last = placed
    totalLength += linearInches(placed)
    if (placed.part.kind === 'ramp') {
      rampingLength += slopedLength(placed)
      kind = 'ramps'
    } else if (placed.part.kind === 'stair') {
      stairsLength += slopedLength(placed)
      if (kind !== 'ramps') kind = 'stairs'
    } else if (kind === 'empty') kind = 'platforms'
  }
  return { kind, last, rampingLength, stairsLength, totalLength }
}

/**
 * The end height never lies above the start height; some runs have no choice of it (spec 3 §5.3). Without ground, no height
 * lies below 0.
 */
function heightsInForce(run: Run, end: Omit<EndsAt, 'top'>, lowest: Inches): { top: Inches; bottom: Inches } {
  const top = Math.max(lowest, run.top ?? 0)
  const given = Math.max(lowest, run.bottom ?? end.ground ?? 0)
  return { top, bottom: fixedEndHeight({ ...end, top }) ?? Math.min(top, given) }
}

/**
 * Surface heights of the parts of a run, walked from the top: ramps share the rise by length, stairs go down by their
 * own height, and everything else is level (spec 2 §4).
 */
export function noteHeightsAlong(
  { parts, top, slope, kind }: RunFigures,
  placement: Placement,
  heights: Map<PartId, PartHeight>,
) {
  let height = top
  for (const id of parts) {
    const placed = placement.byId.get(id)
    if (!placed || placed.part.isLogicless) continue
    const start = height
    height = start - dropOf(placed, kind === 'stairs' ? 0 : slope)
    heights.set(id, { top: start, bottom: height })
  }
}

function dropOf(placed: PlacedPart, slope: number): Inches {
  if (placed.part.kind === 'ramp') return slopedLength(placed) * slope
  return placed.part.kind === 'stair' ? placed.part.activeHeight : 0
}
