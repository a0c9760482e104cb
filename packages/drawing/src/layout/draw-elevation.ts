import {
  type Analysis,
  add,
  type Ground,
  groundOf,
  type Inches,
  isSloped,
  type Leg,
  type RunFigures,
  roundTo,
  scale,
} from '@ramp/domain'
import {
  hairline,
  lengthText,
  lineData,
  type Mark,
  type Marks,
  nominalWalk,
  PALETTE,
  path,
  text,
  type WalkStretch,
} from '@ramp/drafting'

/** Rises are small beside lengths: heights are drawn this much larger. */
const EXAGGERATION = 3

export type DrawnElevation = {
  readonly marks: Marks
  readonly width: Inches
  /** Height of the drawing, heights exaggerated. */
  readonly height: Inches
}

/** Side view of a run, unrolled along the walk: surface, supports and heights above the ground line. */
export function drawElevation(
  run: RunFigures,
  analysis: Pick<Analysis, 'placement' | 'runs' | 'connections' | 'legs' | 'layout'>,
): DrawnElevation {
  const stretches = nominalWalk(run, analysis)
  const ground = groundOf(analysis.layout.site)
  const width = stretches.at(-1)?.to ?? 0
  const line = groundLine(stretches, ground)
  const lowest = Math.min(0, run.bottom, ...line.map(({ z }) => z))
  const top = Math.max(run.top, 6, ...line.map(({ z }) => z)) * EXAGGERATION
  const size = Math.max(8, width / 34)
  const y = (height: Inches) => top + size * 2 - height * EXAGGERATION
  const surface = stretches.flatMap(({ from, to, heights: [start, end] }) => [
    { x: from, y: y(start) },
    { x: to, y: y(end) },
  ])
  const marks: Mark[] = [
    ground
      ? path(lineData(line.map(({ at, z }) => ({ x: at, y: y(z) }))), {
          stroke: hairline(PALETTE.grade, 1.6),
        })
      : path(`M0 ${y(0)}H${width}`, { stroke: hairline(PALETTE.level, 1.2, [5, 4]) }),
    ...supports(stretches, analysis.legs).map(({ at, height }) =>
      path(`M${at} ${y(height)}V${y(groundBelow(at, line))}`, { stroke: hairline(PALETTE.ok, 1.8) }),
    ),
    path(lineData(surface), { stroke: hairline(PALETTE.ink, 3) }),
    ...lettering(stretches, y, size),
  ]
  return { marks, width, height: y(lowest) + size * 1.6 }
}

/** Height of the ground along the walk. */
export type GroundAt = { readonly at: Inches; readonly z: Inches }

/** The ground under the walk, from end to end of every part; level at 0 where nothing is known of it. */
export function groundLine(
  stretches: readonly WalkStretch[],
  ground: Pick<Ground, 'heightAt'> | null,
): readonly GroundAt[] {
  if (!ground) return []
  return stretches.flatMap(({ start, ahead, from, to }) => [
    { at: from, z: ground.heightAt(start) },
    { at: to, z: ground.heightAt(add(start, scale(ahead, to - from))) },
  ])
}

/** The ground line at a place of the walk. */
export function groundBelow(at: Inches, line: readonly GroundAt[]): Inches {
  const index = line.findIndex((one) => one.at >= at)
  const [before, after] = [line[index - 1] ?? line[index], line[index]]
  if (!before || !after) return 0
  const length = after.at - before.at
  return length === 0 ? after.z : before.z + ((after.z - before.z) * (at - before.at)) / length
}

/** Legs along the walk: at both ends of a platform and at ramp joints, where any stand. */
export function supports(stretches: readonly WalkStretch[], legs: readonly Leg[]) {
  const standing = new Set(legs.filter(({ isActive }) => isActive).map(({ part }) => part))
  return stretches.flatMap(({ from, to, heights: [start, end], part: { id, placed } }) => {
    if (!standing.has(id)) return []
    if (!isSloped(placed.part))
      return [
        { at: from + 2, height: start },
        { at: to - 2, height: start },
      ]
    return placed.part.kind === 'ramp' ? [{ at: to, height: end }] : []
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
    .filter(({ part }) => !isSloped(part.placed.part))
    .filter(({ heights: [top] }, index, all) => index === 0 || all[index - 1]?.heights[0] !== top)
    .map(({ from, to, heights: [top] }) =>
      text(words(top), { x: (from + to) / 2, y: y(top) - size * 0.6 }, size, {
        color: PALETTE.ink,
        weight: 'bold',
      }),
    )
  const start = stretches[0]
  const end = stretches.at(-1)
  return [
    ...(start && isSloped(start.part.placed.part)
      ? [
          text(words(start.heights[0]), { x: 0, y: y(start.heights[0]) - size * 0.6 }, size, {
            align: 'start',
            color: PALETTE.ink,
            weight: 'bold',
          }),
        ]
      : []),
    ...levels,
    ...(end && isSloped(end.part.placed.part)
      ? [
          text(words(end.heights[1]), { x: end.to, y: y(end.heights[1]) - size * 0.8 }, size, {
            align: 'end',
            color: PALETTE.ink,
            weight: 'bold',
          }),
        ]
      : []),
  ]
}
