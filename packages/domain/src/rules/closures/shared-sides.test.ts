import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'

/** Ramps of 18 in, 23.5 in overall, so that an 8 ft side of 102.1 in has room for three. */
const customParts = ['TWO_LINE', 'VERT_PICKET', 'NO_RAILS'].map((handrails) => ({
  itemType: 'RAMP',
  handrails,
  width: 18,
  length: 48,
}))
const pickets8x5 = { itemType: 'PLATFORM', handrails: 'VERT_PICKET', width: 96, length: 60 }

const closuresOf = (parts: DescribedSystem['parts'], more: Partial<DescribedSystem> = {}) =>
  analysed({
    parts,
    runs: [],
    entrances: [['A', 'TOP']],
    customParts: [...customParts, pickets8x5],
    ...more,
  }).closures.map(
    ({ id, type, width, position, orientation, others }) =>
      `${id} ${type} ${Math.round(width * 100) / 100} ${position} ${orientation} ${others}`,
  )
const narrow = (id: string, place: string) => against(id, 'PRSTL18x48', place)
const stair = (id: string, place: string) => against(id, 'PST15', place, { activeHeight: 15 })

describe('several joints on one side leave the gaps between neighbours (docs/decisions/011)', () => {
  // From post to post: 23.5 | 15.8 | 23.5 | 15.8 | 23.5 in.
  test.each`
    why                                               | parts                                                                                               | found
    ${'two at the ends, one gap between their rails'} | ${[narrow('r1', 'A BOTTOM LEFT'), narrow('r2', 'A BOTTOM RIGHT')]}                                  | ${['A-BOTTOM-S-r1-r2 RAMP_TO_RAMP 55.1 LEFT TURNBACK r1,r2']}
    ${'whichever was drawn first'}                    | ${[narrow('r1', 'A BOTTOM RIGHT'), narrow('r2', 'A BOTTOM LEFT')]}                                  | ${['A-BOTTOM-S-r2-r1 RAMP_TO_RAMP 55.1 LEFT TURNBACK r2,r1']}
    ${'a free post beside the centred one'}           | ${[narrow('r1', 'A BOTTOM LEFT'), narrow('r2', 'A BOTTOM CENTER')]}                                 | ${['A-BOTTOM-S-r1-r2 RAMP_TO_RAMP 15.8 LEFT TURNBACK r1,r2', 'A-BOTTOM-S-r2 PLATFORM_TO_RAMP 39.3 CENTER null r2']}
    ${'the other post'}                               | ${[narrow('r1', 'A BOTTOM CENTER'), narrow('r2', 'A BOTTOM RIGHT')]}                                | ${['A-BOTTOM-S-r1 PLATFORM_TO_RAMP 39.3 CENTER null r1', 'A-BOTTOM-S-r1-r2 RAMP_TO_RAMP 15.8 CENTER TURNBACK r1,r2']}
    ${'three ramps, two gaps'}                        | ${[narrow('r1', 'A BOTTOM LEFT'), narrow('r2', 'A BOTTOM CENTER'), narrow('r3', 'A BOTTOM RIGHT')]} | ${['A-BOTTOM-S-r1-r2 RAMP_TO_RAMP 15.8 LEFT TURNBACK r1,r2', 'A-BOTTOM-S-r2-r3 RAMP_TO_RAMP 15.8 CENTER TURNBACK r2,r3']}
    ${'a stair left of a ramp: closed like a ramp'}   | ${[stair('s1', 'A BOTTOM LEFT'), narrow('r1', 'A BOTTOM RIGHT')]}                                   | ${['A-BOTTOM-S-s1-r1 PLATFORM_TO_RAMP 37.1 RIGHT null s1,r1']}
    ${'a stair right of a ramp: closed like a ramp'}  | ${[narrow('r1', 'A BOTTOM LEFT'), stair('s1', 'A BOTTOM RIGHT')]}                                   | ${['A-BOTTOM-S-r1-s1 PLATFORM_TO_RAMP 37.1 LEFT null r1,s1']}
    ${'two stairs: closed like a stair'}              | ${[stair('s1', 'A BOTTOM LEFT'), stair('s2', 'A BOTTOM RIGHT')]}                                    | ${['A-BOTTOM-S-s1-s2 PLATFORM_TO_STAIR 19.1 LEFT null s1,s2']}
    ${'a platform and a stair: like a stair'}         | ${[against('B', 'PPS45TL', 'A BOTTOM LEFT'), stair('s1', 'A BOTTOM RIGHT')]}                        | ${['A-BOTTOM-S-B-s1 PLATFORM_TO_STAIR 6.5 RIGHT null B,s1']}
  `('$why', ({ parts, found }) => {
    expect(closuresOf([first('A', 'PPS85TL'), ...parts])).toEqual(found)
  })

  test('with rails on the three other sides two ramps at its ends turn back, not one in the middle', () => {
    const closed = { entrances: [] }
    const deck = first('A', 'PPS85TL')
    const [left, center, right] = [
      narrow('r1', 'A BOTTOM LEFT'),
      narrow('r2', 'A BOTTOM CENTER'),
      narrow('r3', 'A BOTTOM RIGHT'),
    ]
    expect(closuresOf([deck, left, right], closed)).toEqual(['A-TB TURNBACK 18 LEFT TURNBACK r1,r3'])
    expect(closuresOf([deck, left, center, right], closed)).toEqual([
      'A-BOTTOM-S-r1-r2 RAMP_TO_RAMP 15.8 LEFT TURNBACK r1,r2',
      'A-BOTTOM-S-r2-r3 RAMP_TO_RAMP 15.8 CENTER TURNBACK r2,r3',
    ])
  })

  test('a gap of 3.5 in is left open, one of 3.6 in is closed (domain 7.9)', () => {
    // Three ramps and 3.5 in: 102.1 - 41.5 - 57.1 (a deck of 51 in usable).
    const deck = (width: number) => ({ itemType: 'PLATFORM', handrails: 'TWO_LINE', width, length: 60 })
    const beside = (width: number) =>
      closuresOf(
        [
          first('A', 'PPS85TL'),
          against('B', `PPS${width}x60TL`, 'A BOTTOM LEFT'),
          against('r1', 'PRSTL8', 'A BOTTOM RIGHT'),
        ],
        { customParts: [deck(width)] },
      )
    expect(beside(51)).toEqual([])
    expect(beside(50.5)).toEqual(['A-BOTTOM-S-B-r1 PLATFORM_TO_RAMP 4 RIGHT null B,r1'])
  })

  test('without rails nothing is closed', () => {
    const parts = [
      first('A', 'PPS55NR'),
      against('r1', 'PRSNR18x48', 'A BOTTOM LEFT'),
      against('r2', 'PRSNR18x48', 'A BOTTOM RIGHT'),
    ]
    expect(closuresOf(parts)).toEqual([])
  })

  test('vertical pickets on an 8 ft side are made to order here too', () => {
    const parts = [
      first('A', 'PPS96x60VP'),
      against('r1', 'PRSVP18x48', 'A BOTTOM LEFT'),
      against('r2', 'PRSVP18x48', 'A BOTTOM RIGHT'),
    ]
    expect(closuresOf(parts)).toEqual([
      'A-BOTTOM-S-r1-r2 PLATFORM_TO_RAMP_CUSTOM_CLOSURE 55.1 LEFT TURNBACK r1,r2',
    ])
  })
})
