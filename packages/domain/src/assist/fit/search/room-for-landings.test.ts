import { expect, test } from 'vitest'
import { BLOCKED, FREE, roomForLandings, UNKNOWN } from './room-for-landings.ts'

test('what is found out of a landing is known to every pattern that comes by again', () => {
  const rooms = roomForLandings()
  const found = rooms('left', { x: 10, y: 20 }, 0, 3)
  expect(found).toEqual([UNKNOWN, UNKNOWN, UNKNOWN])
  found[1] = BLOCKED
  found[2] = FREE
  expect(rooms('left', { x: 10 + 1e-9, y: 20 }, 0, 3)).toEqual([UNKNOWN, BLOCKED, FREE])
})

test.each`
  what                | stage      | at                  | heading
  ${'another stage'}  | ${'right'} | ${{ x: 10, y: 20 }} | ${0}
  ${'another place'}  | ${'left'}  | ${{ x: 10, y: 21 }} | ${0}
  ${'another way on'} | ${'left'}  | ${{ x: 10, y: 20 }} | ${1}
`('$what says nothing', ({ stage, at, heading }) => {
  const rooms = roomForLandings()
  rooms('left', { x: 10, y: 20 }, 0, 1)[0] = BLOCKED
  expect(rooms(stage, at, heading, 1)).toEqual([UNKNOWN])
})
