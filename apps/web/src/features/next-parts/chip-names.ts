import type { Item, Side } from '@ramp/domain'
import { displayName } from '@ramp/drawing'

export type ChipRow = { readonly name: string; readonly items: readonly Item[] }

/** Chips in the rows a person looks for them in; empty rows are left out. */
export function chipRows(items: readonly Item[]): readonly ChipRow[] {
  const rows: readonly ChipRow[] = [
    { name: 'Ramps', items: items.filter(({ role }) => role === 'ramp') },
    { name: 'Others', items: items.filter(({ role }) => role !== 'ramp') },
  ]
  return rows.filter((row) => row.items.length > 0)
}

/** What stands on the chip: short, because the row is beside the drawing. */
export const chipName = (item: Item): string =>
  item.role === 'stair' ? 'Stair' : displayName(item.frontendName).replace(/ Transition$/, '')

/** The side in the words of the part: a ramp has a top and a bottom. */
export const endName = (side: Side): string => side.toLowerCase()
