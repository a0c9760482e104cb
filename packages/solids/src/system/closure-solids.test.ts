import type { Inches } from '@ramp/domain'
import { expect, test } from 'vitest'
import { systemOf } from '../../fixtures/systems.ts'
import { type Bar, solidsOf } from '../index.ts'
import { closureSolids } from './closure-solids.ts'

const analysis = systemOf('t1-switchback')
const posts = solidsOf(analysis).filter(
  (one): one is Bar => one.kind === 'bar' && one.section === 'square' && one.role === 'post',
)

test('closures look at posts near them, and at those elsewhere only to know where they are', () => {
  const looks = new Map<number, number>()
  const farPost = (index: number): Bar => {
    const at = { x: 10_000 + 300 * index, y: 10_000, z: 0 }
    const { from: _, ...post } = { ...(posts[0] as Bar), to: { ...at, z: 36 } }
    return Object.defineProperty(post as Bar, 'from', {
      enumerable: true,
      get: () => {
        looks.set(index, (looks.get(index) ?? 0) + 1)
        return at
      },
    })
  }
  const far: readonly Inches[] = [0, 1, 2]
  const made = closureSolids(analysis, [...posts, ...far.map(farPost)])
  expect(made).toEqual(closureSolids(analysis, posts))
  expect(made.length).toBeGreaterThan(0)
  expect([...looks.values()]).toEqual([1, 1, 1])
})
