import { expect, test } from 'vitest'
import { cursorWords } from './cursor-words.ts'

const at = (x: number, isHolding = false) => ({ at: { x, y: 40 }, isHolding })

test.each`
  before          | after           | over           | words
  ${null}         | ${at(60)}       | ${null}        | ${'Cursor at 60" from the left, 40" from the top. Arrow keys move it, Enter presses, Escape ends.'}
  ${at(60)}       | ${at(72.5)}     | ${null}        | ${'72 1/2" from the left, 40" from the top'}
  ${at(60)}       | ${at(72)}       | ${'8 ft ramp'} | ${'72" from the left, 40" from the top, on 8 ft ramp'}
  ${at(60)}       | ${at(60, true)} | ${null}        | ${'Held at 60" from the left, 40" from the top. Arrow keys draw or move, Enter lets go, Escape cancels.'}
  ${at(60, true)} | ${at(60)}       | ${null}        | ${null}
  ${at(60)}       | ${null}         | ${null}        | ${null}
`('a cursor that was $before and is $after over $over says $words', ({ before, after, over, words }) => {
  expect(cursorWords({ cursor: before, over: null }, { cursor: after, over }, 'in')).toBe(words)
})

test('a place is said in the unit of the project, as Properties shows it', () => {
  expect(cursorWords({ cursor: at(1), over: null }, { cursor: at(66.125), over: null }, 'ft')).toBe(
    '5\'-6 1/8" from the left, 3\'-4" from the top',
  )
})
