import { type Frame, POINTS, roomIn, textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { keyMarks } from './tag-keys.ts'

const SHEET: Frame = { left: 0, top: 0, width: 400, height: 300 }
const PLAN = [
  { x: 100, y: 100 },
  { x: 300, y: 100 },
  { x: 300, y: 140 },
  { x: 100, y: 140 },
]
const keys = Array.from({ length: 8 }, (_, index) => ({ number: index + 1, tag: `L${index + 20}` }))

const rowsIn = (taken: readonly Frame[]) => {
  const room = roomIn(SHEET)
  for (const one of [{ left: 100, top: 100, width: 200, height: 40 }, ...taken]) room.take(one)
  return textsOf(keyMarks(keys, PLAN, room), POINTS)
}

test('a key stands in one row below its plan', () => {
  const rows = rowsIn([])
  expect(rows.map(({ text }) => text)).toEqual(keys.map(({ number, tag }) => `${number} = ${tag}`))
  expect(new Set(rows.map(({ extent }) => extent.min.y)).size).toBeLessThan(8)
})

test('where no place has room for it all, it stands in several', () => {
  // Strips of 26 points between what is taken hold two rows each.
  const strips = Array.from({ length: 8 }, (_, index) => ({
    left: 0,
    top: 142 + index * 40,
    width: 400,
    height: 12,
  }))
  const rows = rowsIn([
    { left: 0, top: 0, width: 400, height: 98 },
    { left: 0, top: 98, width: 98, height: 202 },
    { left: 172, top: 140, width: 228, height: 160 },
    ...strips,
  ])
  expect(rows.map(({ text }) => text)).toEqual(keys.map(({ number, tag }) => `${number} = ${tag}`))
})
