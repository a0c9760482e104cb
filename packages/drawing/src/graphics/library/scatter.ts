export type Random = () => number

/** Chance that gives the same numbers for the same seed, so that a piece of ground looks the same everywhere. */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

type Place = readonly [x: number, y: number]

/** Places on a square, one in each cell of a grid and never near the edge of the cell: even, yet not in rows. */
export function scatter(size: number, cell: number, random: Random): readonly Place[] {
  const count = Math.round(size / cell)
  return Array.from({ length: count * count }, (_, index): Place => {
    const column = index % count
    const row = Math.floor(index / count)
    return [(column + 0.2 + random() * 0.6) * cell, (row + 0.2 + random() * 0.6) * cell]
  })
}

/** A pebble: a few corners at uneven distances. */
export function pebble([x, y]: Place, radius: number, random: Random): readonly Place[] {
  const corners = 7
  const start = random() * 6.3
  const squeeze = 0.7 + random() * 0.3
  const lean = random() * 3.1
  return Array.from({ length: corners }, (_, index): Place => {
    const turn = start + (index / corners) * 2 * Math.PI
    const reach = radius * (0.85 + random() * 0.15)
    const [a, b] = [Math.cos(turn) * reach, Math.sin(turn) * reach * squeeze]
    return [x + a * Math.cos(lean) - b * Math.sin(lean), y + a * Math.sin(lean) + b * Math.cos(lean)]
  })
}
