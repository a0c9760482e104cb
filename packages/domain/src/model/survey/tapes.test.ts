import { expect, test } from 'vitest'
import { meetingOfTapes } from './tapes.ts'

const a = { x: 0, y: 0 }
const b = { x: 240, y: 0 }

test.each`
  what                                       | to   | lengths          | meeting
  ${'two tapes that meet'}                   | ${b} | ${[180, 300]}    | ${{ kind: 'at', right: { x: 0, y: 180 }, left: { x: 0, y: -180 } }}
  ${'equal tapes'}                           | ${b} | ${[150, 150]}    | ${{ kind: 'at', right: { x: 120, y: 90 }, left: { x: 120, y: -90 } }}
  ${'tapes that end on the line'}            | ${b} | ${[100, 140]}    | ${{ kind: 'at', right: { x: 100, y: 0 } }}
  ${'tapes short by less than a tape shows'} | ${b} | ${[99.9, 139.9]} | ${{ kind: 'at', right: { x: 100, y: 0 } }}
  ${'tapes too short'}                       | ${b} | ${[96, 108]}     | ${{ kind: 'too-short', apart: 240 }}
  ${'a tape that reaches past the other'}    | ${b} | ${[400, 100]}    | ${{ kind: 'too-long', apart: 240 }}
  ${'a tape past the other by a hair'}       | ${b} | ${[340.2, 100]}  | ${{ kind: 'at', right: { x: 340.2, y: 0 } }}
  ${'one corner twice'}                      | ${a} | ${[96, 108]}     | ${{ kind: 'one-place' }}
`('$what: $meeting.kind', ({ to, lengths, meeting }) => {
  const found = meetingOfTapes({ from: [a, to], lengths })
  if (meeting.kind !== 'at' || found.kind !== 'at') return expect(found).toEqual(meeting)
  const sides = [
    ['right', found.right],
    ['left', found.left],
  ] as const
  for (const [side, at] of sides) {
    const asked = meeting[side]
    if (!asked) continue
    expect(at.x).toBeCloseTo(asked.x, 6)
    expect(at.y).toBeCloseTo(asked.y, 6)
  }
})
