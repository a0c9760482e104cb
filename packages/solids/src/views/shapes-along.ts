import type { Analysis, Inches, PartId, Point, RunFigures } from '@ramp/domain'
import { cornersOf } from '../solid/extent.ts'
import type { Bar, BoxSolid, Owner, Prism, Solid } from '../solid/solid.ts'
import { solidsOf } from '../solids-of.ts'
import { taggedLegs } from '../supports/tagged-legs.ts'
import { withoutRepeats } from './flat-shapes.ts'
import { alongWalk, legStretches, type Stretch, unrolled } from './unrolled.ts'
import type { ViewShape } from './view-shape.ts'

/** A place of an elevation: along it, and so high above the datum. */
export const up = (x: Inches, z: Inches): Point => ({ x, y: 0 - z })

/** Every solid of the parts of a run, at its place along the walk. */
export function shapesAlong(stretches: readonly Stretch[], analysis: Analysis): readonly ViewShape[] {
  const byPart = new Map(stretches.map((stretch) => [stretch.part.id, stretch]))
  const legs = new Map(taggedLegs(analysis).map((leg) => [leg.leg.id, leg]))
  return shapesIn(analysis, ({ kind, id }, part) => {
    const leg = kind === 'leg' ? legs.get(id) : undefined
    const own = byPart.get(part)
    return leg ? legStretches(part, leg.at, stretches) : own ? [own] : []
  })
}

/** Some parts of a run as they are seen square to one of them, at its place along the elevation: how they meet, even at a turn. */
export function shapesSquareTo(
  part: PartId,
  others: readonly PartId[],
  run: RunFigures,
  analysis: Analysis,
): readonly ViewShape[] {
  const stretch = unrolled(run, analysis).find((one) => one.part.id === part)
  const ids = [part, ...others]
  return stretch ? shapesIn(analysis, (_, id) => (ids.includes(id) ? [stretch] : [])) : []
}

/** @param stretchesOf where what belongs to a part is seen; a drawn transition belongs to the part it is joined to */
function shapesIn(
  analysis: Analysis,
  stretchesOf: (owner: Owner, part: PartId) => readonly Stretch[],
): readonly ViewShape[] {
  const shapes = solidsOf(analysis).flatMap((solid) => {
    const { owner, role } = solid
    if (owner.kind === 'site') return []
    const id = owner.kind === 'part' ? owner.id : owner.part
    const part = analysis.connections.transitions.get(id)?.part ?? id
    return stretchesOf(owner, part).flatMap((stretch): ViewShape[] => {
      const points = outlineAlong(solid, stretch)
      return points ? [{ owner, role, points, isClosed: true, isHidden: role === 'brace' }] : []
    })
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

/** A plate from where it begins to where it ends along its elevation. */
function prismAlong({ outline, top, bottom }: Prism, stretch: Stretch): readonly Point[] {
  const places = outline.map((at) => alongWalk(stretch, at))
  const [from, to] = [Math.min(...places), Math.max(...places)]
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

function boxAlong(box: BoxSolid, stretch: Stretch): readonly Point[] {
  const places = cornersOf(box).map((at) => alongWalk(stretch, at))
  const [from, to] = [Math.min(...places), Math.max(...places)]
  const [top, bottom] = [box.at.z + box.size.z, box.at.z]
  return [up(from, top), up(to, top), up(to, bottom), up(from, bottom)]
}
