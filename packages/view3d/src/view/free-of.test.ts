import { expect, test } from 'vitest'
import { freeOf } from './free-of.ts'

const view = { left: 0, top: 0, width: 1000, height: 700 }
const bar = { left: 200, top: 12, width: 600, height: 40 }
const tools = { left: 12, top: 648, width: 500, height: 40 }
const plan = { left: 838, top: 518, width: 150, height: 170 }

test.each`
  over                  | free                                              | what
  ${[]}                 | ${view}                                           | ${'nothing'}
  ${[bar]}              | ${{ left: 0, top: 64, width: 1000, height: 636 }} | ${'a bar at the top'}
  ${[plan]}             | ${{ left: 0, top: 0, width: 826, height: 700 }}   | ${'a plan in a corner'}
  ${[bar, tools, plan]} | ${{ left: 0, top: 64, width: 826, height: 572 }}  | ${'all of them'}
  ${[view]}             | ${view}                                           | ${'something over the whole view'}
`('of a view with $what over it $free is left', ({ over, free }) => {
  expect(freeOf(view, over)).toEqual(free)
})
