import { describe, expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../fixtures/p3g.ts'
import { setProject } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import { moveParts } from '../../edits/part-edits.ts'
import { removeAllRuns, setRunBottom, setRunTop } from '../../edits/run-edits.ts'
import { setRise } from '../../edits/site-edits.ts'
import { offerRelength } from './offer-relength.ts'

const drawn = analysed({
  parts: [
    first('A', 'PPS55TL', { at: { x: 480, y: 120 } }),
    against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
    against('r2', 'PRSTL8', 'r1 BOTTOM'),
    against('t', 'PRGT', 'r2 BOTTOM'),
  ],
  runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['A', 'r1', 'r2'] }],
  entrances: [['A', 'TOP']],
  exits: [['r2', 'BOTTOM']],
}).layout

const same: Edit = (layout) => layout
const id = drawn.runs[0]?.id ?? ''

describe('other lengths are offered', () => {
  test.each`
    when                                                | before                 | edit                                                                                      | feet
    ${'when the rise is typed anew'}                    | ${same}                | ${setRise(20)}                                                                            | ${20}
    ${'when it gets less'}                              | ${same}                | ${setRise(12)}                                                                            | ${12}
    ${'when the height of the run is typed anew'}       | ${same}                | ${setRunTop(id, 18)}                                                                      | ${19}
    ${'when it ends higher'}                            | ${same}                | ${setRunBottom(id, 4)}                                                                    | ${12}
    ${'when another ratio is desired'}                  | ${same}                | ${setProject({ desiredRatio: '1:16' })}                                                   | ${22}
    ${'when the rise of a drawn system is typed first'} | ${removeAllRuns}       | ${setRise(20)}                                                                            | ${20}
    ${'not when a run gets its first height'}           | ${setRunTop(id, null)} | ${setRunTop(id, 20)}                                                                      | ${null}
    ${'not when parts change as well'}                  | ${same}                | ${(layout: Parameters<Edit>[0]) => moveParts(['t'], { x: 1, y: 0 })(setRise(20)(layout))} | ${null}
    ${'not when the rise stays'}                        | ${same}                | ${setRise(16)}                                                                            | ${null}
    ${'not when the name changes'}                      | ${setRise(20)}         | ${setProject({ name: 'Harper' })}                                                         | ${null}
    ${'not when no other length is needed'}             | ${same}                | ${setRise(15.9)}                                                                          | ${null}
  `('$when: $feet ft', ({ before, edit, feet }) => {
    const layout = before(drawn)
    const offer = offerRelength(layout, edit(layout), p3g)
    expect(offer === null ? null : (offer.after.runs.figures[0]?.rampingLength ?? 0) / 12).toBe(feet)
  })

  test('where runs are still to be built, taking them leaves that to be done', () => {
    const before = removeAllRuns(drawn)
    const now = setRise(20)(before)
    const offer = offerRelength(before, now, p3g)
    const taken = offer?.edit(now)
    expect(taken?.runs).toEqual([])
    expect(taken?.parts.map(({ shortName }) => shortName)).toEqual([
      'PPS55TL',
      'PRSTL4',
      'PRSTL8',
      'PRSTL8',
      'PRGT',
    ])
    expect(taken?.parts[0]).toEqual(now.parts[0])
  })

  test('with what they cost more, or less', () => {
    expect(offerRelength(drawn, setRise(20)(drawn), p3g)?.priceChange).toBeGreaterThan(729_93)
    expect(offerRelength(drawn, setRise(12)(drawn), p3g)?.priceChange).toBeLessThan(0)
  })
})
