import { expect, test } from 'vitest'
import { heightLines } from './height-lines.ts'

test.each`
  part                   | height                       | lines
  ${'a ramp: both ends'} | ${{ top: 25, bottom: 16.5 }} | ${['Top height 25"', 'Bottom height 16 1/2"']}
  ${'a platform: one'}   | ${{ top: 25, bottom: 25 }}   | ${['Height 25"']}
  ${'a part in no run'}  | ${undefined}                 | ${['No height yet: the part is in no run']}
`('$part [web-context-menu-1]', ({ height, lines }) => {
  expect(heightLines(height)).toEqual(lines)
})
