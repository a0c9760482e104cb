import { expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { messageOf } from '../analysis/messages.ts'

const said = (product: DescribedSystem['product'], parts: DescribedSystem['parts']) =>
  analysed({
    ...(product && { product }),
    parts,
    runs: [{ name: 'Primary', top: 24, bottom: 12, parts: parts.map(({ id }) => id) }],
  })
    .issues.filter(({ area }) => area === 'run')
    .map(messageOf)

test.each`
  what                                        | product  | parts                                                                | refused
  ${'a 45-degree piece after a P3G platform'} | ${'P3G'} | ${[first('A', 'PPS55TL'), against('k', 'MPARR45', 'A BOTTOM')]}      | ${true}
  ${'two 45-degree pieces'}                   | ${'P2G'} | ${[first('A', 'MPARR45'), against('k', 'MPARR45', 'A BOTTOM')]}      | ${true}
  ${'a stair after a 45-degree piece'}        | ${'P2G'} | ${[first('A', 'MPARR45'), against('s', 'MST22', 'A BOTTOM')]}        | ${true}
  ${'a 60-wide ramp after a 60x60 platform'}  | ${'PHD'} | ${[first('A', 'PHDP55G'), against('r', 'PHDR860G', 'A BOTTOM')]}     | ${true}
  ${'a 60-wide ramp after a 60x72 platform'}  | ${'PHD'} | ${[first('A', 'PHDP56G'), against('r', 'PHDR860G', 'A RIGHT LEFT')]} | ${false}
  ${'a ramp after a platform'}                | ${'P3G'} | ${[first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM')]}       | ${false}
`('$what: these 2 parts cannot connect: $refused [runs-13]', ({ product, parts, refused }) => {
  expect(said(product, parts).includes('These 2 parts cannot connect')).toBe(refused)
})

test.each`
  product  | ramp          | isRefused
  ${'PHD'} | ${'PHDR848G'} | ${true}
  ${'P3G'} | ${'PRSTL8'}   | ${false}
  ${'P2G'} | ${'MRTL8'}    | ${false}
`(
  'on $product child rails of one ramp alone are refused: $isRefused [runs-10]',
  ({ product, ramp, isRefused }) => {
    const parts = [first('a', ramp), against('b', ramp, 'a BOTTOM', { childRails: true })]
    expect(said(product, parts).includes('A ramp run must all have child rails in order.')).toBe(isRefused)
  },
)
