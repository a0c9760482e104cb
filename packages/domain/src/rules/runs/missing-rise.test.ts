import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { missingRise } from './missing-rise.ts'

const parts = [first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A BOTTOM CENTER')]
type Heights = { readonly top: number | null; readonly bottom: number | null; readonly name?: string }
const system = (heights: readonly Heights[], more: Partial<DescribedSystem> = {}): DescribedSystem => ({
  parts,
  runs: heights.map(({ top, bottom, name = 'Primary' }, index) => ({
    name,
    top,
    bottom,
    parts: index === 0 ? ['A', 'r1'] : [],
  })),
  entrances: [['A', 'TOP']],
  exits: [['r1', 'BOTTOM']],
  ...more,
})

describe('the height without which nobody knows how high a system is', () => {
  test.each`
    heights                                                 | field               | action
    ${[{ top: 8, bottom: 0 }]}                              | ${undefined}        | ${undefined}
    ${[{ top: 0, bottom: 0 }]}                              | ${undefined}        | ${undefined}
    ${[{ top: null, bottom: 0 }]}                           | ${'runs[0].top'}    | ${'enter the start height of run Primary'}
    ${[{ top: null, bottom: null }]}                        | ${'runs[0].top'}    | ${'enter the start height of run Primary'}
    ${[{ top: null, bottom: 0, name: 'Run 1' }]}            | ${'runs[0].top'}    | ${'enter the start height of Run 1'}
    ${[{ top: 8, bottom: null }]}                           | ${'runs[0].bottom'} | ${'enter the end height of run Primary'}
    ${[{ top: 8, bottom: 0 }, { top: null, bottom: null }]} | ${undefined}        | ${undefined}
    ${[]}                                                   | ${'runs'}           | ${'add a run with its start height'}
  `('of runs at $heights it is $field', ({ heights, field, action }) => {
    const missing = missingRise(analysed(system(heights)))
    expect(missing?.field).toBe(field)
    expect(missing?.action).toBe(action)
  })

  test('is a part that no run gives a height', () => {
    const [run] = system([{ top: 8, bottom: 0 }]).runs
    const missing = missingRise(analysed(system([], { runs: run ? [{ ...run, parts: ['r1'] }] : [] })))
    expect(missing).toMatchObject({ field: 'runs', action: 'add every part to a run' })
  })

  test('is no end height where the ground is known', () => {
    const ground = [[0, 0, -2.5]] as const
    expect(missingRise(analysed(system([{ top: 8, bottom: null }], { ground })))).toBeNull()
  })

  test('is none where nothing is drawn', () => {
    expect(missingRise(analysed({ parts: [], runs: [] }))).toBeNull()
  })
})
