import { readCatalogue } from '@ramp/catalogue-files'
import { catalogueOf, partKindOf } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { handrailChoices, lowProfileRefusal, sizeChoices, sizeOf } from './variant-choices.ts'

describe.each(['P3G', 'P2G', 'PHD', 'APD', 'HAR'] as const)('sizes that a part of %s may take', (line) => {
  const catalogue = catalogueOf(readCatalogue(line))

  test('are there once each, the own one among them', () => {
    for (const item of catalogue.items.filter((one) => partKindOf(one) !== null)) {
      const sizes = sizeChoices(item, catalogue).map(({ value }) => value)
      expect([item.shortName, sizes.length]).toEqual([item.shortName, new Set(sizes).size])
      if (!item.isTurn && !item.isCustom) expect(sizes).toContain(sizeOf(item))
    }
  })
})

test('a mat without a box stays itself, another size is one choice [web-property-panel-1]', () => {
  const catalogue = catalogueOf(readCatalogue('P3G'))
  const item = catalogue.byShortName.get('TAEM 1.5-NB')
  const mats = item
    ? sizeChoices(item, catalogue).filter(({ item: one }) => one.shortName.startsWith('TAEM'))
    : []
  expect(mats.map(({ item: one }) => one.shortName)).toEqual(['TAEM 1.5-NB', 'TAEM 2.5-1'])
})

test.each`
  part              | sizes
  ${'VPLT'}         | ${['VPLT']}
  ${'VPLP36x54'}    | ${['VPLP36x48', 'VPLP36x54', 'VPLP36x60', 'VPLP42x60']}
  ${'TAER24'}       | ${['TAER12', 'TAER24', 'TAER36']}
  ${'PBP48'}        | ${['PBP36', 'PBP48', 'PBP60']}
  ${'PRUT'}         | ${['PRUT', 'PRUT48']}
  ${'SUITCASE SF2'} | ${['SUITCASE SF2', 'SUITCASE SF3', 'SUITCASE SF4', 'SUITCASE SF5', 'SUITCASE SF6', 'SUITCASE SF7', 'SUITCASE SF8']}
`('$part comes in $sizes.length sizes and becomes nothing else by one', ({ part, sizes }) => {
  const catalogue = catalogueOf(readCatalogue('P3G'))
  const item = catalogue.byShortName.get(part)
  expect(item && sizeChoices(item, catalogue).map(({ item: one }) => one.shortName)).toEqual(sizes)
})

test.each`
  line     | part           | refusal
  ${'P3G'} | ${'PPS55TL'}   | ${null}
  ${'P3G'} | ${'PPS55LPTL'} | ${null}
  ${'P3G'} | ${'PPS45TL'}   | ${null}
  ${'P3G'} | ${'PPS56TL'}   | ${'5 × 6 is not made in low profile.'}
  ${'P3G'} | ${'PPS66TL'}   | ${'6 × 6 is not made in low profile.'}
  ${'P2G'} | ${'MP55'}      | ${null}
`('$line $part in low profile: $refusal (spec 2 §5) [web-property-panel-2]', ({ line, part, refusal }) => {
  const catalogue = catalogueOf(readCatalogue(line))
  const item = catalogue.byShortName.get(part)
  expect(item && lowProfileRefusal(item, catalogue)).toBe(refusal)
})

test('a low-profile platform is not made without handrails, or with pickets', () => {
  const catalogue = catalogueOf(readCatalogue('P3G'))
  const item = catalogue.byShortName.get('PPS55LPTL')
  expect(item && handrailChoices(item, catalogue).map(({ because }) => because)).toEqual([
    '5 × 5 low profile is not made without handrails.',
    null,
    '5 × 5 low profile is not made with horizontal picket.',
    '5 × 5 low profile is not made with vertical picket.',
  ])
})
