import { expect, test } from 'vitest'
import { describedSystem, first, p3g } from '../../../lib/testing/described-system.ts'
import { newLandingPads } from './new-landing-pads.ts'

const { layout } = describedSystem({
  parts: [
    first('deck', 'PPS55TL'),
    { ...first('pad', 'PLP55'), at: { x: 100, y: 100 } },
    { ...first('low', 'PPS55LPTL'), at: { x: 200, y: 100 } },
  ],
})

test.each`
  known              | told       | what
  ${[]}              | ${['pad']} | ${'a pad that was put down ends the system; a low-profile platform does not'}
  ${['deck', 'pad']} | ${[]}      | ${'a pad is told once'}
`('$what', ({ known, told }) => {
  expect(newLandingPads(layout.parts, p3g, new Set(known))).toEqual(told)
})
