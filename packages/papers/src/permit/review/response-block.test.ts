import { expect, test } from 'vitest'
import type { PaperInput, PermitReview } from '../../paper/input.ts'
import { paperFaults } from '../../paper/paper-faults.ts'
import { inputFor, wordsOf } from '../../testing/systems.ts'
import { DEFAULT_PERMIT } from '../facts/permit-settings.ts'
import { permitSet } from '../permit-set.ts'

const t1 = inputFor('t1-switchback')
const reviewed = (review: PermitReview): PaperInput => ({ ...t1, quote: { ...t1.quote, review } })
const sheetsOf = (review: PermitReview): readonly string[] =>
  wordsOf(permitSet(reviewed(review), DEFAULT_PERMIT)).map((words) => words.replaceAll('\n', ' '))

const of = (comment: string, response: string, sheet = 'A1') => ({ comment, response, sheet })

test.each`
  comments                                         | rows
  ${[of('Show the guard.', 'Added.', 'A2')]}       | ${['1 Show the guard. Added. A2']}
  ${[of('Show the guard.', ' ')]}                  | ${['1 Show the guard. not entered A1']}
  ${[of('', ''), of('Which soil?', '1,500 psf.')]} | ${['1 Which soil? 1,500 psf. A1']}
`('a permit set prints of the comments $comments the rows $rows', ({ comments, rows }) => {
  const words = sheetsOf({ permitNumber: '', comments }).join(' ')
  expect(words).toContain('Responses to plan review comments No. Comment Response Sheet')
  for (const row of rows) expect(words).toContain(row)
})

test('without comments there is no table, and without a number no line for it', () => {
  const words = sheetsOf({ permitNumber: '', comments: [of(' ', '')] }).join(' ')
  expect(words).not.toContain('Responses to plan review')
  expect(words).not.toContain('Permit')
})

test('the number of the permit is on the cover and in the title block of every sheet', () => {
  const sheets = sheetsOf({ permitNumber: 'BLD-2026-0113', comments: [] })
  expect(sheets[0]).toContain('Permit application BLD-2026-0113')
  for (const words of sheets) expect(words).toContain('Permit BLD-2026-0113')
})

test.each([
  ['a few', 3, 2],
  ['twenty long ones, which take a sheet of their own', 20, 3],
  ['as many as are saved', 60, 6],
])('comments and responses fit the sheets: %s', (_, count, most) => {
  const long =
    'Clarify whether the run of the second section is measured on its slope or over the ground, and show both. '
  const comments = Array.from({ length: count }, (__, index) => of(long.repeat(1 + (index % 3)), long))
  const paper = permitSet(reviewed({ permitNumber: 'B'.repeat(40), comments }), DEFAULT_PERMIT)
  expect(paperFaults(paper)).toEqual([])
  expect(paper.sheets.length).toBeLessThanOrEqual(most)
  expect(
    wordsOf(paper)
      .join('\n')
      .match(/^Responses to plan review comments$/gm),
  ).toHaveLength(1)
})
