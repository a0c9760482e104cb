import { type Box, type Edit, type Inches, moveObjects } from '@ramp/domain'
import { boxOf } from '../snapping/standing.ts'

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom'
type Axis = 'x' | 'y'

/** A part or a drawing, and the box it takes. */
export type Boxed = { readonly id: string; readonly box: Box }

/** Where on its axis a box is taken hold of: 0 at its start, 1 at its end. */
const ALIGNMENTS: Readonly<Record<Alignment, { readonly axis: Axis; readonly share: 0 | 0.5 | 1 }>> = {
  left: { axis: 'x', share: 0 },
  center: { axis: 'x', share: 0.5 },
  right: { axis: 'x', share: 1 },
  top: { axis: 'y', share: 0 },
  middle: { axis: 'y', share: 0.5 },
  bottom: { axis: 'y', share: 1 },
}

/** Moves objects so that their edges or middles stand in one row with those of all of them together. */
export function alignObjects(objects: readonly Boxed[], how: Alignment): Edit {
  const { axis, share } = ALIGNMENTS[how]
  const at = ({ min, max }: Box) => min[axis] + (max[axis] - min[axis]) * share
  const row = objects.length > 0 ? at(boxOf(objects)) : 0
  return movedEach(
    axis,
    objects.map(({ id, box }) => [id, row - at(box)]),
  )
}

/** Moves the objects between the outermost two so that the gaps are equal. */
export function distributeObjects(objects: readonly Boxed[], axis: Axis): Edit {
  const size = ({ min, max }: Box) => max[axis] - min[axis]
  const row = [...objects].sort(
    (a, b) => a.box.min[axis] + a.box.max[axis] - b.box.min[axis] - b.box.max[axis],
  )
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last || row.length < 3) return (layout) => layout
  const whole = last.box.max[axis] - first.box.min[axis]
  const gap = (whole - row.reduce((sum, { box }) => sum + size(box), 0)) / (row.length - 1)
  let next = first.box.min[axis]
  const steps = row.map(({ id, box }): readonly [string, Inches] => {
    const by = next - box.min[axis]
    next += size(box) + gap
    return [id, by]
  })
  return movedEach(axis, steps)
}

const movedEach =
  (axis: Axis, steps: readonly (readonly [string, Inches])[]): Edit =>
  (layout) =>
    steps.reduce(
      (changed, [id, by]) => moveObjects([id], axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by })(changed),
      layout,
    )
