import { expect, test } from 'vitest'
import { drawingText, hashLetters } from './drawing-text.ts'

test('the order of fields is no difference, that of parts is', () => {
  expect(drawingText({ b: 1, a: { d: [2], c: undefined } })).toBe(drawingText({ a: { d: [2] }, b: 1 }))
  expect(drawingText([1, 2])).not.toBe(drawingText([2, 1]))
})

test('a hash is sixteen letters', () => {
  expect(hashLetters(Uint8Array.from({ length: 32 }, (_, index) => index * 8))).toBe('0008101820283038')
})
