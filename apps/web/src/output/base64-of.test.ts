import { expect, test } from 'vitest'
import { base64Of } from './base64-of.ts'

test.each([0, 1, 2, 3, 8191, 8192, 8193, 100_000])('a file of %i bytes comes back whole', async (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31) % 256)
  const text = await base64Of(new Blob([bytes]))
  expect(Buffer.from(text, 'base64').equals(Buffer.from(bytes))).toBe(true)
})
