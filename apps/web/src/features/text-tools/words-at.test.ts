import { addDrawing, newDrawing, newLayout } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { wordsAt } from './words-at.ts'

const label = newDrawing({ kind: 'text', id: 'label', at: { x: 100, y: 100 }, text: 'GARAGE' })
const door = newDrawing({ kind: 'fence', id: 'fence', at: { x: 300, y: 100 } })
const square = newDrawing({ kind: 'rectangle', id: 'square', at: { x: 300, y: 100 } })
const tree = newDrawing({ kind: 'graphic', id: 'tree', at: { x: 100, y: 100 }, graphic: 'tree' })

describe('which words a double click opens (spec 3 §2.3)', () => {
  const layout = [label, square, door].reduce((all, drawing) => addDrawing(drawing)(all), newLayout('P3G'))

  test.each`
    x      | y      | words
    ${100} | ${100} | ${'label'}
    ${132} | ${105} | ${'label'}
    ${100} | ${150} | ${undefined}
    ${300} | ${112} | ${'square'}
  `('at $x, $y: $words', ({ x, y, words }) => {
    expect(wordsAt(layout, { x, y })?.id).toBe(words)
  })

  test('what lies over words hides them', () => {
    expect(wordsAt(addDrawing(tree)(layout), { x: 100, y: 100 })).toBeNull()
  })

  test('words that are turned are found where they stand', () => {
    const turned = addDrawing({ ...label, rotation: 90 })(newLayout('P3G'))
    expect(wordsAt(turned, { x: 100, y: 130 })?.id).toBe('label')
    expect(wordsAt(turned, { x: 132, y: 105 })).toBeNull()
  })
})
