import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'

const closuresOf = (product: DescribedSystem['product'], parts: DescribedSystem['parts']) =>
  analysed({ ...(product && { product }), parts, runs: [] }).closures.map(
    ({ id, type, orientation, others }) => `${id} ${type} ${orientation} ${others}`,
  )

/** A platform with two ramps whose gaps meet at the top right corner, and what else stands there. */
const corner = (platform: string, ramp: string, more: DescribedSystem['parts'] = [], rotation = 0) => [
  first('A', platform, { rotation }),
  against('r1', ramp, 'A TOP LEFT BOTTOM'),
  against('r2', ramp, 'A RIGHT RIGHT'),
  ...more,
]
const two = (platform: string, ramp: string, one: string, other: string) => [
  first('A', platform),
  against('r1', ramp, `A ${one}`),
  against('r2', ramp, `A ${other}`),
]
const single = (side: string, ramp: string) => `A-${side}-S PLATFORM_TO_RAMP null ${ramp}`

describe('the corner kit of PATHWAY 2G (spec 3 §4.7, docs/decisions/011)', () => {
  const stair = against('s', 'MST15', 'A LEFT CENTER', { activeHeight: 15 })
  test.each`
    why                                              | parts                                                       | found
    ${'two ramps around the inside corner of a 5x5'} | ${corner('MP55', 'MRTL8')}                                  | ${['A-KC RAMP_TO_RAMP TURN r1,r2']}
    ${'the same, turned by a quarter'}               | ${corner('MP55', 'MRTL8', [], 90)}                          | ${['A-KC RAMP_TO_RAMP TURN r1,r2']}
    ${'the same, turned by an eighth'}               | ${corner('MP66', 'MRTL8', [], 45)}                          | ${['A-KC RAMP_TO_RAMP TURN r1,r2']}
    ${'not on a 4x5'}                                | ${corner('MP45', 'MRTL8')}                                  | ${[single('TOP', 'r1'), single('RIGHT', 'r2')]}
    ${'not straight through'}                        | ${two('MP55', 'MRTL8', 'TOP LEFT BOTTOM', 'BOTTOM RIGHT')}  | ${[single('TOP', 'r1'), single('BOTTOM', 'r2')]}
    ${'not with a third connection'}                 | ${corner('MP55', 'MRTL8', [stair])}                         | ${['A-LEFT-Ca PLATFORM_TO_STAIR null s', 'A-LEFT-Cb PLATFORM_TO_STAIR null s', single('RIGHT', 'r2'), single('TOP', 'r1')].sort()}
    ${'not where one ramp is centred'}               | ${two('MP55', 'MRTL8', 'TOP CENTER BOTTOM', 'RIGHT RIGHT')} | ${['A-TOP-Ca PLATFORM_TO_RAMP null r1', 'A-TOP-Cb PLATFORM_TO_RAMP null r1', single('RIGHT', 'r2')]}
  `('$why', ({ parts, found }) => {
    expect(closuresOf('P2G', parts).sort()).toEqual([...found].sort())
  })
})

describe('tee and ramp-platform closure of PATHWAY HD (spec 3 §4.7, docs/decisions/011)', () => {
  const G = 'PHDR848G'
  const third = against('r3', G, 'A BOTTOM RIGHT')
  const further = against('r3', G, 'r2 BOTTOM')
  test.each`
    why                                          | parts                                                                                                  | found
    ${'around the inside corner of a 6x6: tee'}  | ${corner('PHDP66G', G)}                                                                                | ${['A-T TEE TURN r1,r2']}
    ${'the ramps beyond the first do not count'} | ${corner('PHDP55G', G, [further])}                                                                     | ${['A-T TEE TURN r1,r2']}
    ${'on a 7x7 it is a ramp-platform closure'}  | ${corner('PHDP77G', G)}                                                                                | ${['A-RP RAMP_PLATFORM TURN r1,r2']}
    ${'so it is with a third connection'}        | ${corner('PHDP55G', G, [against('B', 'PHDP55G', 'A LEFT CENTER RIGHT')])}                              | ${['A-RP RAMP_PLATFORM TURN r1,r2']}
    ${'and straight through'}                    | ${two('PHDP66G', G, 'TOP LEFT BOTTOM', 'BOTTOM LEFT')}                                                 | ${['A-RP RAMP_PLATFORM STRAIGHT r1,r2']}
    ${'a turn with gaps apart'}                  | ${two('PHDP55G', G, 'TOP RIGHT BOTTOM', 'RIGHT LEFT')}                                                 | ${['A-RP RAMP_PLATFORM TURN r1,r2']}
    ${'a stair beside them keeps its own'}       | ${[first('A', 'PHDP66G'), against('s', 'PHDST1448', 'A LEFT LEFT'), ...corner('PHDP66G', G).slice(1)]} | ${['A-LEFT-S PLATFORM_TO_STAIR null s', 'A-RP RAMP_PLATFORM TURN r1,r2']}
    ${'three ramps keep their own closures'}     | ${corner('PHDP55G', G, [third])}                                                                       | ${[single('TOP', 'r1'), single('RIGHT', 'r2'), single('BOTTOM', 'r3')]}
    ${'one ramp alone too'}                      | ${two('PHDP55G', G, 'TOP LEFT BOTTOM', 'RIGHT RIGHT').slice(0, 2)}                                     | ${[single('TOP', 'r1')]}
    ${'and a ramp with a stair'}                 | ${[...corner('PHDP66G', G).slice(0, 2), against('s', 'PHDST1448', 'A RIGHT RIGHT')]}                   | ${['A-RIGHT-S PLATFORM_TO_STAIR null s', single('TOP', 'r1')]}
  `('$why', ({ parts, found }) => {
    expect(closuresOf('PHD', parts).sort()).toEqual([...found].sort())
  })

  test('every platform has its own: a walk down over two of them has two', () => {
    expect(
      closuresOf('PHD', [
        ...two('PHDP66G', G, 'TOP LEFT BOTTOM', 'BOTTOM LEFT'),
        against('B', 'PHDP66G', 'r2 BOTTOM LEFT'),
        against('r3', G, 'B BOTTOM LEFT'),
      ]),
    ).toEqual(['A-RP RAMP_PLATFORM STRAIGHT r1,r2', 'B-RP RAMP_PLATFORM STRAIGHT r2,r3'])
  })
})
