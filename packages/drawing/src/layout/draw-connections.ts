import type { ConnectionPoint, Joint, JointEnd, Opening, OpeningJoint, Placement, Point } from '@ramp/domain'
import {
  circleData,
  group,
  hairline,
  inchLine,
  lineData,
  type Mark,
  type Marks,
  PALETTE,
  path,
  roundBoxData,
  text,
} from '@ramp/drafting'

/** A joint as a short bar across the shared edge with a dot in its middle. */
export const drawJoints = (joints: readonly Joint[], placement: Placement): Marks =>
  joints.flatMap(({ a, b, wider, at }) => {
    const end = wider === 'a' ? b : a
    const side = placement.byId.get(end.part)?.sides[end.side]
    if (!side) return []
    return [
      group(
        [
          path(lineData([side.left, side.right]), { stroke: inchLine(PALETTE.ok, 1.2) }),
          path(circleData(at, 1.8), { fill: PALETTE.ok }),
        ],
        { id: `${a.part}-${a.side}-${b.part}-${b.side}` },
      ),
    ]
  })

/** Distance of a badge from the side it belongs to, inches. */
const BADGE_DISTANCE = 9

/** ENTRANCE and EXIT badges outside the sides they belong to. */
export const drawOpenings = (
  openings: readonly OpeningJoint[],
  placement: Placement,
  // Where points are drawn over the sides, badges stand clear of them.
  clearance = 0,
): Marks =>
  openings.flatMap(({ use, end, at, transition }) => {
    const placed = placement.byId.get(end.part)
    if (!placed) return []
    const { normal } = placed.sides[end.side]
    const beyond = transition ? (placement.byId.get(transition)?.length ?? 0) : 0
    const reach = BADGE_DISTANCE + clearance + beyond + (Math.abs(normal.x) > 0.5 ? 10 : 0)
    return [badge({ x: at.x + normal.x * reach, y: at.y + normal.y * reach }, use)]
  })

function badge(at: Point, use: OpeningJoint['use']): Mark {
  const words = use === 'entrance' ? 'ENTRANCE' : 'EXIT'
  const width = use === 'entrance' ? 40 : 24
  const height = 11
  return group(
    [
      path(roundBoxData(-width / 2, -height / 2, width, height, height / 2), {
        fill: use === 'entrance' ? PALETTE.ok : PALETTE.selected,
      }),
      text(words, { x: 0, y: 2.1 }, 6, { color: PALETTE.surface, weight: 'bold' }),
    ],
    { matrix: [1, 0, 0, 1, at.x, at.y] },
  )
}

/**
 * The dots a person clicks in the Connection step: empty, joined, entrance (a triangle in) or exit (a triangle out);
 * a red cross where one was assigned that cannot stand.
 */
export const drawConnectionPoints = (
  points: readonly ConnectionPoint[],
  assigned: readonly Pick<Opening, 'part' | 'side'>[] = [],
): Marks =>
  points.map(({ end, at, state }) => ({
    kind: 'pinned',
    id: `${end.part}-${end.side}`,
    at,
    children: pointMarks(state === 'empty' && isAmong(assigned, end) ? 'wrong' : state),
  }))

const isAmong = (assigned: readonly Pick<Opening, 'part' | 'side'>[], end: JointEnd): boolean =>
  assigned.some(({ part, side }) => part === end.part && side === end.side)

function pointMarks(state: ConnectionPoint['state'] | 'wrong'): Marks {
  const ring = (color: string, fill: string, radius: number) =>
    path(circleData({ x: 0, y: 0 }, radius), { fill, stroke: hairline(color, 2) })
  switch (state) {
    case 'joined':
      return [
        ring(PALETTE.muted, PALETTE.surface, 5),
        path(circleData({ x: 0, y: 0 }, 2), { fill: PALETTE.muted }),
      ]
    case 'entrance':
      return [ring(PALETTE.ok, PALETTE.ok, 9), path('M-4 -3H4L0 4Z', { fill: PALETTE.surface })]
    case 'exit':
      return [ring(PALETTE.selected, PALETTE.selected, 9), path('M-4 3H4L0 -4Z', { fill: PALETTE.surface })]
    case 'wrong':
      return [
        ring(PALETTE.error, PALETTE.error, 9),
        path('M-3 -3L3 3M3 -3L-3 3', { stroke: hairline(PALETTE.surface, 1.8) }),
      ]
    case 'empty':
      return [
        ring(PALETTE.selected, PALETTE.surface, 8),
        path('M-3 0H3M0 -3V3', { stroke: hairline(PALETTE.selected, 1.6) }),
      ]
  }
}
