import { LEG_SIZES } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { wholeSystems } from '../../fixtures/systems.ts'
import { extentOf, planOf, solidsOf, taggedLegs } from '../index.ts'

/** The pairs of legs beside upright ramps, the left one first. */
const ramps = wholeSystems.flatMap(({ name, analysis }) => {
  const legs = taggedLegs(analysis).filter(({ leg, stock }) => !leg.isEditable && stock !== null)
  return legs.flatMap((one) => {
    const other = legs.find(
      ({ part, leg, at }) => part === one.part && leg.y === one.leg.y && at.x > one.at.x,
    )
    const placed = analysis.placement.byId.get(one.part)
    return placed?.part.kind === 'ramp' && other ? [{ name, analysis, placed, pair: [one, other] }] : []
  })
})

describe('the feet of a ramp are 8 in wider over all than what is walked on, and its legs 4 in', () => {
  test('in three dimensions', () => {
    expect(ramps.length).toBeGreaterThan(20)
    for (const { name, analysis, placed, pair } of ramps) {
      const own = solidsOf(analysis).filter(({ owner }) => pair.some(({ leg }) => leg.id === owner.id))
      const over = (role: string) => {
        const box = extentOf(own.filter((one) => one.role === role))
        return box ? box.max.x - box.min.x : 0
      }
      expect(over('foot'), name).toBeCloseTo(placed.usableWidth + 2 * LEG_SIZES.footBesideUsable, 6)
      if (own.some(({ role }) => role === 'leg'))
        expect(over('leg'), name).toBeCloseTo(
          placed.usableWidth + 2 * LEG_SIZES.legBesideUsable + LEG_SIZES.tube,
          6,
        )
    }
  })

  test('and in the plan', () => {
    for (const { name, analysis, placed, pair } of ramps.slice(0, 12)) {
      const feet = planOf(analysis).shapes.filter(
        ({ owner, role }) => role === 'foot' && pair.some(({ leg }) => leg.id === owner.id),
      )
      const places = feet.flatMap(({ points }) => points.map(({ x }) => x))
      expect(Math.max(...places) - Math.min(...places), name).toBeCloseTo(placed.usableWidth + 8, 6)
    }
  })
})
