import {
  type Box,
  boxAround,
  CANVAS_MAX,
  CANVAS_MIN,
  type Drawing,
  drawingOutline,
  type Edit,
  type Growth,
  growCanvas,
  type Inches,
  type Layout,
  type Placement,
} from '@ramp/domain'

export type Resize =
  | { readonly kind: 'resized'; readonly edit: Edit }
  | { readonly kind: 'refused'; readonly message: string }

/** Grows or shrinks the canvas at its sides; refused where a part would lie outside (spec 1 §5). */
export function resizeCanvas(layout: Layout, placement: Placement, growth: Growth): Resize {
  const { left = 0, right = 0, top = 0, bottom = 0 } = growth
  const { canvas } = layout.project
  const width = canvas.width + left + right
  const height = canvas.height + top + bottom
  const outOfLimits = limitMessage('width', width) ?? limitMessage('height', height)
  if (outOfLimits) return { kind: 'refused', message: outOfLimits }
  const boxes = [...placement.parts.map(({ box }) => box), ...layout.drawings.map(boxOfDrawing)]
  const falls = boxes.some((box) => isOn(box, canvas) && !isOn(movedBox(box, left, top), { width, height }))
  if (falls) return { kind: 'refused', message: 'Cannot resize, stencils will go off canvas' }
  return { kind: 'resized', edit: growCanvas(growth) }
}

const boxOfDrawing = (drawing: Drawing): Box => boxAround(drawingOutline(drawing))

const movedBox = ({ min, max }: Box, x: Inches, y: Inches): Box => ({
  min: { x: min.x + x, y: min.y + y },
  max: { x: max.x + x, y: max.y + y },
})

/** What hangs over the edge already keeps nobody from growing the canvas under it. */
const isOn = ({ min, max }: Box, { width, height }: Layout['project']['canvas']): boolean =>
  min.x >= 0 && min.y >= 0 && max.x <= width && max.y <= height

/** Why a canvas cannot be so large or so small; null where it can. */
export const limitMessage = (name: 'width' | 'height', size: Inches): string | null => {
  if (size < CANVAS_MIN) return `Canvas ${name} cannot be smaller`
  return size > CANVAS_MAX ? `Canvas ${name} cannot be larger` : null
}
