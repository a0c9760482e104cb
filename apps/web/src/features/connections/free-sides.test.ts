import { analyse, type Opening, removeOpening } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { p3g, wholeSystem } from '../../lib/testing/described-system.ts'
import { freeSides } from './free-sides.ts'
import { openingRows } from './opening-rows.ts'

const assigned = wholeSystem('t1-switchback')
const unassigned = analyse(removeOpening('r1', 'TOP')(removeOpening('r5', 'BOTTOM')(assigned.layout)), p3g)

describe('sides that can still become an entrance or exit', () => {
  test.each<{ use: Opening['use']; likeliest: string; height: number }>([
    { use: 'entrance', likeliest: '6 ft ramp, upper end', height: 31 },
    { use: 'exit', likeliest: '8 ft ramp 2, lower end', height: 0 },
  ])('the likeliest $use of the switchback is the $likeliest', ({ use, likeliest, height }) => {
    expect(freeSides(unassigned, use)[0]).toMatchObject({ name: likeliest, height })
  })

  test('the upper end of a ramp is not offered as an exit, nor the lower one as an entrance', () => {
    expect(freeSides(unassigned, 'exit').map(({ name }) => name)).not.toContain('6 ft ramp, upper end')
    expect(freeSides(unassigned, 'entrance').map(({ name }) => name)).not.toContain('8 ft ramp 2, lower end')
  })

  test('sides that are joined or assigned are not offered', () => {
    const names = freeSides(assigned, 'entrance').map(({ end }) => `${end.part} ${end.side}`)
    expect(names).not.toContain('r1 TOP')
    expect(names).not.toContain('A TOP')
    expect(names).toContain('A LEFT')
  })
})

describe('the table of entrances and exits (spec 3 §2.10)', () => {
  test('the switchback runs from the structure to the ground [web-connections-1]', () => {
    expect(openingRows(assigned)).toMatchObject([
      { name: 'Entrance 1', from: 'Structure', to: '6 ft ramp, upper end' },
      { name: 'Exit 1', from: '8 ft ramp 2, lower end', to: 'Ground' },
    ])
  })

  test('one that cannot stand is listed too, so that it can be deleted [web-connections-2]', () => {
    const wrong = { ...assigned.layout, openings: [{ part: 'r1', side: 'TOP', use: 'exit' } as const] }
    const analysis = analyse(wrong, p3g)
    expect(analysis.connections.openings).toEqual([])
    expect(openingRows(analysis)).toMatchObject([{ name: 'Exit 1', from: '6 ft ramp, upper end' }])
  })
})
