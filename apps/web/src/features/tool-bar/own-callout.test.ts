import { type Callout, newDrawing } from '@ramp/domain'
import { expect, test } from 'vitest'
import { ownCallout } from './own-callout.ts'

const at = { x: 0, y: 0 }
const callout = (id: string, known: Partial<Callout> = {}) =>
  newDrawing({ ...known, kind: 'callout', id, at })
const fresh = callout('fresh', { look: 'bordered' })
const green = callout('green', {
  look: 'custom',
  border: { ...fresh.border, color: '#0b7540', stroke: 2 },
  pointer: { ...fresh.pointer, style: 'filled', color: '#0b7540' },
})
const line = newDrawing({ kind: 'line', id: 'line', at })

test('the first custom callout of a drawing differs from a bordered one in its ground, its border and its pointer', () => {
  const own = callout('own', { ...ownCallout([line, fresh]), look: 'custom' })
  expect(own.style.fill).not.toBe(fresh.style.fill)
  expect(own.border).not.toEqual(fresh.border)
  expect(own.pointer).not.toEqual(fresh.pointer)
})

test('a custom callout begins in the look of the last custom one, whatever was drawn since', () => {
  const { border, pointer, style, lettering } = green
  expect(ownCallout([green, fresh, line])).toEqual({ border, pointer, style, lettering })
})
