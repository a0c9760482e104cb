import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf, newPart } from '@ramp/domain'
import { expect, test } from 'vitest'
import { displayRemark, soldFigures } from './sold-figures.ts'

const p3g = catalogueOf(readCatalogue('P3G'))

function shown(shortName: string) {
  const item = p3g.byShortName.get(shortName)
  const part = item && newPart(item, 'one', { x: 0, y: 0 }, 0)
  if (!part) throw new Error(`${shortName} cannot be drawn`)
  return { item, part }
}

test.each`
  shortName      | weight            | price             | remark
  ${'VPLT'}      | ${'not included'} | ${'not included'} | ${'Display only: not in the parts list, the weight, or the price.'}
  ${'VPLP36x48'} | ${'not included'} | ${'not included'} | ${'Display only: not in the parts list, the weight, or the price.'}
  ${'VPLPAD5x5'} | ${'not included'} | ${'not included'} | ${'Display only: not in the parts list, the weight, or the price.'}
  ${'VPLUG'}     | ${'29 lb'}        | ${'$566.00'}      | ${null}
`(
  '$shortName says what it adds to the quote, and no lift part has a price of $0.00',
  ({ shortName, weight, price, remark }) => {
    expect(soldFigures(shown(shortName), p3g)).toEqual([
      ['Weight', weight],
      ['Price', price],
    ])
    expect(displayRemark(shown(shortName))).toBe(remark)
  },
)
