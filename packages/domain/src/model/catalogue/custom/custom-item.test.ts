import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../../fixtures/p3g.ts'
import type { ProductLine } from '../../products/product-line.ts'
import { type CustomWish, customItem } from './custom-item.ts'
import { customLimits } from './custom-limits.ts'

const make = (product: ProductLine, wish: CustomWish) => customItem(wish, catalogues(product), '27000')
const made = { surface: 'SOLID', handrails: 'TWO_LINE', isTurn: false, isLowProfile: false } as const
const platform = (width: number, length: number) =>
  ({ ...made, itemType: 'PLATFORM', width, length }) as const
const ramp = (width: number, length: number) => ({ ...made, itemType: 'RAMP', width, length }) as const
const metal = (width: number, length: number) =>
  ({ ...platform(width, length), surface: 'EXP_METAL' }) as const
const extension = (width: number, length: number) =>
  ({ ...platform(width, length), itemType: 'PLATFORM_EXT' }) as const
const plate = (baseItemNumber: string, width: number, length: number) =>
  ({ itemType: 'TRANSITION', baseItemNumber, width, length }) as const

describe('what is made to measure', () => {
  test.each`
    what                                               | product  | wish                     | shortName         | overall           | price
    ${'a platform, priced by area with 15 percent'}    | ${'P3G'} | ${platform(42, 66)}      | ${'PPS42x66TL'}   | ${[48.1, 72.1]}   | ${128247}
    ${'a platform of stock size, for the surcharge'}   | ${'P3G'} | ${platform(60, 60)}      | ${'PPS60x60TL'}   | ${[66.1, 66.1]}   | ${156251}
    ${'a ramp between two stock lengths'}              | ${'P3G'} | ${ramp(36, 66)}          | ${'PRSTL36x66'}   | ${[41.5, 66]}     | ${99181}
    ${'a ramp between two stock widths'}               | ${'P3G'} | ${ramp(42, 72)}          | ${'PRSTL42x72'}   | ${[47.5, 72]}     | ${117528}
    ${'a narrow ramp, which is cut from a wider one'}  | ${'P3G'} | ${ramp(18, 96)}          | ${'PRSTL18x96'}   | ${[23.5, 96]}     | ${122139}
    ${'a ramp shorter than any in stock'}              | ${'P3G'} | ${ramp(36, 18)}          | ${'PRSTL36x18'}   | ${[41.5, 18]}     | ${59065}
    ${'a transition, which keeps its length'}          | ${'P3G'} | ${plate('29010', 42, 4)} | ${'PRUT42x4'}     | ${[42, 4]}        | ${7064}
    ${'a plate up to 60 in wide'}                      | ${'P3G'} | ${plate('29016', 54, 8)} | ${'PBP54x8'}      | ${[54, 8]}        | ${10701}
    ${'a PHD ramp between two widths'}                 | ${'PHD'} | ${ramp(51, 96)}          | ${'PHDR51x96TL'}  | ${[56.5, 96]}     | ${200674}
    ${'a PHD plate, from the one sold to measure'}     | ${'PHD'} | ${plate('29016', 36, 8)} | ${'PBP36x8'}      | ${[36, 8]}        | ${8338}
    ${'a wider PHD transition, by its width'}          | ${'PHD'} | ${plate('29012', 48, 6)} | ${'PRLT48x6'}     | ${[48, 6]}        | ${9956}
    ${'a metal platform beyond those with a price'}    | ${'P3G'} | ${metal(96, 96)}         | ${'PPEM96x96TL'}  | ${[102.1, 102.1]} | ${373881}
    ${'a PHD extension between two lengths'}           | ${'PHD'} | ${extension(60, 42)}     | ${'PHDPX60x42TL'} | ${[66.1, 48.1]}   | ${124775}
    ${'a wide PHD extension, as the others grow'}      | ${'PHD'} | ${extension(96, 96)}     | ${'PHDPX96x96TL'} | ${[102.1, 102.1]} | ${433550}
    ${'a part of a sister line, under its own prefix'} | ${'APD'} | ${platform(42, 66)}      | ${'APDPS42x66TL'} | ${[48.1, 72.1]}   | ${128247}
  `('$what [catalogue-5]', ({ product, wish, shortName, overall, price }) => {
    const item = make(product, wish)
    expect([item?.shortName, [item?.width, item?.length], item?.price]).toEqual([shortName, overall, price])
    expect(item).toMatchObject({
      itemNumber: '27000',
      isCustom: true,
      isCustomizable: false,
      productLine: product,
    })
  })

  test('says in words what it is', () => {
    expect(make('P3G', platform(42, 66))?.description).toBe(
      'Custom solid platform, two-line handrails, 42 x 66 in',
    )
    expect(make('P3G', ramp(42, 72))?.description).toBe('Custom solid ramp, two-line handrails, 42 x 72 in')
    expect(make('P3G', plate('29010', 42, 4))?.description).toBe(
      'Custom upper transition from structure to ramp, 42 x 4 in',
    )
  })

  test('says turn of what is made for a turn, whatever the stock platform it is made after is for', () => {
    const words = (isTurn: boolean) => make('P3G', { ...platform(96, 96), isTurn })?.description
    expect(words(false)).toBe('Custom solid platform, two-line handrails, 96 x 96 in')
    expect(words(true)).toBe('Custom solid turn platform, two-line handrails, 96 x 96 in')
    expect(make('P3G', { ...platform(48, 66), isTurn: true })?.description).toBe(
      'Custom solid turn platform, two-line handrails, 48 x 66 in',
    )
  })

  test('says pieces only of the stock sizes that come in two', () => {
    expect(make('P3G', metal(96, 96))?.description).toBe(
      'Custom expanded-metal platform, two-line handrails, 96 x 96 in',
    )
  })

  test('keeps the capitals of the brand', () => {
    expect(make('APD', metal(42, 66))?.description).toBe(
      'Custom APD expanded-metal platform, two-line handrails, 42 x 66 in',
    )
    expect(make('HAR', ramp(42, 72))?.description).toBe(
      'Custom Harmar solid ramp, two-line handrails, 42 x 72 in',
    )
  })

  test('a turn platform is one', () => {
    expect(make('P3G', { ...platform(42, 66), isTurn: true })).toMatchObject({
      isTurn: true,
      shortName: 'PPS42x66TTL',
    })
  })
})

