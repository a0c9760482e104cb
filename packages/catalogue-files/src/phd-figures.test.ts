import { type CatalogueData, catalogueOf, type Item, itemFor, smallestFitting } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './index.ts'

/** The printed figures of PATHWAY HD (domain 7.4, 7.7, 7.9, 7.10, 7.13), typed again: an accident is found here. */

const phd: CatalogueData = readCatalogue('PHD')
const catalogue = catalogueOf(phd)

function item(shortName: string): Item {
  const found = catalogue.byShortName.get(shortName)
  if (!found) throw new Error(`no item is called ${shortName}`)
  return found
}

const priceOf = (shortName: string) => {
  const { price } = item(shortName)
  return price === null ? '-' : (price / 100).toFixed(2)
}

const ofRole = (role: Item['role']) => phd.items.filter((one) => one.role === role)
const sizeOf = ({ usableWidth, usableLength, width, length }: Item) =>
  `${usableWidth} x ${usableLength}, overall ${width} x ${length}`
const RAILS = ['NR', 'TL', 'G'] as const
const HANDRAILS = { NR: 'NO_RAILS', TL: 'TWO_LINE', G: 'GUARDS' } as const
const RAIL_DIGIT = { NR: '0', TL: '1', G: '4' } as const

/** The item number of another rail: its digit stands third. */
const numberWith = (number: string, rail: keyof typeof RAIL_DIGIT) =>
  number.slice(0, 2) + RAIL_DIGIT[rail] + number.slice(3)

