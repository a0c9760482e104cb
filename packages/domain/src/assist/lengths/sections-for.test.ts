import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { stockFor } from './section.ts'
import { sectionsFor } from './sections-for.ts'

const stockLike = (product: ProductLine, shortName: string) => {
  const item = catalogues(product).byShortName.get(shortName)
  if (!item) throw new Error(`no ${shortName}`)
  return stockFor(item, catalogues(product))
}

const feet = (inches: number) => inches / 12

describe('the sections in stock that fit a ramp', () => {
  test.each`
    product  | like           | lengths                  | first
    ${'P3G'} | ${'PRSTL8'}    | ${[3, 4, 5, 6, 7, 8]}    | ${'PRSTL3'}
    ${'P3G'} | ${'PREMVP8'}   | ${[3, 4, 5, 6, 7, 8]}    | ${'PREMVP3'}
    ${'P2G'} | ${'MRTL8'}     | ${[2, 3, 4, 5, 6, 7, 8]} | ${'MRTL2'}
    ${'P2G'} | ${'MRTL548'}   | ${[2, 3, 4, 5, 6]}       | ${'MRTL248'}
    ${'PHD'} | ${'PHDR848G'}  | ${[3, 4, 5, 6, 7, 8]}    | ${'PHDR348G'}
    ${'PHD'} | ${'PHDRS648G'} | ${[3, 4, 5, 6, 7, 8]}    | ${'PHDR348G'}
  `('like $like of $product are $lengths ft', ({ product, like, lengths, first }) => {
    const stock = stockLike(product, like)
    expect(stock.map(({ length }) => feet(length))).toEqual(lengths)
    expect(stock[0]?.shortName).toBe(first)
  })
})

describe('a length is made of the fewest and cheapest sections, the shorter above the longer', () => {
  const p3g = () => stockLike('P3G', 'PRSTL8')

  // Prices of PRSTL3 to 8: 643.40, 729.93, 816.46, 908.43, 985.26, 1062.08.
  test.each`
    need           | sections        | price      | because
    ${0}           | ${[]}           | ${0}       | ${'nothing is needed'}
    ${10}          | ${[3]}          | ${643.4}   | ${'no section is shorter'}
    ${36}          | ${[3]}          | ${643.4}   | ${'one makes it'}
    ${37}          | ${[4]}          | ${729.93}  | ${'sections come by the foot'}
    ${96}          | ${[8]}          | ${1062.08} | ${'one is fewer than two, whatever it costs'}
    ${108}         | ${[4, 5]}       | ${1546.39} | ${'3 + 6 ft costs 1551.83'}
    ${144}         | ${[4, 8]}       | ${1792.01} | ${'5 + 7 and 6 + 6 ft cost more'}
    ${288}         | ${[8, 8, 8]}    | ${3186.24} | ${'24 ft'}
    ${300}         | ${[4, 5, 8, 8]} | ${3670.55} | ${'as on the real job T1, below its turn'}
    ${330}         | ${[4, 8, 8, 8]} | ${3916.17} | ${'27.5 ft take 28'}
    ${288.0000001} | ${[8, 8, 8]}    | ${3186.24} | ${'dust asks for no further section'}
  `('$need in: $sections ft, because $because', ({ need, sections, price }) => {
    const made = sectionsFor(need, p3g())
    expect(made?.sections.map(({ length }) => feet(length))).toEqual(sections)
    expect((made?.price ?? 0) / 100).toBeCloseTo(price, 2)
  })

  test.each`
    product  | like          | need   | sections
    ${'P2G'} | ${'MRTL548'}  | ${96}  | ${[4, 4]}
    ${'P2G'} | ${'MRTL548'}  | ${156} | ${[4, 4, 5]}
    ${'PHD'} | ${'PHDR848G'} | ${504} | ${[3, 7, 8, 8, 8, 8]}
  `('$need in of $product like $like: $sections ft', ({ product, like, need, sections }) => {
    const made = sectionsFor(need, stockLike(product, like))
    expect(made?.sections.map(({ length }) => feet(length))).toEqual(sections)
  })

  test('without stock there is no answer', () => {
    expect(sectionsFor(100, [])).toBeNull()
  })
})
