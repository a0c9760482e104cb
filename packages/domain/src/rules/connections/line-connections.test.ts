import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { newPart } from '../../model/layout/new-part.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import { messageOf } from '../analysis/messages.ts'
import { placePart } from '../placement/place-parts.ts'
import { jointProblems } from './joint-checks.ts'
import { jointsAt } from './side-uses.ts'

const joined = (product: ProductLine, parts: DescribedSystem['parts'], more: Partial<DescribedSystem> = {}) =>
  analysed({ product, parts, runs: [{ name: 'Primary', parts: parts.map(({ id }) => id) }], ...more })

const jointsOf = (product: ProductLine, parts: DescribedSystem['parts']) =>
  joined(product, parts).connections.joints.map(
    ({ kind, a, b, position }) => `${kind} ${a.part} ${a.side} ${b.part} ${b.side} ${position}`,
  )

const connectionErrors = (
  product: ProductLine,
  parts: DescribedSystem['parts'],
  more: Partial<DescribedSystem> = {},
) =>
  joined(product, parts, more)
    .issues.filter(
      ({ area, code }) => area === 'connection' && !/no-entrance|no-exit|unconnected|unattached/.test(code),
    )
    .map((issue) => `${messageOf(issue)} [${issue.parts.join(' ')}]`)

describe('kinds of joints of the commercial line (spec 2 §3.8)', () => {
  test.each`
    joint                                         | parts
    ${'PLATFORM_TO_PFEXT a BOTTOM b TOP CENTER'}  | ${[first('a', 'PHDP55G'), against('b', 'PHDPX52G', 'a BOTTOM')]}
    ${'PLATFORM_TO_PFEXT b LEFT a BOTTOM CENTER'} | ${[first('a', 'PHDPX52G'), against('b', 'PHDP55G', 'a BOTTOM CENTER LEFT')]}
    ${'PFEXT_TO_RAMP a BOTTOM b TOP LEFT'}        | ${[first('a', 'PHDPX54G'), against('b', 'PHDR648G', 'a BOTTOM LEFT')]}
    ${'PFEXT_TO_RAMP b BOTTOM a TOP RIGHT'}       | ${[first('a', 'PHDPX54G'), against('b', 'PHDR648G', 'a TOP RIGHT BOTTOM')]}
    ${'PFEXT_TO_STAIR a BOTTOM b TOP LEFT'}       | ${[first('a', 'PHDPX54G'), against('b', 'PHDST2148', 'a BOTTOM LEFT')]}
    ${'PLATFORM_TO_RAMP a RIGHT b TOP CENTER'}    | ${[first('a', 'PHDP55RG'), against('b', 'PHDR648G', 'a RIGHT')]}
    ${'RAMP_TO_RAMP a BOTTOM b TOP CENTER'}       | ${[first('a', 'PHDR848G'), against('b', 'PHDRS648G', 'a BOTTOM')]}
  `('$joint [connections-10]', ({ joint, parts }) => {
    expect(jointsOf('PHD', parts)).toEqual([joint])
    expect(connectionErrors('PHD', parts)).toEqual([])
  })
})

describe('a 45-degree piece joins as a piece of ramp (spec 2 §4)', () => {
  test.each`
    joint                                      | parts
    ${'RAMP_TO_RAMP a BOTTOM b TOP CENTER'}    | ${[first('a', 'MRTL6'), against('b', 'MPARR45', 'a BOTTOM')]}
    ${'RAMP_TO_RAMP a BOTTOM b BOTTOM CENTER'} | ${[first('a', 'MRTL6'), against('b', 'MPARR45', 'a BOTTOM CENTER BOTTOM')]}
    ${'RAMP_TO_RAMP a BOTTOM b TOP CENTER'}    | ${[first('a', 'MPARR45'), against('b', 'MRTL6', 'a BOTTOM')]}
    ${'RAMP_TO_RAMP b BOTTOM a BOTTOM CENTER'} | ${[first('a', 'MPARR45'), against('b', 'MRTL6', 'a BOTTOM CENTER BOTTOM')]}
    ${'PLATFORM_TO_RAMP a TOP b TOP LEFT'}     | ${[first('a', 'MP85TB'), against('b', 'MPARR45', 'a TOP LEFT')]}
  `('$joint', ({ joint, parts }) => {
    expect(jointsOf('P2G', parts)).toEqual([joint])
    expect(connectionErrors('P2G', parts)).toEqual([])
  })

  test('two ramps about it stand at 45 degrees, a right turn walked from its top, a left turn from its bottom', () => {
    const turned = (mySide: string, next: string) =>
      joined('P2G', [
        first('a', 'MRTL6'),
        against('b', 'MPARR45', `a BOTTOM CENTER ${mySide}`),
        against('c', 'MRTL6', `b ${next}`),
      ]).layout.parts.at(-1)?.rotation
    expect(turned('TOP', 'BOTTOM')).toBe(45)
    expect(turned('BOTTOM', 'TOP')).toBe(315)
  })
})

