import { add, type Inches, type Layout, type Point, scale, subtract } from '@ramp/domain'
import { type Camera, panBy, scaleOf } from '../camera.ts'
import type { Entry, History } from '../history/history.ts'
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

/** How far everything moved on the canvas with a step back or forth in the history, however many entries it goes over. */
export function shiftOfStep(before: History, after: History): Point {
  if (before.now === after.now) return NOWHERE
  const isBack = after.past.length < before.past.length
  const [from, to] = isBack ? [after, before] : [before, after]
  const entries = [...to.past, to.now].slice(from.past.length)
  const shifts = entries.slice(1).map((entry, index) => shiftWith(entry, entries[index]))
  return shifts.reduce((sum, by) => add(sum, isBack ? scale(by, -1) : by), NOWHERE)
}

const NOWHERE: Point = { x: 0, y: 0 }

const shiftWith = ({ shift, layout }: Entry, previous: Entry | undefined): Point =>
  shift ?? (previous ? shiftBetween(previous.layout, layout) : NOWHERE)

/**
 * How far everything moved between two layouts, of a history that does not say it: an earlier version kept it. Where the canvas has another size: as far as objects did that
 * stand where they were or moved by the difference, else as far as most did.
 */
function shiftBetween(before: Layout, after: Layout): Point {
  if (isSameSize(before.project.canvas, after.project.canvas)) return NOWHERE
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
  return most?.by ?? NOWHERE
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
