import { type Inches, outlineContains, type Point } from '@ramp/domain'
import type { Bar, BoxSolid, Prism, Solid } from '../solid/solid.ts'
import type { ViewShape } from './view-shape.ts'

/** Roles that lie under decks and are drawn dashed there. */
const UNDER = ['leg', 'foot', 'brace']
/** What a plan leaves out: the ground is its paper, and pickets are dots between rails. */
const LEFT_OUT = ['ground', 'picket']
/** Bars that lean less than this are upright, and a plan shows their section. */
const UPRIGHT: Inches = 0.05

/** Solids from above, each as the outline it covers; what lies under a deck is hidden, what lies in one line is drawn once. */
export function shapesFromAbove(solids: readonly Solid[]): readonly ViewShape[] {
  const decks = solids.filter(
    (one): one is Prism =>
      one.kind === 'prism' && ['platform', 'ramp', 'pad', 'concrete-pad'].includes(one.role),
  )
  const isUnder = (at: Point) => decks.some(({ outline }) => outlineContains(outline, at))
  const shapes = solids
    .filter((solid) => !LEFT_OUT.includes(solid.role) && !isMerged(solid))
    .flatMap((solid) => {
      const points = outlineFromAbove(solid)
      if (!points) return []
      const isHidden = UNDER.includes(solid.role) && isUnder(middleOf(points))
      const isClosed = solid.role !== 'lot'
      return [{ owner: solid.owner, role: solid.role, points, isClosed, isHidden }]
    })
  return withoutRepeats([...shapes, ...mergedShapes(solids.filter(isMerged))])
}

/** Shapes of one role that fall together, such as a rail over a rail, once. */
export function withoutRepeats(shapes: readonly ViewShape[]): readonly ViewShape[] {
  const seen = new Set<string>()
  return shapes.filter(({ role, points }) => {
    const places = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    const key = `${role} ${places.toSorted().join(' ')}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

function outlineFromAbove(solid: Solid): readonly Point[] | null {
  switch (solid.kind) {
    case 'prism':
      return solid.outline
    case 'surface':
      return solid.corners.map(({ x, y }) => ({ x, y }))
    case 'box':
      return boxFromAbove(solid)
    case 'bar':
      return barFromAbove(solid)
  }
}

function boxFromAbove({ at, size, turn }: BoxSolid): readonly Point[] {
  const radians = (turn * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  const corner = (across: number, down: number): Point => {
    const [x, y] = [(across * size.x) / 2, (down * size.y) / 2]
    return { x: at.x + x * cosine - y * sine, y: at.y + x * sine + y * cosine }
  }
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

/** A leaning or lying bar as the strip it covers; upright rods, such as the ends of loops, lie under the rail. */
function barFromAbove({ from, to, size, section, role }: Bar): readonly Point[] | null {
  if (role === 'lot') return [from, to].map(({ x, y }) => ({ x, y }))
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (length <= UPRIGHT) return section === 'round' ? null : boxFromAbove(boxOn(from, size))
  const across = { x: (-(to.y - from.y) / length) * (size / 2), y: ((to.x - from.x) / length) * (size / 2) }
  return [
    { x: from.x - across.x, y: from.y - across.y },
    { x: to.x - across.x, y: to.y - across.y },
    { x: to.x + across.x, y: to.y + across.y },
    { x: from.x + across.x, y: from.y + across.y },
  ]
}

const boxOn = (at: Bar['from'], size: Inches): BoxSolid => ({
  kind: 'box',
  owner: { kind: 'site', id: '' },
  role: 'post',
  at,
  size: { x: size, y: size, z: 0 },
  turn: 0,
})

const MERGED = ['porch', 'obstacle', 'utility']

/** What stands on a site is cut into triangles: a plan shows the outline they make together. */
const isMerged = (solid: Solid): solid is Prism =>
  solid.kind === 'prism' && MERGED.includes(solid.role) && solid.owner.kind === 'site'

function mergedShapes(prisms: readonly Prism[]): readonly ViewShape[] {
  const groups = groupsOf(prisms)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? loopsOf(group).map((points) => shapeOf(first, points)) : []
  })
}

const shapeOf = ({ owner, role }: Prism, points: readonly Point[]): ViewShape => ({
  owner,
  role,
  points,
  isClosed: true,
  isHidden: false,
})

function groupsOf(prisms: readonly Prism[]): ReadonlyMap<string, readonly Prism[]> {
  const groups = new Map<string, Prism[]>()
  for (const prism of prisms) {
    const key = `${prism.role} ${prism.owner.id}`
    const held = groups.get(key)
    if (held) held.push(prism)
    else groups.set(key, [prism])
  }
  return groups
}

const keyOf = ({ x, y }: Point): string => `${x.toFixed(3)},${y.toFixed(3)}`

/** The edges that only one of the triangles has, chained into loops. */
function loopsOf(prisms: readonly Prism[]): readonly (readonly Point[])[] {
  const edges = prisms.flatMap(({ outline }) =>
    outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from })),
  )
  const directed = new Set(edges.map(({ from, to }) => `${keyOf(from)} ${keyOf(to)}`))
  const rim = new Map(
    edges
      .filter(({ from, to }) => !directed.has(`${keyOf(to)} ${keyOf(from)}`))
      .map((edge) => [keyOf(edge.from), edge]),
  )
  const loops: Point[][] = []
  for (const [start] of rim) {
    const loop: Point[] = []
    for (let edge = rim.get(start); edge; edge = rim.get(keyOf(edge.to))) {
      rim.delete(keyOf(edge.from))
      loop.push(edge.from)
    }
    if (loop.length > 2) loops.push(loop)
  }
  return loops
}
