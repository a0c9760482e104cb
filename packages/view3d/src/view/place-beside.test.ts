import { expect, test } from 'vitest'
import { hullOf, occupiedBy } from './occupied.ts'
import { leaderEnd, placeBeside, type Wanting } from './place-beside.ts'

const view = { left: 0, top: 0, width: 600, height: 400 }
/** A ramp from left to right over the middle of the view. */
const ramp = [
  { x: 100, y: 180 },
  { x: 500, y: 180 },
  { x: 500, y: 240 },
  { x: 100, y: 240 },
]
const room = { view, covered: occupiedBy([ramp], view), reserved: [] }
const word = (more: Partial<Wanting> = {}): Wanting => ({
  at: { x: 300, y: 210 },
  width: 60,
  height: 20,
  first: 90,
  isNeeded: false,
  was: null,
  ...more,
})

test('a word is over what it is about, and beside the system', () => {
  const [box] = placeBeside([word()], room)
  expect(box && box.top + box.height).toBeLessThanOrEqual(180)
  expect(Math.abs((box?.left ?? 0) + 30 - 300)).toBeLessThan(40)
})

test.each([90, -90, 0, 180, 45])(
  'a word keeps 8 pixels off the system, looked for from %d degrees',
  (first) => {
    const [box] = placeBeside([word({ first, at: { x: 480, y: 186 } })], room)
    if (!box) throw new Error('it has no place')
    const { left, top, width, height } = box
    const isOff = left >= 508 || left + width <= 92 || top >= 248 || top + height <= 172
    expect(isOff).toBe(true)
  },
)

test('the word of a leg is under it', () => {
  const [box] = placeBeside([word({ first: -90 })], room)
  expect(box?.top).toBeGreaterThanOrEqual(240)
})

test('words keep clear of one another, of bars over the view and of its edges', () => {
  const bar = { left: 0, top: 0, width: 600, height: 150 }
  const places = placeBeside([word(), word(), word({ at: { x: 595, y: 230 } })], { ...room, reserved: [bar] })
  const boxes = places.flatMap((box) => box ?? [])
  expect(boxes).toHaveLength(3)
  for (const box of boxes) {
    expect(box.top).toBeGreaterThanOrEqual(150)
    expect(box.left + box.width).toBeLessThanOrEqual(600)
    expect(room.covered(box)).toBe(0)
  }
  expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(3)
})

test('where nothing is free, only the way in and out are shown', () => {
  const all = [
    { x: 0, y: 0 },
    { x: 600, y: 0 },
    { x: 600, y: 400 },
    { x: 0, y: 400 },
  ]
  const full = { ...room, covered: occupiedBy([all], view) }
  expect(placeBeside([word()], full)).toEqual([null])
  expect(placeBeside([word({ isNeeded: true })], full)[0]).not.toBeNull()
})

test('a word stays where it was while that is free and not much farther', () => {
  const was = { x: 0, y: -70 }
  const [box] = placeBeside([word({ was })], room)
  expect(box && box.top + box.height / 2).toBe(140)
  const [nearer] = placeBeside([word({ was: { x: 0, y: -150 } })], room)
  expect(nearer && nearer.top + nearer.height / 2).toBeGreaterThan(140)
})

test('a line ends at the edge of its word', () => {
  expect(leaderEnd({ x: 300, y: 210 }, { left: 270, top: 140, width: 60, height: 20 })).toEqual({
    x: 300,
    y: 160,
  })
})

test('the shape around places leaves out what is inside', () => {
  const inside = [...ramp, { x: 300, y: 200 }]
  expect(hullOf(inside)).toHaveLength(4)
  expect(occupiedBy([inside], view)({ left: 290, top: 200, width: 12, height: 12 })).toBeGreaterThan(0)
})
