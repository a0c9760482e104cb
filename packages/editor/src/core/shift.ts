import { type Inches, type Layout, type Point, subtract } from '@ramp/domain'
import { type Camera, panBy, scaleOf } from '../camera.ts'
import type { RulerGuide } from '../snapping/ruler-guide.ts'

type View = { readonly camera: Camera; readonly rulerGuides: readonly RulerGuide[] }

/** The view that shows everything where it was on the screen, guides too, after it moved on the canvas. */
export function seenFrom({ camera, rulerGuides }: View, shift: Point): Partial<View> {
  if (shift.x === 0 && shift.y === 0) return {}
  const scale = scaleOf(camera)
  return {
    camera: panBy(camera, -shift.x * scale, -shift.y * scale),
    rulerGuides: rulerGuides.map(({ axis, at }) => ({ axis, at: at + shift[axis] })),
  }
}

/**
 * How far everything moved between two steps of the history. Where the canvas has another size: as far as objects did that
 * stand where they were or moved by the difference, else as far as most did.
 */
export function shiftBetween(before: Layout, after: Layout): Point {
  if (isSameSize(before.project.canvas, after.project.canvas)) return { x: 0, y: 0 }
  const were = new Map(placesOf(before).map(({ id, at }) => [id, at]))
  const votes = new Map<string, { readonly by: Point; readonly count: number }>()
  for (const { id, at } of placesOf(after)) {
    const was = were.get(id)
    if (!was) continue
    const by = subtract(at, was)
    const key = `${by.x.toFixed(3)} ${by.y.toFixed(3)}`
    votes.set(key, { by, count: (votes.get(key)?.count ?? 0) + 1 })
  }
  const isByCanvas = ({ by: { x, y } }: { readonly by: Point }) =>
    isOneOf(x, difference('width')) && isOneOf(y, difference('height'))
  const difference = (size: 'width' | 'height') => after.project.canvas[size] - before.project.canvas[size]
  const [most] = [...votes.values()].toSorted(
    (a, b) => Number(isByCanvas(b)) - Number(isByCanvas(a)) || b.count - a.count,
  )
  return most?.by ?? { x: 0, y: 0 }
}

const DUST: Inches = 1e-6
const isOneOf = (by: Inches, difference: Inches): boolean =>
  Math.abs(by) < DUST || Math.abs(by - difference) < DUST

const isSameSize = (a: Layout['project']['canvas'], b: Layout['project']['canvas']): boolean =>
  a.width === b.width && a.height === b.height

/** Objects and doors of the site by their ids. */
const placesOf = (layout: Layout): readonly { readonly id: string; readonly at: Point }[] => [
  ...layout.parts,
  ...layout.drawings,
  ...layout.site.doors.flatMap(({ id, at }) => (at ? [{ id, at }] : [])),
]
