import { expect, test } from 'vitest'
import { dimensionLines } from './dimension-lines.ts'

const SIZES = { gap: 2, beyond: 3, tick: 1 }

test.each`
  title                                   | from        | to          | away   | line               | witness             | tick
  ${'from left to right it stands above'} | ${[0, 50]}  | ${[40, 50]} | ${10}  | ${[0, 40, 40, 40]} | ${[0, 48, 0, 37]}   | ${[-1, 41, 1, 39]}
  ${'from right to left it stands below'} | ${[40, 50]} | ${[0, 50]}  | ${10}  | ${[40, 60, 0, 60]} | ${[40, 52, 40, 63]} | ${[41, 59, 39, 61]}
  ${'a negative way is the other side'}   | ${[0, 50]}  | ${[40, 50]} | ${-10} | ${[0, 60, 40, 60]} | ${[0, 52, 0, 63]}   | ${[-1, 61, 1, 59]}
  ${'upward it stands at the left'}       | ${[50, 40]} | ${[50, 0]}  | ${10}  | ${[40, 40, 40, 0]} | ${[48, 40, 37, 40]} | ${[41, 41, 39, 39]}
  ${'downward it stands at the right'}    | ${[50, 0]}  | ${[50, 40]} | ${10}  | ${[60, 0, 60, 40]} | ${[52, 0, 63, 0]}   | ${[59, -1, 61, 1]}
`('$title', ({ from, to, away, line, witness, tick }) => {
  const at = ([x, y]: readonly [number, number]) => ({ x, y })
  const lines = dimensionLines({ from: at(from), to: at(to), away }, SIZES)
  expect(lines.line.flatMap(({ x, y }) => [x, y])).toEqual(line)
  expect(lines.witnesses[0].flatMap(({ x, y }) => [x, y])).toEqual(witness)
  expect(lines.ticks[0].flatMap(({ x, y }) => [x, y])).toEqual(tick)
})
