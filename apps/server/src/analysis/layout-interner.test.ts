import { newLayout } from '@ramp/domain'
import { expect, test } from 'vitest'
import { layoutInterner } from './layout-interner.ts'

const drawn = (name: string) => structuredClone(newLayout('P3G', name))

test('gives an equal layout of the same person as the object it gave before', () => {
  const intern = layoutInterner()
  const first = intern('dana', drawn('a'))
  expect(intern('dana', drawn('a'))).toBe(first)
  expect(intern('dana', drawn('b'))).not.toBe(first)
})

test('gives nobody the object of another person', () => {
  const intern = layoutInterner()
  const first = intern('dana', drawn('a'))
  expect(intern('sam', drawn('a'))).not.toBe(first)
  expect(intern('dana', drawn('a'))).toBe(first)
})

test('keeps the last layout of each of the last people', () => {
  const intern = layoutInterner(2)
  const ofDana = intern('dana', drawn('a'))
  const ofSam = intern('sam', drawn('a'))
  expect(intern('dana', drawn('a'))).toBe(ofDana)
  intern('nora', drawn('a'))
  expect(intern('dana', drawn('a'))).toBe(ofDana)
  expect(intern('sam', drawn('a'))).not.toBe(ofSam)
})

test('keeps no layout that is too large', () => {
  const intern = layoutInterner(2, 10)
  const first = intern('dana', drawn('a'))
  expect(intern('dana', drawn('a'))).not.toBe(first)
})
