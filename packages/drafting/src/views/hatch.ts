import type { Point } from '@ramp/domain'
import type { Marks } from '../marks/mark.ts'
import { lineData, path } from '../marks/shapes.ts'

/** Lines of 45 degrees across an outline of any shape, in points of paper; `gap` is between them across the sheet. */
export function hatchMarks(
  outline: readonly Point[],
  gap: number,
  { color, width }: { readonly color: string; readonly width: number },
): Marks {
  const sums = outline.map(({ x, y }) => x + y)
  const low = Math.min(...sums)
  const count = Math.max(0, Math.ceil((Math.max(...sums) - low) / gap) - 1)
  const lines = Array.from({ length: count }, (_, index) =>
    linesWithin(crossingsAt(outline, low + (index + 1) * gap)),
  )
  return count === 0 ? [] : [path(lines.flat().join(''), { stroke: { color, width, unit: 'in' } })]
}

/** Where the edges of an outline cross the line on which x and y add up to `sum`, from left to right. */
function crossingsAt(outline: readonly Point[], sum: number): readonly Point[] {
  return outline
    .flatMap((from, index): Point[] => {
      const to = outline[(index + 1) % outline.length] ?? from
      const [a, b] = [from.x + from.y - sum, to.x + to.y - sum]
      if (a < 0 === b < 0) return []
      const share = a / (a - b)
      return [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]
    })
    .toSorted((a, b) => a.x - b.x)
}

/** Every other stretch between crossings lies inside. */
const linesWithin = (crossings: readonly Point[]): readonly string[] =>
  crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to ? [lineData([from, to])] : []
  })
