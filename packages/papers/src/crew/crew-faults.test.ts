import { analyse } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { ALL_SYSTEMS, inputFor } from '../testing/systems.ts'
import { crewFaults } from './crew-faults.ts'

test.each(ALL_SYSTEMS)('%s has its load list in its steps and its door at the top', (name) => {
  expect(crewFaults(inputFor(name).analysis)).toEqual([])
})

describe('of a load list that says something else than its reasons', () => {
  const { layout, catalogue } = inputFor('t6-stair').analysis
  const analysis = analyse(layout, catalogue)
  const [first, ...others] = analysis.partsList.lines
  if (!first) throw new Error('no lines')
  const withLines = (lines: typeof analysis.partsList.lines) => ({
    ...analysis,
    partsList: { ...analysis.partsList, lines },
  })

  test('a line with another quantity is a fault', () => {
    expect(crewFaults(withLines([{ ...first, quantity: first.quantity + 1 }, ...others]))).toEqual([
      `${first.quantity + 1} ${first.shortName} on the load list, ${first.quantity} in the steps`,
    ])
  })

  test('a line that no rule asked for is a fault', () => {
    expect(crewFaults(withLines([{ ...first, reasons: [] }, ...others]))).toEqual([
      `${first.quantity} ${first.shortName} on the load list, 0 in the steps`,
    ])
  })
})
