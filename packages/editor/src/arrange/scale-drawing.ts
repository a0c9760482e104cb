import {
  type Degrees,
  type Drawing,
  distance,
  isPointed,
  midpoint,
  normalizeAngle,
  type Point,
  rotate,
  roundTo,
  subtract,
  toCanvas,
  toOwnFrame,
  withPoints,
} from '@ramp/domain'

/** What has one size only grows the same both ways: its letters, its radius, its scale. */
const EVEN: readonly Drawing['kind'][] = ['text', 'callout', 'circle', 'ada-box', 'rise-box', 'service-box']

export const isEven = ({ kind }: Drawing): boolean => EVEN.includes(kind)

/**
 * A drawing in a drawing that grows: the whole canvas grows about a point by so much across and down, and the drawing
 * follows as its kind allows. What runs from place to place runs between the grown places; a turned shape grows along its
 * own sides; what has one size only keeps within its share of the room.
 */
export function scaledDrawing(drawing: Drawing, by: Point, about: Point): Drawing {
  const grown = ({ x, y }: Point): Point => ({
    x: about.x + (x - about.x) * by.x,
    y: about.y + (y - about.y) * by.y,
  })
  const along = (direction: Point) => {
    const { x, y } = rotate(direction, drawing.rotation)
    return Math.hypot(x * by.x, y * by.y)
  }
  const even = Math.min(by.x, by.y)
  const at = grown(drawing.at)
  if (isPointed(drawing))
    return withPoints(
      drawing,
      drawing.points.map((point) => grown(toCanvas(drawing, point))),
    )
  switch (drawing.kind) {
    case 'dimension':
    case 'ruler':
    case 'fence':
      return { ...drawing, ...between(grown, drawing, drawing.length) }
    case 'door': {
      const { length: width, ...place } = between(grown, drawing, drawing.width)
      return { ...drawing, ...place, width }
    }
    case 'rectangle':
    case 'triangle':
    case 'graphic':
      return {
        ...drawing,
        at,
        width: drawing.width * along({ x: 1, y: 0 }),
        length: drawing.length * along({ x: 0, y: 1 }),
      }
    case 'circle':
      return { ...drawing, at, radius: drawing.radius * even }
    case 'text':
      return { ...drawing, at, lettering: grownLetters(drawing, even) }
    case 'callout': {
      const to = toOwnFrame({ ...drawing, at }, grown(toCanvas(drawing, drawing.pointer.to)))
      return {
        ...drawing,
        at,
        lettering: grownLetters(drawing, even),
        pointer: { ...drawing.pointer, to },
      }
    }
    default:
      return { ...drawing, at, scale: drawing.scale * even }
  }
}

const grownLetters = <Letters extends { readonly fontSize: number }>(
  { lettering }: { readonly lettering: Letters },
  by: number,
): Letters => ({ ...lettering, fontSize: lettering.fontSize * by })

type Placed = { readonly at: Point; readonly rotation: Degrees }

/** Where a straight thing of a length comes to lie when both its ends have grown away. */
function between(grown: (point: Point) => Point, { at, rotation }: Placed, length: number) {
  const [from, to] = [
    grown(toCanvas({ at, rotation }, { x: -length / 2, y: 0 })),
    grown(toCanvas({ at, rotation }, { x: length / 2, y: 0 })),
  ]
  const { x, y } = subtract(to, from)
  return {
    at: midpoint(from, to),
    rotation: normalizeAngle(roundTo((Math.atan2(y, x) * 180) / Math.PI, 6)),
    length: distance(from, to),
  }
}
