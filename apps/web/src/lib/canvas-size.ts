import { type Edit, type Inches, inchesFromSpecPixels, type Layout, type Placement } from '@ramp/domain'

/** Limits and step of the canvas (spec 1 §9): 400 to 3000 px, by 400 px. */
const CANVAS_MIN: Inches = inchesFromSpecPixels(400)
const CANVAS_MAX: Inches = inchesFromSpecPixels(3000)
export const CANVAS_STEP: Inches = inchesFromSpecPixels(400)

/** How much to add at each side, in inches; negative takes away. */
export type Growth = {
  readonly left?: Inches
  readonly right?: Inches
  readonly top?: Inches
  readonly bottom?: Inches
}

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
  const stays = placement.parts.every(
    ({ box: { min, max } }) =>
      min.x + left >= 0 && min.y + top >= 0 && max.x + left <= width && max.y + top <= height,
  )
  if (!stays) return { kind: 'refused', message: 'Cannot resize, stencils will go off canvas' }
  return { kind: 'resized', edit: (before) => shifted(before, { width, height }, left, top) }
}

const limitMessage = (name: 'width' | 'height', size: Inches): string | null => {
  if (size < CANVAS_MIN) return `Canvas ${name} cannot be smaller`
  return size > CANVAS_MAX ? `Canvas ${name} cannot be larger` : null
}

const shifted = (layout: Layout, canvas: Layout['project']['canvas'], x: Inches, y: Inches): Layout => ({
  ...layout,
  project: { ...layout.project, canvas },
  parts:
    x === 0 && y === 0
      ? layout.parts
      : layout.parts.map((part) => ({ ...part, at: { x: part.at.x + x, y: part.at.y + y } })),
})
