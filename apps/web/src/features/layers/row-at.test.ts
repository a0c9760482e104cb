import { expect, test } from 'vitest'
import { rowAt } from './row-at.ts'

test.each`
  what                         | own  | y      | row
  ${'above all others'}        | ${2} | ${-10} | ${0}
  ${'where it was'}            | ${1} | ${40}  | ${1}
  ${'past the middle of next'} | ${0} | ${60}  | ${1}
  ${'not yet past it'}         | ${0} | ${44}  | ${0}
  ${'below all others'}        | ${0} | ${900} | ${3}
`('a row dragged $what becomes row $row [web-layers-1]', ({ own, y, row }) => {
  expect(rowAt([15, 45, 75, 105], own, y)).toBe(row)
})
