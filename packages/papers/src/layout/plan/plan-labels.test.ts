import { POINTS, textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { analysed, printedJob } from '../testing/systems.ts'
import { planLayers } from './plan.ts'
import { inTwoLines } from './plan-labels.ts'

/** Words of the plan, by the layer that has the parts. */
function lettersOf(name: string) {
  const analysis = analysed(printedJob(name))
  const layer = planLayers(analysis).find(
    ({ view, marks }) => view !== POINTS && textsOf(marks, view).length > 0,
  )
  if (!layer) throw new Error('the plan has no letters')
  return { analysis, scale: layer.view.scale, texts: textsOf(layer.marks, POINTS) }
}

test.each(['p3g-two-45-degree-pieces', 't4-l-shape-pickets'])(
  'letters of %s lie between the rails',
  (name) => {
    const { analysis, texts } = lettersOf(name)
    const upright = analysis.placement.parts.filter(({ part }) => part.kind === 'ramp' && part.rotation === 0)
    expect(upright.length).toBeGreaterThan(0)
    for (const { box, width, usableWidth } of upright) {
      const rail = (width - usableWidth) / 2
      const own = texts.filter(({ extent: { min, max } }) => {
        const [x, y] = [(min.x + max.x) / 2, (min.y + max.y) / 2]
        return x > box.min.x && x < box.max.x && y > box.min.y && y < box.max.y
      })
      expect(own.map(({ text }) => text)).toContain('8 ft')
      for (const { extent } of own) {
        expect(extent.min.x).toBeGreaterThanOrEqual(box.min.x + rail)
        expect(extent.max.x).toBeLessThanOrEqual(box.max.x - rail)
      }
    }
  },
)

test('a narrow ramp has its heights in two lines', () => {
  const words = lettersOf('p3g-two-45-degree-pieces').texts.map(({ text }) => text)
  for (const height of ['24" to', '16"', '8" to', '0"']) expect(words).toContain(height)
})

test('a ramp too small for its arrow still has its name', () => {
  const words = lettersOf('p3g-from-98-in').texts.map(({ text }) => text)
  expect(words.filter((text) => text === '4 ft')).toHaveLength(1)
  expect(words.filter((text) => text === '8 ft')).toHaveLength(11)
})

test.each([
  ['5 × 5 Resting', ['5 × 5', 'Resting']],
  ['44.5 × 66 in', ['44.5 × 66', 'in']],
  ['5 × 5 Landing Pad', ['5 × 5', 'Landing Pad']],
  ['6 ft Starter Ramp', ['6 ft', 'Starter Ramp']],
  ['24" to 16"', ['24" to', '16"']],
  ['Tower', ['Tower']],
])('%s in two lines keeps a size together: %s', (text, lines) => {
  expect(inTwoLines({ text }).map((line) => line.text)).toEqual(lines)
})
