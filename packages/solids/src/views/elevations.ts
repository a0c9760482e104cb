import {
  type Analysis,
  boxAround,
  groundOf,
  hasEnteredHeights,
  type Inches,
  type PartId,
  type Point,
  type RunFigures,
} from '@ramp/domain'
import { feetAndInches, slopeText, type ViewDimension } from '@ramp/drafting'
import type { Bar, BoxSolid, Owner, Prism, Solid } from '../solid/solid.ts'
import { solidsOf } from '../solids-of.ts'
import { taggedLegs } from '../supports/tagged-legs.ts'
import { partTags } from '../supports/tagged-parts.ts'
import { withoutRepeats } from './flat-shapes.ts'
import { alongWalk, type Stretch, unrolled } from './unrolled.ts'
import type { SystemView, ViewNote, ViewShape } from './view-shape.ts'

/** One part in the table under an elevation. */
export type ElevationStretch = {
  readonly part: PartId
  readonly tag: string
  /** Where it lies along the walk. */
  readonly from: Inches
  readonly to: Inches
  /** Its own length along the deck, and what it covers of the walk. */
  readonly length: Inches
  readonly covers: Inches
  readonly rise: Inches
  /** Rise over horizontal run, `1:11.95`, or `level`. */
  readonly slope: string
  /** Walking surface above the datum where it begins and where it ends. */
  readonly heights: readonly [Inches, Inches]
}

/** One run unrolled along its walk, heights and lengths at one scale. */
export type SystemElevation = SystemView & {
  readonly run: RunFigures
  readonly stretches: readonly ElevationStretch[]
}

/** The grade line reaches so far beyond both ends. */
const BEYOND: Inches = 24
const GROUND_STEP: Inches = 6
/** Lines of text and dimensions over and under an elevation. */
const OVER: Inches = 8
const TAGS_UNDER: Inches = 9
const SLOPES_UNDER: Inches = 20
const CHAIN_UNDER: Inches = 32
const OVERALL_UNDER: Inches = 18
/** Tags nearer to one another than this are one text. */
const ONE_TEXT: Inches = 14
/** Heights nearer to one another than this stand in two rows. */
const ONE_HEIGHT: Inches = 32

/** Every run whose heights were entered, from the first: unrolled along the walk with its grade line. */
export const elevationsOf = (analysis: Analysis): readonly SystemElevation[] =>
  analysis.runs.figures
    .filter((run) => hasEnteredHeights(run, analysis.runs))
    .flatMap((run) => elevationOf(run, analysis) ?? [])

function elevationOf(run: RunFigures, analysis: Analysis): SystemElevation | null {
  const stretches = unrolled(run, analysis)
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return null
  const grade = gradeLine(stretches, analysis)
  const shapes = [...shapesAlong(stretches, analysis), grade]
  const drawn = shapes.flatMap(({ points }) => points)
  const { min, max } = boxAround(drawn)
  const rows = stretches.map((stretch) => rowOf(stretch, analysis))
  const dimensions = dimensionsOf(rows, max.y, grade)
  const notes = [...notesOf(rows, min.y, max.y), ...legNotes(stretches, max.y, analysis)]
  return {
    name: run.name,
    run,
    stretches: rows,
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
    slope: slopeText(rise, to - from),
    heights,
  }
}

const up = (x: Inches, z: Inches): Point => ({ x, y: 0 - z })

