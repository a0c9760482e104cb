import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import type { ProductLine } from '../../model/products/product-line.ts'
import type { HdConnection } from '../closures/hd-connections.ts'
import type { RailOpening } from '../closures/rail-openings.ts'
import { type ClosureKit, closureKit } from './closure-items.ts'
import { hdClosureKit } from './hd-closure-items.ts'

/** `2 x PPCTL`; an item of quantity 0 is made to order. */
const sentence = (kit: ClosureKit | null) =>
  kit === null ? 'nothing' : `${kit.quantity} x ${kit.item?.shortName ?? 'no item'}`

describe('kits for an opening in the railing (domain 7.9)', () => {
  const kitFor = (opening: Partial<RailOpening>, product: ProductLine = 'P3G') =>
    sentence(
      closureKit(
        {
          railType: 'TWO_LINE',
          connectionType: 'PLATFORM_TO_RAMP',
          width: 24.6,
          connectionPosition: 'SIDE',
          ...opening,
        },
        catalogues(product),
      ),
    )

  test.each`
    railType         | connectionType                       | width    | kit
    ${'TWO_LINE'}    | ${'PLATFORM_TO_RAMP'}                | ${3.6}   | ${'1 x PPCTL'}
    ${'TWO_LINE'}    | ${'PLATFORM_TO_RAMP'}                | ${3.59}  | ${'nothing'}
    ${'TWO_LINE'}    | ${'PLATFORM_TO_RAMP'}                | ${30}    | ${'1 x PPCTL'}
    ${'TWO_LINE'}    | ${'PLATFORM_TO_RAMP'}                | ${30.01} | ${'2 x PPCTL'}
    ${'TWO_LINE'}    | ${'PLATFORM_TO_PLATFORM'}            | ${12}    | ${'1 x PPCTL'}
    ${'HORZ_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${24.6}  | ${'1 x PPCHP'}
    ${'HORZ_PICKET'} | ${'PLATFORM_TO_PLATFORM'}            | ${36.6}  | ${'2 x PPCHP'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${12.6}  | ${'1 x PPCVP15'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${15}    | ${'1 x PPCVP15'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${15.1}  | ${'1 x PPCVP30'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${36.6}  | ${'1 x PPCVP45'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${45}    | ${'1 x PPCVP45'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${45.1}  | ${'0 x PPCCUST'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP'}                | ${3.5}   | ${'nothing'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_RAMP_CUSTOM_CLOSURE'} | ${24.6}  | ${'0 x PPCCUST'}
    ${'TWO_LINE'}    | ${'TURNBACK'}                        | ${18}    | ${'1 x PPCTLTB'}
    ${'HORZ_PICKET'} | ${'TURNBACK'}                        | ${18}    | ${'1 x PPCTLTB'}
    ${'TWO_LINE'}    | ${'TURNBACK'}                        | ${36}    | ${'1 x PPCTLTB'}
    ${'VERT_PICKET'} | ${'TURNBACK'}                        | ${18}    | ${'0 x PPCCUST'}
    ${'TWO_LINE'}    | ${'RAMP_TO_RAMP'}                    | ${19.1}  | ${'1 x PPCTLTB'}
    ${'VERT_PICKET'} | ${'RAMP_TO_RAMP'}                    | ${19.1}  | ${'0 x PPCCUST'}
    ${'TWO_LINE'}    | ${'PLATFORM_TO_STAIR'}               | ${24.6}  | ${'1 x PPSC'}
    ${'TWO_LINE'}    | ${'PLATFORM_TO_STAIR'}               | ${30}    | ${'1 x PPSC'}
    ${'VERT_PICKET'} | ${'PLATFORM_TO_STAIR'}               | ${36.6}  | ${'2 x PPSC'}
    ${'NO_RAILS'}    | ${'PLATFORM_TO_RAMP'}                | ${24.6}  | ${'nothing'}
    ${'NO_RAILS'}    | ${'TURNBACK'}                        | ${18}    | ${'nothing'}
  `('$railType, $connectionType, $width in: $kit', ({ kit, ...opening }) => {
    expect(kitFor(opening)).toBe(kit)
  })

  test('two halves of 15 in are cut from one kit for 30 in, whatever dust their sum carries', () => {
    expect(kitFor({ width: 15.0000004 * 2 })).toBe('1 x PPCTL')
    expect(kitFor({ width: 15.0000004 * 2, railType: 'VERT_PICKET' })).toBe('1 x PPCVP30')
  })

  test.each`
    connectionType         | kit
    ${'PLATFORM_TO_RAMP'}  | ${'1 x MHRPRC'}
    ${'RAMP_TO_RAMP'}      | ${'1 x MHRRRC'}
    ${'PLATFORM_TO_STAIR'} | ${'1 x MHRPSC'}
  `('PATHWAY 2G, $connectionType: $kit', ({ connectionType, kit }) => {
    expect(kitFor({ connectionType }, 'P2G')).toBe(kit)
  })

  test('a rail the line has no closure for is found missing', () => {
    expect(kitFor({ railType: 'HORZ_PICKET' }, 'P2G')).toBe('1 x no item')
  })
})

