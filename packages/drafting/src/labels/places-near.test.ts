import { expect, test } from 'vitest'
import { placesNear } from './places-near.ts'
import { roomIn } from './room.ts'

const SHEET = { left: -100, top: -100, width: 200, height: 200 }
const SIZES = { width: 10, height: 4, reach: 9, step: 3 }

const placed = (taken: readonly (readonly [number, number, number, number])[]) => {
  const room = roomIn(SHEET, 0)
  for (const [left, top, width, height] of taken) room.take({ left, top, width, height })
  const found = room.find(placesNear({ x: 0, y: 0 }, SIZES))
  return found && [found.at.x, found.at.y]
}

test.each`
  taken                     | at         | why
  ${[]}                     | ${[0, 0]}  | ${'where nothing is, words stand where they are wanted'}
  ${[[-5, 1, 10, 4]]}       | ${[0, -3]} | ${'they go up from what is below them'}
  ${[[-5, -5, 10, 4]]}      | ${[0, 3]}  | ${'down from what is above them'}
  ${[[-8, -50, 4, 100]]}    | ${[3, 0]}  | ${'and aside from what stands beside them'}
  ${[[-50, -4, 100, 8]]}    | ${[0, -6]} | ${'as far as it takes'}
  ${[[-50, -50, 100, 100]]} | ${null}    | ${'and nowhere where all within reach is taken'}
`('$why', ({ taken, at }) => {
  expect(placed(taken)).toEqual(at)
})
