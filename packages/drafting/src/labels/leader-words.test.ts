import { expect, test } from 'vitest'
import { textsOf } from '../marks/mark-bounds.ts'
import { POINTS } from '../sheets/paper.ts'
import { leaderMarks } from './leader-words.ts'
import { roomIn } from './room.ts'

const SHEET = { left: -200, top: -200, width: 400, height: 400 }

/** Where the words stand beside the place they name, at 0, 0. */
const sideOf = (taken: readonly (readonly [number, number, number, number])[]) => {
  const room = roomIn(SHEET)
  for (const [left, top, width, height] of taken) room.take({ left, top, width, height })
  const marks = leaderMarks({ words: 'foot 8"', at: { x: 0, y: 0 } }, room)
  const [text] = textsOf(marks ?? [], POINTS)
  if (!text) return 'nowhere'
  const { min, max } = text.extent
  const across = min.x > 0 ? 'right' : max.x < 0 ? 'left' : 'over'
  const middle = (min.y + max.y) / 2
  return `${across} ${middle < -4 ? 'above' : middle > 4 ? 'below' : 'level'}`
}

test.each`
  taken                                            | side             | why
  ${[]}                                            | ${'right above'} | ${'first they are tried to the right and up'}
  ${[[1, -200, 199, 199]]}                         | ${'left above'}  | ${'then to the left'}
  ${[[-200, -200, 400, 199]]}                      | ${'right below'} | ${'then below'}
  ${[[-200, -200, 400, 190], [-200, 5, 400, 195]]} | ${'right level'} | ${'then level'}
  ${[[-200, -200, 400, 400]]}                      | ${'nowhere'}     | ${'and are left out where nothing is free'}
`('words of a leader stand $side: $why', ({ taken, side }) => {
  expect(sideOf(taken)).toBe(side)
})

test('the line leads from what is named to its words', () => {
  const marks = leaderMarks({ words: 'leg', at: { x: 10, y: 20 } }, roomIn(SHEET))
  expect(marks?.[0]).toMatchObject({ kind: 'path', d: expect.stringMatching(/^M10 20L/) })
})
