import type { Point } from '@ramp/domain'
import {
  type Frame,
  framesMeet,
  INK,
  letters,
  lineMeets,
  type Marks,
  outline,
  penOf,
  type Segment,
  SIZE,
  widthOf,
} from '@ramp/drafting'

const LETTER = { size: SIZE.small, weight: 'bold' } as const
/** Of its base beside the letters, and of its height to its base. */
const BESIDE = 17
const HIGH = 0.866
/** From its base to the line of its letters. */
const UNDER = 3.4
/** Between a delta and words. */
const AIR = 1.5
/** Between two places that are tried. */
const STEP = 6
const RINGS = 14

/** What a delta keeps off: words always, lines where it can. */
export type Obstacles = {
  readonly words: readonly Frame[]
  readonly lines: readonly Segment[]
  readonly bounds: Frame
}

/**
 * A triangle with the letter of a revision in a free place near one of these, rather further away than over many lines; null
 * where words are everywhere.
 */
export function deltaNear(
  letter: string,
  corners: readonly Point[],
  obstacles: Obstacles,
): { readonly marks: Marks; readonly frame: Frame } | null {
  const width = widthOf(letter, LETTER) + BESIDE
  const size = { width, height: width * HIGH }
  let best: { readonly frame: Frame; readonly cost: number } | null = null
  for (const { frame, ring } of placesAround(corners, size, obstacles.bounds)) {
    if (best && best.cost <= ring) break
    if (obstacles.words.some((one) => framesMeet(one, frame, AIR))) continue
    const cost = ring + obstacles.lines.filter((one) => lineMeets(one, frame)).length
    if (!best || cost < best.cost) best = { frame, cost }
  }
  return best && { marks: deltaIn(best.frame, letter), frame: best.frame }
}

/** Around each corner, nearer places first. */
function* placesAround(
  corners: readonly Point[],
  { width, height }: Pick<Frame, 'width' | 'height'>,
  { left, top, width: wide, height: high }: Frame,
): Generator<{ readonly frame: Frame; readonly ring: number }> {
  for (let ring = 1; ring <= RINGS; ring += 1)
    for (const { x, y } of corners)
      for (let way = 0; way < 16; way += 1) {
        const angle = (way * Math.PI) / 8
        const frame = {
          left: x + Math.cos(angle) * (width / 2 + ring * STEP) - width / 2,
          top: y + Math.sin(angle) * (height / 2 + ring * STEP) - height / 2,
          width,
          height,
        }
        const isIn =
          frame.left > left &&
          frame.top > top &&
          frame.left + width < left + wide &&
          frame.top + height < top + high
        if (isIn) yield { frame, ring }
      }
}

function deltaIn({ left, top, width, height }: Frame, letter: string): Marks {
  const points = [
    { x: left + width / 2, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ]
  return [
    outline(points, { width: penOf('revisionDelta') }, INK.paper),
    letters(letter, left + width / 2, top + height - UNDER, { ...LETTER, align: 'middle' }),
  ]
}
