import { expect, test } from 'vitest'
import { newLayout } from '../layout/new-layout.ts'
import { setLegLength } from './choice-edits.ts'

test.each([
  ['no number', Number.NaN, 0],
  ['no end', Number.POSITIVE_INFINITY, 0],
  ['less than nothing', -3, 0],
  ['a length', 30, 30],
])('a leg length that is %s becomes a number from 0 up', (_, typed, kept) => {
  expect(setLegLength('A-leg-1', typed)(newLayout('P3G')).legChoices[0]?.updatedLength).toBe(kept)
})
