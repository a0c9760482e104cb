import { analyse, setSite } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { inputFor } from '../testing/systems.ts'
import { supportNotes } from './support-notes.ts'

const FASTENED = 'Anchored to the structure there.'

describe('how platforms stand and what ties a system to the structure', () => {
  test.each`
    system                      | platforms                                                                                         | structure
    ${'t1-switchback'}          | ${['A: on four legs.', 'B: on two legs and the legs of A.']}                                      | ${'R1 is at the sill with 1 upper transition (PRUT).'}
    ${'t2-straight'}            | ${['A: on four legs.']}                                                                           | ${'A is tied to the structure with 2 tie straps (PPTS).'}
    ${'t5-phd-guards'}          | ${['A: on four legs.']}                                                                           | ${'A is tied to the structure with 2 tie straps (PHDTS).'}
    ${'p3g-45-degree'}          | ${[]}                                                                                             | ${'R1 is at the sill with 1 upper transition (PRUT).'}
    ${'p3g-low-profile'}        | ${['A: on four low-profile feet.']}                                                               | ${'A is tied to the structure with 2 tie straps (PPTS).'}
    ${'phd-three-5x5-in-a-row'} | ${['A: on four legs.', 'B: on two legs and the legs of A.', 'C: on two legs and the legs of B.']} | ${'A is tied to the structure with 2 tie straps (PHDTS).'}
    ${'phd-resting-platform'}   | ${['A: on four legs.', 'B: no separate legs, supported by the parts it connects to.']}            | ${'A is tied to the structure with 2 tie straps (PHDTS).'}
    ${'straight-104-ft'}        | ${['A: four legs not stocked at this height.']}                                                   | ${'A is tied to the structure with 2 tie straps (PPTS).'}
    ${'four-lanes'}             | ${['A, B, and C: on six legs.']}                                                                  | ${'R1 is at the sill with 1 upper transition (PRUT).'}
    ${'p2g-45-degree'}          | ${['A: on four legs.', 'B: on the ground, without legs.']}                                        | ${'A is tied to the structure with 2 tie straps (MPTS).'}
    ${'phd-child-rails'}        | ${['A: on four legs.', 'E1: on two legs and the legs of A.']}                                     | ${'A is tied to the structure with 2 tie straps (PHDTS).'}
  `('$system: $platforms, $structure', ({ system, platforms, structure }) => {
    expect(supportNotes(inputFor(system).analysis)).toEqual([...platforms, structure, FASTENED])
  })

  test('a ramp from a porch is at its edge', () => {
    const { analysis } = inputFor('t1-switchback')
    const outline = [
      { x: -900, y: -900 },
      { x: -800, y: -900 },
      { x: -800, y: -800 },
    ]
    const porch = { outline, height: 31, use: 'start' } as const
    const start = analyse(setSite({ ...analysis.layout.site, porch })(analysis.layout), analysis.catalogue)
    expect(supportNotes(start)).toContain('R1 is at the porch edge with 1 upper transition (PRUT).')
  })

  test('a platform over a porch says so', () => {
    const { analysis } = inputFor('t2-straight')
    const outline = analysis.placement.parts[0]?.outline ?? []
    const porch = { outline, height: 4, use: 'over' } as const
    const over = analyse(setSite({ ...analysis.layout.site, porch })(analysis.layout), analysis.catalogue)
    expect(supportNotes(over)[0]).toMatch(/^A: on four .*, over the porch\.$/)
  })

  test('a way in that nobody entered ties nothing', () => {
    const { analysis } = inputFor('t2-straight')
    const openings = analysis.layout.openings.filter(({ use }) => use === 'exit')
    const bare = analyse({ ...analysis.layout, openings }, analysis.catalogue)
    expect(supportNotes(bare)).toEqual(['A: on four legs.', 'Connection to the structure: not entered.'])
  })
})
