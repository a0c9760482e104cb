import { type CatalogueData, catalogueOf, type Item } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './index.ts'

/** The printed figures of domain 7.2 to 7.11, typed again by hand: a price that changes by accident is found here. */

const p3g: CatalogueData = readCatalogue('P3G')
const catalogue = catalogueOf(p3g)

function item(shortName: string): Item {
  const found = catalogue.byShortName.get(shortName)
  if (!found) throw new Error(`no item is called ${shortName}`)
  return found
}

const priceOf = (shortName: string) => {
  const { price } = item(shortName)
  return price === null ? '-' : (price / 100).toFixed(2)
}

const sizeOf = ({ usableWidth, usableLength, width, length }: Item) =>
  `${usableWidth} x ${usableLength}, overall ${width} x ${length}`

describe('platforms (domain 7.2)', () => {
  test.each`
    name      | number     | size                               | nr     | tl     | prices
    ${'45TL'} | ${'23110'} | ${'48 x 60, overall 54.1 x 66.1'}  | ${81}  | ${117} | ${['756.99', '1146.95', '1318.99', '1468.10']}
    ${'54TL'} | ${'23120'} | ${'60 x 48, overall 66.1 x 54.1'}  | ${81}  | ${110} | ${['756.99', '1146.95', '1318.99', '1468.10']}
    ${'55TL'} | ${'23130'} | ${'60 x 60, overall 66.1 x 66.1'}  | ${98}  | ${134} | ${['896.74', '1358.70', '1562.50', '1739.14']}
    ${'56TL'} | ${'23140'} | ${'60 x 72, overall 66.1 x 78.1'}  | ${114} | ${157} | ${['1036.50', '1570.45', '1806.02', '2010.18']}
    ${'65TL'} | ${'23150'} | ${'72 x 60, overall 78.1 x 66.1'}  | ${114} | ${150} | ${['1036.50', '1570.45', '1806.02', '2010.18']}
    ${'66TL'} | ${'23160'} | ${'72 x 72, overall 78.1 x 78.1'}  | ${134} | ${177} | ${['1204.20', '1824.55', '2098.23', '2335.42']}
    ${'85TL'} | ${'23170'} | ${'96 x 60, overall 102.1 x 66.1'} | ${147} | ${212} | ${['1316.01', '1993.95']}
    ${'58TL'} | ${'23180'} | ${'60 x 96, overall 66.1 x 102.1'} | ${147} | ${212} | ${['1316.01', '1993.95']}
  `(
    'PPS$name is $number, $size in, $nr lb bare, $tl lb with two-line rails',
    ({ name, number, size, nr, tl, prices }) => {
      const digits = name.slice(0, 2)
      expect(item(`PPS${name}`).itemNumber).toBe(number)
      expect(sizeOf(item(`PPS${name}`))).toBe(size)
      expect([item(`PPS${digits}NR`).weight, item(`PPS${name}`).weight]).toEqual([nr, tl])
      expect(railsInStock(`PPS${digits}`).map(priceOf)).toEqual(prices)
    },
  )

  test.each`
    shortName      | number     | weight | price        | why
    ${'PPS45TTL'}  | ${'23111'} | ${113} | ${'1146.95'} | ${'a turn has rails on two adjacent sides: 4 and 5 ft'}
    ${'PPEM55TL'}  | ${'24130'} | ${141} | ${'1467.40'} | ${'expanded metal: price x 1.08, weight x 1.05'}
    ${'PPEM66VP'}  | ${'24360'} | ${213} | ${'2522.25'} | ${'expanded metal with vertical pickets'}
    ${'PPS55HP'}   | ${'23230'} | ${143} | ${'1562.50'} | ${'horizontal pickets weigh 4.5 lb a foot'}
    ${'PPS45LPTL'} | ${'25110'} | ${117} | ${'1204.30'} | ${'low profile: price x 1.05'}
    ${'PPS54LPTL'} | ${'25120'} | ${110} | ${'1204.30'} | ${'low profile'}
    ${'PPS55LPTL'} | ${'25130'} | ${134} | ${'1426.64'} | ${'low profile, half a cent rounded up'}
    ${'PPS85LPTL'} | ${'25170'} | ${212} | ${'2093.65'} | ${'low profile'}
    ${'PPS53NR'}   | ${'23090'} | ${77}  | ${'705.10'}  | ${'5 x 3 has no handrail options'}
    ${'PLP45'}     | ${'26010'} | ${50}  | ${'498.60'}  | ${'landing pad'}
    ${'PLP55'}     | ${'26030'} | ${62}  | ${'612.40'}  | ${'landing pad'}
    ${'MPARR45'}   | ${'29045'} | ${58}  | ${'742.30'}  | ${'45-degree piece'}
  `('$shortName is $number, $weight lb, $price: $why', ({ shortName, number, weight, price }) => {
    expect([item(shortName).itemNumber, item(shortName).weight, priceOf(shortName)]).toEqual([
      number,
      weight,
      price,
    ])
  })

  test.each(['PPEM85TL', 'PPEM58TL', 'PPEM85NR', 'PPEM58NR'])(
    '%s is ordered as two 4 x 5 turn platforms and one platform connector',
    (shortName) => {
      expect(item(shortName).expandsTo).toEqual([
        { shortName: `PPEM45T${shortName.slice(-2)}`, quantity: 2 },
        { shortName: 'PPPC', quantity: 1 },
      ])
      expect(item(shortName).price).toBeNull()
    },
  )
})

