import { describe, expect, test } from 'vitest'
import { productRules } from '../products/product-rules.ts'
import { newLayout } from './new-layout.ts'

const RESIDENTIAL = ['NO_RAILS', 'TWO_LINE', 'HORZ_PICKET', 'VERT_PICKET']
const COMMERCIAL = ['NO_RAILS', 'TWO_LINE', 'GUARDS']

describe('what a project starts with, and what it may choose from (spec 1 §3 and §4, spec 2 §9)', () => {
  test.each`
    product  | surface    | rails         | width | surfaces                  | handrails       | widths
    ${'P2G'} | ${'SOLID'} | ${'TWO_LINE'} | ${36} | ${['SOLID']}              | ${['TWO_LINE']} | ${[36, 48]}
    ${'P3G'} | ${'SOLID'} | ${'TWO_LINE'} | ${36} | ${['SOLID', 'EXP_METAL']} | ${RESIDENTIAL}  | ${[36, 48]}
    ${'APD'} | ${'SOLID'} | ${'TWO_LINE'} | ${36} | ${['SOLID', 'EXP_METAL']} | ${RESIDENTIAL}  | ${[36, 48]}
    ${'HAR'} | ${'SOLID'} | ${'TWO_LINE'} | ${36} | ${['SOLID', 'EXP_METAL']} | ${RESIDENTIAL}  | ${[36, 48]}
    ${'PHD'} | ${'SOLID'} | ${'GUARDS'}   | ${48} | ${['SOLID']}              | ${COMMERCIAL}   | ${[48, 54, 60]}
    ${'T3G'} | ${'SOLID'} | ${'GUARDS'}   | ${48} | ${['SOLID']}              | ${COMMERCIAL}   | ${[48, 54, 60]}
  `('$product: $surface, $rails, $width in [layout-2]', ({ product, surface, rails, width, ...choices }) => {
    expect(newLayout(product).project).toMatchObject({ surface, handrails: rails, rampWidth: width })
    const { surfaces, handrails, rampWidths } = productRules(product)
    expect({ surfaces, handrails, widths: rampWidths }).toEqual(choices)
  })

  test.each`
    product  | ratios
    ${'P2G'} | ${['1:20', '1:16', '1:12', '1:10', '1:8']}
    ${'P3G'} | ${['1:20', '1:16', '1:12', '1:10', '1:8']}
    ${'APD'} | ${['1:20', '1:16', '1:12', '1:10', '1:8']}
    ${'HAR'} | ${['1:20', '1:16', '1:12', '1:10', '1:8']}
    ${'PHD'} | ${['1:20', '1:16', '1:12']}
    ${'T3G'} | ${['1:20', '1:16', '1:12']}
  `('$product has the ratios $ratios to choose from [layout-4]', ({ product, ratios }) => {
    expect(productRules(product).ratios).toEqual(ratios)
  })

  test.each(['P2G', 'P3G', 'PHD', 'APD', 'HAR'] as const)(
    '%s: 1:12, loops, no child rails, retail, inches, and legs and braces by themselves [layout-3]',
    (product) => {
      const { project, autoGenLegs, autoGenBracing } = newLayout(product)
      expect(project).toMatchObject({
        desiredRatio: '1:12',
        loops: true,
        childRails: false,
        priceLevel: 'retail',
        units: 'in',
      })
      expect([autoGenLegs, autoGenBracing]).toEqual([true, true])
    },
  )

  test.each`
    product  | industry
    ${'P2G'} | ${'residential'}
    ${'P3G'} | ${'residential'}
    ${'APD'} | ${'residential'}
    ${'HAR'} | ${'residential'}
    ${'PHD'} | ${'commercial'}
    ${'T3G'} | ${'commercial'}
  `('$product is $industry [layout-1]', ({ product, industry }) => {
    expect(productRules(product).industry).toBe(industry)
  })
})