describe('what may not meet (spec 2 §4 and §5, spec 3 §5.5)', () => {
  test.each`
    product  | error                                                                               | parts
    ${'P3G'} | ${'Connecting 5x5 to 45 Degree Piece is not a valid connection. [a b]'}             | ${[first('a', 'PPS55TL'), against('b', 'MPARR45', 'a BOTTOM LEFT')]}
    ${'P2G'} | ${'Connecting 45 Degree Piece to 45 Degree Piece is not a valid connection. [a b]'} | ${[first('a', 'MPARR45'), against('b', 'MPARR45', 'a BOTTOM')]}
    ${'P2G'} | ${'Connecting 45 Degree Piece to 22 in Stair is not a valid connection. [a b]'}     | ${[first('a', 'MPARR45'), against('b', 'MST22', 'a BOTTOM')]}
    ${'PHD'} | ${'Connecting 8 ft to 21 in Stair is not a valid connection. [a b]'}                | ${[first('a', 'PHDR848G'), against('b', 'PHDST2148', 'a BOTTOM')]}
    ${'P2G'} | ${'This connection is not allowed. [a b]'}                                          | ${[first('a', 'MP55'), against('b', 'MPARR45', 'a BOTTOM LEFT')]}
    ${'P2G'} | ${'This connection is not allowed. [a b]'}                                          | ${[first('a', 'MP85TB'), against('b', 'MPARR45', 'a RIGHT LEFT')]}
    ${'P2G'} | ${'This connection is not allowed. [a b]'}                                          | ${[first('a', 'MP85TB'), against('b', 'MPARR45', 'a TOP CENTER')]}
    ${'PHD'} | ${'Center ramp connections are not allowed on PATHWAY HD [a b]'}                    | ${[first('a', 'PHDP55G'), against('b', 'PHDR648G', 'a BOTTOM CENTER')]}
    ${'PHD'} | ${'Center ramp connections are not allowed on PATHWAY HD [a b]'}                    | ${[first('a', 'PHDP66G'), against('b', 'PHDR648G', 'a TOP CENTER BOTTOM')]}
    ${'PHD'} | ${'Side connections are not allowed on PATHWAY HD Resting Platforms [a b]'}         | ${[first('a', 'PHDP55RG'), against('b', 'PHDR648G', 'a BOTTOM LEFT')]}
    ${'P3G'} | ${'Platform edges of different sizes cannot connect [a b]'}                         | ${[first('a', 'PPS55TL'), against('b', 'PPS45TL', 'a BOTTOM LEFT')]}
    ${'PHD'} | ${'Platform edges of different sizes cannot connect [a b]'}                         | ${[first('a', 'PHDP66G'), against('b', 'PHDP55G', 'a BOTTOM')]}
    ${'PHD'} | ${'These 2 parts cannot connect [a b]'}                                             | ${[first('a', 'PHDP55G'), against('b', 'PHDR660G', 'a BOTTOM')]}
    ${'PHD'} | ${'Different sized ramps cannot connect [a b]'}                                     | ${[first('a', 'PHDR648G'), against('b', 'PHDR654G', 'a BOTTOM')]}
    ${'P2G'} | ${'Different sized ramps cannot connect [a b]'}                                     | ${[first('a', 'MRTL648'), against('b', 'MPARR45', 'a BOTTOM')]}
    ${'P3G'} | ${'Connecting 8 ft to 8 ft is not a valid connection. [a b]'}                       | ${[first('a', 'PRSTL8'), against('b', 'PRSTL8', 'a BOTTOM CENTER BOTTOM')]}
    ${'P3G'} | ${'Connecting 8 ft to 8 ft is not a valid connection. [a b]'}                       | ${[first('a', 'PRSTL8'), against('b', 'PRSTL8', 'a TOP')]}
    ${'PHD'} | ${'A starter ramp must be at the end of a run [a b]'}                               | ${[first('a', 'PHDRS648G'), against('b', 'PHDR648G', 'a BOTTOM')]}
    ${'PHD'} | ${'An extender platform is not able to connect between 2 ramps [b a c]'}            | ${[first('a', 'PHDR648G'), against('b', 'PHDPX54G', 'a BOTTOM LEFT'), against('c', 'PHDR648G', 'b BOTTOM LEFT')]}
    ${'PHD'} | ${'Parts are not in proper alignment [a b]'}                                        | ${[first('a', 'PHDP55G'), { id: 'b', shortName: 'PHDR648G', at: { x: 484, y: 480 + 33.05 + 36 }, rotation: 0 }]}
  `('$product: $error [connections-14]', ({ product, error, parts }) => {
    expect(connectionErrors(product, parts)).toEqual([error])
  })

  test('ramps of one walk have child rails all or none [connections-17]', () => {
    const ramps = [first('a', 'PHDR648G'), against('b', 'PHDR848G', 'a BOTTOM', { childRails: true })]
    const error = 'A ramp run must all have child rails in order. [a b]'
    expect(connectionErrors('PHD', ramps)).toEqual([error])
    expect(connectionErrors('PHD', ramps, { options: { childRails: true } })).toEqual([])
  })

  test('a PATHWAY HD platform side shorter than 41.5 in is too small for a ramp, one of 41.5 in is not [connections-15]', () => {
    const ramp = partOf('PHDR648G', { x: 0, y: 100 }, { width: 41.5, usableWidth: 36 })
    const problems = (width: number) => {
      const platform = partOf('PHDP55G', { x: 0, y: 0 }, { width, usableWidth: width - 6.1 })
      const { own, other } = { own: platform, other: ramp }
      return jointProblems({
        own,
        ownSide: own.sides.BOTTOM,
        other,
        otherSide: other.sides.TOP,
        position: 'LEFT',
        difference: Math.abs(41.5 - width),
      })
    }
    expect(problems(41.4)).toEqual(['connection.side-too-small'])
    expect(problems(41.5)).toEqual([])
  })

  test.each`
    product  | platform     | side           | ramp          | fits
    ${'P3G'} | ${'PPS53NR'} | ${'BOTTOM'}    | ${'PRSNR6'}   | ${true}
    ${'P3G'} | ${'PPS53NR'} | ${'BOTTOM'}    | ${'PRSNR648'} | ${false}
    ${'P3G'} | ${'PPS53NR'} | ${'LEFT LEFT'} | ${'PRSNR648'} | ${true}
    ${'P2G'} | ${'MP45'}    | ${'BOTTOM'}    | ${'MRTL648'}  | ${true}
    ${'PHD'} | ${'PHDP57G'} | ${'TOP LEFT'}  | ${'PHDR860G'} | ${true}
  `('a side of $platform takes $ramp at $side: $fits', ({ product, platform, side, ramp, fits }) => {
    const errors = connectionErrors(product, [first('A', platform), against('r', ramp, `A ${side}`)])
    expect(errors.includes('Platforms side is too small [A r]')).toBe(!fits)
  })

  test('the short side of a PATHWAY HD extension is too small for a ramp, the long one is not', () => {
    const at = (side: string) => [
      first('A', 'PHDP55G'),
      against('x', 'PHDPX52G', 'A BOTTOM'),
      against('r', 'PHDRS648G', `x ${side}`),
    ]
    const error = 'Platforms side is too small [x r]'
    expect(connectionErrors('PHD', at('LEFT'))).toContain(error)
    expect(connectionErrors('PHD', at('BOTTOM LEFT'))).not.toContain(error)
  })
})

