import type { Catalogue, Layout, Part } from '@ramp/domain'
import type * as Engine from './engine.ts'

type Size = { readonly parts: number; readonly perSystem: number }
type Stock = { readonly engine: typeof Engine; readonly catalogue: Catalogue }

/** Systems side by side, each a run of its own downwards: a platform, four ramps and so on, with entrance and exit. */
export function syntheticLayout({ parts: count, perSystem }: Size, stock: Stock): Layout {
  const parts: Part[] = []
  const runs: Layout['runs'][number][] = []
  const openings: Layout['openings'][number][] = []
  for (let system = 0; parts.length < count; system++) {
    const column = columnOf(system, Math.min(perSystem, count - parts.length), stock)
    const ids = column.map(({ id }) => id)
    parts.push(...column)
    runs.push({ id: `run-${system}`, name: `Run ${system}`, top: 48, bottom: 0, parts: ids })
    const [first, last] = [ids[0], ids.at(-1)]
    if (first) openings.push({ part: first, side: 'TOP', use: 'entrance' })
    if (last) openings.push({ part: last, side: 'BOTTOM', use: 'exit' })
  }
  return { ...stock.engine.newLayout('P3G'), parts, runs, openings }
}

function columnOf(system: number, length: number, { engine, catalogue }: Stock): Part[] {
  const { attachTo, newPart, placePart } = engine
  const column: Part[] = []
  for (let row = 0; row < length; row++) {
    const item = catalogue.byShortName.get(row % 5 === 0 ? 'PPS55TL' : 'PRSTL6')
    if (!item) throw new Error('the catalogue lacks the parts of the benchmark')
    const above = column.at(-1)
    const placed = above && placePart(above, catalogue)
    const spot = placed
      ? attachTo({ to: placed.sides.BOTTOM, item, mySide: 'TOP', position: 'LEFT' })
      : { at: { x: 100 + (system % 20) * 120, y: 100 + Math.floor(system / 20) * 800 }, rotation: 0 }
    const part = newPart(item, `c${system}-${row}`, spot.at, spot.rotation)
    if (!part) throw new Error('the parts of the benchmark cannot be drawn')
    column.push(part)
  }
  return column
}
