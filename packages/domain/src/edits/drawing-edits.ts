import { boxAround } from '../base/geometry/outline.ts'
import { add, midpoint, type Point, rotate, subtract } from '../base/geometry/point.ts'
import type {
  Drawing,
  DrawingId,
  DrawingKind,
  DrawingOf,
  DrawingStyle,
  Lettering,
  PointedDrawing,
} from '../model/drawings/drawing.ts'
import { objectsInOrder } from '../model/layout/objects-in-order.ts'
import type { Edit } from './edit.ts'

/** Puts drawings on top of everything. */
export const addDrawings =
  (drawings: readonly Drawing[]): Edit =>
  (layout) =>
    drawings.length === 0
      ? layout
      : {
          ...layout,
          drawings: [...layout.drawings, ...drawings],
          stack: [...objectsInOrder(layout), ...drawings].map(({ id }) => id),
        }

export const addDrawing = (drawing: Drawing): Edit => addDrawings([drawing])

/** Changes the drawings of some ids; a drawing that comes back the same leaves the layout the same. */
export const mapDrawings =
  (ids: readonly DrawingId[], change: (drawing: Drawing) => Drawing): Edit =>
  (layout) => {
    const wanted = new Set(ids)
    let changed = false
    const drawings = layout.drawings.map((drawing) => {
      const next = wanted.has(drawing.id) ? change(drawing) : drawing
      if (next !== drawing) changed = true
      return next
    })
    return changed ? { ...layout, drawings } : layout
  }

type Changes<Kind extends DrawingKind> = Partial<Omit<DrawingOf<Kind>, 'id' | 'kind'>>

/** Sets fields of one drawing of a kind: its words, size, points, ticks, boxes. */
export const changeDrawing = <Kind extends DrawingKind>(
  { id, kind }: { readonly id: DrawingId; readonly kind: Kind },
  changes: Changes<Kind>,
): Edit =>
  mapDrawings([id], (drawing) =>
    drawing.kind === kind ? ({ ...drawing, ...changes } as DrawingOf<Kind>) : drawing,
  )

export const setDrawingStyle = (ids: readonly DrawingId[], style: Partial<DrawingStyle>): Edit =>
  mapDrawings(ids, (drawing) => ({ ...drawing, style: { ...drawing.style, ...style } }))

export type WordedDrawing = Extract<Drawing, { readonly text: string }>
export const isWorded = (drawing: Drawing): drawing is WordedDrawing => 'text' in drawing

export const setDrawingText = (id: DrawingId, text: string): Edit =>
  mapDrawings([id], (drawing) =>
    isWorded(drawing) && drawing.text !== text ? { ...drawing, text } : drawing,
  )

export const setLettering = (ids: readonly DrawingId[], lettering: Partial<Lettering>): Edit =>
  mapDrawings(ids, (drawing) =>
    isWorded(drawing) ? { ...drawing, lettering: { ...drawing.lettering, ...lettering } } : drawing,
  )

/** Ticks a line of the ADA box, or takes the tick away (spec 2 §4). */
export const toggleAdaCheck = (id: DrawingId, line: number): Edit =>
  mapDrawings([id], (drawing) =>
    drawing.kind === 'ada-box'
      ? { ...drawing, isChecked: drawing.isChecked.map((is, index) => (index === line ? !is : is)) }
      : drawing,
  )

export const isPointed = (drawing: Drawing): drawing is PointedDrawing => 'points' in drawing

/** Sets the points of a drawing, given on the canvas; the drawing's place becomes their middle. */
export const setDrawingPoints = (id: DrawingId, points: readonly Point[]): Edit =>
  mapDrawings([id], (drawing) => (isPointed(drawing) ? withPoints(drawing, points) : drawing))

/** A drawing through points of the canvas, its place in their middle. */
export function withPoints<Pointed extends PointedDrawing>(
  drawing: Pointed,
  points: readonly Point[],
): Pointed {
  if (points.length === 0) return { ...drawing, points }
  const turned = points.map((point) => rotate(subtract(point, drawing.at), -drawing.rotation))
  const { min, max } = boxAround(turned)
  const middle = midpoint(min, max)
  return {
    ...drawing,
    at: add(drawing.at, rotate(middle, drawing.rotation)),
    points: turned.map((point) => subtract(point, middle)),
  }
}

/** A drawing grown or shrunk about its place. What has only one measure takes the one along its own x. */
function scaled(drawing: Drawing, { x, y }: Point): Drawing {
  const even = Math.sqrt(x * y)
  switch (drawing.kind) {
    case 'rectangle':
    case 'triangle':
    case 'graphic':
      return { ...drawing, width: drawing.width * x, length: drawing.length * y }
    case 'circle':
      return { ...drawing, radius: drawing.radius * even }
    case 'text':
    case 'callout':
      return { ...drawing, lettering: { ...drawing.lettering, fontSize: drawing.lettering.fontSize * even } }
    case 'dimension':
    case 'ruler':
    case 'fence':
      return { ...drawing, length: drawing.length * x }
    case 'door':
      return { ...drawing, width: drawing.width * x }
    case 'ada-box':
    case 'rise-box':
    case 'service-box':
      return { ...drawing, scale: drawing.scale * even }
    default:
      return { ...drawing, points: drawing.points.map((point) => ({ x: point.x * x, y: point.y * y })) }
  }
}

/** Grows or shrinks one drawing while a point of the canvas stays where it is, such as the opposite corner. */
export const scaleDrawing = (id: DrawingId, by: Point, about: Point): Edit =>
  mapDrawings([id], (drawing) => {
    const fromAbout = rotate(subtract(drawing.at, about), -drawing.rotation)
    const at = add(about, rotate({ x: fromAbout.x * by.x, y: fromAbout.y * by.y }, drawing.rotation))
    return by.x === 1 && by.y === 1 ? drawing : { ...scaled(drawing, by), at }
  })
