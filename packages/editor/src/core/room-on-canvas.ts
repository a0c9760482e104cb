import {
  type Box,
  boxAround,
  type Catalogue,
  catalogueWith,
  type Growth,
  growCanvas,
  type Inches,
  type Layout,
  type Point,
  placePart,
  roomFor,
} from '@ramp/domain'

type Standing = { readonly id: string; readonly at: Point }
type Canvas = Layout['project']['canvas']

/** A layout with the canvas it needs, and how far everything on it moved where the canvas grew for that. */
export type Held = { readonly layout: Layout; readonly shift?: Point }

/**
 * What an edit leaves behind, on a canvas that grows where a part goes over its edge. Null where the canvas cannot grow so
 * far and an object would leave it: its centre was on the canvas, or it was not there at all. What is off the canvas
 * already may be moved about, and a canvas that the edit itself resizes stays as it makes it.
 */
export function heldOnCanvas(before: Layout, after: Layout, catalogue: Catalogue): Held | null {
  const { canvas } = after.project
  const growth = canvas === before.project.canvas ? growthFor(before, after, catalogue) : null
  if (growth) {
    const { left = 0, top = 0 } = growth
    return { layout: growCanvas(growth)(after), shift: { x: left, y: top } }
  }
  return leavesCanvas(before, after) ? null : { layout: after }
}

/**
 * Whether an edit takes an object off the canvas, where nobody would find it again, however far the canvas grows. A drag
 * asks at every move, so what the edit left alone is passed over.
 */
export const leavesLargestCanvas = (before: Layout, after: Layout, catalogue: Catalogue): boolean =>
  leavesCanvas(before, after) && heldOnCanvas(before, after, catalogue) === null

/** What the canvas grows by to hold what an edit takes over its edge; null where it need not grow, or cannot so far. */
function growthFor(before: Layout, after: Layout, catalogue: Catalogue): Growth | null {
  const { canvas } = after.project
  const whole = catalogueWith(after.customItems, catalogue)
  const over = [
    ...movedBoxes(before.parts, after.parts, canvas, (part) => {
      const placed = placePart(part, whole)
      return boxAround(placed ? placed.outline : [part.at])
    }),
    // Of a drawing the centre has to stay on the canvas.
    ...movedBoxes(before.drawings, after.drawings, canvas, ({ at }) => boxAround([at])),
  ].filter((box) => !isWithin(box, canvas))
  if (over.length === 0) return null
  const box = boxAround(over.flatMap(({ min, max }) => [min, max]))
  const growth = roomFor(box, canvas)
  return holds(growth, box, canvas) ? growth : null
}

/** The boxes of what is new, and of what was on the canvas and is further over its edge now. */
function movedBoxes<One extends Standing>(
  were: readonly One[],
  are: readonly One[],
  canvas: Canvas,
  boxOf: (one: One) => Box,
): readonly Box[] {
  if (were === are) return []
  const known = new Map(were.map((one) => [one.id, one]))
  return are.flatMap((one, index) => {
    if (one === were[index]) return []
    const was = known.get(one.id)
    const box = boxOf(one)
    return was === undefined || (isOn(canvas, was.at) && isFurther(box, boxOf(was), canvas)) ? [box] : []
  })
}

function isFurther(box: Box, was: Box, { width, height }: Canvas): boolean {
  const overEdges = ({ min, max }: Box) => [-min.x, -min.y, max.x - width, max.y - height]
  const before = overEdges(was)
  return overEdges(box).some((over, edge) => over > DUST && over > (before[edge] ?? 0) + DUST)
}

/** A canvas as large as it can be has room at one side only where it gives up the other. */
function holds(growth: Growth, { min, max }: Box, { width, height }: Canvas): boolean {
  const { left = 0, right = 0, top = 0, bottom = 0 } = growth
  const isGrowing = [left, right, top, bottom].every((by) => by >= 0)
  const moved = { min: { x: min.x + left, y: min.y + top }, max: { x: max.x + left, y: max.y + top } }
  return isGrowing && isWithin(moved, { width: width + left + right, height: height + top + bottom })
}

function leavesCanvas(before: Layout, after: Layout): boolean {
  const { canvas } = after.project
  const isSameCanvas = before.project.canvas === canvas
  const leaves = (were: readonly Standing[], are: readonly Standing[]): boolean =>
    !(isSameCanvas && were === are) &&
    are.some((one, index) => {
      if ((isSameCanvas && one === were[index]) || isOn(canvas, one.at)) return false
      const was = were.find(({ id }) => id === one.id)
      return was === undefined || isOn(before.project.canvas, was.at)
    })
  return leaves(before.parts, after.parts) || leaves(before.drawings, after.drawings)
}

/** A turn about a centre leaves floating-point dust. */
const DUST: Inches = 1e-6

const isOn = ({ width, height }: Canvas, { x, y }: Point): boolean =>
  x >= -DUST && y >= -DUST && x <= width + DUST && y <= height + DUST

const isWithin = ({ min, max }: Box, canvas: Canvas): boolean => isOn(canvas, min) && isOn(canvas, max)
