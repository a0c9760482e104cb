import { expect, test } from 'vitest'
import { aheadOf, deadEnds } from './dead-ends.ts'

const HERE = { from: { x: 10, y: 20 }, heading: 1 } as const

test.each`
  place                              | ahead     | used   | at                                            | isDead
  ${'as much ramp above'}            | ${'left'} | ${120} | ${HERE}                                       | ${true}
  ${'less ramp above'}               | ${'left'} | ${96}  | ${HERE}                                       | ${true}
  ${'more ramp above'}               | ${'left'} | ${132} | ${HERE}                                       | ${false}
  ${'other landings ahead'}          | ${'rest'} | ${120} | ${HERE}                                       | ${false}
  ${'another heading'}               | ${'left'} | ${120} | ${{ ...HERE, heading: 2 }}                    | ${false}
  ${'an inch beside it'}             | ${'left'} | ${120} | ${{ ...HERE, from: { x: 11, y: 20 } }}        | ${false}
  ${'the dust of additions from it'} | ${'left'} | ${120} | ${{ ...HERE, from: { x: 10, y: 20 + 1e-9 } }} | ${true}
`('nothing goes on from a dead end, with $place: $isDead', ({ ahead, used, at, isDead }) => {
  const dead = deadEnds()
  dead.add('left', 120, HERE)
  dead.add('left', 60, HERE)
  expect(dead.has(ahead, used, at)).toBe(isDead)
})

test('patterns that end alike have the same landings ahead', () => {
  expect(aheadOf(['rest', 'left'])).toEqual(['rest left', 'left', ''])
  expect(aheadOf(['left'])).toEqual(['left', ''])
})
