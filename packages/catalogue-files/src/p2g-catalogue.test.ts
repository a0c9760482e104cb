import { type CatalogueData, catalogueOf, type Item } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { readCatalogue, readTranslation } from './index.ts'

/** What P2G sells (domain 1.2 to 1.8, 7.12), and that it costs nine tenths of P3G unless a price is printed. */

const p2g: CatalogueData = readCatalogue('P2G')
const catalogue = catalogueOf(p2g)
const p3g = catalogueOf(readCatalogue('P3G'))

function item(shortName: string): Item {
  const found = catalogue.byShortName.get(shortName)
  if (!found) throw new Error(`no item is called ${shortName}`)
  return found
}

const dollars = (price: number | null) => (price === null ? '-' : (price / 100).toFixed(2))
const namesOf = (role: Item['role']) =>
  p2g.items.filter((one) => one.role === role).map((one) => one.shortName)
const sizeOf = ({ usableWidth, usableLength, width, length }: Item) =>
  `${usableWidth} x ${usableLength}, overall ${width} x ${length}`

describe('what is in stock', () => {
  test.each`
    role                             | names
    ${'platform'}                    | ${['MP45', 'MP45T', 'MP54', 'MP54T', 'MP55', 'MP56T', 'MP65', 'MP66', 'MP85TB', 'MPLP45', 'MPLP45T', 'MPLP54', 'MPLP55', 'MPLP85TB']}
    ${'landing-pad'}                 | ${['MLP']}
    ${'arr'}                         | ${['MPARR45']}
    ${'stair'}                       | ${['MST10', 'MST15', 'MST22', 'MST29', 'MST36', 'MST43', 'MST50']}
    ${'transition-upper'}            | ${['MRUT', 'MRUT48']}
    ${'transition-lower'}            | ${['MRLT', 'MRLT48']}
    ${'transition-ground'}           | ${['MRGT', 'MRGT48']}
    ${'bridge-plate'}                | ${['MBP36', 'MBP48', 'MBP60', 'MDBP']}
    ${'tie-strap'}                   | ${['MPTS']}
    ${'connector-ramp-ramp'}         | ${['MRRC']}
    ${'connector-platform-platform'} | ${['MPPC']}
    ${'hanger-ramp-platform'}        | ${['MRHP']}
    ${'bracket-rail-end'}            | ${['MRHBPR']}
    ${'bracket-stair'}               | ${['MPSB']}
    ${'support-top'}                 | ${['MRST']}
    ${'loop'}                        | ${['MRHRL']}
    ${'end-caps'}                    | ${['MHREC']}
    ${'foot-low-profile-ramp'}       | ${['MRLPF']}
    ${'foot-low-profile-platform'}   | ${['MPLPF']}
    ${'brace-angle'}                 | ${['MUAB']}
    ${'brace-cross'}                 | ${['MUCB5', 'MUCB7', 'MUCB8']}
    ${'gate'}                        | ${['MUG36', 'PUG']}
    ${'gate-post'}                   | ${['MUGPP']}
    ${'closure-side'}                | ${['MHRPRC']}
    ${'closure-turnback'}            | ${['MHRRRC']}
    ${'closure-stair'}               | ${['MHRPSC']}
    ${'addon'}                       | ${['MTDK', 'MLGRK', 'PISW']}
    ${'loop-upper'}                  | ${[]}
    ${'loop-lower'}                  | ${[]}
  `('as $role: $names', ({ role, names }) => {
    expect(namesOf(role)).toEqual(names)
  })

  test('ramps with and without rails, 2 to 8 ft in 36 in and 2 to 6 ft in 48 in (domain 1.2)', () => {
    const named = (feet: number, wide: string) => [`MRNR${feet}${wide}`, `MRTL${feet}${wide}`]
    expect(namesOf('ramp')).toEqual([
      ...[2, 3, 4, 5, 6, 7, 8].flatMap((feet) => named(feet, '')),
      ...[2, 3, 4, 5, 6].flatMap((feet) => named(feet, '48')),
    ])
  })

  test('legs are stocked in the lengths marked "yes" (domain 7.7)', () => {
    const lengths = [10, 16, 22, 28, 34, 40, 52, 64, 76, 88, 100]
    expect(namesOf('leg')).toEqual(lengths.map((length) => `MSTS${length}PR`))
    expect(lengths.map((length) => item(`MSTS${length}PR`).limit)).toEqual(lengths)
  })

  test('all of it is solid with two-line rails, or without rails', () => {
    const inPicks = p2g.items.filter(({ surface }) => surface !== null && surface !== 'SOLID')
    expect(inPicks).toEqual([])
    expect(new Set(p2g.items.map(({ handrails }) => handrails))).toEqual(
      new Set([null, 'TWO_LINE', 'NO_RAILS']),
    )
  })

  test('the thresholds, portables and lifts of every residential line are sold too', () => {
    const shared = (line: CatalogueData) => line.items.filter(({ itemNumber }) => itemNumber.startsWith('17'))
    const withoutLine = (one: Item) => ({ ...one, productLine: null })
    expect(shared(p2g).map(withoutLine)).toEqual(shared(p3g).map(withoutLine))
  })

  test('each item has a description of its own', () => {
    expect(new Set(p2g.items.map(({ description }) => description)).size).toBe(p2g.items.length)
  })
})