describe('ramps and platforms (domain 7.13)', () => {
  test.each`
    stem         | number     | size                              | weights            | prices
    ${'PHDR348'} | ${'41430'} | ${'48 x 36, overall 53.5 x 36'}   | ${[54, 78, 95]}    | ${['739.91', '997.27', '1190.29']}
    ${'PHDR354'} | ${'41431'} | ${'54 x 36, overall 59.5 x 36'}   | ${[61, 85, 102]}   | ${['828.70', '1116.94', '1333.12']}
    ${'PHDR360'} | ${'41432'} | ${'60 x 36, overall 65.5 x 36'}   | ${[68, 92, 108]}   | ${['924.89', '1246.59', '1487.86']}
    ${'PHDR448'} | ${'41440'} | ${'48 x 48, overall 53.5 x 48'}   | ${[68, 98, 120]}   | ${['839.42', '1131.39', '1350.37']}
    ${'PHDR454'} | ${'41441'} | ${'54 x 48, overall 59.5 x 48'}   | ${[76, 106, 128]}  | ${['940.15', '1267.16', '1512.41']}
    ${'PHDR460'} | ${'41442'} | ${'60 x 48, overall 65.5 x 48'}   | ${[85, 115, 137]}  | ${['1049.27', '1414.24', '1687.96']}
    ${'PHDR548'} | ${'41450'} | ${'48 x 60, overall 53.5 x 60'}   | ${[82, 118, 145]}  | ${['938.93', '1265.51', '1510.45']}
    ${'PHDR554'} | ${'41451'} | ${'54 x 60, overall 59.5 x 60'}   | ${[92, 128, 155]}  | ${['1051.60', '1417.37', '1691.71']}
    ${'PHDR560'} | ${'41452'} | ${'60 x 60, overall 65.5 x 60'}   | ${[102, 138, 166]} | ${['1173.66', '1581.89', '1888.06']}
    ${'PHDR648'} | ${'41460'} | ${'48 x 72, overall 53.5 x 72'}   | ${[96, 138, 170]}  | ${['1044.69', '1408.07', '1680.60']}
    ${'PHDR654'} | ${'41461'} | ${'54 x 72, overall 59.5 x 72'}   | ${[108, 150, 182]} | ${['1170.06', '1577.03', '1882.27']}
    ${'PHDR660'} | ${'41462'} | ${'60 x 72, overall 65.5 x 72'}   | ${[120, 162, 194]} | ${['1305.87', '1760.08', '2100.74']}
    ${'PHDR748'} | ${'41470'} | ${'48 x 84, overall 53.5 x 84'}   | ${[110, 158, 195]} | ${['1133.05', '1527.15', '1822.73']}
    ${'PHDR754'} | ${'41471'} | ${'54 x 84, overall 59.5 x 84'}   | ${[124, 172, 209]} | ${['1269.01', '1710.41', '2041.46']}
    ${'PHDR760'} | ${'41472'} | ${'60 x 84, overall 65.5 x 84'}   | ${[138, 186, 222]} | ${['1416.31', '1908.94', '2278.41']}
    ${'PHDR848'} | ${'41480'} | ${'48 x 96, overall 53.5 x 96'}   | ${[124, 178, 220]} | ${['1221.39', '1646.22', '1964.85']}
    ${'PHDR854'} | ${'41481'} | ${'54 x 96, overall 59.5 x 96'}   | ${[140, 194, 236]} | ${['1367.96', '1843.77', '2200.63']}
    ${'PHDR860'} | ${'41482'} | ${'60 x 96, overall 65.5 x 96'}   | ${[155, 209, 251]} | ${['1526.74', '2057.78', '2456.06']}
    ${'PHDP55'}  | ${'43410'} | ${'60 x 60, overall 66.1 x 66.1'} | ${[140, 182, 215]} | ${['1698.38', '2173.92', '2649.47']}
    ${'PHDP56'}  | ${'43420'} | ${'60 x 72, overall 66.1 x 78.1'} | ${[163, 213, 253]} | ${['1963.06', '2512.72', '3062.38']}
    ${'PHDP65'}  | ${'43430'} | ${'72 x 60, overall 78.1 x 66.1'} | ${[163, 205, 238]} | ${['1963.06', '2512.72', '3062.38']}
    ${'PHDP66'}  | ${'43440'} | ${'72 x 72, overall 78.1 x 78.1'} | ${[191, 241, 281]} | ${['2280.69', '2919.28', '3557.87']}
    ${'PHDP57'}  | ${'43450'} | ${'60 x 84, overall 66.1 x 90.1'} | ${[186, 245, 291]} | ${['2227.75', '2851.52', '3475.29']}
    ${'PHDP75'}  | ${'43460'} | ${'84 x 60, overall 90.1 x 66.1'} | ${[186, 228, 261]} | ${['2227.75', '2851.52', '3475.29']}
    ${'PHDP67'}  | ${'43470'} | ${'72 x 84, overall 78.1 x 90.1'} | ${[218, 277, 323]} | ${['2598.31', '3325.84', '4053.37']}
    ${'PHDP76'}  | ${'43480'} | ${'84 x 72, overall 90.1 x 78.1'} | ${[218, 269, 308]} | ${['2598.31', '3325.84', '4053.37']}
    ${'PHDP77'}  | ${'43490'} | ${'84 x 84, overall 90.1 x 90.1'} | ${[250, 309, 355]} | ${['2968.88', '3800.16', '4631.44']}
  `('$stem is $number with guards, $size in; without rails, with two lines, with guards', (row) => {
    const { stem, number, size, weights, prices } = row
    const names = RAILS.map((rail) => stem + rail)
    expect(names.map((name) => sizeOf(item(name)))).toEqual([size, size, size])
    expect(names.map((name) => item(name).weight)).toEqual(weights)
    expect(names.map(priceOf)).toEqual(prices)
    expect(names.map((name) => item(name).itemNumber)).toEqual(RAILS.map((rail) => numberWith(number, rail)))
    expect(names.map((name) => item(name).handrails)).toEqual(RAILS.map((rail) => HANDRAILS[rail]))
  })

  test.each`
    shortName       | number     | frontendName           | price
    ${'PHDRS448NR'} | ${'42040'} | ${'4 ft Starter Ramp'} | ${'934.42'}
    ${'PHDRS448TL'} | ${'42140'} | ${'4 ft Starter Ramp'} | ${'1226.39'}
    ${'PHDRS448G'}  | ${'42440'} | ${'4 ft Starter Ramp'} | ${'1445.37'}
    ${'PHDRS454G'}  | ${'42441'} | ${'4 ft Starter Ramp'} | ${'1607.41'}
    ${'PHDRS460G'}  | ${'42442'} | ${'4 ft Starter Ramp'} | ${'1782.96'}
    ${'PHDRS648G'}  | ${'42460'} | ${'6 ft Starter Ramp'} | ${'1775.60'}
    ${'PHDRS654G'}  | ${'42461'} | ${'6 ft Starter Ramp'} | ${'1977.27'}
    ${'PHDRS660G'}  | ${'42462'} | ${'6 ft Starter Ramp'} | ${'2195.74'}
    ${'PHDRS660TL'} | ${'42162'} | ${'6 ft Starter Ramp'} | ${'1855.08'}
  `(
    '$shortName is $number, a $frontendName [catalogue-files-6]',
    ({ shortName, number, frontendName, price }) => {
      const { itemNumber, role, ...starter } = item(shortName)
      expect([itemNumber, role, starter.frontendName]).toEqual([number, 'starter-ramp', frontendName])
      expect(priceOf(shortName)).toBe(price)
    },
  )

  test('a starter ramp is the ramp of its size, rail and width for 95 dollars more', () => {
    const starters = ofRole('starter-ramp')
    expect(starters).toHaveLength(18)
    for (const starter of starters) {
      const ramp = item(starter.shortName.replace('PHDRS', 'PHDR'))
      expect([starter.price, starter.weight, sizeOf(starter), starter.handrails]).toEqual([
        (ramp.price ?? 0) + 9500,
        ramp.weight,
        sizeOf(ramp),
        ramp.handrails,
      ])
    }
  })

  test.each`
    rail    | number
    ${'G'}  | ${'43419'}
    ${'TL'} | ${'43119'}
    ${'NR'} | ${'43019'}
  `(
    'PHDP55R$rail, $number, is the resting copy of the 5 x 5 platform [catalogue-files-10]',
    ({ rail, number }) => {
      const [copy, platform] = [item(`PHDP55R${rail}`), item(`PHDP55${rail}`)]
      expect([copy.itemNumber, copy.frontendName, copy.isResting]).toEqual([number, '5x5 Resting', true])
      expect([copy.price, copy.weight, sizeOf(copy), copy.handrails, copy.role]).toEqual([
        platform.price,
        platform.weight,
        sizeOf(platform),
        platform.handrails,
        'platform',
      ])
      expect(platform.isResting).toBe(false)
    },
  )

  test.each`
    stem         | number     | size                              | weights            | prices
    ${'PHDPX52'} | ${'47420'} | ${'60 x 24, overall 66.1 x 30.1'} | ${[71, 88, 101]}   | ${['593.75', '760.00', '912.00']}
    ${'PHDPX53'} | ${'47430'} | ${'60 x 36, overall 66.1 x 42.1'} | ${[94, 119, 139]}  | ${['765.63', '980.00', '1176.00']}
    ${'PHDPX54'} | ${'47440'} | ${'60 x 48, overall 66.1 x 54.1'} | ${[117, 151, 177]} | ${['929.69', '1190.00', '1428.00']}
    ${'PHDPX63'} | ${'47460'} | ${'72 x 36, overall 78.1 x 42.1'} | ${[108, 133, 153]} | ${['984.38', '1260.00', '1512.00']}
  `('extension $stem is $number with guards; guards cost 1.2 of two lines', (row) => {
    const names = RAILS.map((rail) => row.stem + rail)
    expect(names.map((name) => item(name).itemNumber)).toEqual(
      RAILS.map((rail) => numberWith(row.number, rail)),
    )
    expect(names.map((name) => item(name).role)).toEqual(['platform-ext', 'platform-ext', 'platform-ext'])
    expect(names.map((name) => sizeOf(item(name)))).toEqual([row.size, row.size, row.size])
    expect(names.map((name) => item(name).weight)).toEqual(row.weights)
    expect(names.map(priceOf)).toEqual(row.prices)
  })

  test.each`
    role              | count | why
    ${'ramp'}         | ${54} | ${'6 lengths x 3 widths x 3 rails'}
    ${'starter-ramp'} | ${18} | ${'2 lengths x 3 widths x 3 rails'}
    ${'platform'}     | ${30} | ${'9 sizes and the resting one x 3 rails'}
    ${'platform-ext'} | ${12} | ${'4 sizes x 3 rails'}
    ${'stair'}        | ${9}  | ${'8 to 63 in'}
    ${'leg'}          | ${16} | ${'10 to 100 in, every 6 in'}
  `('$count items are a $role: $why', ({ role, count }) => {
    expect(ofRole(role)).toHaveLength(count)
  })

  test('all of it is solid, each item has a description of its own, and 60 in ramps are special order', () => {
    expect(phd.items.filter(({ surface }) => surface === 'EXP_METAL')).toEqual([])
    expect(new Set(phd.items.map(({ description }) => description)).size).toBe(phd.items.length)
    const ramps = [...ofRole('ramp'), ...ofRole('starter-ramp')]
    const special = ramps.filter(({ description }) => description.endsWith('special order'))
    expect(special).toEqual(ramps.filter(({ usableWidth }) => usableWidth === 60))
  })

  test('names spell feet, width and rails; item numbers spell the same (domain 7.0)', () => {
    for (const { shortName, itemNumber, role, usableWidth, usableLength, handrails } of phd.items) {
      if (role !== 'ramp' && role !== 'starter-ramp') continue
      const rail = RAILS.find((one) => HANDRAILS[one] === handrails) ?? 'NR'
      const feet = (usableLength ?? 0) / 12
      const isStarter = role === 'starter-ramp'
      expect(shortName).toBe(`PHDR${isStarter ? 'S' : ''}${feet}${usableWidth}${rail}`)
      const width = [48, 54, 60].indexOf(usableWidth ?? 0)
      expect(itemNumber).toBe(`4${isStarter ? 2 : 1}${RAIL_DIGIT[rail]}${feet}${width}`)
    }
  })
})