const partOf = (shortName: string, at: { x: number; y: number }, more: object = {}) => {
  const catalogue = catalogues('PHD')
  const item = catalogue.byShortName.get(shortName)
  const made = item && { ...item, ...more }
  const part = made && newPart(made, shortName, at, 0)
  const placed = part && placePart(part, { ...catalogue, byShortName: new Map([[shortName, made]]) })
  if (!placed) throw new Error(`no ${shortName}`)
  return placed
}

describe('a landing pad ends the system', () => {
  const ramp = first('a', 'MRTL6')
  test.each`
    what                         | parts                                                                           | joint
    ${'below a ramp'}            | ${[ramp, against('b', 'MLP', 'a BOTTOM')]}                                      | ${'RAMP_TO_PAD a BOTTOM b TOP CENTER'}
    ${'below a 45-degree piece'} | ${[ramp, against('b', 'MPARR45', 'a BOTTOM'), against('c', 'MLP', 'b BOTTOM')]} | ${'RAMP_TO_PAD b BOTTOM c TOP CENTER'}
    ${'beside a platform'}       | ${[first('p', 'MLP'), against('a', 'MP55', 'p TOP LEFT BOTTOM')]}               | ${'NO_CONNECTION a BOTTOM p TOP LEFT'}
  `('$what [connections-8]', ({ parts, joint }) => {
    expect(jointsOf('P2G', parts)).toContain(joint)
  })

  test('nothing goes down from it, and nobody enters there [connections-9]', () => {
    const below = [first('a', 'MLP'), against('b', 'MRTL6', 'a BOTTOM LEFT')]
    expect(connectionErrors('P2G', below)).toEqual([
      'Connecting 5x5 Landing Pad to 6 ft is not a valid connection. [a b]',
    ])
    const entered = [first('b', 'MRTL6'), against('a', 'MLP', 'b BOTTOM')]
    expect(connectionErrors('P2G', entered, { entrances: [['a', 'LEFT']] })).toEqual([
      'A landing pad ends the system: it cannot be an entrance. Assign an exit to it. [a]',
    ])
  })
})

