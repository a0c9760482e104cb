import { expect, test } from 'vitest'
import { type Fingers, pinched } from './pinch.ts'

const fingers = (a: readonly [number, number], b: readonly [number, number]): Fingers => [
  { left: a[0], top: a[1] },
  { left: b[0], top: b[1] },
]
const camera = { zoom: 1, left: 0, top: 0 }

test.each`
  what                              | from                               | to                                 | expected
  ${'two fingers side by side pan'} | ${fingers([100, 100], [200, 100])} | ${fingers([130, 150], [230, 150])} | ${{ zoom: 1, left: 30, top: 50 }}
  ${'spreading zooms in'}           | ${fingers([100, 100], [200, 100])} | ${fingers([50, 100], [250, 100])}  | ${{ zoom: 2, left: -150, top: -100 }}
  ${'closing zooms out'}            | ${fingers([100, 0], [300, 0])}     | ${fingers([150, 0], [250, 0])}     | ${{ zoom: 0.5, left: 100, top: 0 }}
`('$what', ({ from, to, expected }) => {
  expect(pinched(camera, from, to)).toEqual(expected)
})
