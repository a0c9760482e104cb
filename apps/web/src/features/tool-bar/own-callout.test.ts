import { type Callout, newDrawing } from '@ramp/domain'
import { expect, test } from 'vitest'
import { ownCallout } from './own-callout.ts'

const at = { x: 0, y: 0 }
const callout = (id: string, known: Partial<Callout> = {}) =>
  newDrawing({ ...known, kind: 'callout', id, at })
const fresh = callout('fresh', { look: 'bordered' })
const green = callout('green', {
  look: 'bordered',
  border: { ...fresh.border, color: '#0b7540', stroke: 2 },
  pointer: { ...fresh.pointer, style: 'filled', color: '#0b7540' },
})
const line = newDrawing({ kind: 'line', id: 'line', at })

test('the first custom callout of a drawing begins like every other', () => {
  expect(ownCallout([line])).toEqual({})
})

test('a custom callout begins in the look of the last callout, whatever was drawn since', () => {
  const { border, pointer, style, lettering } = green
  expect(ownCallout([fresh, green, line])).toEqual({ border, pointer, style, lettering })
})

test('after a basic callout it has no border either', () => {
  expect(ownCallout([green, callout('basic')]).border?.stroke).toBe(0)
})
