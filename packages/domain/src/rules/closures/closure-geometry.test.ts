import { describe, expect, test } from 'vitest'
import { against, analysed, catalogues, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { switchClosure } from '../../edits/choice-edits.ts'
import { analyse } from '../analysis/analyse.ts'

const round = (value: number) => Math.round(value * 100) / 100 + 0
const closuresOf = (parts: DescribedSystem['parts'], more: Partial<DescribedSystem> = {}) =>
  analysed({ parts, runs: [], ...more }).closures

describe('where a closure stands', () => {
  // A 5x5 of 66.1 in about (480, 480); a ramp of 41.5 in flush at one end of a side leaves 24.6 in, its middle 12.3 in
  // from the post: 33.05 - 12.3 = 20.75 in beside the middle of the side.
  test.each`
    place                   | rotation | middle              | angle
    ${'A TOP LEFT BOTTOM'}  | ${0}     | ${[20.75, -33.05]}  | ${0}
    ${'A TOP RIGHT BOTTOM'} | ${0}     | ${[-20.75, -33.05]} | ${0}
    ${'A RIGHT LEFT'}       | ${0}     | ${[33.05, 20.75]}   | ${90}
    ${'A BOTTOM LEFT'}      | ${0}     | ${[-20.75, 33.05]}  | ${180}
    ${'A LEFT LEFT'}        | ${0}     | ${[-33.05, -20.75]} | ${270}
    ${'A TOP LEFT BOTTOM'}  | ${90}    | ${[33.05, 20.75]}   | ${90}
    ${'A TOP LEFT BOTTOM'}  | ${45}    | ${[38.04, -8.7]}    | ${45}
  `('a ramp at $place of a 5x5 turned by $rotation', ({ place, rotation, middle, angle }) => {
    const [closure] = closuresOf([first('A', 'PPS55TL', { rotation }), against('r', 'PRSTL8', place)])
    expect([closure?.origin.x, closure?.origin.y].map((at) => round((at ?? 0) - 480))).toEqual(middle)
    expect(round(closure?.angle ?? -1)).toBe(angle)
    expect(round(closure?.width ?? 0)).toBe(24.6)
  })

  test('beside a centred joint there is one on each side, a at the left', () => {
    const found = closuresOf([first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A TOP CENTER BOTTOM')])
    expect(found.map(({ id, width, origin }) => [id, round(width), round(origin.x - 480)])).toEqual([
      ['A-TOP-Ca', 12.3, -26.9],
      ['A-TOP-Cb', 12.3, 26.9],
    ])
  })

  test('one closure for two gaps is as wide as both and stands half-way between', () => {
    const [turnback] = closuresOf([
      first('A', 'PPS45TL'),
      against('B', 'PPS45TL', 'A RIGHT CENTER LEFT'),
      against('r1', 'PRSTL8', 'A TOP LEFT BOTTOM'),
      against('r2', 'PRSTL8', 'B TOP RIGHT'),
    ])
    // The joint lies 27.05 in right of the first platform's middle.
    expect(turnback).toMatchObject({ id: 'A-MPTB', platform: 'A', side: 'TOP', others: ['r1', 'r2'] })
    expect(
      [turnback?.width, (turnback?.origin.x ?? 0) - 480, turnback?.angle].map((one) => round(one ?? 0)),
    ).toEqual([25.2, 27.05, 0])
    expect(turnback?.lines).toHaveLength(2)
  })
})

describe('the wider of two sides carries the gap', () => {
  test.each`
    why                                       | parts                                                                      | found
    ${'of two platforms the wider one'}       | ${[first('A', 'PPS45TL'), against('B', 'PPS66TL', 'A RIGHT LEFT LEFT')]}   | ${['B-LEFT-P2PS 12 A']}
    ${'whichever was drawn first'}            | ${[first('A', 'PPS66TL'), against('B', 'PPS45TL', 'A RIGHT LEFT LEFT')]}   | ${['A-RIGHT-P2PS 12 B']}
    ${'at the center too, half on each side'} | ${[first('A', 'PPS45TL'), against('B', 'PPS66TL', 'A RIGHT CENTER LEFT')]} | ${['B-LEFT-P2PCa 6 A', 'B-LEFT-P2PCb 6 A']}
  `('$why', ({ parts, found }) => {
    const closures = closuresOf(parts, { runs: [{ name: 'Primary', top: 8, bottom: 8, parts: ['A', 'B'] }] })
    expect(closures.map(({ id, width, others }) => `${id} ${round(width)} ${others}`)).toEqual(found)
  })

  test('beside a ramp wider than its platform the gap lies on the ramp, but the platform still names it', () => {
    const customParts = [{ itemType: 'PLATFORM', handrails: 'TWO_LINE', width: 36, length: 60 }]
    const [closure] = closuresOf([first('A', 'PPS36x60TL'), against('r', 'PRSTL648', 'A BOTTOM LEFT')], {
      customParts,
    })
    // 53.5 - 42.1 = 11.4 in.
    expect([closure?.id, round(closure?.width ?? 0)]).toEqual(['A-BOTTOM-S', 11.4])
  })
})

describe('closures in one place are one (spec 3 §4.7: 5 px, 3 in)', () => {
  // Decks 4 or 5 in narrower than the sides they join leave gaps that meet at a corner: 2.83 and 3.54 in apart.
  const corner = (narrower: number) => {
    const deck = (width: number) => ({ itemType: 'PLATFORM', handrails: 'TWO_LINE', width, length: 60 })
    return closuresOf(
      [
        first('A', 'PPS55TL'),
        against('B', `PPS${60 - narrower}x60TL`, 'A TOP LEFT BOTTOM'),
        against('C', `PPS${60 - narrower}x60TL`, 'A RIGHT RIGHT TOP'),
      ],
      { customParts: [deck(60 - narrower)] },
    ).map(({ id }) => id)
  }
  test('at a corner gaps of 4 in are one, gaps of 5 in are two', () => {
    expect(corner(4)).toEqual(['A-TOP-P2PS'])
    expect(corner(5)).toEqual(['A-TOP-P2PS', 'A-RIGHT-P2PS'])
  })
})

describe('what a rail end meets (domain 7.10, loops and caps)', () => {
  // Both ends of an 8 ft ramp between a 5x5 and the ground: of four rail ends the one at the gap is closed.
  const drawn = analysed({
    parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM LEFT')],
    runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r'] }],
    entrances: [['A', 'TOP']],
    exits: [['r', 'BOTTOM']],
  })
  const after = (isActive: boolean) =>
    analyse(switchClosure('A-BOTTOM-S', isActive)(drawn.layout), catalogues('P3G'))

  test.each`
    isActive | items                                 | why
    ${true}  | ${{ PPCTL: 1, PRHRLU: 1, PRHRLL: 2 }} | ${'the rail at the gap runs into the closure'}
    ${false} | ${{ PRHRLU: 2, PRHRLL: 2 }}           | ${'without it that rail ends free'}
  `('with the closure on $isActive: $why', ({ isActive, items }) => {
    const railings = Object.entries(itemsOf(after(isActive))).filter(([name]) => /^PPCTL|^PRHRL/.test(name))
    expect(Object.fromEntries(railings)).toEqual(items)
  })

  test('a closure belongs to the ramps it names: a ramp beside it keeps its loops', () => {
    const ends = after(true).railEnds.map(({ part, end, meets }) => `${part} ${end} ${meets}`)
    expect(ends.sort()).toEqual(['r BOTTOM nothing', 'r BOTTOM nothing', 'r TOP closure', 'r TOP nothing'])
  })
})
