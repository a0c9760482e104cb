import type { Point3, Solid } from './solid.ts'

/** Two railings that meet at a corner bring a post each: the second one is left out. */
export function withoutTwins(solids: readonly Solid[]): readonly Solid[] {
  const seen = new Set<string>()
  return solids.filter((solid) => {
    if (solid.kind !== 'bar' || solid.role !== 'post') return true
    const key = `${keyOf(solid.from)} ${keyOf(solid.to)}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

const keyOf = ({ x, y, z }: Point3): string => [x, y, z].map((one) => one.toFixed(1)).join(',')
