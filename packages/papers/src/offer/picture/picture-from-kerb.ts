import { type Analysis, memoize } from '@ramp/domain'
import type { Frame, Marks } from '@ramp/drafting'
import { pictureMarks } from './draw-picture.ts'
import { fromKerb } from './from-kerb.ts'

/** A system as it is seen from the curb, in a frame of a sheet; nothing without a way in. */
export const pictureFromKerb = (analysis: Analysis, { left, top, width, height }: Frame): Marks =>
  drawn(analysis, [left, top, width, height].join(' '))

/** Drawn once for a system: a person types names and dates while it is shown. */
const drawn = memoize((analysis: Analysis, place: string): Marks => {
  const [left = 0, top = 0, width = 0, height = 0] = place.split(' ').map(Number)
  const frame = { left, top, width, height }
  const camera = fromKerb(analysis, frame)
  return camera ? pictureMarks(analysis, camera, frame) : []
})