describe('ramps (domain 7.3)', () => {
  test.each`
    feet | number     | weights                        | prices
    ${3} | ${'21130'} | ${[34.5, 53.5, 58.1, 64.5]}    | ${['398.91', '643.40', '759.21', '836.42']}
    ${4} | ${'21140'} | ${[44, 68, 73.8, 82]}          | ${['452.56', '729.93', '861.32', '948.91']}
    ${5} | ${'21150'} | ${[53.5, 82.5, 89.5, 99.5]}    | ${['506.21', '816.46', '963.42', '1061.40']}
    ${6} | ${'21160'} | ${[63, 97, 105.2, 117]}        | ${['563.23', '908.43', '1071.95', '1180.96']}
    ${7} | ${'21170'} | ${[72.5, 111.5, 120.9, 134.5]} | ${['610.86', '985.26', '1162.61', '1280.84']}
    ${8} | ${'21180'} | ${[82, 126, 136.6, 152]}       | ${['658.49', '1062.08', '1253.25', '1380.70']}
  `('a solid ramp of $feet ft, 36 in wide, with no, two-line, horizontal and vertical rails', (row) => {
    const { feet, number, weights, prices } = row
    const names = ['NR', 'TL', 'HP', 'VP'].map((rail) => `PRS${rail}${feet}`)
    expect(item(`PRSTL${feet}`).itemNumber).toBe(number)
    expect(sizeOf(item(`PRSTL${feet}`))).toBe(`36 x ${feet * 12}, overall 41.5 x ${feet * 12}`)
    expect(names.map((name) => item(name).weight)).toEqual(weights)
    expect(names.map(priceOf)).toEqual(prices)
  })

  test.each`
    shortName      | number     | weight    | price        | why
    ${'PRSTL648'}  | ${'21161'} | ${126.1}  | ${'1135.54'} | ${'48 in: price x 1.25, weight x 1.3'}
    ${'PRSNR348'}  | ${'21031'} | ${44.85}  | ${'498.64'}  | ${'48 in without rails'}
    ${'PREMTL6'}   | ${'22160'} | ${97}     | ${'981.10'}  | ${'expanded metal: price x 1.08'}
    ${'PREMVP8'}   | ${'22380'} | ${152}    | ${'1491.16'} | ${'expanded metal with vertical pickets'}
    ${'PREMTL648'} | ${'22161'} | ${126.1}  | ${'1226.38'} | ${'both factors, rounded once'}
    ${'PREMVP548'} | ${'22351'} | ${129.35} | ${'1432.89'} | ${'both factors, rounded once'}
  `('$shortName is $number, $weight lb, $price: $why', ({ shortName, number, weight, price }) => {
    expect([item(shortName).itemNumber, item(shortName).weight, priceOf(shortName)]).toEqual([
      number,
      weight,
      price,
    ])
  })

  test('48 in ramps are 53.5 in overall and come from 3 to 6 ft', () => {
    const wide = p3g.items.filter(({ role, usableWidth }) => role === 'ramp' && usableWidth === 48)
    expect(new Set(wide.map(({ width }) => width))).toEqual(new Set([53.5]))
    expect(new Set(wide.map(({ usableLength }) => usableLength))).toEqual(new Set([36, 48, 60, 72]))
  })
})

