import { letters, type Mark, type Paper } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { DEFAULT_PERMIT } from '../permit/facts/permit-settings.ts'
import { permitSet } from '../permit/permit-set.ts'
import { inputFor } from '../testing/systems.ts'
import { tagsOf, tagsShown } from './tags-shown.ts'

const { analysis } = inputFor('t6-stair')

/** One sheet with a plan in its upper half, and what is written on both halves. */
const sheetWith = (onPlan: readonly string[], beside: readonly string[]): Paper => {
  const written = (texts: readonly string[], top: number): readonly Mark[] =>
    texts.map((text, index) => letters(text, 20, top + 12 * index))
  const view = { scale: 1, left: 0, top: 0 }
  return {
    title: 'Plan',
    sheets: [
      {
        name: 'Plan',
        width: 600,
        height: 800,
        pictures: [],
        viewports: [{ name: 'Plan', frame: { left: 0, top: 0, width: 600, height: 400 }, ratio: 48 }],
        layers: [{ view, marks: [...written(onPlan, 20), ...written(beside, 420)] }],
      },
    ],
  }
}

const all = tagsOf(analysis)
const but = (tag: string) => all.filter((one) => one !== tag)

test('the tags of a platform with a stair are its parts, its legs and its closures', () => {
  expect(all).toEqual(['A', 'S1', 'L1', 'L2', 'L3', 'L4', 'C1', 'C2'])
})

test.each`
  what                                       | onPlan                              | beside        | keys | missing
  ${'each tag on the plan'}                  | ${all}                              | ${[]}         | ${0} | ${[]}
  ${'a part with its size behind its tag'}   | ${[...but('A'), 'A · 5 ft x 5 ft']} | ${[]}         | ${0} | ${[]}
  ${'two tags in one box'}                   | ${[...but('L4'), 'L3, L4']}         | ${[]}         | ${0} | ${[]}
  ${'a number with its key'}                 | ${[...but('L4'), '1']}              | ${['1 = L4']} | ${1} | ${[]}
  ${'a tag that is nowhere'}                 | ${but('L4')}                        | ${[]}         | ${0} | ${['L4']}
  ${'a tag that stands in a table only'}     | ${but('L4')}                        | ${['L4']}     | ${0} | ${['L4']}
  ${'a key whose number is not on the plan'} | ${but('L4')}                        | ${['1 = L4']} | ${0} | ${['L4']}
`('$what', ({ onPlan, beside, keys, missing }) => {
  expect(tagsShown(analysis, sheetWith(onPlan, beside))).toEqual({ keys, missing })
})

describe.each([
  't1-switchback',
  'p2g-two-5x5-braced-at-72',
  'p3g-8x5-braced-at-72',
  'phd-7x6-ramp-and-high-stair',
  'p3g-drawn-transitions-and-a-stair',
  's5-falling-ground',
])('the permit set of %s', (name) => {
  const input = inputFor(name)
  test('has every tag of the system on its plan', () => {
    expect(tagsShown(input.analysis, permitSet(input, DEFAULT_PERMIT)).missing).toEqual([])
  })
})
