import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { catalogueOf } from '../../model/catalogue/catalogue.ts'
import { analyse } from '../analysis/analyse.ts'
import { messageOf } from '../analysis/messages.ts'
import { quoteIssues } from '../cross-check/count-issues.ts'
import type { PartsList } from './line.ts'

/** A platform at 40 in, two ramps to a landing pad at 24 in: legs, braces, hangers, a connector and loops. */
const system: DescribedSystem = {
  parts: [
    first('A', 'PPS55TL'),
    against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
    against('r2', 'PRSTL8', 'r1 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 40, bottom: 4, parts: ['A', 'r1', 'r2'] }],
  entrances: [['A', 'TOP']],
  exits: [['r2', 'BOTTOM']],
}
const reasonsOf = ({ lines }: PartsList, name: string) =>
  lines
    .find(({ shortName }) => shortName === name)
    ?.reasons.map(({ rule, quantity, parts }) => `${quantity} for ${parts}: ${rule}`)

describe('every line says which parts asked for it, and why', () => {
  // The joint of the ramps lies at 22 in.
  test.each`
    line         | options             | reasons
    ${'PSL46PR'} | ${{}}               | ${['2 for A: surface height: shortest leg longer than it, in pairs']}
    ${'PSL28PR'} | ${{}}               | ${['1 for r1: surface height: shortest leg longer than it, in pairs']}
    ${'PUAB'}    | ${{}}               | ${['4 for A: surface height calls for braces']}
    ${'PRHRLU'}  | ${{}}               | ${['1 for r1: free rail end at the top: upper loop']}
    ${'PRHRLL'}  | ${{}}               | ${['2 for r2: free rail end at the bottom: lower loop']}
    ${'PHREC'}   | ${{ loops: false }} | ${['1 for r1,r2: free rail end: end caps, one pack for 4']}
    ${'PPCTL'}   | ${{}}               | ${['1 for A,r1: gap between rail and platform post: closure']}
    ${'PRHP'}    | ${{}}               | ${['1 for A,r1: platform joins ramp: hanger pair']}
    ${'PRRUC'}   | ${{}}               | ${['1 for r1,r2: ramp joins ramp: connector']}
    ${'PRHBPR'}  | ${{}}               | ${['2 for r1,r2: ramp end: handrail end bracket pair']}
    ${'PPTS'}    | ${{}}               | ${['2 for A: platform at the structure: two tie straps']}
    ${'PRGT'}    | ${{}}               | ${['1 for r2: ramp reaches the ground: ground transition']}
  `('$line: $reasons', ({ line, options, reasons }) => {
    expect(reasonsOf(analysed({ ...system, options }).partsList, line)).toEqual(reasons)
  })

  test('what is ordered beside the system belongs to no part, and the cross-check leaves it out', () => {
    const analysis = analysed({ ...system, additionalProducts: [{ shortName: 'PRHP', qty: 3 }] })
    expect(reasonsOf(analysis.partsList, 'PRHP')).toEqual([
      '1 for A,r1: platform joins ramp: hanger pair',
      '3 for : ordered in addition to the system',
    ])
    expect(quoteIssues(analysis).filter(({ area }) => area === 'parts-list')).toEqual([])
  })
})

describe('low-profile feet by platform and by ramp pair (domain 7.10, legs, 2)', () => {
  test('every platform takes a set of its own, every ramp joint a pair', () => {
    const { partsList } = analysed({
      parts: [
        first('A', 'PPS55TL'),
        against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
        against('r2', 'PRSTL8', 'r1 BOTTOM'),
        against('B', 'PPS55TL', 'r2 BOTTOM LEFT'),
      ],
      runs: [{ name: 'Primary', top: 6, bottom: 4, parts: ['A', 'r1', 'r2', 'B'] }],
    })
    expect(reasonsOf(partsList, 'PPLPF')).toEqual(['2 for A,B: surface under 6.5 in: low-profile foot'])
    expect(reasonsOf(partsList, 'PRLWALP')).toEqual(['1 for r1: surface under 6.5 in: low-profile foot'])
  })
})

describe('what the catalogue lacks is said, and the rest is listed', () => {
  const without = (shortName: string) =>
    catalogueOf({
      ...catalogues('P3G'),
      items: catalogues('P3G').items.filter((item) => item.shortName !== shortName),
    })

  test.each`
    shortName  | missing
    ${'PRHP'}  | ${['hanger-ramp-platform: platform joins ramp: hanger pair']}
    ${'PPCTL'} | ${['closure: gap between rail and platform post: closure']}
    ${'PRRUC'} | ${['connector-ramp-ramp: ramp joins ramp: connector']}
  `('$shortName', ({ shortName, missing }) => {
    const { issues, partsList } = analyse(analysed(system).layout, without(shortName))
    const said = issues.filter(({ code }) => code === 'parts-list.item-missing')
    expect(said.map(({ values }) => `${values?.name}: ${values?.rule}`)).toEqual(missing)
    const { [shortName]: _, ...rest } = itemsOf(analysed(system))
    expect(Object.fromEntries(partsList.lines.map((line) => [line.shortName, line.quantity]))).toEqual(rest)
  })

  test('an item that is listed without a price is said, and a closure made to order says so itself', () => {
    const { issues, partsList } = analysed({
      ...system,
      additionalProducts: [
        { shortName: 'VPLT', qty: 2 },
        { shortName: 'PPCCUST', qty: 1 },
        { shortName: 'PUG', qty: 1 },
      ],
    })
    expect(partsList.lines.find(({ shortName }) => shortName === 'VPLT')).toMatchObject({ total: 0 })
    expect(issues.filter(({ code }) => code === 'parts-list.price-missing').map(messageOf)).toEqual([
      'Tower has no price: the total does not include it.',
    ])
  })

  test('an addition the catalogue lacks is said once, and as an addition', () => {
    const { issues } = analysed({
      ...system,
      additionalProducts: [
        { shortName: 'PXYZ', qty: 1 },
        { shortName: 'PUG', qty: 1 },
      ],
    })
    expect(
      issues
        .filter(({ area }) => area === 'parts-list')
        .map(({ code, parts, values }) => [code, parts, values?.name]),
    ).toEqual([['parts-list.addition-missing', [], 'PXYZ']])
  })
})

describe('choices and gaps that ask for nothing', () => {
  test('child rails are no matter where a line sells none', () => {
    const analysis = analysed({ ...system, options: { childRails: true } })
    expect(quoteIssues(analysis).filter(({ area }) => area === 'parts-list')).toEqual([])
  })

  test('a gap of 2.6 in beside a ramp takes no kit (domain 7.9: under 3.6 in none)', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 50, length: 60 }]
    const analysis = analysed({
      parts: [first('A', 'PPS50x60TL'), against('r', 'PRSTL648', 'A BOTTOM LEFT')],
      runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
      customParts,
    })
    expect(analysis.closures.map(({ id }) => id)).toEqual(['A-BOTTOM-S'])
    expect(itemsOf(analysis)).not.toHaveProperty('PPCTL')
    expect(quoteIssues(analysis).filter(({ area }) => area === 'parts-list')).toEqual([])
  })
})