/** The ground under the walk. */
function gradeLine(stretches: readonly Stretch[], { layout }: Analysis): ViewShape {
  const ground = groundOf(layout.site)
  const heightAt = (at: Point) => ground?.heightAt(at) ?? 0
  const points = stretches.flatMap(({ way, from }) => {
    let walked = from
    return way.slice(1).flatMap((to, index) => {
      const start = way[index] ?? to
      const length = Math.hypot(to.x - start.x, to.y - start.y)
      const steps = ground ? Math.max(1, Math.ceil(length / GROUND_STEP)) : 1
      const own = Array.from({ length: steps + 1 }, (_, step) => {
        const share = step / steps
        const at = { x: start.x + (to.x - start.x) * share, y: start.y + (to.y - start.y) * share }
        return up(walked + length * share, heightAt(at))
      })
      walked += length
      return own
    })
  })
  const [first, last] = [points[0] ?? up(0, 0), points.at(-1) ?? up(0, 0)]
  const inner = ground ? points : [first, last]
  const whole = [{ ...first, x: first.x - BEYOND }, ...inner, { ...last, x: last.x + BEYOND }]
  return {
    owner: { kind: 'site', id: 'ground' },
    role: 'ground',
    points: whole.filter(
      ({ x, y }, index) => index === 0 || x !== whole[index - 1]?.x || y !== whole[index - 1]?.y,
    ),
    isClosed: false,
    isHidden: false,
  }
}

/** Every solid of the parts of a run, at its place along the walk. */
function shapesAlong(stretches: readonly Stretch[], analysis: Analysis): readonly ViewShape[] {
  const byPart = new Map(stretches.map((stretch) => [stretch.part.id, stretch]))
  const stretchOf = (owner: Owner): Stretch | undefined => {
    if (owner.kind === 'site') return undefined
    const id = owner.kind === 'part' ? owner.id : owner.part
    return byPart.get(id) ?? byPart.get(analysis.connections.transitions.get(id)?.part ?? '')
  }
  const shapes = solidsOf(analysis).flatMap((solid) => {
    const stretch = stretchOf(solid.owner)
    const points = stretch && outlineAlong(solid, stretch)
    return points
      ? [{ owner: solid.owner, role: solid.role, points, isClosed: true, isHidden: solid.role === 'brace' }]
      : []
  })
  return withoutRepeats(shapes)
}

function outlineAlong(solid: Solid, stretch: Stretch): readonly Point[] | null {
  switch (solid.kind) {
    case 'prism':
      return prismAlong(solid, stretch)
    case 'bar':
      return barAlong(solid, stretch)
    case 'box':
      return boxAlong(solid, stretch)
    case 'surface':
      return null
  }
}

/** A deck as long as the way over it, and anything else from where it begins to where it ends. */
function prismAlong({ outline, top, bottom, owner, role }: Prism, stretch: Stretch): readonly Point[] {
  const isWalked = owner.id === stretch.part.id && role !== 'stair' && role !== 'transition'
  const places = outline.map((at) => alongWalk(stretch, at))
  const [from, to] = isWalked ? [stretch.from, stretch.to] : [Math.min(...places), Math.max(...places)]
  const isNear = (index: number) =>
    Math.abs((places[index] ?? 0) - from) <= Math.abs((places[index] ?? 0) - to)
  const at = (heights: readonly Inches[], near: boolean) =>
    Math.max(...heights.filter((_, index) => isNear(index) === near), Math.min(...heights))
  return [
    up(from, at(top, true)),
    up(to, at(top, false)),
    up(to, at(bottom, false)),
    up(from, at(bottom, true)),
  ]
}

function barAlong({ from, to, size }: Bar, stretch: Stretch): readonly Point[] {
  const [a, b] = [up(alongWalk(stretch, from), from.z), up(alongWalk(stretch, to), to.z)]
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  // A bar across the walk is seen from its end.
  const [dx, dy] = length < 0.05 ? [1, 0] : [(b.x - a.x) / length, (b.y - a.y) / length]
  const [start, end] =
    length < 0.05
      ? [
          { x: a.x - size / 2, y: a.y },
          { x: a.x + size / 2, y: a.y },
        ]
      : [a, b]
  const across = { x: (-dy * size) / 2, y: (dx * size) / 2 }
  return [
    { x: start.x - across.x, y: start.y - across.y },
    { x: end.x - across.x, y: end.y - across.y },
    { x: end.x + across.x, y: end.y + across.y },
    { x: start.x + across.x, y: start.y + across.y },
  ]
}

