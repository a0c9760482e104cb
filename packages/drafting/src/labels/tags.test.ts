import type { Point } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import type { Marks } from '../marks/mark.ts'
import { textsOf } from '../marks/mark-bounds.ts'
import { POINTS } from '../sheets/paper.ts'
import { type Room, roomIn } from './room.ts'
import { tagMarks, wordsMarks } from './tags.ts'

type Taken = readonly (readonly [left: number, top: number, width: number, height: number])[]

const SHEET = { left: -100, top: -100, width: 200, height: 200 }
const AT = { x: 0, y: 0 }

function roomWith(taken: Taken): Room {
  const room = roomIn(SHEET)
  for (const [left, top, width, height] of taken) room.take({ left, top, width, height })
  return room
}

/** Where words stand from 0, 0. */
function middleOf(marks: Marks | null): Point | null {
  const [text] = textsOf(marks ?? [], POINTS)
  if (!text) return null
  const { min, max } = text.extent
  return { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
}

const sideOf = (marks: Marks | null): string => {
  const middle = middleOf(marks)
  if (!middle) return 'nowhere'
  if (Math.abs(middle.x) > Math.abs(middle.y)) return middle.x > 0 ? 'right' : 'left'
  return middle.y > 0 ? 'below' : 'above'
}

describe('a tag', () => {
  test.each`
    toward            | taken                       | side         | why
    ${undefined}      | ${[]}                       | ${'above'}   | ${'it stands above where nothing else is wanted'}
    ${{ x: 1, y: 0 }} | ${[]}                       | ${'right'}   | ${'away from its deck'}
    ${{ x: 0, y: 1 }} | ${[]}                       | ${'below'}   | ${'on any side'}
    ${{ x: 1, y: 0 }} | ${[[2, -100, 98, 200]]}     | ${'left'}    | ${'on the other side where its own is taken'}
    ${{ x: 1, y: 0 }} | ${[[-100, -100, 200, 200]]} | ${'nowhere'} | ${'and nowhere where all is taken'}
  `('stands $side: $why', ({ toward, taken, side }) => {
    expect(sideOf(tagMarks({ words: 'L4', at: AT, toward }, roomWith(taken)))).toBe(side)
  })

  test('goes further out where the first ring is taken, unless it has one ring alone', () => {
    const ring: Taken = [[-14, -14, 28, 28]]
    const far = middleOf(tagMarks({ words: 'L4', at: AT }, roomWith(ring)))
    expect(Math.hypot(far?.x ?? 0, far?.y ?? 0)).toBeGreaterThan(14)
    expect(tagMarks({ words: 'L4', at: AT, rings: 1 }, roomWith(ring))).toBeNull()
  })

  test('leaves its place to the next one', () => {
    const room = roomWith([])
    const [first, second] = [tagMarks({ words: 'L4', at: AT }, room), tagMarks({ words: 'L5', at: AT }, room)]
    expect(middleOf(second)).not.toEqual(middleOf(first))
  })
})

describe('words about a place', () => {
  const lines = [{ words: 'R1' }, { words: 'DN 1:12' }]
  test.each`
    places                               | taken                 | at           | why
    ${[{ x: 0, y: 0 }, { x: 50, y: 0 }]} | ${[]}                 | ${0}         | ${'they stand at the first place'}
    ${[{ x: 0, y: 0 }, { x: 50, y: 0 }]} | ${[[-5, -5, 10, 10]]} | ${50}        | ${'else at the next'}
    ${[{ x: 0, y: 0 }]}                  | ${[[-5, -5, 10, 10]]} | ${undefined} | ${'else nowhere'}
  `('$why', ({ places, taken, at }) => {
    const middle = middleOf(wordsMarks(lines, places, { room: roomWith(taken) }))
    expect(middle && Math.round(middle.x)).toBe(at ?? null)
  })

  test('stand line under line, on what they are given to lie on', () => {
    const marks = wordsMarks(lines, [AT], { room: roomWith([]), on: '#ffffff' })
    expect(marks).toHaveLength(3)
    const [name, slope] = textsOf(marks ?? [], POINTS)
    expect(name?.extent.max.y ?? 0).toBeLessThan(slope?.extent.max.y ?? 0)
  })
})
