import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('an id is six characters, without letters that are easily mistaken (spec 1 §3) [editor-core-3]', () => {
  const ids = Array.from({ length: 500 }, newId)
  expect(ids.filter((id) => !/^[a-km-z2-9]{6}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
