import { boxAround } from '../../base/geometry/outline.ts'
import { between, distance, type Point } from '../../base/geometry/point.ts'
import { withoutDoubled } from '../../base/geometry/polygon.ts'
import type { Inches } from '../../base/units.ts'
import type { Footing } from '../layout/site.ts'
import { type MeasuringPoint, placeFrom, type Read, readFrom } from './measured-from.ts'

/** Where something is and how big, read from a measuring point. */
export type SiteMeasures =
  /** The center of a circle. */
  | ({ readonly kind: 'round'; readonly diameter: Inches } & Read)
  /** The center to the right, the near side out; the size is that of the box around it. */
  | ({
      readonly kind: 'box'
      readonly width: Inches
      readonly depth: Inches
      /** Whether it has four square corners along these directions, so that its size can be typed. */
      readonly isRectangle: boolean
    } & Read)
  | {
      readonly kind: 'line'
      readonly points: readonly Read[]
      readonly length: Inches
      readonly thickness: Inches
    }

export function measuresOf(footing: Footing, from: MeasuringPoint): SiteMeasures {
  if ('at' in footing) return { kind: 'round', diameter: 2 * footing.radius, ...readFrom(from, footing.at) }
  if ('line' in footing) {
    const { line, thickness } = footing
    const length = line.slice(1).reduce((sum, to, index) => sum + distance(line[index] ?? to, to), 0)
    return { kind: 'line', points: line.map((at) => readFrom(from, at)), length, thickness }
  }
  const reads = footing.outline.map((at) => readFrom(from, at))
  const { left, right, back, front } = spansOf(reads)
  return {
    kind: 'box',
    right: (left + right) / 2,
    out: isBehind({ front }) ? front : back,
    width: right - left,
    depth: front - back,
    isRectangle: isRectangle(reads),
  }
}

/** What of the measures is typed. */
export type MeasuresChange = {
  readonly right?: Inches
  readonly out?: Inches
  readonly width?: Inches
  readonly depth?: Inches
  readonly diameter?: Inches
  readonly thickness?: Inches
  /** Of a line with two points: its second one moves. */
  readonly length?: Inches
  /** One point of a line. */
  readonly point?: Partial<Read> & { readonly index: number }
}

/** A footing with some of its measures typed: width grows about the center, depth from the near side. */
export function withMeasures(footing: Footing, from: MeasuringPoint, change: MeasuresChange): Footing {
  const read = (at: Point) => readFrom(from, at)
  if ('at' in footing) {
    const { right, out, diameter = 2 * footing.radius } = { ...read(footing.at), ...change }
    return { at: placeFrom(from, { right, out }), radius: diameter / 2 }
  }
  if ('line' in footing) {
    const { point, thickness = footing.thickness } = change
    const line = footing.line.map((at, index) =>
      index === point?.index ? placeFrom(from, { ...read(at), ...withoutIndex(point) }) : at,
    )
    return { line: change.length === undefined ? line : asLong(line, change.length), thickness }
  }
  const reads = footing.outline.map(read)
  const before = measuresOf(footing, from)
  if (before.kind !== 'box') return footing
  const after = { ...before, ...change }
  const { back, front } = spansOf(reads)
  const wider = before.width === 0 ? 1 : after.width / before.width
  const deeper = before.depth === 0 ? 1 : after.depth / before.depth
  const near = isBehind({ front }) ? front : back
  const grown = reads.map(({ right, out }) => ({
    right: after.right + (right - before.right) * wider,
    out: near + (out - near) * deeper,
  }))
  return { outline: outAt(grown, change.out ?? null).map((at) => placeFrom(from, at)) }
}

/** A line of two points with its second one so far from the first. */
function asLong(line: readonly Point[], length: Inches): readonly Point[] {
  const [first, second, ...more] = line
  if (!first || !second || more.length > 0) return line
  const before = distance(first, second)
  return before === 0 ? line : [first, between(first, second, length / before)]
}

const withoutIndex = ({ index: _, ...read }: Partial<Read> & { readonly index: number }) => read

/** What is this close to the line touches it. */
const TOUCHING: Inches = 1e-6

/** Whether something is all behind the line that it is read from: its front is its near side. */
const isBehind = ({ front }: { readonly front: Inches }): boolean => front <= TOUCHING

/**
 * Moved so that the near side is so far out: the front one of what is behind. What is at the line stays on its side of it, and
 * what reaches over the line keeps the side it is read by. null: it stays.
 */
function outAt(reads: readonly Read[], out: Inches | null): readonly Read[] {
  if (out === null) return reads
  const { back, front } = spansOf(reads)
  const isOver = back < -TOUCHING && !isBehind({ front })
  const goesBehind = isOver
    ? isBehind({ front: out + front - back })
    : out < 0 || (out === 0 && isBehind({ front }))
  const by = out - (goesBehind ? front : back)
  return reads.map((read) => ({ ...read, out: read.out + by }))
}

function spansOf(reads: readonly Read[]) {
  const { min, max } = boxAround(reads.map(({ right, out }) => ({ x: right, y: out })))
  return { left: min.x, right: max.x, back: min.y, front: max.y }
}

/** A sixteenth is no slant. */
const SLANT: Inches = 1 / 16

function isRectangle(given: readonly Read[]): boolean {
  const reads = withoutDoubled(given.map((read) => ({ ...read, x: read.right, y: read.out })))
  const { left, right, back, front } = spansOf(reads)
  const isOn = (at: Inches, ends: readonly Inches[]) => ends.some((end) => Math.abs(at - end) <= SLANT)
  return (
    reads.length === 4 &&
    reads.every((read) => isOn(read.right, [left, right]) && isOn(read.out, [back, front])) &&
    reads.every((read, index) => {
      const next = reads[(index + 1) % 4] ?? read
      return Math.abs(read.right - next.right) <= SLANT !== Math.abs(read.out - next.out) <= SLANT
    })
  )
}