describe('what cannot be made', () => {
  test.each`
    what                                                     | product  | wish
    ${'a platform wider than 96 in'}                         | ${'P3G'} | ${platform(96.5, 60)}
    ${'a length off the steps of 6 in'}                      | ${'P3G'} | ${platform(60, 61)}
    ${'a width off the steps of half an inch'}               | ${'P3G'} | ${platform(60.2, 60)}
    ${'a residential ramp wider than 48 in'}                 | ${'P3G'} | ${ramp(48.5, 60)}
    ${'a ramp wider than 36 in and longer than the 48 ones'} | ${'P3G'} | ${ramp(40, 78)}
    ${'a commercial ramp narrower than 48 in'}               | ${'PHD'} | ${ramp(47.5, 60)}
    ${'a commercial platform under 36 in'}                   | ${'PHD'} | ${platform(35.5, 60)}
    ${'a PATHWAY 2G platform larger than 5 x 5'}             | ${'P2G'} | ${platform(66, 60)}
    ${'a PATHWAY 2G part of expanded metal'}                 | ${'P2G'} | ${{ ...ramp(36, 66), surface: 'EXP_METAL' }}
    ${'a low-profile platform of expanded metal'}            | ${'P3G'} | ${{ ...platform(60, 60), surface: 'EXP_METAL', isLowProfile: true }}
    ${'a low-profile ramp'}                                  | ${'P3G'} | ${{ ...ramp(36, 66), isLowProfile: true }}
    ${'a commercial transition under 36 in'}                 | ${'PHD'} | ${plate('29012', 35.5, 6)}
    ${'a PHD transition that comes from stock only'}         | ${'PHD'} | ${plate('49048', 48, 6)}
    ${'a transition of another length'}                      | ${'P3G'} | ${plate('29010', 42, 6)}
    ${'an upper transition wider than 48 in'}                | ${'P3G'} | ${plate('29010', 50, 4)}
    ${'a tie strap, which has no measures'}                  | ${'P3G'} | ${plate('29020', 36, 4)}
    ${'a transition the line does not sell'}                 | ${'P3G'} | ${plate('11111', 36, 4)}
  `('$what [catalogue-4]', ({ product, wish }) => {
    expect(make(product, wish)).toBeNull()
  })
})

test.each`
  kind              | industry         | width       | length
  ${'platform'}     | ${'residential'} | ${[6, 96]}  | ${[6, 96]}
  ${'platform'}     | ${'commercial'}  | ${[36, 96]} | ${[36, 96]}
  ${'ramp'}         | ${'residential'} | ${[18, 48]} | ${[18, 96]}
  ${'ramp'}         | ${'commercial'}  | ${[48, 60]} | ${[18, 96]}
  ${'transition'}   | ${'residential'} | ${[18, 48]} | ${null}
  ${'transition'}   | ${'commercial'}  | ${[36, 48]} | ${null}
  ${'bridge-plate'} | ${'residential'} | ${[18, 60]} | ${null}
  ${'bridge-plate'} | ${'commercial'}  | ${[36, 48]} | ${null}
`('the sliders of a $industry $kind [catalogue-3]', ({ kind, industry, width, length }) => {
  const limits = customLimits(kind, industry)
  expect([limits.width.min, limits.width.max, limits.width.step]).toEqual([...width, 0.5])
  expect(limits.length && [limits.length.min, limits.length.max]).toEqual(length)
  expect(limits.length?.step ?? 6).toBe(6)
})
