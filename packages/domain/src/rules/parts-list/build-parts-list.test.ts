import { describe, expect, test } from 'vitest'
import { p3g } from '../../../fixtures/p3g.ts'
import type { PriceLevel } from '../../model/products/product-line.ts'
import { buildPartsList } from './build-parts-list.ts'
import type { PartRequirement } from './part-requirement.ts'

/** A rule asking for an item of the shipped catalogue. */
function asked(shortName: string, more: Partial<PartRequirement> = {}): PartRequirement {
  const item = p3g.byShortName.get(shortName)
  if (!item) throw new Error(`the catalogue lacks ${shortName}`)
  return { item, quantity: 1, rule: 'a rule', source: 'a source', parts: ['A'], ...more }
}
const listed = (asks: readonly PartRequirement[], level: PriceLevel = 'retail') =>
  buildPartsList(asks, p3g, level)
const quantities = (asks: readonly PartRequirement[]) =>
  listed(asks).lines.map(({ shortName, quantity }) => [shortName, quantity])

describe('one line an item, sorted by short name (domain 7.10)', () => {
  test('asks of several rules add up, and every reason is kept with its parts', () => {
    const { lines } = listed([
      asked('PRHP', { quantity: 2, rule: 'ramp joins platform', parts: ['A', 'r1'] }),
      asked('PRHP', { quantity: 1, rule: 'another rule', source: 'elsewhere', parts: ['B'] }),
      asked('PRHP', { quantity: 1, rule: 'ramp joins platform', parts: ['C', 'r2'] }),
      asked('PPTS', { quantity: 2 }),
    ])
    expect(lines.map(({ shortName, quantity, reasons }) => ({ shortName, quantity, reasons }))).toEqual([
      {
        shortName: 'PPTS',
        quantity: 2,
        reasons: [{ rule: 'a rule', source: 'a source', parts: ['A'], quantity: 2 }],
      },
      {
        shortName: 'PRHP',
        quantity: 4,
        reasons: [
          { rule: 'ramp joins platform', source: 'a source', parts: ['A', 'r1', 'C', 'r2'], quantity: 3 },
          { rule: 'another rule', source: 'elsewhere', parts: ['B'], quantity: 1 },
        ],
      },
    ])
  })

  test('whatever order the rules ask in, the lines stand in the order of their short names', () => {
    const names = ['PRUT', 'PPCTL', 'PSL10PR', 'PRHP', 'PPTS']
    const inOrder = ['PPCTL', 'PPTS', 'PRHP', 'PRUT', 'PSL10PR']
    expect(listed(names.map((name) => asked(name))).lines.map(({ shortName }) => shortName)).toEqual(inOrder)
    expect(
      listed(names.reverse().map((name) => asked(name))).lines.map(({ shortName }) => shortName),
    ).toEqual(inOrder)
  })

  test.each`
    what                                         | asks                                                                                                                             | lines
    ${'six legs are three pairs'}                | ${[asked('PSL28PR', { quantity: 6, perPack: 2 })]}                                                                               | ${[['PSL28PR', 3]]}
    ${'five legs are three pairs'}               | ${[asked('PSL28PR', { quantity: 5, perPack: 2 })]}                                                                               | ${[['PSL28PR', 3]]}
    ${'two systems share a pair for their last'} | ${[asked('PSL28PR', { quantity: 3, perPack: 2 }), asked('PSL28PR', { quantity: 5, perPack: 2 })]}                                | ${[['PSL28PR', 4]]}
    ${'what two rules ask for is packed apart'}  | ${[asked('PSL28PR', { quantity: 3, perPack: 2 }), asked('PSL28PR', { quantity: 1, rule: 'ordered in addition to the system' })]} | ${[['PSL28PR', 3]]}
    ${'five free ends take two packs of caps'}   | ${[asked('PHREC', { quantity: 5, perPack: 4 })]}                                                                                 | ${[['PHREC', 2]]}
    ${'made to order is listed with quantity 0'} | ${[asked('PPCCUST', { quantity: 0 })]}                                                                                           | ${[['PPCCUST', 0]]}
  `('$what', ({ asks, lines }) => {
    expect(quantities(asks)).toEqual(lines)
  })
})

describe('prices and weights (domain 7.15)', () => {
  // PRHP costs 27.91 and weighs 3 lb, PRRUC costs 128.98 and weighs 9 lb; a dealer pays 65 percent of each piece.
  test.each`
    level       | hanger  | hangers | connector | total
    ${'retail'} | ${2791} | ${5582} | ${12898}  | ${18480}
    ${'dealer'} | ${1814} | ${3628} | ${8384}   | ${12012}
  `(
    '$level: each piece is rounded to the cent, then counted',
    ({ level, hanger, hangers, connector, total }) => {
      const { lines, partsTotal, weight } = listed([asked('PRHP', { quantity: 2 }), asked('PRRUC')], level)
      expect(lines).toMatchObject([
        { shortName: 'PRHP', itemNumber: '29032', unitPrice: hanger, total: hangers, weight: 6 },
        { shortName: 'PRRUC', itemNumber: '29030', unitPrice: connector, total: connector, weight: 9 },
      ])
      expect(partsTotal).toBe(total)
      expect(weight).toBe(15)
    },
  )

  test('a level the catalogue does not know sells at retail', () => {
    const [line] = buildPartsList([asked('PRHP')], { ...p3g, priceLevels: [] }, 'dealer').lines
    expect(line?.unitPrice).toBe(2791)
  })

  test('what has no price of its own costs nothing', () => {
    expect(listed([asked('PPCCUST', { quantity: 0 })])).toMatchObject({ partsTotal: 0, weight: 0 })
    const item = { ...asked('PRHP').item, price: null }
    expect(listed([asked('PRHP', { item, quantity: 2 })]).partsTotal).toBe(0)
  })
})
