import { expect, test } from 'vitest'
import { newLayout } from '../model/layout/new-layout.ts'
import { setLegLength } from './choice-edits.ts'

const typed = (length: number | null) =>
  setLegLength('A-leg-1', length)(setLegLength('A-leg-1', 24)(newLayout('P3G'))).legChoices[0]?.updatedLength

test.each([
  ['no number', Number.NaN, 24],
  ['no end', Number.POSITIVE_INFINITY, 24],
  ['less than nothing', -3, 0],
  ['a length', 30, 30],
  ['taken back', null, null],
])('a leg of 24 in whose length is typed as %s [edits-19]', (_, length, kept) => {
  expect(typed(length)).toBe(kept)
})
