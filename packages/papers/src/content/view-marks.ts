import type { Box } from '@ramp/domain'
import {
  DASHES,
  INK,
  line,
  type Mark,
  type Marks,
  outline,
  type Pen,
  type PlacedView,
  penOf,
  widthOfPen,
} from '@ramp/drafting'
import { ROLES, type Role, type SystemView, UNCUT, type ViewShape } from '@ramp/solids'
import { isOnCut } from './match-lines/window.ts'

/** What is painted over what: the ground first, rails last. */
const ORDER: readonly Role[] = [
  'lot',
  'surface',
  'ground',
  'house',
  'porch',
  'obstacle',
  'concrete-pad',
  'pad',
  'foot',
  'leg',
  'brace',
  'platform',
  'ramp',
  'stair',
  'transition',
  'door',
  'post',
  'picket',
  'handrail',
  'gate',
  'closure',
]

const FILLS: Readonly<Partial<Record<Role, string>>> = {
  platform: INK.deck,
  ramp: INK.deck,
  stair: INK.deck,
  transition: INK.deck,
  handrail: INK.paper,
  post: INK.paper,
  foot: INK.paper,
  pad: INK.well,
  'concrete-pad': INK.well,
  closure: INK.paper,
}

/**
 * The lines of a view in the pens and line types of their roles.
 * @param window what the view was cut to, in inches of the view: its edges are no edges of what is drawn
 */
export const viewMarks = (
  { shapes }: Pick<SystemView, 'shapes'>,
  placed: PlacedView,
  window: Box = UNCUT,
): Marks =>
  shapes
    .toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))
    .flatMap((shape) => shapeMarks(shape, placed, window))

function shapeMarks(
  { role, points, isClosed, isHidden }: ViewShape,
  { toPaper }: PlacedView,
  window: Box,
): readonly Mark[] {
  const { pen, lineType } = ROLES[role]
  const look: Pen = {
    width: isHidden ? Math.min(widthOfPen(pen), penOf('hidden')) : widthOfPen(pen),
    dash: isHidden ? DASHES.hidden : lineType === 'continuous' ? undefined : DASHES[lineType],
    color: INK.ink,
  }
  const places = points.map(toPaper)
  if (!isClosed) return [line(places, look)]
  const fill = isHidden ? undefined : FILLS[role]
  const edges = points.map((to, index) => [points.at(index - 1) ?? to, to] as const)
  const own = edges.filter(([from, to]) => !isOnCut(from, to, window))
  if (own.length === edges.length) return [outline(places, look, fill)]
  const strokes = own.map((ends) => line(ends.map(toPaper), look))
  return fill === undefined ? strokes : [outline(places, null, fill), ...strokes]
}