describe('kits for a PATHWAY HD connection (domain 7.9)', () => {
  const kitFor = (connection: Partial<HdConnection>) =>
    sentence(
      hdClosureKit(
        {
          connectionType: 'PLATFORM_TO_RAMP',
          componentA: 'PLATFORM',
          componentB: 'RAMP',
          connectionPositionA: 'LEFT',
          connectionPositionB: 'CENTER',
          connectedSideLengthComponentA: 66.1,
          connectedSideLengthComponentB: 53.5,
          platformSideLengthA: 60,
          platformSideLengthB: 0,
          platformRailType: 'GUARDS',
          rampRelativeOrientation: null,
          isLowerLoop: false,
          ...connection,
        },
        catalogues('PHD'),
      ),
    )

  test.each`
    connectionType                       | rails         | kit
    ${'PLATFORM_TO_RAMP'}                | ${'GUARDS'}   | ${'1 x PHDCG'}
    ${'PLATFORM_TO_RAMP'}                | ${'TWO_LINE'} | ${'1 x PHDCTL'}
    ${'PLATFORM_TO_RAMP'}                | ${'NO_RAILS'} | ${'nothing'}
    ${'PLATFORM_TO_PLATFORM'}            | ${'GUARDS'}   | ${'1 x PHDCG'}
    ${'PLATFORM_TO_STAIR'}               | ${'TWO_LINE'} | ${'1 x PHDCTL'}
    ${'PLATFORM_TO_PLATFORM_EXT'}        | ${'GUARDS'}   | ${'1 x PHDCX'}
    ${'TEE'}                             | ${'GUARDS'}   | ${'1 x PHDCTEEG'}
    ${'TEE'}                             | ${'TWO_LINE'} | ${'1 x PHDCTEETL'}
    ${'TEE'}                             | ${'NO_RAILS'} | ${'nothing'}
    ${'RAMP_PLATFORM'}                   | ${'GUARDS'}   | ${'1 x PHDCRPG'}
    ${'RAMP_PLATFORM'}                   | ${'TWO_LINE'} | ${'1 x PHDCRPTL'}
    ${'PLATFORM_TO_RAMP_CUSTOM_CLOSURE'} | ${'GUARDS'}   | ${'0 x PPCCUST'}
  `('$connectionType on a platform with $rails: $kit', ({ connectionType, rails, kit }) => {
    expect(kitFor({ connectionType, platformRailType: rails })).toBe(kit)
  })

  test.each`
    sides       | rails         | kit
    ${[60, 60]} | ${'GUARDS'}   | ${'1 x PHDCG5TB'}
    ${[60, 60]} | ${'TWO_LINE'} | ${'1 x PHDCTL5TB'}
    ${[60, 72]} | ${'GUARDS'}   | ${'1 x PHDCG6TB'}
    ${[72, 60]} | ${'TWO_LINE'} | ${'1 x PHDCTL6TB'}
    ${[84, 84]} | ${'GUARDS'}   | ${'0 x PPCCUST'}
  `('a turn-back over platform sides of $sides in with $rails: $kit', ({ sides: [a, b], rails, kit }) => {
    const sides = { platformSideLengthA: a, platformSideLengthB: b }
    expect(kitFor({ connectionType: 'TURNBACK', platformRailType: rails, ...sides })).toBe(kit)
  })

  test.each`
    what                                              | type                      | position    | lengths         | kit
    ${'36.6 in beside a ramp takes two'}              | ${'PLATFORM_TO_RAMP'}     | ${'LEFT'}   | ${[90.1, 53.5]} | ${'2 x PHDCG'}
    ${'30 in takes one'}                              | ${'PLATFORM_TO_RAMP'}     | ${'LEFT'}   | ${[83.5, 53.5]} | ${'1 x PHDCG'}
    ${'3.5 in takes none'}                            | ${'PLATFORM_TO_RAMP'}     | ${'RIGHT'}  | ${[57, 53.5]}   | ${'nothing'}
    ${'3.6 in takes one'}                             | ${'PLATFORM_TO_RAMP'}     | ${'RIGHT'}  | ${[57.1, 53.5]} | ${'1 x PHDCG'}
    ${'6 in at each side of a centred ramp take one'} | ${'PLATFORM_TO_RAMP'}     | ${'CENTER'} | ${[66.1, 54.1]} | ${'1 x PHDCG'}
    ${'2.5 in at each side take none'}                | ${'PLATFORM_TO_RAMP'}     | ${'CENTER'} | ${[58.5, 53.5]} | ${'nothing'}
    ${'18.3 in at each side take one each'}           | ${'PLATFORM_TO_RAMP'}     | ${'CENTER'} | ${[90.1, 53.5]} | ${'1 x PHDCG'}
    ${'the wider side may be the second'}             | ${'PLATFORM_TO_PLATFORM'} | ${'LEFT'}   | ${[66.1, 78.1]} | ${'1 x PHDCG'}
    ${'both halves beside a stair are one kit'}       | ${'PLATFORM_TO_STAIR'}    | ${'CENTER'} | ${[58.5, 53.5]} | ${'1 x PHDCG'}
    ${'beside a stair in all over 30 in: two'}        | ${'PLATFORM_TO_STAIR'}    | ${'CENTER'} | ${[90.1, 53.5]} | ${'2 x PHDCG'}
  `('$what', ({ type, position, lengths: [a, b], kit }) => {
    const lengths = { connectedSideLengthComponentA: a, connectedSideLengthComponentB: b }
    expect(kitFor({ connectionType: type, connectionPositionA: position, ...lengths })).toBe(kit)
  })
})