test.each`
  shortName      | number     | risers | min   | max   | length | weight | price
  ${'PHDST848'}  | ${'48008'} | ${2}   | ${8}  | ${14} | ${17}  | ${146} | ${'1460.00'}
  ${'PHDST1448'} | ${'48014'} | ${3}   | ${14} | ${21} | ${28}  | ${184} | ${'1750.00'}
  ${'PHDST2148'} | ${'48021'} | ${4}   | ${21} | ${28} | ${39}  | ${222} | ${'2040.00'}
  ${'PHDST2848'} | ${'48028'} | ${5}   | ${28} | ${35} | ${50}  | ${260} | ${'2330.00'}
  ${'PHDST3548'} | ${'48035'} | ${6}   | ${35} | ${42} | ${61}  | ${298} | ${'2620.00'}
  ${'PHDST4248'} | ${'48042'} | ${7}   | ${42} | ${49} | ${72}  | ${336} | ${'2910.00'}
  ${'PHDST4948'} | ${'48049'} | ${8}   | ${49} | ${56} | ${83}  | ${374} | ${'3200.00'}
  ${'PHDST5648'} | ${'48056'} | ${9}   | ${56} | ${63} | ${94}  | ${412} | ${'3490.00'}
  ${'PHDST6348'} | ${'48063'} | ${10}  | ${63} | ${70} | ${105} | ${450} | ${'3780.00'}
`('stair $shortName has $risers risers and serves $min to under $max in (domain 7.4)', (row) => {
  const stair = item(row.shortName)
  expect([stair.itemNumber, stair.risers, stair.minHeightInclusive, stair.maxHeightLessThan]).toEqual([
    row.number,
    row.risers,
    row.min,
    row.max,
  ])
  expect(sizeOf(stair)).toBe(`48 x ${row.length}, overall 53.5 x ${row.length}`)
  expect([stair.frontendName, stair.weight, priceOf(row.shortName)]).toEqual([
    `${row.min} in Stair`,
    row.weight,
    row.price,
  ])
})

