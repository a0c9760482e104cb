import { type Inches, outlineContains, type Point } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../../fixtures/systems.ts'
import { type Bar, extentOf, type Prism, type Solid, solidsOf } from '../index.ts'

const CARRIES: readonly string[] = ['platform', 'ramp', 'pad', 'stair']
/** Half a post at a slope of 1:8, the steepest. */
const SLACK: Inches = 1 / 8

describe.each(wholeSystems)('$name', ({ analysis }) => {
  test('all of the foot of every post stands on what carries it', () => {
    const solids = solidsOf(analysis)
    const carriers = solids.filter((one): one is Prism => one.kind === 'prism' && CARRIES.includes(one.role))
    const standing = solids
      .filter(isPost)
      .flatMap((post) => footOf(post).map((corner) => ({ post, corner, on: heightsUnder(corner, carriers) })))
    const floating = standing.filter(
      ({ post, on }) => !on.some((height) => Math.abs(post.from.z - height) <= SLACK),
    )
    expect(floating.map(({ post, corner, on }) => [post.owner.id, corner, post.from.z, on])).toEqual([])
  })
})

describe('a stair of 25 in with four risers', () => {
  const t6 = solidsOf(systemOf('t6-stair')).filter(({ owner }) => owner.id === 's1')
  const upright = t6.filter(isPost)

  test('has its posts on its first tread and on its last', () => {
    expect(upright.map(({ from }) => from.z)).toEqual([18.75, 6.25, 18.75, 6.25])
  })

  test('has treads of 11 in, as the maker lists them', () => {
    const treads = t6.filter(({ kind, role }) => kind === 'prism' && role === 'stair').slice(0, 3)
    const depths = treads.map((one) => {
      const box = extentOf([one])
      return box && Math.min(box.max.x - box.min.x, box.max.y - box.min.y)
    })
    expect(depths).toEqual([11, 11, 11])
  })

  test('has its handrails 36 in over every nosing, where the hand lies', () => {
    const [rail] = t6.filter(
      (one): one is Bar => one.kind === 'bar' && one.role === 'handrail' && one.from.z !== one.to.z,
    )
    if (!rail) throw new Error('no rail')
    const length = Math.hypot(rail.to.x - rail.from.x, rail.to.y - rail.from.y)
    const handAt = (inches: Inches) =>
      rail.from.z + ((rail.to.z - rail.from.z) * inches) / length + rail.size / 2
    const over = [25, 18.75, 12.5, 6.25].map((nosing, index) => handAt(index * 11) - nosing)
    for (const height of over) expect(height).toBeCloseTo(36, 6)
  })
})

/** Posts of railings and of gates, whose pickets are round. */
function isPost(solid: Solid): solid is Bar {
  if (solid.kind !== 'bar' || solid.section !== 'square') return false
  return solid.role === 'post' || solid.role === 'gate'
}

const footOf = ({ from, size }: Bar): readonly Point[] =>
  [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: from.x + (x * size) / 2, y: from.y + (y * size) / 2 })))

/** Heights of everything at a place that carries a post. */
const heightsUnder = (place: Point, carriers: readonly Prism[]): readonly Inches[] =>
  carriers.filter(({ outline }) => outlineContains(outline, place)).map((one) => topAt(place, one))

/** A flat face: the plane through its first, second and last corner. */
function topAt({ x, y }: Point, { outline, top }: Prism): Inches {
  const [a, b, d] = [outline[0], outline[1], outline.at(-1)]
  if (!a || !b || !d) return Number.NaN
  const [za = 0, zb = 0, zd = 0] = [top[0], top[1], top.at(-1)]
  const [bx, by, dx, dy] = [b.x - a.x, b.y - a.y, d.x - a.x, d.y - a.y]
  const area = bx * dy - by * dx
  const across = ((x - a.x) * dy - (y - a.y) * dx) / area
  const down = (bx * (y - a.y) - by * (x - a.x)) / area
  return za + across * (zb - za) + down * (zd - za)
}