test.each`
  shortName  | number     | risers | min   | max   | length | weight | price
  ${'PST10'} | ${'28010'} | ${2}   | ${10} | ${15} | ${17}  | ${84}  | ${'740.00'}
  ${'PST15'} | ${'28015'} | ${3}   | ${15} | ${22} | ${28}  | ${106} | ${'905.00'}
  ${'PST22'} | ${'28022'} | ${4}   | ${22} | ${29} | ${39}  | ${128} | ${'1070.00'}
  ${'PST29'} | ${'28029'} | ${5}   | ${29} | ${36} | ${50}  | ${150} | ${'1235.00'}
  ${'PST36'} | ${'28036'} | ${6}   | ${36} | ${43} | ${61}  | ${172} | ${'1400.00'}
  ${'PST43'} | ${'28043'} | ${7}   | ${43} | ${50} | ${72}  | ${194} | ${'1565.00'}
  ${'PST50'} | ${'28050'} | ${8}   | ${50} | ${57} | ${83}  | ${216} | ${'1730.00'}
`(
  'stair $shortName has $risers risers and serves $min to under $max in (domain 7.4) [catalogue-files-5]',
  (row) => {
    const stair = item(row.shortName)
    expect([stair.itemNumber, stair.risers, stair.minHeightInclusive, stair.maxHeightLessThan]).toEqual([
      row.number,
      row.risers,
      row.min,
      row.max,
    ])
    expect(sizeOf(stair)).toBe(`36 x ${row.length}, overall 41.5 x ${row.length}`)
    expect([stair.frontendName, stair.weight, priceOf(row.shortName)]).toEqual([
      `${row.min} in Stair`,
      row.weight,
      row.price,
    ])
  },
)

test.each`
  shortName   | number     | role                   | width   | length  | limit   | weight | price
  ${'PRUT'}   | ${'29010'} | ${'transition-upper'}  | ${36}   | ${4}    | ${null} | ${6}   | ${'54.60'}
  ${'PRUT48'} | ${'29011'} | ${'transition-upper'}  | ${48}   | ${4}    | ${null} | ${8}   | ${'68.25'}
  ${'PRLT'}   | ${'29012'} | ${'transition-lower'}  | ${36}   | ${6}    | ${null} | ${9}   | ${'64.93'}
  ${'PRLT48'} | ${'29013'} | ${'transition-lower'}  | ${48}   | ${6}    | ${null} | ${12}  | ${'81.15'}
  ${'PRGT'}   | ${'29014'} | ${'transition-ground'} | ${36}   | ${18}   | ${null} | ${15}  | ${'96.40'}
  ${'PRGT48'} | ${'29015'} | ${'transition-ground'} | ${48}   | ${18}   | ${null} | ${20}  | ${'120.50'}
  ${'PBP36'}  | ${'29016'} | ${'bridge-plate'}      | ${36}   | ${8}    | ${6}    | ${7}   | ${'72.50'}
  ${'PBP48'}  | ${'29017'} | ${'bridge-plate'}      | ${48}   | ${8}    | ${6}    | ${9}   | ${'86.20'}
  ${'PBP60'}  | ${'29018'} | ${'bridge-plate'}      | ${60}   | ${8}    | ${6}    | ${11}  | ${'99.90'}
  ${'PDBP'}   | ${'29019'} | ${'bridge-plate'}      | ${36}   | ${13}   | ${11}   | ${14}  | ${'128.70'}
  ${'PPTS'}   | ${'29020'} | ${'tie-strap'}         | ${null} | ${null} | ${0.5}  | ${0.5} | ${'31.20'}
  ${'PRTC36'} | ${'13951'} | ${'transition-custom'} | ${36}   | ${12}   | ${null} | ${12}  | ${'118.00'}
  ${'PRTC48'} | ${'13953'} | ${'transition-custom'} | ${48}   | ${12}   | ${null} | ${16}  | ${'141.60'}
`('transition $shortName is a $role of $width x $length in (domain 7.5)', (row) => {
  const { itemNumber, role, usableWidth, usableLength, limit, weight, isInternal } = item(row.shortName)
  expect([itemNumber, role, usableWidth, usableLength, limit, weight, priceOf(row.shortName)]).toEqual([
    row.number,
    row.role,
    row.width,
    row.length,
    row.limit,
    row.weight,
    row.price,
  ])
  expect(isInternal).toBe(row.shortName.startsWith('PRTC'))
})

