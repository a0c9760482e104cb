import { type Fence, frameOf, type Inches } from '@ramp/domain'
import { boxData, type Marks, PALETTE, path } from '@ramp/drafting'
import { styleFill, styleStroke } from './style/style-stroke.ts'

/** Posts stand at most this far apart. */
const POST_SPACING: Inches = 24
const POST: Inches = 4

/** A fence from above: two rails between posts at even distances. */
export function drawFence(fence: Fence): Marks {
  const { min, max } = frameOf(fence)
  const look = { fill: styleFill(fence.style), stroke: styleStroke(fence.style) }
  const bays = Math.max(1, Math.ceil(fence.length / POST_SPACING))
  const rails = [-1.6, 1.6].map((y) => `M${min.x} ${y}H${max.x}`).join('')
  const posts = Array.from({ length: bays + 1 }, (_, index) => {
    const x = min.x + ((fence.length - POST) * index) / bays
    return boxData(x, -POST / 2, POST, POST)
  })
  return [
    path(rails, { stroke: look.stroke }),
    ...posts.map((d) => path(d, { ...look, fill: look.fill ?? PALETTE.surface })),
  ]
}
