import { type Layout, newLayout, type ProductLine } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { optionsOf } from './option-choices.ts'

const option = (layout: Layout, name: string) => optionsOf(layout).find((one) => one.name === name)
const withRamp = (layout: Layout): Layout => ({
  ...layout,
  parts: [
    {
      kind: 'ramp',
      id: 'r1',
      at: { x: 0, y: 0 },
      rotation: 0,
      shortName: 'PRSTL6',
      isSupportedTop: false,
      isSupportedBottom: false,
      isOffAngledTop: false,
      isOffAngledBottom: false,
    },
  ],
})

describe('default options by product line (spec 2 §9)', () => {
  test.each`
    product  | name             | values
    ${'P3G'} | ${'Surface'}     | ${['SOLID', 'EXP_METAL']}
    ${'P3G'} | ${'Handrails'}   | ${['NO_RAILS', 'TWO_LINE', 'HORZ_PICKET', 'VERT_PICKET']}
    ${'P3G'} | ${'Ramp width'}  | ${['36', '48']}
    ${'P3G'} | ${'Rail ends'}   | ${['loops', 'endcaps']}
    ${'PHD'} | ${'Handrails'}   | ${['NO_RAILS', 'TWO_LINE', 'GUARDS']}
    ${'PHD'} | ${'Child rails'} | ${['no', 'yes']}
  `('$product: $name may be $values [web-options-1]', ({ product, name, values }) => {
    const found = option(newLayout(product as ProductLine), name)
    expect(found?.choices.map(({ value }) => value)).toEqual(values)
  })

  test('the one surface of PATHWAY HD is not asked for [web-options-4]', () => {
    expect(option(newLayout('PHD'), 'Surface')).toBeUndefined()
  })

  test('an option with one choice is locked [web-options-3]', () => {
    expect(option(newLayout('P2G'), 'Surface')?.lockedBecause).toBe('This product line has one choice.')
  })

  test('the ramp width is locked once a ramp is on the canvas [web-options-2]', () => {
    expect(option(newLayout('P3G'), 'Ramp width')?.lockedBecause).toBeNull()
    expect(option(withRamp(newLayout('P3G')), 'Ramp width')?.lockedBecause).toBe(
      'Ramps are on the canvas already.',
    )
  })

  test('a choice changes its own field of the project', () => {
    const layout = newLayout('P3G')
    expect(option(layout, 'Ramp width')?.patchOf('48')).toEqual({ rampWidth: 48 })
    expect(option(layout, 'Rail ends')?.patchOf('endcaps')).toEqual({ loops: false })
    expect(option(layout, 'Surface')?.patchOf('GRANITE')).toEqual({})
  })
})
