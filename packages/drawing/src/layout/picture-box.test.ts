import { analyse, type Layout, newLayout, type Side, toggleOpening } from '@ramp/domain'
import { expect, test } from 'vitest'
import { partOf, testCatalogue } from '../testing.ts'
import { pictureBox } from './picture-box.ts'

const platform: Layout = { ...newLayout('P3G'), parts: [partOf('platform', 'P', 0, 100, 100)] }
const HALF = 66.1 / 2

/** How far the picture reaches beyond the platform, inches. */
function roomAround(layout: Layout) {
  const box = pictureBox(analyse(layout, testCatalogue))
  const room = box && {
    left: 100 - HALF - box.min.x,
    top: 100 - HALF - box.min.y,
    right: box.max.x - 100 - HALF,
    bottom: box.max.y - 100 - HALF,
  }
  return room && Object.entries(room).flatMap(([side, inches]) => (inches > 10 ? [side] : []))
}

test.each([
  ['no opening, to the edge', null, []],
  ['an entrance above', 'TOP', ['top']],
  ['an entrance at its left side', 'LEFT', ['left']],
] as const)('a picture reaches, with %s', (_, side: Side | null, sides) => {
  expect(roomAround(side ? toggleOpening('P', side, 'entrance')(platform) : platform)).toEqual(sides)
})

test('of nothing there is no picture to frame', () => {
  expect(pictureBox(analyse(newLayout('P3G'), testCatalogue))).toBeNull()
})
