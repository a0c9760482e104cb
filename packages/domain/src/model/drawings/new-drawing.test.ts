import { expect, test } from 'vitest'
import { specPixelsFromInches } from '../../base/units.ts'
import { type Drawing, FONTS } from './drawing.ts'
import { newDrawing } from './new-drawing.ts'

const fresh = (kind: Drawing['kind']) => newDrawing({ kind, id: 'd', at: { x: 0, y: 0 } })
/** A figure of a fresh drawing, in pixels of the specification. */
const pixels = (kind: Drawing['kind'], ...path: readonly string[]): unknown => {
  const value = path.reduce<unknown>(
    (held, field) => (typeof held === 'object' && held !== null ? Reflect.get(held, field) : undefined),
    fresh(kind),
  )
  return typeof value === 'number' ? specPixelsFromInches(value) : value
}

/** Defaults of spec 2 §9 and §3.7. */
test.each`
  what                                   | found                                           | expected
  ${'a line is black'}                   | ${pixels('line', 'style', 'stroke')}            | ${'#000000'}
  ${'a line is 2 px wide'}               | ${pixels('line', 'style', 'strokeWidth')}       | ${2}
  ${'a line ends round'}                 | ${pixels('line', 'style', 'lineCap')}           | ${'round'}
  ${'a text has letters of 25 px'}       | ${pixels('text', 'lettering', 'fontSize')}      | ${25}
  ${'a callout has letters of 16 px'}    | ${pixels('callout', 'lettering', 'fontSize')}   | ${16}
  ${'a callout has a padding of 4 px'}   | ${pixels('callout', 'border', 'padding')}       | ${4}
  ${'its pointer is 2 px wide'}          | ${pixels('callout', 'pointer', 'stroke')}       | ${2}
  ${'the tip of its pointer is 5 px'}    | ${pixels('callout', 'pointer', 'size')}         | ${5}
  ${'a circle has a radius of 20 px'}    | ${pixels('circle', 'radius')}                   | ${20}
  ${'a drafting line is 300 px long'}    | ${pixels('dimension', 'length')}                | ${300}
  ${'a line is smoothed by 2'}           | ${Reflect.get(fresh('freeform'), 'smoothness')} | ${2}
  ${'an arc is smoothed by 2'}           | ${Reflect.get(fresh('arc'), 'smoothness')}      | ${2}
  ${'a pen path has a tension of 0.5'}   | ${Reflect.get(fresh('pen-path'), 'tension')}    | ${0.5}
  ${'a swing door opens by 180 degrees'} | ${Reflect.get(fresh('door'), 'doorAngle')}      | ${180}
  ${'a swing door is 36 in wide'}        | ${Reflect.get(fresh('door'), 'width')}          | ${36}
`('$what [drawings-1]', ({ found, expected }) => {
  expect(found).toBe(expected)
})

test('ten fonts, in this order [drawings-2]', () => {
  expect(FONTS.join(', ')).toBe(
    'Arial, Verdana, Helvetica, Tahoma, Trebuchet MS, Times New Roman, Georgia, Garamond, Courier New, Brush Script MT',
  )
})
