import { add, type Point, rotate, subtract } from '../base/geometry/point.ts'
import { type Degrees, normalizeAngle } from '../base/units.ts'
import type { Drawing } from '../model/drawings/drawing.ts'
import type { Layout } from '../model/layout/layout.ts'
import { objectsInOrder } from '../model/layout/objects-in-order.ts'
import type { Part } from '../model/layout/part.ts'
import { addDrawings, mapDrawings } from './drawing-edits.ts'
import type { Edit } from './edit.ts'
import { addParts, moveParts, removeParts, rotateParts } from './part-edits.ts'

/** Edits of a selection that may hold parts and drawings alike. Ids that are gone are passed over. */

export const removeObjects =
  (ids: readonly string[]): Edit =>
  (before) => {
    const gone = new Set(ids)
    const layout = removeParts(ids)(before)
    const drawings = layout.drawings.filter(({ id }) => !gone.has(id))
    if (layout === before && drawings.length === layout.drawings.length) return before
    return { ...layout, drawings, stack: layout.stack.filter((id) => !gone.has(id)) }
  }

export const moveObjects =
  (ids: readonly string[], by: Point): Edit =>
  (layout) => {
    const move = (drawing: Drawing): Drawing =>
      by.x === 0 && by.y === 0 ? drawing : { ...drawing, at: add(drawing.at, by) }
    return mapDrawings(ids, move)(moveParts(ids, by)(layout))
  }

/** Turns parts and drawings clockwise about a point; each keeps its place relative to the others. */
export const rotateObjects =
  (ids: readonly string[], degrees: Degrees, about: Point): Edit =>
  (layout) => {
    const turn = (drawing: Drawing): Drawing => ({
      ...drawing,
      at: add(about, rotate(subtract(drawing.at, about), degrees)),
      rotation: normalizeAngle(drawing.rotation + degrees),
    })
    return mapDrawings(ids, turn)(rotateParts(ids, degrees, about)(layout))
  }

export const addObjects =
  (parts: readonly Part[], drawings: readonly Drawing[]): Edit =>
  (layout) =>
    addDrawings(drawings)(addParts(parts)(layout))

export type ReorderTo = 'front' | 'back' | 'forward' | 'backward'

/** Moves objects within the drawing order: to the back, to the front, or by one step (spec 1 §2). */
export const reorderObjects =
  (ids: readonly string[], to: ReorderTo): Edit =>
  (layout) => {
    const order = orderOf(layout)
    const wanted = new Set(ids)
    const moved = order.filter((id) => wanted.has(id))
    const rest = order.filter((id) => !wanted.has(id))
    const first = order.findIndex((id) => wanted.has(id))
    const index = { back: 0, front: rest.length, forward: first + 1, backward: Math.max(0, first - 1) }[to]
    return withOrder(layout, [...rest.slice(0, index), ...moved, ...rest.slice(index)])
  }

/** Puts one object at a position of the drawing order (0 lies lowest). */
export const moveObjectTo =
  (id: string, index: number): Edit =>
  (layout) => {
    const order = orderOf(layout)
    if (!order.includes(id)) return layout
    const rest = order.filter((one) => one !== id)
    return withOrder(layout, [...rest.slice(0, index), id, ...rest.slice(index)])
  }

const orderOf = (layout: Layout): readonly string[] => objectsInOrder(layout).map(({ id }) => id)

function withOrder(layout: Layout, stack: readonly string[]): Layout {
  const before = orderOf(layout)
  return stack.every((id, index) => id === before[index]) ? layout : { ...layout, stack }
}