describe('pieces by role', () => {
  test.each`
    source    | shortName    | number     | role                             | limit   | rails            | weight | price
    ${'7.6'}  | ${'PRRUC'}   | ${'29030'} | ${'connector-ramp-ramp'}         | ${null} | ${null}          | ${9}   | ${'128.98'}
    ${'7.6'}  | ${'PPPC'}    | ${'29031'} | ${'connector-platform-platform'} | ${null} | ${null}          | ${6}   | ${'66.59'}
    ${'7.6'}  | ${'PRHP'}    | ${'29032'} | ${'hanger-ramp-platform'}        | ${null} | ${null}          | ${3}   | ${'27.91'}
    ${'7.6'}  | ${'PRHBPR'}  | ${'29033'} | ${'bracket-rail-end'}            | ${null} | ${null}          | ${3}   | ${'35.09'}
    ${'7.6'}  | ${'PRST'}    | ${'29034'} | ${'support-top'}                 | ${null} | ${null}          | ${5}   | ${'61.75'}
    ${'7.6'}  | ${'PRHRLU'}  | ${'29035'} | ${'loop-upper'}                  | ${null} | ${null}          | ${4}   | ${'56.09'}
    ${'7.6'}  | ${'PRHRLL'}  | ${'29036'} | ${'loop-lower'}                  | ${null} | ${null}          | ${4}   | ${'56.09'}
    ${'7.6'}  | ${'PHREC'}   | ${'29037'} | ${'end-caps'}                    | ${null} | ${null}          | ${0.5} | ${'22.40'}
    ${'7.6'}  | ${'PRLWALP'} | ${'29038'} | ${'foot-low-profile-ramp'}       | ${null} | ${null}          | ${4}   | ${'38.50'}
    ${'7.6'}  | ${'PPLPF'}   | ${'29039'} | ${'foot-low-profile-platform'}   | ${null} | ${null}          | ${5}   | ${'52.80'}
    ${'7.6'}  | ${'PSLBPR'}  | ${'29040'} | ${'addon'}                       | ${null} | ${null}          | ${4}   | ${'41.30'}
    ${'7.6'}  | ${'PRCP'}    | ${'29041'} | ${'addon'}                       | ${null} | ${null}          | ${0.3} | ${'12.90'}
    ${'7.6'}  | ${'PAP'}     | ${'29042'} | ${'addon'}                       | ${null} | ${null}          | ${4}   | ${'44.60'}
    ${'7.10'} | ${'PPSB'}    | ${'29043'} | ${'bracket-stair'}               | ${null} | ${null}          | ${3}   | ${'38.20'}
    ${'7.8'}  | ${'PUAB'}    | ${'29050'} | ${'brace-angle'}                 | ${null} | ${null}          | ${6}   | ${'74.20'}
    ${'7.8'}  | ${'PUCB5'}   | ${'29051'} | ${'brace-cross'}                 | ${60}   | ${null}          | ${8}   | ${'88.75'}
    ${'7.8'}  | ${'PUCB6'}   | ${'29052'} | ${'brace-cross'}                 | ${72}   | ${null}          | ${9}   | ${'95.60'}
    ${'7.8'}  | ${'PUCB8'}   | ${'29053'} | ${'brace-cross'}                 | ${96}   | ${null}          | ${11}  | ${'104.30'}
    ${'7.8'}  | ${'PUG'}     | ${'16312'} | ${'gate'}                        | ${null} | ${null}          | ${28}  | ${'402.00'}
    ${'7.8'}  | ${'PUGPP'}   | ${'29055'} | ${'gate-post'}                   | ${null} | ${null}          | ${9}   | ${'96.40'}
    ${'7.8'}  | ${'PTDK'}    | ${'29056'} | ${'addon'}                       | ${null} | ${null}          | ${14}  | ${'138.00'}
    ${'7.8'}  | ${'PLGRK'}   | ${'29057'} | ${'addon'}                       | ${null} | ${null}          | ${12}  | ${'121.00'}
    ${'7.8'}  | ${'PTUP'}    | ${'29058'} | ${'addon'}                       | ${null} | ${null}          | ${1}   | ${'18.50'}
    ${'7.8'}  | ${'PWG'}     | ${'29059'} | ${'addon'}                       | ${null} | ${null}          | ${2}   | ${'34.00'}
    ${'7.8'}  | ${'PICB'}    | ${'29060'} | ${'addon'}                       | ${null} | ${null}          | ${18}  | ${'11.80'}
    ${'7.8'}  | ${'PISW'}    | ${'29061'} | ${'addon'}                       | ${null} | ${null}          | ${1}   | ${'164.00'}
    ${'7.9'}  | ${'PPCTL'}   | ${'29070'} | ${'closure-side'}                | ${30}   | ${'TWO_LINE'}    | ${9}   | ${'105.61'}
    ${'7.9'}  | ${'PPCHP'}   | ${'29071'} | ${'closure-side'}                | ${30}   | ${'HORZ_PICKET'} | ${11}  | ${'138.90'}
    ${'7.9'}  | ${'PPCVP15'} | ${'29072'} | ${'closure-side'}                | ${15}   | ${'VERT_PICKET'} | ${7}   | ${'149.00'}
    ${'7.9'}  | ${'PPCVP30'} | ${'29073'} | ${'closure-side'}                | ${30}   | ${'VERT_PICKET'} | ${14}  | ${'198.00'}
    ${'7.9'}  | ${'PPCVP45'} | ${'29074'} | ${'closure-side'}                | ${45}   | ${'VERT_PICKET'} | ${22}  | ${'247.00'}
    ${'7.9'}  | ${'PPCTLTB'} | ${'29075'} | ${'closure-turnback'}            | ${18}   | ${'TWO_LINE'}    | ${5}   | ${'142.30'}
    ${'7.9'}  | ${'PPSC'}    | ${'29076'} | ${'closure-stair'}               | ${30}   | ${null}          | ${9}   | ${'88.40'}
    ${'7.9'}  | ${'PPCCUST'} | ${'11559'} | ${'closure-custom'}              | ${null} | ${null}          | ${0}   | ${'-'}
  `('$shortName is $number, the $role of $price (domain $source) [catalogue-files-9]', (row) => {
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
})

test.each`
  xx     | weight  | price
  ${10}  | ${3.4}  | ${'48.91'}
  ${16}  | ${4}    | ${'54.51'}
  ${22}  | ${4.6}  | ${'60.11'}
  ${28}  | ${5.2}  | ${'65.80'}
  ${34}  | ${5.8}  | ${'71.31'}
  ${40}  | ${6.5}  | ${'76.91'}
  ${46}  | ${7.1}  | ${'82.51'}
  ${52}  | ${7.7}  | ${'88.11'}
  ${58}  | ${8.3}  | ${'93.71'}
  ${64}  | ${9}    | ${'99.31'}
  ${70}  | ${9.6}  | ${'104.91'}
  ${76}  | ${10.2} | ${'110.51'}
  ${82}  | ${10.8} | ${'116.11'}
  ${88}  | ${11.5} | ${'121.71'}
  ${94}  | ${12.1} | ${'127.31'}
  ${100} | ${12.7} | ${'132.91'}
`('leg pair PSL$xxPR reaches $xx in and costs $price (domain 7.7)', ({ xx, weight, price }) => {
  const leg = item(`PSL${xx}PR`)
  expect([leg.itemNumber, leg.role, leg.limit]).toEqual([String(29100 + xx), 'leg', xx])
  expect([leg.weight, priceOf(leg.shortName)]).toEqual([weight, price])
})

describe('portables, thresholds and lifts (domain 7.11, 7.5, 1.9)', () => {
  test.each`
    shortName         | number     | width    | length   | weight | price
    ${'SUITCASE SF2'} | ${'17102'} | ${30}    | ${24}    | ${11}  | ${'129.00'}
    ${'SUITCASE SF8'} | ${'17108'} | ${30}    | ${96}    | ${47}  | ${'429.00'}
    ${'SUITCASE AS2'} | ${'17112'} | ${29.5}  | ${24}    | ${12}  | ${'149.00'}
    ${'SUITCASE AS6'} | ${'17116'} | ${29.5}  | ${72}    | ${30}  | ${'339.00'}
    ${'TRIFOLD AS5'}  | ${'17125'} | ${29.5}  | ${60}    | ${32}  | ${'429.00'}
    ${'TRIFOLD AS10'} | ${'17130'} | ${29.5}  | ${120}   | ${60}  | ${'749.00'}
    ${'TLE'}          | ${'17131'} | ${29.5}  | ${9}     | ${4}   | ${'89.00'}
    ${'GW3G3'}        | ${'17143'} | ${36}    | ${36}    | ${41}  | ${'459.00'}
    ${'GW3G10'}       | ${'17150'} | ${36}    | ${120}   | ${120} | ${'1159.00'}
    ${'GW3G8TL'}      | ${'17158'} | ${36}    | ${96}    | ${142} | ${'1279.00'}
    ${'TAER12'}       | ${'17201'} | ${36.25} | ${12}    | ${9}   | ${'119.00'}
    ${'TAER36'}       | ${'17203'} | ${36.25} | ${36}    | ${24}  | ${'239.00'}
    ${'TAEM 1.5-1'}   | ${'17211'} | ${40}    | ${14}    | ${19}  | ${'109.00'}
    ${'TAEM 2.5-NB'}  | ${'17216'} | ${43}    | ${25}    | ${41}  | ${'169.00'}
    ${'TMEM 2.5-1'}   | ${'17213'} | ${48}    | ${24}    | ${62}  | ${'239.00'}
    ${'TMEMR 2.25'}   | ${'17214'} | ${24}    | ${24}    | ${55}  | ${'149.00'}
    ${'TMER1'}        | ${'17221'} | ${34}    | ${6.67}  | ${5}   | ${'89.00'}
    ${'TMER6'}        | ${'17227'} | ${34}    | ${31.64} | ${24}  | ${'329.00'}
    ${'TMEM 4.75'}    | ${'17040'} | ${48}    | ${48}    | ${179} | ${'-'}
    ${'RLP'}          | ${'17041'} | ${48}    | ${72}    | ${74}  | ${'418.00'}
    ${'VPLT'}         | ${'17301'} | ${9}     | ${24.6}  | ${0}   | ${'-'}
    ${'VPLP42x60'}    | ${'17305'} | ${42}    | ${60}    | ${0}   | ${'-'}
    ${'VPLPAD5x6'}    | ${'17307'} | ${60}    | ${72}    | ${0}   | ${'0.00'}
    ${'VPLUG'}        | ${'17308'} | ${36}    | ${8}     | ${29}  | ${'566.00'}
  `('$shortName is $number, $width x $length in, $weight lb, $price [catalogue-files-3]', (row) => {
    const { itemNumber, width, length, weight } = item(row.shortName)
    expect([itemNumber, width, length, weight, priceOf(row.shortName)]).toEqual([
      row.number,
      row.width,
      row.length,
      row.weight,
      row.price,
    ])
  })

  test.each`
    shortName      | pieces
    ${'TMEM 4.75'} | ${['2 x TMEM 2.5-1', '1 x TMEMR 2.25']}
    ${'VPLUG'}     | ${['1 x PUG', '1 x PISW']}
  `('$shortName is ordered as $pieces [catalogue-files-4]', ({ shortName, pieces }) => {
    const { expandsTo } = item(shortName)
    expect(expandsTo.map((piece) => `${piece.quantity} x ${piece.shortName}`)).toEqual(pieces)
  })

  test('what is sold in pieces weighs, and where it has a price costs, what its pieces do', () => {
    const sold = p3g.items.filter(({ expandsTo }) => expandsTo.length > 0)
    const sum = ({ expandsTo }: Item, figure: (piece: Item) => number) =>
      expandsTo.reduce((total, { shortName, quantity }) => total + quantity * figure(item(shortName)), 0)
    expect(sold.map(({ weight }) => weight)).toEqual(sold.map((one) => sum(one, ({ weight }) => weight)))
    const priced = sold.filter(({ price }) => price !== null)
    expect(priced.map(({ price }) => price)).toEqual(priced.map((one) => sum(one, ({ price }) => price ?? 0)))
    expect(priced.map(({ shortName }) => shortName)).toEqual(['VPLUG'])
  })
})

test('price levels: dealer is 65 percent of retail, fss leaves 22.3 percent off (domain 7.15)', () => {
  expect(p3g.priceLevels).toEqual([
    { level: 'retail', percent: 100 },
    { level: 'dealer', percent: 65 },
    { level: 'fss', percent: 77.7 },
  ])
})

const railsInStock = (stem: string): readonly string[] =>
  ['NR', 'TL', 'HP', 'VP'].map((rail) => stem + rail).filter((name) => catalogue.byShortName.has(name))
