import { lengthText, type ViewDimension } from '@ramp/drafting'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../../fixtures/systems.ts'
import { planOf } from '../index.ts'

/** Sixteenths of an inch as they are printed. */
const printed = ({ measure }: ViewDimension) => Math.round(measure * 16)
const isUpright = ({ from, to }: ViewDimension) => Math.abs(from.x - to.x) < 1e-6
const startOf = (one: ViewDimension) =>
  isUpright(one) ? `x ${one.from.x.toFixed(3)}` : `y ${one.from.y.toFixed(3)}`

/** Chains of a plan by the side they are on, the stretches apart from what is beyond them: the overall size. */
function chainsOf(dimensions: readonly ViewDimension[]) {
  const sides = new Map<string, ViewDimension[]>()
  for (const one of dimensions) sides.set(startOf(one), [...(sides.get(startOf(one)) ?? []), one])
  return [...sides.values()].map((ofSide) => {
    const near = Math.min(...ofSide.map(({ offset }) => offset))
    return {
      stretches: ofSide.filter(({ offset }) => offset === near),
      overall: ofSide.filter(({ offset }) => offset > near),
    }
  })
}

const sumOf = (stretches: readonly ViewDimension[]) => stretches.reduce((sum, one) => sum + printed(one), 0)

test.each([
  ['t1-switchback', `30'-5 1/16"`],
  ['straight-104-ft', `109'-1 3/4"`],
] as const)('the printed stretches along %s add up to its overall size', (name, overall) => {
  const [chain] = chainsOf(planOf(systemOf(name)).dimensions)
  expect(chain?.overall.map(({ measure }) => lengthText(measure, 'plan-dimension'))).toEqual([overall])
  expect(lengthText(sumOf(chain?.stretches ?? []) / 16, 'plan-dimension')).toBe(overall)
})

describe.each(wholeSystems)('the plan of $name', ({ analysis }) => {
  test('has chains whose printed stretches add up to the printed overall size', () => {
    const chains = chainsOf(planOf(analysis).dimensions).filter(({ overall }) => overall.length > 0)
    for (const { stretches, overall } of chains)
      expectEvery(overall, (one) => printed(one) === sumOf(stretches))
  })
})
