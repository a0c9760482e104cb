import { expect, test } from 'vitest'
import { newLayout } from '../model/layout/new-layout.ts'
import { setAdditionalProduct } from './choice-edits.ts'

const gates = (qty: number) => ({ shortName: 'PUG', itemNumber: '16312', qty, itemType: 'GATE' })
const ordered = (...quantities: readonly number[]) =>
  quantities.reduce((layout, qty) => setAdditionalProduct(gates(qty))(layout), newLayout('P3G'))
    .additionalProducts

test.each`
  typed     | kept
  ${[2]}    | ${[2]}
  ${[2, 5]} | ${[5]}
  ${[0]}    | ${[]}
  ${[2, 0]} | ${[]}
`('of a product ordered $typed times in turn $kept are kept: 0 drops it [edits-3]', ({ typed, kept }) => {
  expect(ordered(...typed).map(({ qty }) => qty)).toEqual(kept)
})
