import { type Frame, markBounds, POINTS, roomIn, textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { wallNameMarks } from './wall-names.ts'

const SHEET: Frame = { left: 0, top: 0, width: 400, height: 400 }
const lying: Frame = { left: 150, top: 195, width: 100, height: 10 }
const upright: Frame = { left: 195, top: 100, width: 10, height: 200 }
const line = (x: number): Frame => ({ left: x, top: 0, width: 0, height: 400 })

/** Where the name stands to its wall, and whether it is turned along it. */
function nameOf(wall: Frame, { soft = [], hard = [] }: { soft?: readonly Frame[]; hard?: readonly Frame[] }) {
  const room = roomIn(SHEET)
  for (const one of [wall, ...soft]) room.takeSoftly(one)
  for (const one of hard) room.take(one)
  const marks = wallNameMarks('House wall', wall, room)
  const bounds = markBounds(marks, POINTS)
  if (!bounds) return null
  const { min, max } = bounds
  const crossed = soft.filter(
    ({ left, top, width, height }) =>
      left < max.x && left + width > min.x && top < max.y && top + height > min.y,
  )
  const side =
    max.y <= wall.top
      ? 'above'
      : min.y >= wall.top + wall.height
        ? 'below'
        : max.x <= wall.left
          ? 'left'
          : 'right'
  return { side, isTurned: max.y - min.y > max.x - min.x, crossed: crossed.length }
}

test.each([
  ['a wall across the page', lying, {}, { side: 'above', isTurned: false, crossed: 0 }],
  [
    'one whose upper side is taken',
    lying,
    { hard: [{ left: 0, top: 0, width: 400, height: 194 }] },
    { side: 'below', isTurned: false, crossed: 0 },
  ],
  [
    'one with the line out of its door painted over it',
    lying,
    { soft: [line(200)] },
    { side: 'above', isTurned: false, crossed: 0 },
  ],
  [
    'a short one with such a line',
    { ...lying, left: 180, width: 40 },
    { soft: [line(200)] },
    { side: 'above', isTurned: false, crossed: 0 },
  ],
  [
    'a wall up the page between lines of dimensions',
    upright,
    { soft: [line(170), line(230), { ...SHEET, height: 90 }, { ...SHEET, top: 310, height: 90 }] },
    { side: 'left', isTurned: true, crossed: 0 },
  ],
] as const)('the name of %s stands beside it, over nothing', (_what, wall, taken, expected) => {
  expect(nameOf(wall, taken)).toEqual(expected)
})

test('a short wall has no name', () => {
  expect(wallNameMarks('House wall', { left: 0, top: 0, width: 20, height: 10 }, roomIn(SHEET))).toEqual([])
})

test('where nothing beside a wall is free, a line leads from it to its name', () => {
  const room = roomIn(SHEET)
  // A gap above its middle has room for a line alone.
  for (const [left, top, width, height] of [
    [100, 172, 97, 22],
    [203, 172, 97, 22],
    [100, 206, 200, 22],
    [80, 172, 69, 56],
    [251, 172, 69, 56],
  ] as const)
    room.take({ left, top, width, height })
  const [leader, ...others] = wallNameMarks('House wall', { ...lying, top: 196, height: 8 }, room)
  expect(leader?.kind).toBe('path')
  expect(textsOf(others, POINTS).map(({ text }) => text)).toEqual(['House wall'])
})