describe('pieces by role', () => {
  test.each`
    shortName      | number     | role                             | limit   | rails         | weight  | price
    ${'PHDRRC'}    | ${'49030'} | ${'connector-ramp-ramp'}         | ${null} | ${null}       | ${9}    | ${'171.60'}
    ${'PHDPPC'}    | ${'49031'} | ${'connector-platform-platform'} | ${null} | ${null}       | ${6}    | ${'92.40'}
    ${'PHDRPC'}    | ${'49032'} | ${'hanger-ramp-platform'}        | ${null} | ${null}       | ${3}    | ${'98.75'}
    ${'PHDPXC'}    | ${'49033'} | ${'connector-platform-ext'}      | ${null} | ${null}       | ${6}    | ${'84.20'}
    ${'PHDSPC'}    | ${'49034'} | ${'bracket-stair'}               | ${null} | ${null}       | ${3}    | ${'88.60'}
    ${'PHDHBPR'}   | ${'49035'} | ${'bracket-rail-end'}            | ${null} | ${null}       | ${3}    | ${'46.80'}
    ${'PHDHRLU'}   | ${'49036'} | ${'loop-upper'}                  | ${null} | ${null}       | ${4}    | ${'78.50'}
    ${'PHDHRLL'}   | ${'49037'} | ${'loop-lower'}                  | ${null} | ${null}       | ${4}    | ${'78.50'}
    ${'PHDHRLUC'}  | ${'49038'} | ${'loop-upper-child'}            | ${null} | ${null}       | ${4}    | ${'96.50'}
    ${'PHDHRLLC'}  | ${'49039'} | ${'loop-lower-child'}            | ${null} | ${null}       | ${4}    | ${'96.50'}
    ${'PHDLPF'}    | ${'49040'} | ${'foot-low-profile'}            | ${null} | ${null}       | ${4}    | ${'52.00'}
    ${'PHDTS'}     | ${'49041'} | ${'tie-strap'}                   | ${0.5}  | ${null}       | ${0.5}  | ${'44.10'}
    ${'PHDTB36'}   | ${'49042'} | ${'bridge-plate'}                | ${6}    | ${null}       | ${7}    | ${'118.00'}
    ${'PHDTB48'}   | ${'49043'} | ${'bridge-plate'}                | ${6}    | ${null}       | ${9}    | ${'142.00'}
    ${'PHDTB60'}   | ${'49044'} | ${'bridge-plate'}                | ${6}    | ${null}       | ${11}   | ${'166.00'}
    ${'PHDUT48'}   | ${'49045'} | ${'transition-upper'}            | ${null} | ${null}       | ${8}    | ${'82.00'}
    ${'PHDUT54'}   | ${'49046'} | ${'transition-upper'}            | ${null} | ${null}       | ${9}    | ${'91.00'}
    ${'PHDUT60'}   | ${'49047'} | ${'transition-upper'}            | ${null} | ${null}       | ${10}   | ${'100.00'}
    ${'PHDLT48'}   | ${'49048'} | ${'transition-lower'}            | ${null} | ${null}       | ${12}   | ${'100.00'}
    ${'PHDLT54'}   | ${'49049'} | ${'transition-lower'}            | ${null} | ${null}       | ${13.5} | ${'109.00'}
    ${'PHDLT60'}   | ${'49050'} | ${'transition-lower'}            | ${null} | ${null}       | ${15}   | ${'118.00'}
    ${'PRLT'}      | ${'29012'} | ${'transition-lower'}            | ${null} | ${null}       | ${9}    | ${'64.93'}
    ${'PRGT'}      | ${'29014'} | ${'transition-ground'}           | ${null} | ${null}       | ${15}   | ${'96.40'}
    ${'PBP'}       | ${'29016'} | ${'bridge-plate'}                | ${6}    | ${null}       | ${7}    | ${'72.50'}
    ${'PHDCPC'}    | ${'49051'} | ${'corner-pocket-cover'}         | ${null} | ${null}       | ${0.3}  | ${'24.60'}
    ${'TXB36'}     | ${'49052'} | ${'brace-cross'}                 | ${72}   | ${null}       | ${9}    | ${'118.00'}
    ${'TXB736'}    | ${'49053'} | ${'brace-cross'}                 | ${84}   | ${null}       | ${11}   | ${'139.00'}
    ${'PHDTDK'}    | ${'49056'} | ${'addon'}                       | ${null} | ${null}       | ${14}   | ${'162.00'}
    ${'PHDLGRK'}   | ${'49057'} | ${'addon'}                       | ${null} | ${null}       | ${12}   | ${'138.00'}
    ${'PHDCTL'}    | ${'49070'} | ${'closure-side'}                | ${30}   | ${'TWO_LINE'} | ${11}   | ${'128.70'}
    ${'PHDCG'}     | ${'49071'} | ${'closure-side'}                | ${30}   | ${'GUARDS'}   | ${19}   | ${'158.40'}
    ${'PHDCTL5TB'} | ${'49072'} | ${'closure-turnback'}            | ${60}   | ${'TWO_LINE'} | ${21}   | ${'236.00'}
    ${'PHDCG5TB'}  | ${'49073'} | ${'closure-turnback'}            | ${60}   | ${'GUARDS'}   | ${38}   | ${'312.00'}
    ${'PHDCTL6TB'} | ${'49074'} | ${'closure-turnback'}            | ${72}   | ${'TWO_LINE'} | ${25}   | ${'268.00'}
    ${'PHDCG6TB'}  | ${'49075'} | ${'closure-turnback'}            | ${72}   | ${'GUARDS'}   | ${45}   | ${'354.00'}
    ${'PHDCTEETL'} | ${'49076'} | ${'closure-tee'}                 | ${null} | ${'TWO_LINE'} | ${17}   | ${'198.00'}
    ${'PHDCTEEG'}  | ${'49077'} | ${'closure-tee'}                 | ${null} | ${'GUARDS'}   | ${30}   | ${'262.00'}
    ${'PHDCRPTL'}  | ${'49078'} | ${'closure-ramp-platform'}       | ${null} | ${'TWO_LINE'} | ${13}   | ${'149.00'}
    ${'PHDCRPG'}   | ${'49079'} | ${'closure-ramp-platform'}       | ${null} | ${'GUARDS'}   | ${23}   | ${'196.00'}
    ${'PHDCX'}     | ${'49080'} | ${'closure-ext'}                 | ${null} | ${null}       | ${7}    | ${'88.00'}
    ${'PPCCUST'}   | ${'11559'} | ${'closure-custom'}              | ${null} | ${null}       | ${0}    | ${'-'}
    ${'PUG'}       | ${'16312'} | ${'gate'}                        | ${null} | ${null}       | ${28}   | ${'402.00'}
    ${'PHDCHR3'}   | ${'49303'} | ${'child-rail'}                  | ${36}   | ${null}       | ${12}   | ${'123.00'}
    ${'PHDCHR4'}   | ${'49304'} | ${'child-rail'}                  | ${48}   | ${null}       | ${15}   | ${'132.00'}
    ${'PHDCHR5'}   | ${'49305'} | ${'child-rail'}                  | ${60}   | ${null}       | ${18}   | ${'141.00'}
    ${'PHDCHR6'}   | ${'49306'} | ${'child-rail'}                  | ${72}   | ${null}       | ${21}   | ${'150.00'}
    ${'PHDCHR7'}   | ${'49307'} | ${'child-rail'}                  | ${84}   | ${null}       | ${24}   | ${'159.00'}
    ${'PHDCHR8'}   | ${'49308'} | ${'child-rail'}                  | ${96}   | ${null}       | ${27}   | ${'168.00'}
  `('$shortName is $number, the $role of $price [catalogue-files-11]', (row) => {
    const { itemNumber, role, limit, handrails, weight } = item(row.shortName)
    expect([itemNumber, role, limit, handrails, weight, priceOf(row.shortName)]).toEqual([
      row.number,
      row.role,
      row.limit,
      row.rails,
      row.weight,
      row.price,
    ])
  })

  test('legs cost 1.25 of the P3G leg of their length and are numbered from 49110 (domain 7.7)', () => {
    const p3g = catalogueOf(readCatalogue('P3G'))
    for (const leg of ofRole('leg')) {
      const counterpart = p3g.byShortName.get(`PSL${leg.limit}PR`)
      expect([leg.shortName, leg.itemNumber]).toEqual([
        `PHDSL${leg.limit}PR`,
        String(49100 + (leg.limit ?? 0)),
      ])
      expect([leg.price, leg.weight]).toEqual([
        Math.round(((counterpart?.price ?? 0) * 5) / 4),
        counterpart?.weight,
      ])
    }
    expect(priceOf('PHDSL34PR')).toBe('89.14')
  })
})

