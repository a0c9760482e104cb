import { type Analysis, type Inches, isDeck, partName } from '@ramp/domain'

export type PlatformHeight = { readonly name: string; readonly height: Inches; readonly count: number }

/** Surface heights of platforms and extensions, highest first; those alike at one height are counted together. */
export function platformHeights({
  placement,
  runs,
}: Pick<Analysis, 'placement' | 'runs'>): readonly PlatformHeight[] {
  const found = new Map<string, PlatformHeight>()
  for (const placed of placement.parts) {
    const { part, item } = placed
    const height = runs.heights.get(part.id)?.top
    if (!isDeck(placed) || height === undefined) continue
    const name = partName(item)
    const key = `${name} ${height.toFixed(3)}`
    found.set(key, { name, height, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].sort((a, b) => b.height - a.height)
}
