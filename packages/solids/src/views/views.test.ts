import { groundRatio } from '@ramp/domain'
import { lengthText, type ViewDimension } from '@ramp/drafting'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../../fixtures/systems.ts'
import { elevationsOf, planOf, type SystemView, settingOut } from '../index.ts'

const t1 = systemOf('t1-switchback')

test('a section of exactly 1:12 along its length is 1:11.95 over the ground', () => {
  const r4 = settingOut(t1).byId.get('r4')
  expect(r4?.length).toBe(96)
  expect(r4?.covers).toBeCloseTo(95.6661, 4)
  expect(groundRatio(8, r4?.covers ?? 0)).toBe('1:11.95')
})

const measuresOf = ({ dimensions }: SystemView) =>
  dimensions.map(({ measure }) => lengthText(measure, 'plan-dimension'))

describe('the plan of T1', () => {
  test('has the chain of its lanes from left, top and right, and its size over all', () => {
    expect(measuresOf(planOf(t1))).toEqual([
      ...[`7'-11 11/16"`, `7'-11 5/8"`, `2'-11 7/8"`, `5'-11 3/4"`, `5'-6 1/8"`, `30'-5 1/16"`],
      ...[`3'-5 1/2"`, `2'-0 5/8"`, `2'-0 9/16"`, `3'-5 1/2"`, `11'-0 3/16"`],
      ...[`7'-11 11/16"`, `7'-11 5/8"`, `4'-11 13/16"`, `3'-11 13/16"`, `5'-6 1/8"`],
      ...[`5'-6 1/8"`, `5'-6 1/16"`],
    ])
  })
})

describe('the elevation of T1', () => {
  const [primary] = elevationsOf(t1)
  test('has one row for each part with what it covers, its rise and its slope', () => {
    expect(
      primary?.stretches.map(({ tag, covers, rise, slope }) =>
        [tag, lengthText(covers, 'walk'), rise, slope].join(' '),
      ),
    ).toEqual([
      `R1 5'-11 3/4" 6 1:11.95`,
      `A 5'-6 1/8" 0 level`,
      `B 5'-6 1/8" 0 level`,
      `R2 3'-11 13/16" 4 1:11.95`,
      `R3 4'-11 13/16" 5 1:11.95`,
      `R4 7'-11 11/16" 8 1:11.95`,
      `R5 7'-11 11/16" 8 1:11.95`,
    ])
  })
})

/** A dimension lies along an axis of its view, and says how far its ends are apart. */
const apart = ({ from, to }: ViewDimension) => Math.hypot(to.x - from.x, to.y - from.y)

describe.each(wholeSystems)('views of $name', ({ analysis }) => {
  const views = [planOf(analysis), ...elevationsOf(analysis)]
  test('every dimension says what lies between its ends', () => {
    for (const { dimensions } of views)
      for (const dimension of dimensions) expect(apart(dimension)).toBeCloseTo(dimension.measure, 6)
  })

  test('every place is a number', () => {
    for (const { shapes, notes, box } of views) {
      const points = [
        ...shapes.flatMap((shape) => shape.points),
        ...notes.map(({ at }) => at),
        box.min,
        box.max,
      ]
      expectEvery(points, ({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
    }
  })
})