describe('what the rules find', () => {
  test.each`
    side  | rails         | found
    ${60} | ${'TWO_LINE'} | ${'PHDCTL5TB'}
    ${60} | ${'GUARDS'}   | ${'PHDCG5TB'}
    ${72} | ${'TWO_LINE'} | ${'PHDCTL6TB'}
    ${72} | ${'GUARDS'}   | ${'PHDCG6TB'}
    ${84} | ${'GUARDS'}   | ${undefined}
  `('a turn-back at platform sides of $side in with $rails takes $found', ({ side, rails, found }) => {
    expect(smallestFitting(catalogue, 'closure-turnback', side, { handrails: rails })?.shortName).toBe(found)
  })

  test.each`
    role                   | width | found
    ${'transition-upper'}  | ${48} | ${'PHDUT48'}
    ${'transition-upper'}  | ${54} | ${'PHDUT54'}
    ${'transition-lower'}  | ${60} | ${'PHDLT60'}
    ${'transition-lower'}  | ${48} | ${'PHDLT48'}
    ${'transition-ground'} | ${48} | ${'PRGT'}
    ${'bridge-plate'}      | ${36} | ${'PHDTB36'}
    ${'bridge-plate'}      | ${60} | ${'PHDTB60'}
  `('at a ramp $width in wide the $role is $found', ({ role, width, found }) => {
    expect(itemFor(catalogue, role, width)?.shortName).toBe(found)
  })

  test('thresholds of every line are sold, the rubber landing pad, portables and lifts are not (spec 2 §9) [catalogue-files-8]', () => {
    const names = phd.items.map(({ shortName }) => shortName)
    expect(names).toContain('TMEM 4.75')
    expect(names).toContain('TAER24')
    expect(names).not.toContain('RLP')
    expect(phd.items.filter(({ itemType }) => itemType === 'PORTABLE' || itemType === 'VPL')).toEqual([])
  })
})

test('a platform with guards, three 8 ft ramps and a starter ramp cost 11,889.54 with all their hardware', () => {
  const system = {
    PHDP55G: 1,
    PHDTS: 2,
    PHDRPC: 1,
    PHDR848G: 3,
    PHDRS648G: 1,
    PHDRRC: 3,
    PHDCG: 1,
    PHDHRLU: 1,
    PHDHRLL: 2,
    PHDHBPR: 2,
    PHDSL34PR: 2,
    PHDSL28PR: 1,
    PHDSL16PR: 1,
    PHDLPF: 1,
  }
  const total = Object.entries(system).reduce(
    (sum, [name, count]) => sum + count * (item(name).price ?? 0),
    0,
  )
  expect(total).toBe(1188954)
})
