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
  type Point,
} from '@ramp/domain'
import { measuresOf } from '../measures/measures.ts'
import { heightAtSide, type SetOutPart, settingOut } from '../setting-out/setting-out.ts'
import { plate } from '../solid/make.ts'
import type { Solid } from '../solid/solid.ts'

/** Plates between the system and the house or the ground: those that are drawn, and those every opening brings. */
export function plateSolids(analysis: Analysis): readonly Solid[] {
  const { byId } = settingOut(analysis)
  const { openings, transitions } = analysis.connections
  const drawn = [...transitions].flatMap(([id, end]) => {
    const item = analysis.placement.byId.get(id)?.item
    const host = end && byId.get(end.part)
    return item && host ? plateAt(host, end, item, id, analysis) : []
  })
  const brought = openings.flatMap((opening) => {
    const host = byId.get(opening.end.part)
    const item = host && opening.transition === null ? itemAt(opening, host, analysis) : null
    return host && item ? plateAt(host, opening.end, item, host.id, analysis) : []
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

/** Level toward the house, and down to the ground where the way goes out. */
function plateAt(
  host: SetOutPart,
  { side }: JointEnd,
  item: Item,
  id: PartId,
  { layout, connections }: Analysis,
): readonly Solid[] {
  const { middle, normal, left, right, length } = host.placed.sides[side]
  const half = Math.min(item.width ?? item.usableWidth ?? length, length) / 2 / length
  const across = { x: (right.x - left.x) * half, y: (right.y - left.y) * half }
  const near = [
    host.toGround({ x: middle.x - across.x, y: middle.y - across.y }),
    host.toGround({ x: middle.x + across.x, y: middle.y + across.y }),
  ]
  const reach = plateReach(item)
  const out = ({ x, y }: Point): Point => ({ x: x + normal.x * reach, y: y + normal.y * reach })
  const [a, b] = near
  if (!a || !b || reach <= 0) return []
  const top = heightAtSide(host, side)
  const isExit = connections.openings.some(
    ({ use, end }) => use === 'exit' && end.part === host.id && end.side === side,
  )
  const ground = groundOf(layout.site)
  const thick = measuresOf(layout.project.product).plate.inches
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
