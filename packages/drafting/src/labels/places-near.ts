import type { Point } from '@ramp/domain'
import type { Frame } from '../sheets/paper.ts'

/** How large words are, how far they may move, and how far apart two places are that are tried, in the unit of the sheet. */
export type NearSizes = {
  readonly width: number
  readonly height: number
  readonly reach: number
  readonly step: number
}

/** Places for words about a wanted middle: it first, then the nearest before the further ones. */
export function* placesNear(
  wanted: Point,
  { width, height, reach, step }: NearSizes,
): Generator<{ readonly at: Point; readonly frame: Frame }> {
  const place = (x: number, y: number) => ({
    at: { x, y },
    frame: { left: x - width / 2, top: y - height / 2, width, height },
  })
  yield place(wanted.x, wanted.y)
  const most = Math.floor(reach / step)
  const steps = Array.from({ length: 2 * most + 1 }, (_, index) => (index - most) * step)
  const others = steps
    .flatMap((dy) => steps.map((dx) => ({ dx, dy, away: Math.hypot(dx, dy) })))
    .filter(({ away }) => away > 0 && away <= reach)
    .toSorted((a, b) => a.away - b.away)
  for (const { dx, dy } of others) yield place(wanted.x + dx, wanted.y + dy)
}
