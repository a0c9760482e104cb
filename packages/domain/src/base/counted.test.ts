import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each<[Parameters<typeof counted>, string]>([
  [[0, 'leg'], '0 legs'],
  [[1, 'leg'], '1 leg'],
  [[2, 'leg'], '2 legs'],
  [[1, 'low-profile foot', 'low-profile feet'], '1 low-profile foot'],
  [[3, 'low-profile foot', 'low-profile feet'], '3 low-profile feet'],
])('%j reads %s', (given, text) => {
  expect(counted(...given)).toBe(text)
})
