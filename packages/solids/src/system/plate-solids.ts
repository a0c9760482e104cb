import {
  type Analysis,
  groundOf,
  type Inches,
  type Item,
  type ItemRole,
  itemFor,
  type JointEnd,
  type OpeningJoint,
  type PartId,
  type PlacedPart,
  type Point,
} from '@ramp/domain'
import { measuresOf } from '../measures.ts'
import { heightAtSide, type SetOutPart, settingOut } from '../setting-out/setting-out.ts'
import { plate } from '../solid/make.ts'
import type { Solid } from '../solid/solid.ts'

/** Plates between the system and the house or the ground: those that are drawn, and those every opening brings. */
export function plateSolids(analysis: Analysis): readonly Solid[] {
  const { byId } = settingOut(analysis)
  const { openings, transitions } = analysis.connections
  const drawn = [...transitions].flatMap(([id, end]) => {
    const drawing = analysis.placement.byId.get(id)
    const host = end && byId.get(end.part)
    return drawing && host ? plateAt(host, end, { ...drawnAt(drawing, host, end), id }, analysis) : []
  })
  const brought = openings.flatMap((opening) => {
    const host = byId.get(opening.end.part)
    const item = host && opening.transition === null ? itemAt(opening, host, analysis) : null
    const near = host?.placed.sides[opening.end.side].middle
    return near && item ? plateAt(host, opening.end, { item, near, over: 0, id: host.id }, analysis) : []
  })
  return [...drawn, ...brought]
}

/** The plate the parts list orders for an opening without a drawn one. */
function itemAt({ kind }: OpeningJoint, { placed }: SetOutPart, { catalogue }: Analysis): Item | null {
  const of = (role: ItemRole) => itemFor(catalogue, role, placed.usableWidth)
  if (kind === 'STRUCTURE_TO_RAMP')
    return of(
      placed.part.kind === 'ramp' && placed.part.isSupportedTop ? 'transition-lower' : 'transition-upper',
    )
  return kind === 'RAMP_TO_GROUND' && placed.item.role !== 'starter-ramp' ? of('transition-ground') : null
}

/** How far a plate reaches out of the side it lies against. */
const plateReach = ({ length, usableLength }: Item): Inches => length ?? usableLength ?? 0

type Laid = {
  readonly item: Item
  /** Middle of its edge toward the part it lies against. */
  readonly near: Point
  /** How far it lies over that part: a bridge plate bears on its deck. */
  readonly over: Inches
  readonly id: PartId
}

/** A plate where it is drawn. */
function drawnAt(
  { part: { at }, item }: PlacedPart,
  { placed }: SetOutPart,
  { side }: JointEnd,
): Omit<Laid, 'id'> {
  const { middle, normal } = placed.sides[side]
  const half = plateReach(item) / 2
  const near = { x: at.x - normal.x * half, y: at.y - normal.y * half }
  const over = (middle.x - near.x) * normal.x + (middle.y - near.y) * normal.y
  return { item, near, over: item.role === 'bridge-plate' ? Math.max(0, over) : 0 }
}

/** Level toward the house, and down to the ground where the way goes out. */
function plateAt(
  host: SetOutPart,
  { side }: JointEnd,
  { item, near: { x, y }, over, id }: Laid,
  { layout, connections }: Analysis,
): readonly Solid[] {
  const { normal, left, right, length } = host.placed.sides[side]
  const half = Math.min(item.width ?? item.usableWidth ?? length, length) / 2 / length
  const across = { x: (right.x - left.x) * half, y: (right.y - left.y) * half }
  const near = [
    host.toGround({ x: x - across.x, y: y - across.y }),
    host.toGround({ x: x + across.x, y: y + across.y }),
  ]
  const reach = plateReach(item)
  const out = (at: Point): Point => ({ x: at.x + normal.x * reach, y: at.y + normal.y * reach })
  const [a, b] = near
  if (!a || !b || reach <= 0) return []
  const thick = measuresOf(layout.project.product).plate.inches
  const top = heightAtSide(host, side) + (over > 0 ? thick : 0)
  const isExit = connections.openings.some(
    ({ use, end }) => use === 'exit' && end.part === host.id && end.side === side,
  )
  const ground = groundOf(layout.site)
  // A plate lies on the ground, not in it.
  const lying = (at: Point) => (ground?.heightAt(at) ?? 0) + thick
  const far = (at: Point) => (isExit ? lying(at) : top)
  const close = (at: Point) => (isExit ? Math.max(top, lying(at)) : top)
  // Left and right are seen looking outward: out at the left, out at the right, and back is clockwise.
  const outline = [out(a), out(b), b, a]
  const tops = [far(out(a)), far(out(b)), close(b), close(a)]
  const named = { owner: { kind: 'part', id }, role: 'transition' } as const
  return [
    plate(
      named,
      outline,
      tops,
      tops.map((z) => z - thick),
    ),
  ]
}
