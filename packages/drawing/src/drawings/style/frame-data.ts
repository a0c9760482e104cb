import type { Box } from '@ramp/domain'
import { boxData, roundBoxData } from '@ramp/drafting'

/** Path data of a frame, with round corners where there is a radius. */
export function frameData({ min, max }: Box, radius = 0): string {
  const [width, height] = [max.x - min.x, max.y - min.y]
  const round = Math.min(radius, width / 2, height / 2)
  return round > 0 ? roundBoxData(min.x, min.y, width, height, round) : boxData(min.x, min.y, width, height)
}
