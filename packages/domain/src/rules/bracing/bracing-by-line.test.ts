import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'

const standing = (product: 'PHD' | 'P2G', parts: DescribedSystem['parts'], top: number) =>
  itemsOf(
    analysed({
      product,
      parts,
      runs: [{ name: 'Primary', top, bottom: top, parts: parts.map(({ id }) => id) }],
    }),
  )
const braces = (list: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(list).filter(([name]) => /^(TXB|MUAB|MUCB)/.test(name)))

describe('braces of PATHWAY HD and 2G (spec 3 §4.6, domain 7.10, docs/decisions/012)', () => {
  const one = (platform: string) => [first('A', platform)]
  const pair = [first('A', 'PHDP55G'), against('B', 'PHDP55G', 'A RIGHT CENTER LEFT')]
  const extended = [first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT CENTER TOP')]

  test.each`
    product  | parts              | top     | items                      | why
    ${'PHD'} | ${one('PHDP55G')}  | ${35.9} | ${{}}                      | ${'under 36 in'}
    ${'PHD'} | ${one('PHDP55G')}  | ${36}   | ${{ TXB36: 4 }}            | ${'at 36 in, one a side'}
    ${'PHD'} | ${one('PHDP76G')}  | ${40}   | ${{ TXB36: 2, TXB736: 2 }} | ${'7 ft sides take the longer one'}
    ${'PHD'} | ${pair}            | ${40}   | ${{ TXB36: 6 }}            | ${'none between joined platforms'}
    ${'PHD'} | ${extended}        | ${40}   | ${{ TXB36: 5 }}            | ${'one between the legs of an extension'}
    ${'PHD'} | ${one('PHDP55RG')} | ${40}   | ${{}}                      | ${'a resting 5x5 has no legs of its own'}
    ${'P2G'} | ${one('MP66')}     | ${72}   | ${{ MUAB: 4, MUCB7: 4 }}   | ${'6 ft sides take the 7 ft brace'}
    ${'P2G'} | ${one('MP85TB')}   | ${71.9} | ${{ MUAB: 4 }}             | ${'under 72 in only angle braces'}
  `('$product at $top in: $items, $why [bracing-3]', ({ product, parts, top, items }) => {
    expect(braces(standing(product, parts, top))).toEqual(items)
  })

  test.each`
    parts                                                                     | top    | items
    ${[first('A', 'PHDP55G')]}                                                | ${6}   | ${{}}
    ${[first('A', 'PHDP55G')]}                                                | ${6.1} | ${{ PHDLPF: 2 }}
    ${[first('A', 'PHDP55RG')]}                                               | ${20}  | ${{}}
    ${[first('A', 'PHDP55G'), against('x', 'PHDPX53G', 'A LEFT CENTER TOP')]} | ${20}  | ${{ PHDSL22PR: 3 }}
  `('legs of PATHWAY HD at $top in: $items [bracing-2]', ({ parts, top, items }) => {
    const legs = Object.entries(standing('PHD', parts, top)).filter(([name]) => /^PHD(SL|LPF)/.test(name))
    expect(Object.fromEntries(legs)).toEqual(items)
  })
})
