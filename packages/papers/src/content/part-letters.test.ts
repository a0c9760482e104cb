import { lengthText, POINTS, roomIn, textsOf } from '@ramp/drafting'
import { settingOut } from '@ramp/solids'
import { expect, test } from 'vitest'
import { inputFor } from '../testing/systems.ts'
import { partWords } from './part-letters.ts'
import { builtPlan, placePlan } from './plan.ts'
import { tagLetterer } from './tag-keys.ts'

const wordsAt = (system: string, ratio: number) => {
  const { analysis } = inputFor(system)
  const plan = builtPlan(analysis)
  const room = roomIn({ left: -500, top: -500, width: 2000, height: 2000 })
  const placed = placePlan(plan, ratio, { x: 0, y: 0 })
  const { parts } = settingOut(analysis)
  const marks = partWords(
    analysis,
    parts,
    { placed, room, tags: tagLetterer(room) },
    {
      height: (inches) => lengthText(inches, 'height-over-datum'),
      hasBraces: false,
      hasDiagonals: false,
      hasTags: true,
      closureInk: '',
    },
  )
  return textsOf(marks, POINTS).map(({ text }) => text)
}

// A ramp of 41 1/2 in is 62 points wide at 1/4" = 1'-0", 47 at 3/16 and 31 at 1/8; a platform of 66 in 99, 74 and 50.
test.each([
  [48, ['R1 · 6 ft', 'DN 1:11.95', 'A · 5 ft x 5 ft', 'level +25"']],
  [64, ['R1', '6 ft', 'A · 5 ft x 5 ft', 'level +25"']],
  [96, ['R1', 'A', 'B']],
])('at 1:%i the words on a part are as many as have room', (ratio, words) => {
  expect(wordsAt('t1-switchback', ratio)).toEqual(expect.arrayContaining(words))
})

test('a stair says how many risers it has and how far it goes down, and no slope', () => {
  expect(wordsAt('t6-stair', 24)).toEqual(expect.arrayContaining(['S1 · 4 risers', 'DN 25"']))
})
