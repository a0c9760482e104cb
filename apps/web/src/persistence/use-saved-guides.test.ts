import { expect, test } from 'vitest'
import { guidesIn } from './use-saved-guides.ts'

test('guides come back from the browser as they were', () => {
  const guides = [
    { axis: 'x', at: 100.5 },
    { axis: 'y', at: 24 },
  ] as const
  expect(guidesIn(guides)).toEqual(guides)
})

test.each([null, {}, [null, 3, { axis: 'z', at: 1 }, { axis: 'x', at: '1' }]])(
  'what is no guide is left out: %j',
  (kept) => expect(guidesIn(kept)).toEqual([]),
)
