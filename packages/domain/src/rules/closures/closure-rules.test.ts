import { describe, expect, test } from 'vitest'
import { analysed, first } from '../../../fixtures/p3g.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Platform } from '../../model/layout/part.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { closureFor, type GapCase } from './closure-rules.ts'

/** A platform of the catalogue as it stands on a layout, some of it otherwise. */
function deck(shortName: string, item: Partial<Item> = {}, part: Partial<Platform> = {}): PlacedPart {
  const product = shortName.startsWith('PHD') ? 'PHD' : 'P3G'
  const placed = analysed({ product, parts: [first('A', shortName)], runs: [] }).placement.byId.get('A')
  if (placed?.part.kind !== 'platform') throw new Error(`${shortName} is no platform`)
  return { ...placed, item: { ...placed.item, ...item }, part: { ...placed.part, ...part } }
}

const at = (gap: Partial<GapCase>) =>
  closureFor({
    product: 'P3G',
    platform: deck('PPS55TL'),
    component: 'RAMP',
    position: 'LEFT',
    difference: 24.6,
    platformSide: 66.1,
    ...gap,
  })
const found = (gap: Partial<GapCase>) => {
  const closure = at(gap)
  return closure ? `${closure.type} -${closure.suffix}` : 'nothing'
}

describe('what a gap beside a joint takes (spec 3 §3 and §4.7)', () => {
  // 6 px are 3.6 in, 8 px are 4.8 in.
  test.each`
    component         | position    | difference | closure
    ${'RAMP'}         | ${'LEFT'}   | ${24.6}    | ${'PLATFORM_TO_RAMP -S'}
    ${'RAMP'}         | ${'RIGHT'}  | ${24.6}    | ${'PLATFORM_TO_RAMP -S'}
    ${'RAMP'}         | ${'RIGHT'}  | ${0.6}     | ${'PLATFORM_TO_RAMP -S'}
    ${'RAMP'}         | ${'CENTER'} | ${24.6}    | ${'PLATFORM_TO_RAMP -C'}
    ${'RAMP'}         | ${'CENTER'} | ${4.8}     | ${'PLATFORM_TO_RAMP -C'}
    ${'RAMP'}         | ${'CENTER'} | ${4.7}     | ${'nothing'}
    ${'STAIR'}        | ${'LEFT'}   | ${24.6}    | ${'PLATFORM_TO_STAIR -S'}
    ${'STAIR'}        | ${'LEFT'}   | ${3.6}     | ${'PLATFORM_TO_STAIR -S'}
    ${'STAIR'}        | ${'LEFT'}   | ${3.5}     | ${'nothing'}
    ${'STAIR'}        | ${'CENTER'} | ${24.6}    | ${'PLATFORM_TO_STAIR -C'}
    ${'STAIR'}        | ${'CENTER'} | ${4.7}     | ${'PLATFORM_TO_STAIR -C'}
    ${'STAIR'}        | ${'CENTER'} | ${3.5}     | ${'nothing'}
    ${'PLATFORM'}     | ${'LEFT'}   | ${12}      | ${'PLATFORM_TO_PLATFORM -P2PS'}
    ${'PLATFORM'}     | ${'RIGHT'}  | ${3.6}     | ${'PLATFORM_TO_PLATFORM -P2PS'}
    ${'PLATFORM'}     | ${'LEFT'}   | ${3.5}     | ${'nothing'}
    ${'PLATFORM'}     | ${'CENTER'} | ${4.8}     | ${'PLATFORM_TO_PLATFORM -P2PC'}
    ${'PLATFORM'}     | ${'CENTER'} | ${4.7}     | ${'nothing'}
    ${'PLATFORM'}     | ${'CENTER'} | ${0}       | ${'nothing'}
    ${'PLATFORM_EXT'} | ${'LEFT'}   | ${12}      | ${'PLATFORM_TO_PLATFORM_EXT -P2PS'}
    ${'PLATFORM_EXT'} | ${'RIGHT'}  | ${3.5}     | ${'nothing'}
    ${'PLATFORM_EXT'} | ${'CENTER'} | ${12}      | ${'PLATFORM_TO_PLATFORM_EXT -P2PC'}
    ${'PLATFORM_EXT'} | ${'CENTER'} | ${4.7}     | ${'nothing'}
  `(
    '$component at the $position of a platform, $difference in narrower: $closure [closures-1]',
    ({ component, position, difference, closure }) => {
      expect(found({ component, position, difference })).toBe(closure)
    },
  )
})