function boxAlong({ at, size }: BoxSolid, stretch: Stretch): readonly Point[] {
  const x = alongWalk(stretch, at)
  return [
    up(x - size.x / 2, at.z + size.z),
    up(x + size.x / 2, at.z + size.z),
    up(x + size.x / 2, at.z),
    up(x - size.x / 2, at.z),
  ]
}

/** What each part covers, the whole under it, and the height of the sill at the start. */
function dimensionsOf(
  rows: readonly ElevationStretch[],
  lowest: Inches,
  grade: ViewShape,
): readonly ViewDimension[] {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return []
  // From right to left, so that the line stands below; it begins under the tags of legs.
  const under = (from: Inches, to: Inches, offset: Inches): ViewDimension => ({
    from: { x: to, y: lowest + TAGS_UNDER },
    to: { x: from, y: lowest + TAGS_UNDER },
    offset: offset - TAGS_UNDER,
    measure: to - from,
  })
  const chain = rows.filter(({ covers }) => covers > 0.5).map(({ from, to }) => under(from, to, CHAIN_UNDER))
  const whole = chain.length > 1 ? [under(first.from, last.to, CHAIN_UNDER + OVERALL_UNDER)] : []
  const ground = grade.points[0]?.y ?? 0
  const sill = first.heights[0] + ground
  const height: readonly ViewDimension[] =
    sill > 1
      ? [{ from: { x: 0, y: ground }, to: { x: 0, y: -first.heights[0] }, offset: BEYOND, measure: sill }]
      : []
  return [...chain, ...whole, ...height]
}

function notesOf(rows: readonly ElevationStretch[], top: Inches, bottom: Inches): readonly ViewNote[] {
  const owner = (part: PartId) => ({ kind: 'part', id: part }) as const
  const names = rows.flatMap(({ part, tag, from, to, slope }): ViewNote[] => {
    const x = (from + to) / 2
    return [
      { kind: 'part', at: { x, y: top - OVER }, text: tag, owner: owner(part) },
      { kind: 'slope', at: { x, y: bottom + SLOPES_UNDER }, text: slope, owner: owner(part) },
    ]
  })
  const joints = rows.map(({ part, from, heights }) => ({ part, at: from, height: heights[0] }))
  const last = rows.at(-1)
  const ends = last ? [...joints, { part: last.part, at: last.to, height: last.heights[1] }] : joints
  let raised = false
  const heights = ends.map(({ part, at, height }, index): ViewNote => {
    const isCrowded = at - (ends[index - 1]?.at ?? Number.NEGATIVE_INFINITY) < ONE_HEIGHT
    raised = isCrowded && !raised
    const y = top - OVER * (raised ? 3 : 2)
    return { kind: 'height', at: { x: at, y }, text: feetAndInches(height), owner: owner(part) }
  })
  return [...names, ...heights]
}

/** Tags under the grade line; legs one behind the other are one text. */
function legNotes(stretches: readonly Stretch[], bottom: Inches, analysis: Analysis): readonly ViewNote[] {
  const byPart = new Map(stretches.map((stretch) => [stretch.part.id, stretch]))
  const places = taggedLegs(analysis)
    .flatMap(({ tag, at, part }) => {
      const stretch = byPart.get(part)
      return stretch ? [{ tag, x: alongWalk(stretch, at) }] : []
    })
    .toSorted((a, b) => a.x - b.x)
  const groups: { tags: string[]; from: Inches; to: Inches }[] = []
  for (const { tag, x } of places) {
    const open = groups.at(-1)
    if (open && x - open.to < ONE_TEXT) {
      open.tags.push(tag)
      open.to = x
    } else groups.push({ tags: [tag], from: x, to: x })
  }
  return groups.map(({ tags, from, to }) => ({
    kind: 'leg',
    at: { x: (from + to) / 2, y: bottom + TAGS_UNDER },
    text: tags.join(' '),
    owner: null,
  }))
}
