import { analyse, attachTo, catalogueOf, type Item, newPart, type Part, type PlacedPart } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { itemNamed, layoutOf, partAt, partOn, placedBy, TestEditor } from '../testing.ts'
import { sideFor } from './find-place-snap.ts'

const R = partAt('ramp', 'R', { x: 300, y: 300 })
const stock = new TestEditor(layoutOf(R)).analysis.catalogue
const ramp = itemNamed('ramp', stock)
const stair = itemNamed('stair', stock)
const turn: Item = {
  ...ramp,
  shortName: 'turn',
  itemType: 'ARR',
  role: 'arr',
  length: 30,
  usableLength: 30,
}
const catalogue = catalogueOf({ ...stock, items: [...stock.items, turn] })

const placed = (part: Part | null) => placedBy(catalogue, part)
const held = (item: Item, rotation: number) => placed(newPart(item, 'held', { x: 300, y: 500 }, rotation))

/** The end of a newcomer that goes against a side of the last part. */
function endAgainst(newcomer: PlacedPart, side: 'TOP' | 'BOTTOM', parts: readonly Part[]) {
  const { connections, placement } = analyse(layoutOf(...parts), catalogue)
  const last = placement.parts.at(-1)
  return last && sideFor(newcomer, last, side, { connections, placement })
}

/** The 45-degree piece under the ramp, hanging by one of its ends. */
function pieceBelow(mySide: 'TOP' | 'BOTTOM'): Part {
  const to = placed(R).sides.BOTTOM
  const { at, rotation } = attachTo({ to, item: turn, mySide, position: 'CENTER' })
  return placed(newPart(turn, 'K', at, rotation)).part
}

describe('a 45-degree piece', () => {
  test.each`
    how                                         | rotation | end
    ${'as it comes turns right'}                | ${0}     | ${'TOP'}
    ${'held for a turn to the left turns left'} | ${135}   | ${'BOTTOM'}
    ${'held in any other way turns right'}      | ${45}    | ${'TOP'}
  `('at the foot of a ramp, $how', ({ rotation, end }) => {
    expect(endAgainst(held(turn, rotation), 'BOTTOM', [R])).toBe(end)
  })

  test.each`
    end         | free
    ${'TOP'}    | ${'BOTTOM'}
    ${'BOTTOM'} | ${'TOP'}
  `('that hangs by its $end lets the next ramp go on downwards', ({ end, free }) => {
    expect(endAgainst(held(ramp, 0), free, [R, pieceBelow(end)])).toBe('TOP')
  })
})

describe('at a platform', () => {
  const P = partAt('platform', 'P', { x: 300, y: 300 })
  const down = partOn('ramp', 'D', { to: P, side: 'RIGHT', mySide: 'TOP' })
  const steps = partOn('stair', 'S', { to: P, side: 'RIGHT', mySide: 'TOP' })
  const above = partOn('ramp', 'U', { to: P, side: 'RIGHT', mySide: 'BOTTOM' })

  test.each`
    newcomer | beside     | end         | what
    ${ramp}  | ${[above]} | ${'TOP'}    | ${'that a ramp comes down to, the next ramp goes on downwards'}
    ${ramp}  | ${[down]}  | ${'BOTTOM'} | ${'that a ramp only leads away from, the next ramp comes from above'}
    ${stair} | ${[down]}  | ${'TOP'}    | ${'that a ramp leads away from, steps lead down beside it'}
    ${ramp}  | ${[steps]} | ${'TOP'}    | ${'that steps lead away from, a ramp leads down beside them'}
    ${stair} | ${[steps]} | ${'BOTTOM'} | ${'that steps lead away from, the next steps come from above'}
  `('$what', ({ newcomer, beside, end }) => {
    const { connections, placement } = analyse(layoutOf(P, ...beside), catalogue)
    const deck = placement.byId.get('P')
    expect(deck && sideFor(held(newcomer, 0), deck, 'LEFT', { connections, placement })).toBe(end)
  })
})
