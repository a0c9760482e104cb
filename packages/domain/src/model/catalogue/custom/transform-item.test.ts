import { describe, expect, test } from 'vitest'
import { catalogues, p3g } from '../../../../fixtures/p3g.ts'
import { catalogueOf } from '../catalogue.ts'
import { customItem } from './custom-item.ts'
import { boxVariant, customWishAfter, transformItem } from './transform-item.ts'

const named = (shortName: string, catalogue = p3g) => {
  const item = catalogue.byShortName.get(shortName)
  if (!item) throw new Error(`${shortName} is not sold`)
  return item
}

describe('a part that is changed', () => {
  test.each`
    what                                          | product  | from              | change                                        | to
    ${'to expanded metal'}                        | ${'P3G'} | ${'PPS55TL'}      | ${{ surface: 'EXP_METAL' }}                   | ${'PPEM55TL'}
    ${'to vertical pickets'}                      | ${'P3G'} | ${'PRSTL6'}       | ${{ handrails: 'VERT_PICKET' }}               | ${'PRSVP6'}
    ${'to another length'}                        | ${'P3G'} | ${'PRSTL6'}       | ${{ usableLength: 96 }}                       | ${'PRSTL8'}
    ${'by its overall size'}                      | ${'P3G'} | ${'PPS55TL'}      | ${{ usableWidth: 66.1, usableLength: 78.1 }}  | ${'PPS56TL'}
    ${'to low profile'}                           | ${'P3G'} | ${'PPS55TL'}      | ${{ isLowProfile: true }}                     | ${'PPS55LPTL'}
    ${'back to the standard height'}              | ${'P3G'} | ${'PPS55LPTL'}    | ${{ isLowProfile: false }}                    | ${'PPS55TL'}
    ${'to a turn'}                                | ${'P3G'} | ${'PPS45TL'}      | ${{ isTurn: true }}                           | ${'PPS45TTL'}
    ${'to a turn where one item serves both'}     | ${'P3G'} | ${'PPS55TL'}      | ${{ isTurn: true }}                           | ${'PPS55TL'}
    ${'and stays a starter ramp'}                 | ${'PHD'} | ${'PHDRS648G'}    | ${{ usableWidth: 60 }}                        | ${'PHDRS660G'}
    ${'to the nearer of two widths'}              | ${'PHD'} | ${'PHDR648G'}     | ${{ usableWidth: 54, handrails: 'TWO_LINE' }} | ${'PHDR654TL'}
    ${'to guards, and stays no resting platform'} | ${'PHD'} | ${'PHDP55TL'}     | ${{ handrails: 'GUARDS' }}                    | ${'PHDP55G'}
    ${'and stays a mat without a box'}            | ${'P3G'} | ${'TAEM 1.5-NB'}  | ${{ usableWidth: 43, usableLength: 25 }}      | ${'TAEM 2.5-NB'}
    ${'and stays a mat in a box'}                 | ${'P3G'} | ${'TAEM 2.5-1'}   | ${{ usableWidth: 40, usableLength: 14 }}      | ${'TAEM 1.5-1'}
    ${'in nothing, and keeps its missing box'}    | ${'P3G'} | ${'TAEM 1.5-NB'}  | ${{}}                                         | ${'TAEM 1.5-NB'}
    ${'to a mat that comes in a box only'}        | ${'P3G'} | ${'TAEM 2.5-NB'}  | ${{ usableWidth: 48, usableLength: 24 }}      | ${'TMEM 2.5-1'}
    ${'and stays a trifold ramp'}                 | ${'P3G'} | ${'TRIFOLD AS8'}  | ${{ usableLength: 60 }}                       | ${'TRIFOLD AS5'}
    ${'and stays a suitcase ramp'}                | ${'P3G'} | ${'SUITCASE AS6'} | ${{ usableLength: 60 }}                       | ${'SUITCASE AS5'}
    ${'and stays a gateway with handrails'}       | ${'P3G'} | ${'GW3G4TL'}      | ${{ usableLength: 72 }}                       | ${'GW3G6TL'}
    ${'and stays the carrier of a lift'}          | ${'P3G'} | ${'VPLP36x48'}    | ${{ usableWidth: 42, usableLength: 60 }}      | ${'VPLP42x60'}
    ${'in a sister line'}                         | ${'HAR'} | ${'HARPS55TL'}    | ${{ surface: 'EXP_METAL' }}                   | ${'HARPEM55TL'}
  `('$what [catalogue-2]', ({ product, from, change, to }) => {
    const catalogue = catalogues(product)
    expect(transformItem(catalogue, named(from, catalogue), change)?.shortName).toBe(to)
  })

  test.each`
    what                                      | from          | change
    ${'low profile in expanded metal'}        | ${'PPEM55TL'} | ${{ isLowProfile: true }}
    ${'a turn-back with pickets'}             | ${'PPS85TL'}  | ${{ handrails: 'VERT_PICKET' }}
    ${'a size more than 8 px from any other'} | ${'PRSTL8'}   | ${{ usableLength: 101 }}
    ${'a wide ramp of 8 ft'}                  | ${'PRSTL8'}   | ${{ usableWidth: 48 }}
  `('cannot become $what [catalogue-7]', ({ from, change }) => {
    expect(transformItem(p3g, named(from), change)).toBeNull()
  })

  test('a part made to measure is made anew with the change', () => {
    const wish = {
      itemType: 'PLATFORM',
      width: 42,
      length: 66,
      surface: 'SOLID',
      handrails: 'TWO_LINE',
    } as const
    const custom = customItem({ ...wish, isTurn: false, isLowProfile: false }, p3g, '27000')
    if (!custom) throw new Error('it can be made')
    expect(transformItem(p3g, custom, { surface: 'EXP_METAL' })).toBeNull()
    expect(customWishAfter(custom, { surface: 'EXP_METAL' })).toEqual({
      ...wish,
      surface: 'EXP_METAL',
      isTurn: false,
      isLowProfile: false,
    })
    expect(customWishAfter(named('PPS55TL'), {})).toBeNull()
  })
})

test.each`
  from             | isBoxed  | to
  ${'TAEM 2.5-1'}  | ${false} | ${'TAEM 2.5-NB'}
  ${'TAEM 2.5-NB'} | ${true}  | ${'TAEM 2.5-1'}
  ${'TAEM 2.5-1'}  | ${true}  | ${'TAEM 2.5-1'}
  ${'TMEM 2.5-1'}  | ${false} | ${undefined}
  ${'PRSTL6'}      | ${false} | ${undefined}
`('$from in a box: $isBoxed gives $to [catalogue-1]', ({ from, isBoxed, to }) => {
  expect(boxVariant(p3g, named(from), isBoxed)?.shortName).toBe(to)
})

test('nothing is found in a catalogue that sells nothing', () => {
  const empty = catalogueOf({ version: '0', productLine: 'P3G', items: [], priceLevels: [] })
  expect(transformItem(empty, named('PRSTL6'), {})).toBeNull()
})
