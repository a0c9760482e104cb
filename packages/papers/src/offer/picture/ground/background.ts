import { boxed, type Frame, type Marks, outline, SCENERY } from '@ramp/drafting'
import { ROLES } from '@ramp/solids'
import { minus, UP, unit } from '../geometry/space.ts'
import { blend, litColor } from '../view/light.ts'
import type { PictureView } from '../view/picture-view.ts'

const SKY_BANDS = 9
const LAWN_BANDS = 18
/** On the horizon the lawn has so much of the haze, and its own color from so far down on. */
const HAZE = 0.42
const CLEARS = 1.8
/** So far away that it is on the horizon, inches. */
const FAR = 1e5

/** Sky with trees on the horizon, and a lawn that pales toward it. */
export function background(view: PictureView): Marks {
  const { camera, frame, see, light } = view
  const { eye, at } = camera
  const way = unit({ ...minus(at, eye), z: 0 })
  const bottom = frame.top + frame.height
  const horizon = see({ x: eye.x + way.x * FAR, y: eye.y + way.y * FAR, z: eye.z })?.y ?? frame.top
  const edge = Math.min(bottom, Math.max(frame.top, horizon))
  const near = litColor(ROLES.ground.material, UP, light)
  const pale = blend(near, SCENERY.haze, HAZE)
  // Each band reaches to the lower edge, so that no gap is left between two.
  const band = (top: number, to: number, color: string) =>
    boxed({ ...frame, top, height: to - top }, null, color)
  const sky = Array.from({ length: edge > frame.top ? SKY_BANDS : 0 }, (_, index) =>
    band(
      frame.top + ((edge - frame.top) * index) / SKY_BANDS,
      edge,
      blend(SCENERY.sky, SCENERY.haze, index / (SKY_BANDS - 1)),
    ),
  )
  const lawn = Array.from({ length: LAWN_BANDS }, (_, index) => {
    const share = (index / LAWN_BANDS) ** 2
    return band(edge + (bottom - edge) * share, bottom, blend(pale, near, Math.min(1, share * CLEARS)))
  })
  return [...sky, ...treeLine(frame, edge), ...lawn]
}

const TREES = [
  { color: SCENERY.farTrees, height: 22, width: 31 },
  { color: SCENERY.nearTrees, height: 14, width: 23 },
] as const
/** Points along the horizon between two places of its outline. */
const STEP = 4

/** A line of trees where the lawn ends, the same in every picture. */
function treeLine({ left, top, width }: Frame, horizon: number): Marks {
  if (horizon <= top + 1) return []
  return TREES.map(({ color, height, width: each }, row) => {
    const crowns = Array.from({ length: Math.ceil(width / STEP) + 1 }, (_, index) => {
      const x = Math.min(left + width, left + index * STEP)
      const wave = Math.abs(Math.sin(x / each + row)) * 0.7 + Math.abs(Math.sin(x / (each * 0.43))) * 0.3
      return { x, y: Math.max(top, horizon - height * (0.35 + 0.65 * wave)) }
    })
    const foot = [left + width, left].map((x) => ({ x, y: horizon + 1 }))
    return outline([...crowns, ...foot], null, color)
  })
}
