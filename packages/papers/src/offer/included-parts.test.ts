import { analyse } from '@ramp/domain'
import { expect, test } from 'vitest'
import { inputFor } from '../testing/systems.ts'
import { includedParts } from './included-parts.ts'

test('what lies beside the system is named like everything else that is sold', () => {
  const included = includedParts(inputFor('p3g-with-portables-and-lift'))
  expect(included).toEqual([
    'One ramp, aluminum',
    'Handrails, with their ends closed',
    'One gate',
    'One portable ramp',
    'One threshold ramp',
    'Two rubber entry mats',
    'Connectors, plates, and hardware',
    'Accessories: gate interlock switch',
    'Drawings for you',
  ])
})

test.each`
  system                        | named
  ${'p3g-45-degree'}            | ${'One 45-degree piece'}
  ${'p3g-two-45-degree-pieces'} | ${'Two 45-degree pieces'}
  ${'p3g-gate-at-the-door'}     | ${'One gate'}
  ${'p3g-high-on-braces'}       | ${'14 braces'}
`('$system includes $named', ({ system, named }) => {
  expect(includedParts(inputFor(system))).toContain(named)
})

test('a threshold ramp alone is named', () => {
  const input = inputFor('p3g-with-portables-and-lift')
  const { layout, catalogue } = input.analysis
  const parts = layout.parts.filter(({ shortName }) => shortName === 'TAER12')
  const analysis = analyse({ ...layout, parts, stack: [], runs: [] }, catalogue)
  expect(includedParts({ ...input, analysis })).toEqual(['One threshold ramp', 'Drawings for you'])
})
