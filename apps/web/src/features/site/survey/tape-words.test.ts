import { meetingOfTapes, type PointToShoot } from '@ramp/domain'
import { expect, test } from 'vitest'
import { noMeetingWords, tapeWords } from './tape-words.ts'

const corner = (number: number, x: number) => ({ number, name: `corner ${number}`, at: { x, y: 0 } })

const point: PointToShoot = {
  name: 'Foot',
  at: { x: 0, y: 0 },
  tapes: [],
  offset: null,
  canMeasure: true,
  point: null,
  isRead: false,
}
const tapes = [
  { from: 'corner 3', length: 144 },
  { from: 'corner 4', length: 114 },
]
const offset = { corners: [corner(3, 0), corner(4, 200)], along: 60, out: 96 } as const

test.each`
  change                                  | words
  ${{ tapes }}                            | ${`12'-0" from corner 3, 9'-6" from corner 4`}
  ${{ tapes: tapes.slice(0, 1) }}         | ${`Only one corner has a clear line to it: 12'-0" from corner 3. Measure it from a spot that was read.`}
  ${{ tapes: tapes.slice(0, 1), offset }} | ${`Only one corner has a clear line to it: 12'-0" from corner 3. From the wall: 5'-0" from corner 3 toward corner 4, then 8'-0" square out.`}
  ${{ offset }}                           | ${`No corner has a clear line to it. From the wall: 5'-0" from corner 3 toward corner 4, then 8'-0" square out.`}
  ${{ canMeasure: false }}                | ${'Draw the house or place the door to measure from.'}
`('a place is found: $words', ({ change, words }) => {
  expect(tapeWords({ ...point, ...change })).toBe(words)
})

test.each`
  to                | lengths       | words
  ${corner(2, 240)} | ${[180, 300]} | ${null}
  ${corner(2, 240)} | ${[96, 108]}  | ${`The tapes do not meet: corner 1 and corner 2 are 20'-0" apart, but 8'-0" and 9'-0" add up to less. Measure again.`}
  ${corner(2, 240)} | ${[400, 100]} | ${`The tapes do not meet: corner 1 and corner 2 are 20'-0" apart, but 33'-4" and 8'-4" differ by more than that. Measure again.`}
  ${corner(1, 0)}   | ${[96, 108]}  | ${'Choose two corners that are apart.'}
`('tapes that do not meet are told so: $words', ({ to, lengths, words }) => {
  const corners = [corner(1, 0), to] as const
  expect(
    noMeetingWords(meetingOfTapes({ from: [corners[0].at, to.at], lengths }), { corners, lengths }),
  ).toBe(words)
})
