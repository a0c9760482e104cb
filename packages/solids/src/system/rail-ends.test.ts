import type { Inches } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../../fixtures/systems.ts'
import { type Bar, type Point3, type Solid, solidsOf } from '../index.ts'

/** From the end of a bar to the face of what holds it. */
const HELD: Inches = 2

const RAILING: readonly string[] = ['handrail', 'post', 'gate', 'closure']

const railingOf = (name: string): readonly Bar[] => solidsOf(systemOf(name)).filter(isRailing)

describe.each(wholeSystems)('$name', ({ name }) => {
  test('every rail, loop and closure bar ends at a post, another rail or a loop', () => {
    const bars = railingOf(name)
    const loose = bars
      .filter(isLengthwise)
      .flatMap((bar) =>
        [bar.from, bar.to]
          .filter((end) => !bars.some((other) => other !== bar && awayFrom(end, other) <= HELD))
          .map(
            ({ x, y, z }) =>
              `${bar.role} of ${bar.owner.id} at ${x.toFixed(1)} ${y.toFixed(1)} ${z.toFixed(1)}`,
          ),
      )
    expect(loose).toEqual([])
  })
})

const isRailing = (solid: Solid): solid is Bar => solid.kind === 'bar' && RAILING.includes(solid.role)

/** Not the posts and upright pickets. */
const isLengthwise = ({ from, to }: Bar): boolean => Math.hypot(to.x - from.x, to.y - from.y) > 1

function awayFrom({ x, y, z }: Point3, { from, to, size }: Bar): Inches {
  const way = { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z }
  const square = way.x ** 2 + way.y ** 2 + way.z ** 2 || 1
  const along = ((x - from.x) * way.x + (y - from.y) * way.y + (z - from.z) * way.z) / square
  const share = Math.max(0, Math.min(1, along))
  const middle = Math.hypot(
    x - from.x - way.x * share,
    y - from.y - way.y * share,
    z - from.z - way.z * share,
  )
  return middle - size / 2
}

test.each`
  what                                                         | name                                | id               | posts
  ${'beside a centred ramp it ends on posts that stand there'} | ${'p3g-horizontal-pickets-centred'} | ${'A-BOTTOM-Ca'} | ${0}
  ${'at a corner without a rail it has its own post'}          | ${'p3g-one-ramp-on-an-8-foot-side'} | ${'A-BOTTOM-S'}  | ${1}
  ${'where two platforms join it has its own post'}            | ${'t1-switchback'}                  | ${'A-TOP-S'}     | ${1}
`('a closure: $what', ({ name, id, posts }) => {
  const closures = railingOf(name).filter(({ role, owner }) => role === 'closure' && owner.id === id)
  const standing = railingOf(name).filter(({ role }) => role === 'post')
  const own = closures.filter(({ section }) => section === 'square')
  expect(own).toHaveLength(posts)
  for (const { from, to } of closures.filter(isLengthwise))
    for (const end of [from, to])
      expect(
        [...standing, ...own].some((post) => Math.hypot(post.from.x - end.x, post.from.y - end.y) < 0.01),
      ).toBe(true)
})

test('rails of a stair end over its lowest riser: 33 in down a stair of three treads of 11 in', () => {
  const rails = solidsOf(systemOf('t6-stair')).filter(
    (one): one is Bar =>
      one.kind === 'bar' && one.role === 'handrail' && one.owner.id === 's1' && one.from.z !== one.to.z,
  )
  expect(rails.length).toBeGreaterThan(1)
  for (const { from, to } of rails) expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(33, 6)
})
