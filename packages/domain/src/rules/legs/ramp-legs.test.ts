import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import type { Analysis } from '../analysis/analysis.ts'

/** Parts in one run from 40 in to the ground. */
const down = (parts: DescribedSystem['parts'], more: Partial<DescribedSystem> = {}): Analysis =>
  analysed({
    parts,
    runs: [{ name: 'Primary', top: 40, bottom: 0, parts: parts.map(({ id }) => id) }],
    ...more,
  })
const round = (value: number) => Math.round(value * 100) / 100 + 0
const ramps = ({ legs }: Analysis) => legs.filter(({ isEditable }) => !isEditable)
const idsOf = (analysis: Analysis) => ramps(analysis).map(({ id }) => id)

describe('legs at ramp joints stand on the joint line, outside the deck (domain 7.1)', () => {
  // An 8 ft ramp at (480, 480) ends 48 in further down.
  test.each`
    product  | ramp          | rotation | legs
    ${'P3G'} | ${'PRSTL8'}   | ${0}     | ${[[20, 48], [-20, 48]]}
    ${'P3G'} | ${'PRSTL8'}   | ${90}    | ${[[-48, 20], [-48, -20]]}
    ${'PHD'} | ${'PHDR848G'} | ${0}     | ${[[26, 48], [-26, 48]]}
    ${'PHD'} | ${'PHDR854G'} | ${0}     | ${[[29, 48], [-29, 48]]}
    ${'PHD'} | ${'PHDR860G'} | ${180}   | ${[[-32, -48], [32, -48]]}
  `('$ramp turned by $rotation', ({ product, ramp, rotation, legs }) => {
    const analysis = down([first('r1', ramp, { rotation }), against('r2', ramp, 'r1 BOTTOM')], { product })
    expect(ramps(analysis).map(({ x, y }) => [round(x - 480), round(y - 480)])).toEqual(legs)
    expect(idsOf(analysis)).toEqual(['r1-BOTTOM-leg-1', 'r1-BOTTOM-leg-2'])
  })
})

describe('which ramp ends stand on legs (spec 3 §4.5, domain 7.2 and 7.10)', () => {
  const pairAt = (...ends: readonly string[]) => ends.flatMap((end) => [`${end}-leg-1`, `${end}-leg-2`])
  const ramp = (id: string, place: string, more = {}) => against(id, 'PRSTL8', place, more)
  const top = { isSupportedTop: true }
  const bottom = { isSupportedBottom: true }

  test.each`
    why                                              | parts                                                                                    | legs
    ${'an end that hangs or lies has none'}          | ${[first('r1', 'PRSTL8')]}                                                               | ${[]}
    ${'a supported top has a pair'}                  | ${[first('r1', 'PRSTL8', top)]}                                                          | ${pairAt('r1-TOP')}
    ${'a supported bottom has a pair'}               | ${[first('r1', 'PRSTL8', bottom)]}                                                       | ${pairAt('r1-BOTTOM')}
    ${'where two ramps join, the upper one has it'}  | ${[first('r1', 'PRSTL8'), ramp('r2', 'r1 BOTTOM')]}                                      | ${pairAt('r1-BOTTOM')}
    ${'and support there brings no second pair'}     | ${[first('r1', 'PRSTL8', bottom), ramp('r2', 'r1 BOTTOM', top)]}                         | ${pairAt('r1-BOTTOM')}
    ${'a supported end at a platform has one'}       | ${[first('A', 'PPS55TL'), ramp('r1', 'A BOTTOM LEFT', top)]}                             | ${pairAt('r1-TOP')}
    ${'so has a supported bottom at a platform'}     | ${[first('r1', 'PRSTL8', bottom), against('A', 'PPS55TL', 'r1 BOTTOM')]}                 | ${pairAt('r1-BOTTOM')}
    ${'a logicless ramp is only drawn'}              | ${[first('r1', 'PRSTL8', { ...top, isLogicless: true })]}                                | ${[]}
    ${'a 45-degree piece stands on two at each end'} | ${[first('p', 'MPARR45')]}                                                               | ${pairAt('p-TOP', 'p-BOTTOM')}
    ${'a logicless piece on none'}                   | ${[first('p', 'MPARR45', { isLogicless: true })]}                                        | ${[]}
    ${'a ramp that joins a piece brings no more'}    | ${[first('r1', 'PRSTL8'), against('p', 'MPARR45', 'r1 BOTTOM'), ramp('r2', 'p BOTTOM')]} | ${pairAt('p-TOP', 'p-BOTTOM')}
    ${'a stair brings its own feet'}                 | ${[first('A', 'PPS55TL'), against('s', 'PST36', 'A BOTTOM LEFT', { activeHeight: 40 })]} | ${[]}
  `('$why [legs-7]', ({ parts, legs }) => {
    expect(idsOf(down(parts))).toEqual(legs)
  })

  test('a ramp without a run has no height and no legs yet', () => {
    expect(idsOf(down([first('r1', 'PRSTL8', top)], { runs: [] }))).toEqual([])
  })

  test('they are as long as the surface is high at that end', () => {
    const analysis = down([first('r1', 'PRSTL8', top), ramp('r2', 'r1 BOTTOM', bottom)])
    expect(ramps(analysis).map(({ id, originalLength }) => `${id} ${originalLength}`)).toEqual([
      'r1-BOTTOM-leg-1 20',
      'r1-BOTTOM-leg-2 20',
      'r1-TOP-leg-1 40',
      'r1-TOP-leg-2 40',
      'r2-BOTTOM-leg-1 0',
      'r2-BOTTOM-leg-2 0',
    ])
  })
})
