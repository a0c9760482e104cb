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
import { ROLES, type Role, type SystemView, type ViewShape } from '@ramp/solids'

/** What is painted over what: the ground first, rails last. */
const ORDER: readonly Role[] = [
  'lot',
  'surface',
  'ground',
  'house',
  'porch',
  'obstacle',
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
  closure: INK.paper,
}

/** The lines of a view in the pens and line types of their roles. */
export const viewMarks = ({ shapes }: SystemView, placed: PlacedView, without: readonly Role[] = []): Marks =>
  shapes
    .filter(({ role }) => !without.includes(role))
    .toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))
    .map((shape) => shapeMark(shape, placed))

function shapeMark({ role, points, isClosed, isHidden }: ViewShape, { toPaper }: PlacedView): Mark {
  const { pen, lineType } = ROLES[role]
  const look: Pen = {
    width: isHidden ? Math.min(widthOfPen(pen), penOf('hidden')) : widthOfPen(pen),
    dash: isHidden ? DASHES.hidden : lineType === 'continuous' ? undefined : DASHES[lineType],
    color: INK.ink,
  }
  const places = points.map(toPaper)
  return isClosed ? outline(places, look, isHidden ? undefined : FILLS[role]) : line(places, look)
}
