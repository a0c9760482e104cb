import type { Inches } from '../../../base/units.ts'
import { centreOf, type Rect } from './rect.ts'
import { RAIL_OFF_WALL, type Room } from './room.ts'
import { type Shape, shapeOver, type Thing } from './shapes.ts'

/** What is laid, by what it keeps off. */
export type LaidKind = 'deck' | 'ramp' | 'landing'

/** Moves of a rectangle along the wall, the least first, after which it is flush with something on the site, before or past it. */
export function movesAlongWall(room: Room, rect: Rect, kind: LaidKind): readonly Inches[] {
  const { yard, lot, walls, doorways, porch, porchBelow, things } = room
  const moves: Inches[] = []
  for (const line of [yard, lot]) if (line) moves.push(...besideOutline(line, rect, 0))
  for (const one of [...walls, ...doorways, porch, kind === 'landing' ? porchBelow : null])
    if (one) moves.push(...besideThing(one, rect, kind === 'ramp' ? RAIL_OFF_WALL : 0))
  for (const one of things) moves.push(...besideThing(one, rect, kind === 'landing' ? 0 : one.clearance))
  if (kind === 'landing') moves.push(...intoDestination(room, rect))
  return moves.sort((a, b) => Math.abs(a) - Math.abs(b))
}

const besideThing = (thing: Thing, rect: Rect, clearance: Inches): readonly Inches[] =>
  'at' in thing
    ? besideRound(thing.at.x, reachOf(thing, rect, clearance), rect)
    : besideOutline(thing.shape, rect, clearance)

/** How far a round thing keeps a rectangle off along the wall; null where it lies beyond it. */
function reachOf(
  { at, radius }: Extract<Thing, { readonly radius: Inches }>,
  { top, bottom }: Rect,
  clearance: Inches,
): Inches | null {
  const past = Math.max(top - at.y, 0, at.y - bottom)
  const off = radius + clearance
  return past >= off ? null : Math.sqrt(off * off - past * past)
}

const besideRound = (x: Inches, reach: Inches | null, { left, right }: Rect): readonly Inches[] =>
  reach === null ? [] : [x + reach - left, x - reach - right]

function besideOutline({ edges }: Shape, rect: Rect, clearance: Inches): readonly Inches[] {
  const [top, bottom] = [rect.top - clearance, rect.bottom + clearance]
  const moves: Inches[] = []
  for (const [from, to] of edges) {
    if ((from.y <= top && to.y <= top) || (from.y >= bottom && to.y >= bottom)) continue
    const isLevel = from.y === to.y
    const a = isLevel ? from.x : alongEdge(from, to, top)
    const b = isLevel ? to.x : alongEdge(from, to, bottom)
    moves.push(Math.max(a, b) + clearance - rect.left, Math.min(a, b) - clearance - rect.right)
  }
  return moves
}

type Place = Shape['outline'][number]

/** Where an edge passes a depth, or where it ends before. */
function alongEdge(from: Place, to: Place, y: Inches): Inches {
  const share = Math.min(1, Math.max(0, (y - from.y) / (to.y - from.y)))
  return from.x + share * (to.x - from.x)
}

/** Moves after which the landing touches the edge where the way has to end, or its middle lies on the outline of the area. */
function intoDestination({ destination }: Room, rect: Rect): readonly Inches[] {
  if (!destination) return []
  if ('edge' in destination) return besideOutline(shapeOver(destination.edge), rect, 0)
  const middle = centreOf(rect)
  const line: Rect = { left: middle.x, right: middle.x, top: middle.y, bottom: middle.y + 1e-3 }
  return besideOutline(shapeOver(destination.area), line, 0)
}
