import { distance } from '@ramp/domain'
import type { PlacedView } from '../views/placed-view.ts'
import { dimensionText, type LetteredDimension, type ViewDimension } from './dimension.ts'
import { lackOfRoom, PAPER_DIMENSIONS } from './dimension-sizes.ts'

/** The first line stands so far outside of the system: beside it where tags stand, above and below it nearer. */
const FIRST = { beside: 46, above: 34 } as const
/** The first line is so far outside of what reaches beyond the measured edge. */
const CLEAR = 16
/** Each further one stands so far outside of the one before. */
const NEXT = 17

/** The dimensions of a view for paper: lines of one side stand in rows, however large the scale. */
export function dimensionsOnPaper(
  dimensions: readonly ViewDimension[],
  { toPaper, onPaper }: PlacedView,
  first?: number,
): readonly LetteredDimension[] {
  const rows = new Map<string, number[]>()
  for (const one of dimensions) {
    const offsets = rows.get(sideOf(one)) ?? []
    if (!offsets.includes(one.offset))
      rows.set(
        sideOf(one),
        [...offsets, one.offset].toSorted((a, b) => a - b),
      )
  }
  const mostShift = Math.max(...PAPER_DIMENSIONS.shifts)
  const lacks = (one: ViewDimension) =>
    lackOfRoom(distance(toPaper(one.from), toPaper(one.to)), dimensionText(one), PAPER_DIMENSIONS)
  return dimensions.map((one) => {
    const side = sideOf(one)
    const row = rows.get(side)?.indexOf(one.offset) ?? 0
    const [from, to] = [toPaper(one.from), toPaper(one.to)]
    const isFlat = Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    const least = first ?? (isFlat ? FIRST.above : FIRST.beside)
    const near = Math.max(least, onPaper(one.reach ?? 0) + CLEAR)
    // Words of two narrow neighbors that no shift keeps apart stand one over the other, before the next row.
    const chain = dimensions.filter((other) => sideOf(other) === side && other.offset === rows.get(side)?.[0])
    const isRaised = chain.slice(1).some((after, index) => {
      const [first, second] = [lacks(chain[index] ?? after), lacks(after)]
      return first > 0 && second > 0 && first + second > 2 * mostShift
    })
    return {
      from,
      to,
      away: Math.sign(one.offset || 1) * (near + row * (NEXT + (isRaised ? PAPER_DIMENSIONS.row : 0))),
      words: dimensionText(one),
      weight: row > 0 ? 'bold' : 'regular',
    }
  })
}

/** Dimensions that run the same way along the same edge. */
const sideOf = ({ from, to }: ViewDimension): string =>
  Math.abs(to.x - from.x) > Math.abs(to.y - from.y)
    ? `y ${Math.sign(to.x - from.x)} ${from.y.toFixed(1)}`
    : `x ${Math.sign(to.y - from.y)} ${from.x.toFixed(1)}`
