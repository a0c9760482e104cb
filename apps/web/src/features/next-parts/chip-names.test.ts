import { expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { chipName, chipRows } from './chip-names.ts'

const items = ['PPS55TL', 'PRSTL8', 'PST22', 'PRLT'].flatMap((name) => p3g.byShortName.get(name) ?? [])

test('chips are short and stand in rows of their kind', () => {
  expect(chipRows(items).map(({ name, items: row }) => [name, row.map(chipName)])).toEqual([
    ['Ramps', ['8 ft']],
    ['Others', ['5 × 5', 'Stair', 'Lower']],
  ])
})

test('a kind that cannot be joined has no row', () => {
  expect(chipRows(items.slice(0, 1)).map(({ name }) => name)).toEqual(['Others'])
})
