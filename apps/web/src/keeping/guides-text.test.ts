import { expect, test } from 'vitest'
import { guidesText, readGuides } from './guides-text.ts'

test('guides come back from the browser as they were', () => {
  const guides = [
    { axis: 'x', at: 100.5 },
    { axis: 'y', at: 24 },
  ] as const
  expect(readGuides(guidesText(guides))).toEqual(guides)
})

test.each([null, 'no json', '{}', '[null, 3, {"axis":"z","at":1}, {"axis":"x","at":"1"}]'])(
  'what is no guide is left out: %s',
  (text) => expect(readGuides(text)).toEqual([]),
)
