import {
  type Analysis,
  distance,
  dot,
  groundOf,
  type Inches,
  type PlacedPart,
  type Point,
  subtract,
} from '@ramp/domain'
import { type Measures, measuresOf } from '../measures.ts'
import { type SetOutPart, settingOut } from '../setting-out/setting-out.ts'
import { at, slab, tube } from '../solid/make.ts'
import type { Point3, Solid } from '../solid/solid.ts'
import { evenPosts, railingSolids } from './railing.ts'

/** Gates, thresholds, portables and lifts; plates have a way of their own, and hardware lies in its box. */
export function looseSolids(analysis: Analysis): readonly Solid[] {
  const measures = measuresOf(analysis.layout.project.product)
  const ground = groundOf(analysis.layout.site)
  const { parts } = settingOut(analysis)
  return analysis.placement.parts
    .filter(({ isSystem, part }) => !isSystem && part.kind !== 'transition')
    .flatMap((placed) => {
      const host = hostOf(placed, parts)
      const move = host ? moveOf(host, placed.part.at) : { x: 0, y: 0 }
      const outline = placed.outline.map(({ x, y }) => ({ x: x + move.x, y: y + move.y }))
      const level = ground?.heightAt(placed.part.at) ?? 0
      return looseSolid({ placed, outline, level, host }, measures)
    })
}

type Loose = {
  readonly placed: PlacedPart
  readonly outline: readonly Point[]
  /** The ground under it, and the part it stands at. */
  readonly level: Inches
  readonly host: SetOutPart | null
}

function looseSolid(loose: Loose, measures: Measures): readonly Solid[] {
  const { placed, outline, level } = loose
  const { part, item } = placed
  const { liftTower, threshold, portable } = measures
  const owner = { kind: 'part', id: part.id } as const
  const lie = (role: Solid['role'], thick: Inches) => [slab({ owner, role }, outline, level + thick, thick)]
  switch (item.role) {
    case 'gate':
      return gate(loose, measures)
    case 'gate-post': {
      const foot = onDeck(centre(outline), loose, measures)
      const top = { ...foot, z: foot.z + measures.topRail.inches }
      return [tube({ owner, role: 'post' }, foot, top, measures.post.inches)]
    }
    case 'vpl-tower':
      return lie('obstacle', liftTower.inches)
    case 'rubber-pad':
      return lie('pad', threshold.inches)
    case 'vpl-pad':
      return lie('concrete-pad', threshold.inches)
    default:
      if (part.kind === 'threshold') return lie('transition', threshold.inches)
      if (part.kind === 'portable') return lie('ramp', portable.inches)
      return part.kind === 'vpl' ? lie('platform', portable.inches) : []
  }
}

/** A gate is a railing with pickets along its longer middle line. */
function gate(loose: Loose, measures: Measures): readonly Solid[] {
  const [a, b, c, d] = loose.outline
  if (!a || !b || !c || !d) return []
  const middle = (p: Point, q: Point) => onDeck(centre([p, q]), loose, measures)
  const isWide = distance(a, b) >= distance(b, c)
  const [from, to] = isWide ? [middle(a, d), middle(b, c)] : [middle(a, b), middle(c, d)]
  const owner = { kind: 'part', id: loose.placed.part.id } as const
  const posts = evenPosts(from, to, POST_OF_GATE, measures)
  const railing = { owner, from, to, handrails: 'VERT_PICKET', hasChildRail: false, posts } as const
  return railingSolids({ ...railing, role: 'gate' }, measures)
}

/** Posts of a gate from its ends. */
const POST_OF_GATE: Inches = 1

/** Where something stands on the deck it is drawn at: in line with the corner pockets where it is drawn farther out. */
function onDeck(place: Point, { host, level }: Loose, { pocket }: Measures): Point3 {
  if (!host) return at(place, level)
  const held = Object.values(host.placed.sides).reduce((point, { middle, normal }) => {
    const over = dot(subtract(point, host.toGround(middle)), normal) + pocket.inches
    return over <= 0 ? point : { x: point.x - normal.x * over, y: point.y - normal.y * over }
  }, place)
  return at(held, host.height.top)
}

const centre = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
})

/** A loose part goes along with the part it stands nearest to, where that is near. */
const NEAR: Inches = 24

function hostOf({ part }: PlacedPart, parts: readonly SetOutPart[]): SetOutPart | null {
  let best: SetOutPart | null = null
  let reach = NEAR
  for (const one of parts) {
    const away = distance(part.at, within(part.at, one.placed))
    if (away < reach) [best, reach] = [one, away]
  }
  return best
}

const within = ({ x, y }: Point, { box: { min, max } }: PlacedPart): Point => ({
  x: Math.max(min.x, Math.min(max.x, x)),
  y: Math.max(min.y, Math.min(max.y, y)),
})

function moveOf(host: SetOutPart, place: Point): Point {
  const touch = within(place, host.placed)
  const { x, y } = host.toGround(touch)
  return { x: x - touch.x, y: y - touch.y }
}
