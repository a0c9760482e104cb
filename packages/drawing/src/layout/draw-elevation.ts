import {
  type Ground,
  type Inches,
  isSloped,
  type Leg,
  type PartHeight,
  type PartId,
  type PlacedPart,
  type Placement,
  type RunFigures,
  roundTo,
} from '@ramp/domain'
import { hairline, lengthText, lineData, type Mark, type Marks, PALETTE, path, text } from '@ramp/drafting'

/** Rises are small beside lengths: heights are drawn this much larger. */
const EXAGGERATION = 3

type ElevationInput = {
  readonly run: RunFigures
  readonly placement: Placement
  readonly heights: ReadonlyMap<PartId, PartHeight>
  readonly legs?: readonly Leg[]
  /** What it stands on; null or left out, level ground at 0. */
  readonly ground?: Pick<Ground, 'heightAt'> | null
}

/** A part of a run along the walk, in inches from its start. */
export type WalkStretch = {
  readonly from: Inches
  readonly to: Inches
  readonly height: PartHeight
  readonly placed: PlacedPart
}

export type DrawnElevation = {
  readonly marks: Marks
  readonly width: Inches
  /** Height of the drawing, heights exaggerated. */
  readonly height: Inches
}

/** Side view of a run, unrolled along the walk: surface, supports and heights above the ground line. */
export function drawElevation({
  run,
  placement,
  heights,
  legs = [],
  ground = null,
}: ElevationInput): DrawnElevation {
  const stretches = unrolled(run, placement, heights)
  const width = stretches.at(-1)?.to ?? 0
  const line = groundLine(stretches, ground)
  const lowest = Math.min(0, run.bottom, ...line.map(({ z }) => z))
  const top = Math.max(run.top, 6, ...line.map(({ z }) => z)) * EXAGGERATION
  const size = Math.max(8, width / 34)
  const y = (height: Inches) => top + size * 2 - height * EXAGGERATION
  const surface = stretches.flatMap(({ from, to, height }) => [
    { x: from, y: y(height.top) },
    { x: to, y: y(height.bottom) },
  ])
  const marks: Mark[] = [
    ground
      ? path(lineData(line.map(({ at, z }) => ({ x: at, y: y(z) }))), {
          stroke: hairline(PALETTE.grade, 1.6),
        })
      : path(`M0 ${y(0)}H${width}`, { stroke: hairline(PALETTE.level, 1.2, [5, 4]) }),
    ...supports(stretches, legs).map(({ at, height }) =>
      path(`M${at} ${y(height)}V${y(groundBelow(at, line))}`, { stroke: hairline(PALETTE.ok, 1.8) }),
    ),
    path(lineData(surface), { stroke: hairline(PALETTE.ink, 3) }),
    ...lettering(stretches, y, size),
  ]
  return { marks, width, height: y(lowest) + size * 1.6 }
}

/** Height of the ground along the walk. */
export type GroundAt = { readonly at: Inches; readonly z: Inches }

/** The ground under the middle of the walk, from end to end of every part; level at 0 where nothing is known of it. */
export function groundLine(
  stretches: readonly WalkStretch[],
  ground: ElevationInput['ground'],
): readonly GroundAt[] {
  if (!ground) return []
  return stretches.flatMap(({ from, to, placed }) => {
    const { part, sides } = placed
    const [start, end] = isSloped(part) ? [sides.TOP.middle, sides.BOTTOM.middle] : [part.at, part.at]
    return [
      { at: from, z: ground.heightAt(start) },
      { at: to, z: ground.heightAt(end) },
    ]
  })
}

/** The ground line at a place of the walk. */
export function groundBelow(at: Inches, line: readonly GroundAt[]): Inches {
  const index = line.findIndex((one) => one.at >= at)
  const [before, after] = [line[index - 1] ?? line[index], line[index]]
  if (!before || !after) return 0
  const length = after.at - before.at
  return length === 0 ? after.z : before.z + ((after.z - before.z) * (at - before.at)) / length
}

/** The parts of a run laid out along the walk, one after the other. */
export function unrolled(
  run: RunFigures,
  placement: Placement,
  heights: ElevationInput['heights'],
): readonly WalkStretch[] {
  let from = 0
  return run.parts.flatMap((id) => {
    const placed = placement.byId.get(id)
    const height = heights.get(id)
    if (!placed || !height) return []
    const start = from
    from +=
      placed.part.kind === 'platform' || placed.part.kind === 'platform-ext'
        ? Math.max(placed.usableWidth, placed.usableLength)
        : placed.usableLength
    return [{ from: start, to: from, height, placed }]
  })
}

/** Legs along the walk: at both ends of a platform and at ramp joints, where any stand. */
export function supports(stretches: readonly WalkStretch[], legs: readonly Leg[]) {
  const standing = new Set(legs.filter(({ isActive }) => isActive).map(({ part }) => part))
  return stretches.flatMap(({ from, to, height, placed }) => {
    if (!standing.has(placed.part.id)) return []
    if (!isSloped(placed.part))
      return [
        { at: from + 2, height: height.top },
        { at: to - 2, height: height.top },
      ]
    return placed.part.kind === 'ramp' ? [{ at: to, height: height.bottom }] : []
  })
}

/** Heights where the walk starts, ends, and on every level stretch. */
function lettering(
  stretches: readonly WalkStretch[],
  y: (height: Inches) => number,
  size: Inches,
): readonly Mark[] {
  const words = (height: Inches) => lengthText(roundTo(height, 3), 'height')
  const levels = stretches
    .filter(({ placed }) => !isSloped(placed.part))
    .filter(({ height }, index, all) => index === 0 || all[index - 1]?.height.top !== height.top)
    .map(({ from, to, height }) =>
      text(words(height.top), { x: (from + to) / 2, y: y(height.top) - size * 0.6 }, size, {
        color: PALETTE.ink,
        weight: 'bold',
      }),
    )
  const start = stretches[0]
  const end = stretches.at(-1)
  return [
    ...(start && isSloped(start.placed.part)
      ? [
          text(words(start.height.top), { x: 0, y: y(start.height.top) - size * 0.6 }, size, {
            align: 'start',
            color: PALETTE.ink,
            weight: 'bold',
          }),
        ]
      : []),
    ...levels,
    ...(end && isSloped(end.placed.part)
      ? [
          text(words(end.height.bottom), { x: end.to, y: y(end.height.bottom) - size * 0.8 }, size, {
            align: 'end',
            color: PALETTE.ink,
            weight: 'bold',
          }),
        ]
      : []),
  ]
}