test('two ramps on one long side share it, and each use names its joint', () => {
  const { connections } = joined('P3G', [
    first('a', 'PPS85TL'),
    against('b', 'PRSTL6', 'a BOTTOM LEFT'),
    against('c', 'PRSTL6', 'a BOTTOM RIGHT'),
  ])
  expect(jointsAt(connections.uses, 'a', 'BOTTOM').map(({ b }) => `${b.part} ${b.side}`)).toEqual([
    'b TOP',
    'c TOP',
  ])
  expect(jointsAt(connections.uses, 'a', 'TOP')).toEqual([])
})

test('a logicless part stands where it was put and joins nothing [connections-2]', () => {
  const { connections, layout } = joined('P3G', [
    first('a', 'PPS55TL'),
    against('b', 'PRSTL6', 'a BOTTOM LEFT', { isLogicless: true }),
  ])
  expect(layout.parts[1]).toMatchObject({ id: 'b', isLogicless: true })
  expect(connections.joints).toEqual([])
})

test.each`
  width | errors
  ${64} | ${[]}
  ${65} | ${['Platform edges of different sizes cannot connect [a b]']}
`(
  'platform edges of 60 in and $width in: up to 8 px (4.8 in) they are of one size (spec 2 §6)',
  ({ width, errors }) => {
    const made = { itemType: 'PLATFORM', width, length: 60, handrails: 'TWO_LINE' }
    const parts = [first('a', 'PPS55TL'), against('b', `PPS${width}x60TL`, 'a BOTTOM LEFT')]
    expect(joined('P3G', parts, { customParts: [made] }).connections.joints).toHaveLength(1)
    expect(connectionErrors('P3G', parts, { customParts: [made] })).toEqual(errors)
  },
)
