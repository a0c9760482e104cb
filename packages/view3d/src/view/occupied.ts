/** A place in the view, pixels. */
export type Spot = { readonly x: number; readonly y: number }

/** An upright box in the view, pixels. */
export type Frame = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How many cells of a box are covered; 0: it is free. */
export type Covered = (box: Frame) => number

/** A word this near to something still reads as beside it, pixels. */
const CELL = 6

/** What of a view is covered by convex shapes, in cells: a sum over every box from the corner answers for any box at once. */
export function occupiedBy(shapes: readonly (readonly Spot[])[], view: Frame): Covered {
  const columns = Math.max(1, Math.ceil(view.width / CELL))
  const rows = Math.max(1, Math.ceil(view.height / CELL))
  const cells = new Uint8Array(columns * rows)
  for (const shape of shapes) mark(shape, { cells, columns, rows })
  const sums = summed({ cells, columns, rows })
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most))
  return ({ left, top, width, height }) => {
    const [x0, x1] = [
      within(Math.floor(left / CELL), columns),
      within(Math.ceil((left + width) / CELL), columns),
    ]
    const [y0, y1] = [within(Math.floor(top / CELL), rows), within(Math.ceil((top + height) / CELL), rows)]
    const at = (x: number, y: number) => sums[y * (columns + 1) + x] ?? 0
    return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0)
  }
}

type Cells = { readonly cells: Uint8Array; readonly columns: number; readonly rows: number }

/** Row by row from the edge where a shape begins to the edge where it ends. */
function mark(shape: readonly Spot[], { cells, columns, rows }: Cells): void {
  const hull = hullOf(shape)
  if (hull.length < 3) return
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))
  const [top, bottom] = spread(hull.map(({ y }) => y))
  for (let row = clamp(Math.floor(top / CELL), rows); row < clamp(Math.ceil(bottom / CELL), rows); row++) {
    const [left, right] = spread(crossings(hull, (row + 0.5) * CELL))
    // A cell counts where its middle lies within.
    const from = clamp(Math.ceil(left / CELL - 0.5), columns)
    const to = clamp(Math.floor(right / CELL - 0.5) + 1, columns)
    if (from < to) cells.fill(1, row * columns + from, row * columns + to)
  }
}

/** Where the edges of a shape cross a level. */
const crossings = (hull: readonly Spot[], y: number): readonly number[] =>
  hull.flatMap((a, index) => {
    const b = hull[(index + 1) % hull.length] ?? a
    if (a.y > y === b.y > y) return []
    return [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)]
  })

const spread = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

function summed({ cells, columns, rows }: Cells): Int32Array {
  const wide = columns + 1
  const sums = new Int32Array(wide * (rows + 1))
  for (let y = 0; y < rows; y++) {
    let line = 0
    for (let x = 0; x < columns; x++) {
      line += cells[y * columns + x] ?? 0
      sums[(y + 1) * wide + x + 1] = (sums[y * wide + x + 1] ?? 0) + line
    }
  }
  return sums
}

const turn = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The corners of the smallest convex shape around places, all turning the same way. */
export function hullOf(places: readonly Spot[]): readonly Spot[] {
  const sorted = places.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (from: readonly Spot[]) =>
    from.reduce<Spot[]>((chain, spot) => {
      for (;;) {
        const [a, b] = [chain.at(-2), chain.at(-1)]
        if (!a || !b || turn(a, b, spot) > 0) break
        chain.pop()
      }
      chain.push(spot)
      return chain
    }, [])
  return [...half(sorted).slice(0, -1), ...half(sorted.toReversed()).slice(0, -1)]
}
