import { expect, test } from 'vitest'
import { uprightRows } from './copied-picture.ts'

const pixel = (value: number) => [value, value, value, 255]

test('a copied picture has its lowest row last', () => {
  const bytes = Uint8ClampedArray.from([pixel(1), pixel(2), pixel(3), pixel(4), pixel(5), pixel(6)].flat())
  expect([...uprightRows(bytes, 2)]).toEqual(
    [pixel(5), pixel(6), pixel(3), pixel(4), pixel(1), pixel(2)].flat(),
  )
})
