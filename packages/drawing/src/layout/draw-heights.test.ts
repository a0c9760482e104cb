import { expect, test } from 'vitest'
import { flat, placedOf, wordsOf } from '../testing.ts'
import { drawHeights } from './draw-heights.ts'

const ramp = placedOf('ramp')
const platform = placedOf('platform')

test('the Heights Viewer letters one height on the level and both on a slope (spec 3 §2.12)', () => {
  const heights = new Map([
    [ramp.part.id, { top: 24, bottom: 16.5 }],
    [platform.part.id, { top: 24, bottom: 24 }],
  ])
  expect(wordsOf(drawHeights([ramp], heights))).toEqual(['24" to 16 1/2"'])
  expect(
    wordsOf(
      drawHeights(
        [{ ...platform, part: { ...platform.part, id: 'p' } }],
        new Map([['p', { top: 24, bottom: 24 }]]),
      ),
    ),
  ).toEqual(['24"'])
  expect(drawHeights([ramp], new Map())).toEqual([])
})

test('its letters keep their size at every zoom', () => {
  const [mark] = drawHeights([ramp], new Map([[ramp.part.id, { top: 24, bottom: 16 }]]))
  expect(mark?.kind).toBe('pinned')
  const sizes = flat(mark?.kind === 'pinned' ? mark.children : []).flatMap((one) =>
    one.kind === 'text' ? [one.size] : [],
  )
  expect(sizes).toEqual([11])
})