describe('platforms that take no closure (spec 3 §4.7, domain 7.9)', () => {
  test.each`
    why                                              | platform                                                                   | closure
    ${'a platform with rails closes its gaps'}       | ${deck('PPS55TL')}                                                         | ${'PLATFORM_TO_RAMP -S'}
    ${'a platform without rails has none to close'}  | ${deck('PPS55NR')}                                                         | ${'nothing'}
    ${'nor has one that is not sold with rails'}     | ${deck('PPS55TL', { handrails: null })}                                    | ${'nothing'}
    ${'a landing pad needs none, whatever its rail'} | ${deck('PPS55TL', { role: 'landing-pad' })}                                | ${'nothing'}
    ${'a resting platform needs none'}               | ${deck('PPS45TL', {}, { isResting: true })}                                | ${'nothing'}
    ${'nor does the resting 5x5 of PATHWAY HD'}      | ${deck('PHDP55RG')}                                                        | ${'nothing'}
    ${'an extension is no resting place'}            | ${{ ...deck('PPS55TL'), part: { kind: 'platform-ext', isResting: true } }} | ${'PLATFORM_TO_RAMP -S'}
  `('$why', ({ platform, closure }) => {
    expect(found({ platform })).toBe(closure)
  })
})

describe('vertical pickets at a ramp on an 8 ft side are made to order (spec 3 §4.7)', () => {
  // 170.17 px are 102.1 in, the overall length of an 8 ft side.
  const pickets = deck('PPS55VP')
  const toOrder = 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE'
  test.each`
    what                                        | gap                                                  | closure
    ${'P3G'}                                    | ${{}}                                                | ${`${toOrder} -S`}
    ${'APD'}                                    | ${{ product: 'APD' }}                                | ${`${toOrder} -S`}
    ${'HAR'}                                    | ${{ product: 'HAR' }}                                | ${`${toOrder} -S`}
    ${'P2G, which does not cut pickets'}        | ${{ product: 'P2G' }}                                | ${'PLATFORM_TO_RAMP -S'}
    ${'the ramp at the center'}                 | ${{ position: 'CENTER' }}                            | ${`${toOrder} -C`}
    ${'two-line rails'}                         | ${{ platform: deck('PPS55TL') }}                     | ${'PLATFORM_TO_RAMP -S'}
    ${'two-line rails, the ramp at the center'} | ${{ platform: deck('PPS55TL'), position: 'CENTER' }} | ${'PLATFORM_TO_RAMP -C'}
    ${'a side that is a foot shorter'}          | ${{ platformSide: 90.1 }}                            | ${'PLATFORM_TO_RAMP -S'}
    ${'a side half an inch longer'}             | ${{ platformSide: 102.6 }}                           | ${'PLATFORM_TO_RAMP -S'}
    ${'a stair instead of a ramp'}              | ${{ component: 'STAIR' }}                            | ${'PLATFORM_TO_STAIR -S'}
    ${'a stair at the center'}                  | ${{ component: 'STAIR', position: 'CENTER' }}        | ${'PLATFORM_TO_STAIR -C'}
    ${'a platform at the side'}                 | ${{ component: 'PLATFORM' }}                         | ${'PLATFORM_TO_PLATFORM -P2PS'}
    ${'a 96 in ramp that fills the side'}       | ${{ position: 'CENTER', difference: 0.6 }}           | ${'nothing'}
  `('$what: $closure [closures-10]', ({ gap, closure }) => {
    expect(found({ platform: pickets, platformSide: 102.1, difference: 60.6, ...gap })).toBe(closure)
  })
})
