import { frameAround, framesMeet, type Paper, paintedOf, textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { inputFor } from '../../testing/systems.ts'
import { planLayers } from './plan.ts'

const layersOf = (name: string): Paper['sheets'][number]['layers'] => planLayers(inputFor(name).analysis)
const textsIn = (name: string) =>
  layersOf(name).flatMap(({ view, marks }) =>
    textsOf(marks, view).map(({ text, extent: { min, max } }) => ({ text, frame: frameAround([min, max]) })),
  )

test.each(['p2g-gate-at-the-door', 'p3g-gate-at-the-door', 'p3g-gate-without-rails'])(
  'of %s neither ENTRANCE nor EXIT is over other words',
  (name) => {
    const texts = textsIn(name)
    const badges = texts.filter(({ text }) => text === 'ENTRANCE' || text === 'EXIT')
    expect(badges.length).toBeGreaterThan(0)
    const over = badges.flatMap((badge) =>
      texts.filter((one) => one !== badge && framesMeet(one.frame, badge.frame, 1)).map(({ text }) => text),
    )
    expect(over).toEqual([])
  },
)

test('no line of a dimension crosses a height of the ground, and most heights are there', () => {
  const [site, , , dimensions] = layersOf('s5-falling-ground')
  if (!site || !dimensions) throw new Error('no site')
  const heights = textsOf(site.marks, site.view)
  const lines = paintedOf(dimensions.marks, dimensions.view).flatMap((one) =>
    one.kind === 'path' ? one.lines.map(({ points }) => frameAround(points)) : [],
  )
  expect(lines.length).toBeGreaterThan(4)
  expect(heights.filter(({ text }) => text.endsWith('"')).length).toBeGreaterThanOrEqual(8)
  const struck = heights.filter(({ extent: { min, max } }) =>
    lines.some((line) => framesMeet(line, frameAround([min, max]), 0)),
  )
  expect(struck.map(({ text }) => text)).toEqual([])
})
