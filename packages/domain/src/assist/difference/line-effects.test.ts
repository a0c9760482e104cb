import { expect, test } from 'vitest'
import { lineOf } from '../../../fixtures/difference-sides.ts'
import { effectsOf } from './line-effects.ts'

type Pieces = readonly (readonly [quantity: number, price: number, total?: number])[]
const linesOf = (pieces: Pieces) =>
  pieces.map(([quantity, price, total = quantity * price]) => lineOf('X', quantity, price, { total }))

test.each`
  what                                                           | before                  | after                  | list    | drawing | priceList
  ${'pieces added at one price'}                                 | ${[[2, 100]]}           | ${[[5, 100]]}          | ${100}  | ${300}  | ${0}
  ${'pieces taken away'}                                         | ${[[5, 100]]}           | ${[[2, 100]]}          | ${100}  | ${-300} | ${0}
  ${'a price that went up'}                                      | ${[[3, 100]]}           | ${[[3, 110]]}          | ${100}  | ${0}    | ${30}
  ${'more pieces at another price'}                              | ${[[2, 100]]}           | ${[[3, 110]]}          | ${100}  | ${100}  | ${30}
  ${'fewer pieces at another price'}                             | ${[[3, 100]]}           | ${[[1, 90]]}           | ${100}  | ${-200} | ${-10}
  ${'a new item of both lists'}                                  | ${[]}                   | ${[[2, 110]]}          | ${100}  | ${200}  | ${20}
  ${'a new item that list 1 lacks'}                              | ${[]}                   | ${[[2, 110]]}          | ${null} | ${220}  | ${0}
  ${'an item that is gone'}                                      | ${[[4, 100]]}           | ${[]}                  | ${100}  | ${-400} | ${0}
  ${'an item on both lines that list 1 lacks: its stored price'} | ${[[1, 100]]}           | ${[[2, 100]]}          | ${null} | ${100}  | ${0}
  ${'a typed price that stayed beside one that went up'}         | ${[[2, 100], [1, 50]]}  | ${[[3, 110], [1, 50]]} | ${100}  | ${100}  | ${30}
  ${'pieces added at a typed price that was there'}              | ${[[2, 100], [1, 50]]}  | ${[[2, 100], [3, 50]]} | ${100}  | ${100}  | ${0}
  ${'some pieces given a typed price'}                           | ${[[3, 100]]}           | ${[[1, 100], [2, 90]]} | ${100}  | ${0}    | ${-20}
  ${'typed prices taken back'}                                   | ${[[1, 100], [2, 90]]}  | ${[[3, 100]]}          | ${100}  | ${20}   | ${0}
  ${'prices that are no whole cents together'}                   | ${[[1, 100], [2, 101]]} | ${[[4, 103]]}          | ${100}  | ${101}  | ${9}
  ${'a stored total that is not price times pieces'}             | ${[[3, 100, 299]]}      | ${[[6, 100, 601]]}     | ${100}  | ${299}  | ${3}
  ${'pieces on a line that had none: its stored price'}          | ${[[0, 100]]}           | ${[[2, 110]]}          | ${90}   | ${200}  | ${20}
  ${'pieces that cost nothing taken away'}                       | ${[[2, 0]]}             | ${[[1, 0]]}            | ${0}    | ${0}    | ${0}
  ${'nothing on either side'}                                    | ${[]}                   | ${[]}                  | ${100}  | ${0}    | ${0}
`('$what: drawing $drawing, price list $priceList', ({ before, after, list, drawing, priceList }) => {
  const lines = { before: linesOf(before), after: linesOf(after) }
  expect(effectsOf(lines, list)).toEqual({ drawing, priceList })
  const sum = (pieces: typeof lines.before) => pieces.reduce((all, { total }) => all + total, 0)
  expect(drawing + priceList).toBe(sum(lines.after) - sum(lines.before))
})
