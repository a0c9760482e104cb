import { expect, test } from 'vitest'
import type { Solid } from '../solid/solid.ts'
import { facadesOf } from './facades.ts'

const box = (role: 'house' | 'door', id: string, more: Partial<Extract<Solid, { kind: 'box' }>>): Solid => ({
  kind: 'box',
  owner: { kind: 'site', id },
  role,
  at: { x: 0, y: -3, z: 0 },
  size: { x: 68, y: 6, z: 120 },
  turn: 0,
  ...more,
})
const wall = box('house', 'house-1', {})
const door = box('door', 'door-1', { at: { x: 0, y: -3, z: 31 }, size: { x: 36, y: 7, z: 80 } })
/** A post so far to the right of somebody who looks out (x to the left), and so far before the wall. */
const post = (right: number, out: number): Solid => ({
  kind: 'bar',
  section: 'square',
  owner: { kind: 'part', id: 'r' },
  role: 'post',
  from: { x: -right, y: out, z: 0 },
  to: { x: -right, y: out, z: 40 },
  size: 2,
})

test('a house nobody measured is wider than its door, and goes back', () => {
  const [facade] = facadesOf([wall, door])
  expect(facade).toMatchObject({ isOurs: true, out: { x: -0, y: 1 } })
  expect([(facade?.left ?? 0) > 160, (facade?.right ?? 0) > 160, (facade?.depth ?? 0) > 120]).toEqual([
    true,
    true,
    true,
  ])
  expect(facade?.doors[0]?.sill).toBe(31)
})

test.each([
  ['beside the house ends it before that', post(80, -40), 73],
  ['before its wall leaves it as wide as it is', post(80, 40), 212],
])('what stands %s', (_, solid, right) => {
  expect(facadesOf([wall, door, solid])[0]?.right).toBeCloseTo(right)
})

test('where the system goes through the house the wall is all there is', () => {
  expect(facadesOf([wall, door, post(20, -40)])[0]).toMatchObject({ isOurs: false, depth: 6 })
})

test('walls of a measured house stay as they were measured', () => {
  const side = box('house', 'the house', { at: { x: 200, y: -100, z: 0 }, turn: 90 })
  expect(facadesOf([wall, side, door]).map(({ isOurs }) => isOurs)).toEqual([false, false])
})
