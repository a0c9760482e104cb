import {
  type Analysis,
  boxAround,
  groundOf,
  groundRatio,
  hasEnteredHeights,
  type Inches,
  type Point,
  type RunFigures,
} from '@ramp/domain'
import type { Owner } from '../solid/solid.ts'
import { partTags } from '../supports/tagged-parts.ts'
import type { ElevationBreak, ElevationStretch, SystemElevation } from './elevation.ts'
import {
  BEYOND,
  CHAIN_UNDER,
  dimensionsOf,
  legNotes,
  notesOf,
  OVER,
  OVERALL_UNDER,
} from './elevation-letters.ts'
import { shapesAlong, up } from './shapes-along.ts'
import { siteAlong } from './site-along.ts'
import { BREAK, BREAK_AT, type Stretch, unrolled } from './unrolled.ts'
import type { ViewShape } from './view-shape.ts'

const GROUND_STEP: Inches = 6

/** Every run whose heights were entered, from the first: unrolled along the walk with its grade line. */
export const elevationsOf = (analysis: Analysis): readonly SystemElevation[] =>
  analysis.runs.figures
    .filter((run) => hasEnteredHeights(run, analysis.runs))
    .flatMap((run) => elevationOf(run, analysis) ?? [])

function elevationOf(run: RunFigures, analysis: Analysis): SystemElevation | null {
  const stretches = unrolled(run, analysis)
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return null
  const grade = gradeLines(stretches, analysis)
  const shapes = [...siteAlong(stretches, analysis), ...shapesAlong(stretches, analysis), ...grade]
  const drawn = shapes.flatMap(({ points }) => points)
  const { min, max } = boxAround(drawn)
  const rows = stretches.map((stretch) => rowOf(stretch, analysis))
  const breaks = breaksOf(stretches)
  const dimensions = dimensionsOf(rows, max.y, { breaks, ground: grade[0]?.points[0]?.y ?? 0 })
  const notes = [...notesOf(rows, min.y, max.y), ...legNotes(stretches, max.y, analysis)]
  return {
    name: run.name,
    run,
    stretches: rows,
    breaks,
    breakLines: breaks.map(({ at }) => breakLine(at, min.y, max.y)),
    shapes,
    dimensions,
    notes,
    box: boxAround([
      { x: Math.min(min.x, -BEYOND - CHAIN_UNDER), y: min.y - OVER * 3.5 },
      { x: max.x, y: max.y + CHAIN_UNDER + OVERALL_UNDER + OVER },
    ]),
  }
}

function rowOf({ part, from, to, heights }: Stretch, analysis: Analysis): ElevationStretch {
  const isSloped = part.placed.part.kind === 'ramp' || part.placed.part.kind === 'stair'
  const rise = heights[0] - heights[1]
  return {
    part: part.id,
    tag: partTags(analysis).get(part.id) ?? '',
    from,
    to,
    length: isSloped ? part.length : to - from,
    covers: to - from,
    rise,
    slope: groundRatio(rise, to - from),
    heights,
  }
}

const breaksOf = (stretches: readonly Stretch[]): readonly ElevationBreak[] =>
  stretches.flatMap(({ to, turn }) => (turn === 0 ? [] : [{ at: to + BREAK_AT, turn }]))

/** A break line reaches so far beyond what is drawn, and its zigzag so far aside and up. */
const BREAK_BEYOND: Inches = 4
const ZIGZAG: Inches = 3

/** The line of a break at `x`, beyond what is drawn from `highest` to `lowest`; inches of the elevation. */
export function breakLine(x: Inches, highest: Inches, lowest: Inches): readonly Point[] {
  const [top, bottom] = [highest - BREAK_BEYOND, lowest]
  const middle = (top + bottom) / 2
  return [
    { x, y: top },
    { x, y: middle - ZIGZAG },
    { x: x + ZIGZAG, y: middle - ZIGZAG / 3 },
    { x: x - ZIGZAG, y: middle + ZIGZAG / 3 },
    { x, y: middle + ZIGZAG },
    { x, y: bottom },
  ]
}

/** The ground under the walk: one line from break to break, and on beyond both ends. */
function gradeLines(stretches: readonly Stretch[], { layout }: Analysis): readonly ViewShape[] {
  const ground = groundOf(layout.site)
  const heightAt = (at: Point) => ground?.heightAt(at) ?? 0
  const legs: Stretch[][] = [[]]
  for (const stretch of stretches) {
    legs.at(-1)?.push(stretch)
    if (stretch.turn !== 0) legs.push([])
  }
  return legs.map((leg, index): ViewShape => {
    const inner = leg.flatMap(({ start, ahead, from, to, perInch }) => {
      const steps = ground ? Math.max(1, Math.ceil((to - from) / GROUND_STEP)) : 1
      return Array.from({ length: steps + 1 }, (_, step) => {
        const along = ((to - from) * step) / steps
        const out = along / perInch
        return up(from + along, heightAt({ x: start.x + ahead.x * out, y: start.y + ahead.y * out }))
      })
    })
    const [first, last] = [inner[0] ?? up(0, 0), inner.at(-1) ?? up(0, 0)]
    const before = index === 0 ? BEYOND : BREAK - 2 * BREAK_AT
    const after = index === legs.length - 1 ? BEYOND : BREAK_AT / 2
    const line = ground ? inner : [first, last]
    const whole = [{ ...first, x: first.x - before }, ...line, { ...last, x: last.x + after }]
    const points = whole.filter(
      ({ x, y }, place) => place === 0 || x !== whole[place - 1]?.x || y !== whole[place - 1]?.y,
    )
    return { owner: GROUND, role: 'ground', points, isClosed: false, isHidden: false }
  })
}

const GROUND: Owner = { kind: 'site', id: 'ground' }
