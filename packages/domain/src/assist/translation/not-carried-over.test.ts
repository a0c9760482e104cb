import { expect, test } from 'vitest'
import { analysed, catalogues, first } from '../../../fixtures/p3g.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { notCarriedOver, takeOut } from './not-carried-over.ts'

const { layout } = analysed({ parts: [first('A', 'PPS55TL')], runs: [] })
/** Two parts and an add-on of a name that the line does not sell. */
const converted: Layout = {
  ...layout,
  parts: [
    ...layout.parts,
    ...layout.parts.map((part) => ({ ...part, id: 'x', shortName: 'GONE' })),
    ...layout.parts.map((part) => ({ ...part, id: 'y', shortName: 'GONE' })),
  ],
  additionalProducts: [
    { shortName: 'LOST', itemNumber: '1', itemType: 'ADDON', qty: 3 },
    { shortName: 'PSL28PR', itemNumber: '29128', itemType: 'LEG', qty: 1 },
  ],
}
const analysis = analyse(converted, catalogues('P3G'))

test('what the product line does not sell is listed by name, parts and orders alike', () => {
  expect(notCarriedOver(analysis)).toEqual([
    { shortName: 'GONE', parts: ['x', 'y'], ordered: 0 },
    { shortName: 'LOST', parts: [], ordered: 3 },
  ])
})

test('it is listed until each of it is settled, and nothing else goes with it', () => {
  const settled = notCarriedOver(analysis).reduce<Layout>((before, one) => takeOut(one)(before), converted)
  expect(notCarriedOver(analyse(settled, catalogues('P3G')))).toEqual([])
  expect(settled.parts.map(({ id }) => id)).toEqual(['A'])
  expect(settled.additionalProducts.map(({ shortName }) => shortName)).toEqual(['PSL28PR'])
})
