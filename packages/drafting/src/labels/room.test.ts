import { expect, test } from 'vitest'
import { type RoomPlace, roomIn } from './room.ts'

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 })
const place = (left: number, top: number, leader?: RoomPlace['leader']): RoomPlace => ({
  frame: box(left, top),
  leader,
})
const from = (x: number, y: number) => (left: number, top: number) =>
  place(left, top, [
    { x, y },
    { x: left + 5, y: top + 5 },
  ])

test.each`
  what                                          | taken                      | places                                    | found
  ${'the first place where nothing is taken'}   | ${[]}                      | ${[place(0, 0), place(50, 0)]}            | ${0}
  ${'the next place where the first is taken'}  | ${[box(5, 5)]}             | ${[place(0, 0), place(50, 0)]}            | ${1}
  ${'nothing where all places are taken'}       | ${[box(5, 5), box(55, 5)]} | ${[place(0, 0), place(50, 0)]}            | ${null}
  ${'nothing beyond the sheet'}                 | ${[]}                      | ${[place(95, 0)]}                         | ${null}
  ${'no place whose leader runs through words'} | ${[box(30, 0)]}            | ${[from(5, 5)(60, 0), from(5, 5)(0, 60)]} | ${1}
  ${'a place whose leader starts at a thing'}   | ${[box(0, 0)]}             | ${[from(5, 5)(60, 0)]}                    | ${0}
`('$what', ({ taken, places, found }) => {
  const room = roomIn({ left: 0, top: 0, width: 100, height: 100 })
  for (const one of taken) room.take(one)
  expect(room.find(places)).toBe(found === null ? null : places[found])
})

test('no leader starts at the words of others', () => {
  const room = roomIn({ left: 0, top: 0, width: 100, height: 100 })
  room.find([place(0, 0)])
  expect(room.find([from(5, 5)(60, 0)])).toBeNull()
})

test('words keep off the leaders of others', () => {
  const room = roomIn({ left: 0, top: 0, width: 100, height: 100 })
  expect(room.find([from(5, 5)(80, 0)])).not.toBeNull()
  expect(room.find([place(40, 0)])).toBeNull()
})

test('words lie over what is taken softly only where nothing else is free', () => {
  const room = roomIn({ left: 0, top: 0, width: 100, height: 100 })
  room.takeSoftly(box(0, 0))
  expect(room.find([place(0, 0), place(50, 0)])?.frame.left).toBe(50)
  expect(room.find([place(0, 0)])?.frame.left).toBe(0)
})