describe('figures', () => {
  test.each`
    shortName    | number     | size                               | weight   | price        | why
    ${'MRTL6'}   | ${'31160'} | ${'36 x 72, overall 41.5 x 72'}    | ${97}    | ${'817.59'}  | ${'nine tenths of 908.43'}
    ${'MRNR8'}   | ${'31080'} | ${'36 x 96, overall 41.5 x 96'}    | ${82}    | ${'592.64'}  | ${'nine tenths of 658.49'}
    ${'MRTL648'} | ${'31161'} | ${'48 x 72, overall 53.5 x 72'}    | ${126.1} | ${'1021.99'} | ${'nine tenths of 1,135.54'}
    ${'MRTL2'}   | ${'31120'} | ${'36 x 24, overall 41.5 x 24'}    | ${39}    | ${'501.18'}  | ${'86.53 less than 3 ft in P3G, by the step from 3 to 4 ft'}
    ${'MRNR2'}   | ${'31020'} | ${'36 x 24, overall 41.5 x 24'}    | ${25}    | ${'310.73'}  | ${'53.65 less than 3 ft in P3G'}
    ${'MRTL248'} | ${'31121'} | ${'48 x 24, overall 53.5 x 24'}    | ${50.7}  | ${'626.48'}  | ${'48 in: price x 1.25, weight x 1.3'}
    ${'MRNR248'} | ${'31021'} | ${'48 x 24, overall 53.5 x 24'}    | ${32.5}  | ${'388.42'}  | ${'48 in: price x 1.25, weight x 1.3'}
    ${'MP55'}    | ${'33130'} | ${'60 x 60, overall 66.1 x 66.1'}  | ${134}   | ${'1222.83'} | ${'nine tenths of 1,358.70'}
    ${'MP45T'}   | ${'33111'} | ${'48 x 60, overall 54.1 x 66.1'}  | ${113}   | ${'1032.26'} | ${'half a cent rounded up'}
    ${'MP56T'}   | ${'33141'} | ${'60 x 72, overall 66.1 x 78.1'}  | ${157}   | ${'1413.41'} | ${'a turn platform: the number ends in 1'}
    ${'MP85TB'}  | ${'33170'} | ${'96 x 60, overall 102.1 x 66.1'} | ${212}   | ${'1794.56'} | ${'the turn-back'}
    ${'MPLP55'}  | ${'35130'} | ${'60 x 60, overall 66.1 x 66.1'}  | ${134}   | ${'1283.98'} | ${'low profile'}
    ${'MLP'}     | ${'36030'} | ${'60 x 60, overall 60 x 60'}      | ${62}    | ${'551.16'}  | ${'the landing pad'}
    ${'MPARR45'} | ${'39045'} | ${'36 x 30, overall 41.5 x 30'}    | ${58}    | ${'668.07'}  | ${'the 45-degree piece'}
    ${'MST22'}   | ${'38022'} | ${'36 x 39, overall 41.5 x 39'}    | ${128}   | ${'963.00'}  | ${'38000 and the least height'}
    ${'MRGT'}    | ${'39014'} | ${'36 x 12, overall 36 x 12'}      | ${15}    | ${'86.76'}   | ${'12 in deep, not 18 (domain 1.7)'}
    ${'MRUT'}    | ${'39010'} | ${'36 x 4, overall 36 x 4'}        | ${6}     | ${'49.14'}   | ${'4 in deep'}
    ${'MDBP'}    | ${'39019'} | ${'36 x 13, overall 36 x 13'}      | ${14}    | ${'115.83'}  | ${'the double bridge plate'}
  `('$shortName is $number, $size in, $weight lb, $price: $why', (row) => {
    const { itemNumber, weight, price } = item(row.shortName)
    expect([itemNumber, sizeOf(item(row.shortName)), weight, dollars(price)]).toEqual([
      row.number,
      row.size,
      row.weight,
      row.price,
    ])
  })

  test.each`
    shortName     | number     | limit   | weight | price
    ${'MRRC'}     | ${'39030'} | ${null} | ${9}   | ${'116.08'}
    ${'MPPC'}     | ${'39031'} | ${null} | ${6}   | ${'59.93'}
    ${'MRHP'}     | ${'39032'} | ${null} | ${3}   | ${'25.12'}
    ${'MRHBPR'}   | ${'39033'} | ${null} | ${3}   | ${'31.58'}
    ${'MRST'}     | ${'39034'} | ${null} | ${5}   | ${'55.58'}
    ${'MRHRL'}    | ${'39035'} | ${null} | ${4}   | ${'50.48'}
    ${'MHREC'}    | ${'39037'} | ${null} | ${0.5} | ${'20.16'}
    ${'MRLPF'}    | ${'39038'} | ${null} | ${4}   | ${'34.65'}
    ${'MPLPF'}    | ${'39039'} | ${null} | ${5}   | ${'47.52'}
    ${'MPSB'}     | ${'39043'} | ${null} | ${3}   | ${'34.38'}
    ${'MUAB'}     | ${'39050'} | ${null} | ${6}   | ${'66.78'}
    ${'MUCB5'}    | ${'39051'} | ${60}   | ${8}   | ${'79.88'}
    ${'MUCB7'}    | ${'39052'} | ${84}   | ${9}   | ${'86.04'}
    ${'MUCB8'}    | ${'39053'} | ${96}   | ${11}  | ${'93.87'}
    ${'MUG36'}    | ${'39054'} | ${null} | ${28}  | ${'361.80'}
    ${'MUGPP'}    | ${'39055'} | ${null} | ${9}   | ${'86.76'}
    ${'MTDK'}     | ${'39056'} | ${null} | ${14}  | ${'124.20'}
    ${'MLGRK'}    | ${'39057'} | ${null} | ${12}  | ${'108.90'}
    ${'MHRPRC'}   | ${'39070'} | ${30}   | ${9}   | ${'95.00'}
    ${'MHRRRC'}   | ${'39075'} | ${18}   | ${5}   | ${'128.00'}
    ${'MHRPSC'}   | ${'39076'} | ${30}   | ${9}   | ${'79.60'}
    ${'MPTS'}     | ${'39020'} | ${0.5}  | ${0.5} | ${'28.08'}
    ${'MSTS22PR'} | ${'39122'} | ${22}   | ${4.6} | ${'54.10'}
  `('$shortName is $number, reaches $limit in, $weight lb, $price', ({ shortName, number, ...row }) => {
    const { itemNumber, limit, weight, price } = item(shortName)
    expect([itemNumber, limit, weight, dollars(price)]).toEqual([number, row.limit, row.weight, row.price])
  })

  /** Domain 7.9 prints these; every other price is nine tenths of the P3G counterpart (domain 7.12). */
  const printed = ['MHRPRC', 'MHRRRC', 'MHRPSC']
  /** Of the same number apart from the first digit, but for these (domain 7.7, 7.8, 1.4, 7.10). */
  const otherNumbers = ['MUG36', 'MP56T']

  test('every translated item costs nine tenths of its counterpart and has its number with a 3 in front', () => {
    const counterparts = readTranslation()
      .filter(({ from, to }) => from !== to && !/^PSL(46|58|70|82|94)PR$|^PPS58TL$|^PRHRLL$/.test(from))
      .map(({ from, to }) => ({ old: item(to), now: p3g.byShortName.get(from) }))
    expect(counterparts.length).toBeGreaterThan(80)
    for (const { old, now } of counterparts) {
      const tenths = (now?.price ?? 0) * 9
      if (!printed.includes(old.shortName))
        expect([old.shortName, old.price]).toEqual([old.shortName, Math.round(tenths / 10)])
      if (!otherNumbers.includes(old.shortName)) expect(old.itemNumber).toBe(`3${now?.itemNumber.slice(1)}`)
      expect(old.weight).toBe(now?.weight)
    }
  })
})

describe('what may be made to size', () => {
  test('platforms up to 5 x 5, for custom ones are never larger (domain 1.4)', () => {
    const made = p2g.items.filter(({ role, isCustomizable }) => role === 'platform' && isCustomizable)
    expect(made.map(({ shortName }) => shortName)).toEqual(['MP45', 'MP45T', 'MP54', 'MP54T', 'MP55'])
  })

  test('turn platforms and low-profile platforms are marked as such', () => {
    const platforms = p2g.items.filter(({ role }) => role === 'platform')
    const named = (those: readonly Item[]) => those.map(({ shortName }) => shortName)
    expect(named(platforms.filter(({ isTurn }) => isTurn))).toEqual(['MP45T', 'MP54T', 'MP56T', 'MPLP45T'])
    expect(named(platforms.filter(({ isLowProfile }) => isLowProfile))).toEqual([
      'MPLP45',
      'MPLP45T',
      'MPLP54',
      'MPLP55',
      'MPLP85TB',
    ])
  })
})
