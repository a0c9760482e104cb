import type { Item } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './index.ts'

/** Short names and item numbers are spelled by one grammar (domain 7.0); here each row is spelled again. */

const { items } = readCatalogue('P3G')

const RAIL = {
  NO_RAILS: ['NR', 0],
  TWO_LINE: ['TL', 1],
  HORZ_PICKET: ['HP', 2],
  VERT_PICKET: ['VP', 3],
} as const
const SURFACE = { SOLID: ['S', 1], EXP_METAL: ['EM', 2] } as const
/** Item numbers count the platform sizes from 1; 5 x 3 stands at 9. */
const SIZES = ['45', '54', '55', '56', '65', '66', '85', '58', '53']

const feet = (inches: number | null) => (inches ?? 0) / 12
const railOf = ({ handrails }: Item) =>
  RAIL[handrails === null || handrails === 'GUARDS' ? 'NO_RAILS' : handrails]
const surfaceOf = ({ surface }: Item) => SURFACE[surface ?? 'SOLID']

/** Width and length in feet; the 36 x 60 in platform is called 53. */
const digitsOf = ({ usableWidth, usableLength }: Item) =>
  usableWidth === 36 ? '53' : `${feet(usableWidth)}${feet(usableLength)}`

function rampSpelling(ramp: Item) {
  const [rail, railDigit] = railOf(ramp)
  const [surface, surfaceDigit] = surfaceOf(ramp)
  const length = feet(ramp.usableLength)
  const isWide = ramp.usableWidth === 48
  return {
    shortName: `PR${surface}${rail}${length}${isWide ? '48' : ''}`,
    itemNumber: `2${surfaceDigit}${railDigit}${length}${isWide ? 1 : 0}`,
    frontendName: `${length} ft`,
  }
}

function platformSpelling(platform: Item) {
  const [rail, railDigit] = railOf(platform)
  const [surface, surfaceDigit] = surfaceOf(platform)
  const digits = digitsOf(platform)
  const { isTurn, isLowProfile } = platform
  const kind = isLowProfile ? 5 : surfaceDigit + 2
  return {
    shortName: `PP${surface}${digits}${isTurn ? 'T' : ''}${isLowProfile ? 'LP' : ''}${rail}`,
    itemNumber: `2${kind}${railDigit}${SIZES.indexOf(digits) + 1}${isTurn ? 1 : 0}`,
    frontendName: [...digits].join('x'),
  }
}

const spelled = ({ shortName, itemNumber, frontendName }: Item) => ({ shortName, itemNumber, frontendName })
const ofRole = (role: Item['role']) => items.filter((item) => item.role === role)

describe('names and numbers follow from what the item is (domain 7.0)', () => {
  test.each(ofRole('ramp').map((ramp) => [ramp.shortName, ramp] as const))(
    'ramp %s [catalogue-files-1]',
    (_, ramp) => {
      expect(spelled(ramp)).toEqual(rampSpelling(ramp))
      expect([ramp.width, ramp.length]).toEqual([(ramp.usableWidth ?? 0) + 5.5, ramp.usableLength])
    },
  )

  test.each(ofRole('platform').map((platform) => [platform.shortName, platform] as const))(
    'platform %s [catalogue-files-2]',
    (_, platform) => {
      expect(spelled(platform)).toEqual(platformSpelling(platform))
      expect(platform.width).toBeCloseTo((platform.usableWidth ?? 0) + 6.1, 10)
      expect(platform.length).toBeCloseTo((platform.usableLength ?? 0) + 6.1, 10)
    },
  )

  test.each`
    shortName      | itemNumber
    ${'PRSTL6'}    | ${'21160'}
    ${'PREMVP8'}   | ${'22380'}
    ${'PRSTL648'}  | ${'21161'}
    ${'PPS55TL'}   | ${'23130'}
    ${'PPS45TTL'}  | ${'23111'}
    ${'PPEM66VP'}  | ${'24360'}
    ${'PPS45LPTL'} | ${'25110'}
  `('$shortName, the example of the grammar, is $itemNumber', ({ shortName, itemNumber }) => {
    expect(items.find((item) => item.shortName === shortName)?.itemNumber).toBe(itemNumber)
  })
})

describe('what is in stock', () => {
  test.each`
    count | role                      | why
    ${80} | ${'ramp'}                 | ${'2 surfaces x 4 rails x (6 lengths at 36 in + 4 at 48 in)'}
    ${80} | ${'platform'}             | ${'2 surfaces x (8 sizes x 4 rails + 2 turn-backs x 2 + 5 x 3) and 6 low profile'}
    ${2}  | ${'landing-pad'}          | ${'4 x 5 and 5 x 5'}
    ${1}  | ${'arr'}                  | ${'the 45-degree piece'}
    ${7}  | ${'stair'}                | ${'10 to 50 in'}
    ${16} | ${'leg'}                  | ${'10 to 100 in, every 6 in'}
    ${4}  | ${'bridge-plate'}         | ${'three single and one double'}
    ${5}  | ${'closure-side'}         | ${'one per rail, three for vertical pickets'}
    ${12} | ${'portable-suitcase'}    | ${'SF2 to SF8 and AS2 to AS6'}
    ${5}  | ${'portable-trifold'}     | ${'AS5 to AS8 and AS10'}
    ${12} | ${'portable-gateway'}     | ${'six lengths, bare or two-line'}
    ${1}  | ${'portable-lip'}         | ${'TLE'}
    ${10} | ${'threshold-ramp'}       | ${'3 TAER and 7 TMER'}
    ${5}  | ${'threshold-mat'}        | ${'4 TAEM and TMEM'}
    ${1}  | ${'threshold-riser'}      | ${'TMEMR'}
    ${1}  | ${'universal-transition'} | ${'TMEM 4.75'}
    ${1}  | ${'rubber-pad'}           | ${'RLP'}
    ${1}  | ${'vpl-tower'}            | ${'one tower'}
    ${4}  | ${'vpl-carrier'}          | ${'36 x 48, 54, 60 and 42 x 60'}
    ${2}  | ${'vpl-pad'}              | ${'5 x 5 and 5 x 6'}
    ${1}  | ${'vpl-gates'}            | ${'the set of the upper landing'}
  `('$count items are a $role: $why', ({ count, role }) => {
    expect(ofRole(role)).toHaveLength(count)
  })

  test('the catalogue holds 289 items, each with a description of its own', () => {
    expect(items).toHaveLength(289)
    expect(new Set(items.map(({ description }) => description)).size).toBe(289)
  })

  test('low profile is solid and two-line, turn-backs come bare or two-line, 5 x 3 comes bare', () => {
    const railsOf = (rows: readonly Item[]) => [...new Set(rows.map(({ handrails }) => handrails))]
    const platforms = ofRole('platform')
    const low = platforms.filter(({ isLowProfile }) => isLowProfile)
    expect([...new Set(low.map(({ surface }) => surface)), ...railsOf(low)]).toEqual(['SOLID', 'TWO_LINE'])
    const standard = platforms.filter(({ isLowProfile }) => !isLowProfile)
    expect(railsOf(standard.filter((one) => ['85', '58'].includes(digitsOf(one))))).toEqual([
      'NO_RAILS',
      'TWO_LINE',
    ])
    expect(railsOf(standard.filter((one) => digitsOf(one) === '53'))).toEqual(['NO_RAILS'])
  })

  test('internal staff alone see the two custom transitions [catalogue-files-7]', () => {
    const internal = items.filter(({ isInternal }) => isInternal)
    expect(internal.map(({ itemNumber }) => itemNumber)).toEqual(['13951', '13953'])
  })
})
