import { analyse, boxAround, setSite } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { systemOf, wholeSystems } from '../../fixtures/systems.ts'
import { elevationsOf, planOf, type SystemElevation, settingOut, taggedBraces, taggedLegs } from '../index.ts'

const extentOf = ({ shapes }: SystemElevation, id: string, role?: string) => {
  const own = shapes.filter(({ owner, role: one }) => owner.id === id && (role === undefined || one === role))
  const { min, max } = boxAround(own.flatMap(({ points }) => points))
  return { from: min.x, to: max.x, length: max.x - min.x }
}

test.each`
  system                                | turns
  ${'p2g-straight'}                     | ${[]}
  ${'t1-switchback'}                    | ${[-90, -90]}
  ${'p3g-turn-back-5x8-expanded-metal'} | ${[-180]}
  ${'p3g-two-45-degree-pieces'}         | ${[45, -45]}
  ${'p2g-around-a-5x6-turn'}            | ${[-90]}
`('the elevation of $system is broken where the walk turns: $turns', ({ system, turns }) => {
  const [elevation] = elevationsOf(systemOf(system))
  expect(elevation?.breaks.map(({ turn }) => Math.round(turn))).toEqual(turns)
  expect(elevation?.breakLines).toHaveLength(turns.length)
})

test.each(['p3g-45-degree', 'p2g-45-degree', 'p3g-two-45-degree-pieces'])(
  'the 45-degree pieces of %s are 30 in long on the elevation, and drawn so long',
  (name) => {
    const analysis = systemOf(name)
    const [elevation] = elevationsOf(analysis)
    const pieces = (elevation?.stretches ?? []).filter(
      ({ part }) => settingOut(analysis).byId.get(part)?.placed.part.kind === 'arr',
    )
    expectEvery(pieces, ({ length, covers }) => [length, covers].every((one) => Math.abs(one - 30) < 0.01))
    for (const { part, from } of pieces) {
      const decks = (elevation?.shapes ?? []).filter(
        ({ owner, role }) => owner.id === part && (role === 'ramp' || role === 'platform'),
      )
      const { min, max } = boxAround(decks.flatMap(({ points }) => points))
      expect([min.x - from, max.x - min.x].map((one) => Math.round(one * 100) / 100)).toEqual([0, 30])
    }
  },
)

test.each(['phd-60-wide', 'p2g-straight', 'phd-straight-through'])(
  'the straight %s is as long on its elevation as on its plan',
  (name) => {
    const analysis = systemOf(name)
    const [elevation] = elevationsOf(analysis)
    const onPlan = Math.max(...planOf(analysis).dimensions.map(({ measure }) => measure))
    expect(Math.max(...(elevation?.dimensions ?? []).map(({ measure }) => measure))).toBeCloseTo(onPlan, 6)
  },
)

describe('what an elevation cuts through of the site', () => {
  const straight = systemOf('p2g-straight')
  const shapesOf = (role: string, analysis = straight) =>
    (elevationsOf(analysis)[0]?.shapes ?? [])
      .filter((one) => one.role === role)
      .map(({ points }) => boxAround(points))

  test('is the wall before its first part, as high as thirty inches over its deck', () => {
    const [wall] = shapesOf('house')
    expect(wall?.max.x).toBeLessThanOrEqual(0)
    expect(wall?.min.y).toBeCloseTo(-24 - 30, 6)
  })

  test('is a porch the ramp starts at, as deep and high as it was entered', () => {
    const [first] = settingOut(straight).parts
    const { middle, normal } = first?.placed.sides.TOP ?? { middle: { x: 0, y: 0 }, normal: { x: 0, y: -1 } }
    const at = (aside: number, out: number) => ({
      x: middle.x - normal.y * aside + normal.x * out,
      y: middle.y + normal.x * aside + normal.y * out,
    })
    const outline = [at(-40, 30), at(40, 30), at(40, 0.5), at(-40, 0.5)]
    const porch = { outline, height: 24, use: 'start' } as const
    const layout = setSite({ ...straight.layout.site, porch })(straight.layout)
    const [cut] = shapesOf('porch', analyse(layout, straight.catalogue))
    expect(cut?.min.x).toBeCloseTo(-30, 6)
    expect(cut?.max.x).toBeCloseTo(-0.5, 6)
    expect(cut?.min.y).toBeCloseTo(-24, 6)
  })
})

describe.each(wholeSystems)('elevations of $name', ({ analysis }) => {
  const { byId } = settingOut(analysis)
  const elevations = elevationsOf(analysis)

  test('draw no part longer than itself, each at its place', () => {
    for (const elevation of elevations)
      expectEvery(elevation.stretches, ({ part, from, to }) => {
        const own = byId.get(part)
        const deck = extentOf(elevation, part, own?.placed.part.kind === 'stair' ? 'stair' : undefined)
        const sides = [own?.placed.length ?? 0, own?.placed.width ?? 0]
        return to - from <= Math.max(...sides) + 0.01 && deck.from <= from + 0.01 && deck.to >= to - 0.01
      })
  })

  test('have no length over all where they are broken', () => {
    for (const { breaks, dimensions, stretches } of elevations) {
      const all = (stretches.at(-1)?.to ?? 0) - (stretches[0]?.from ?? 0)
      if (breaks.length > 0)
        expect(dimensions.some(({ measure }) => Math.abs(measure - all) < 0.01)).toBe(false)
    }
  })

  test('have every leg of their parts, none inside a wall', () => {
    const legs = taggedLegs(analysis)
    for (const elevation of elevations) {
      const own = legs.filter(({ part }) => elevation.stretches.some((one) => one.part === part))
      const drawn = new Set(elevation.shapes.flatMap(({ owner }) => (owner.kind === 'leg' ? [owner.id] : [])))
      const told = elevation.notes.filter(({ kind }) => kind === 'leg').flatMap(({ text }) => text.split(' '))
      for (const { leg, tag } of own)
        expect([drawn.has(leg.id) || told.includes(tag), told.includes(tag)]).toEqual([true, true])
      const walls = elevation.shapes
        .filter(({ role }) => role === 'house')
        .map(({ points }) => boxAround(points))
      for (const { role, points } of elevation.shapes)
        if (role === 'leg')
          for (const wall of walls)
            expect(boxAround(points).max.x <= wall.min.x || boxAround(points).min.x >= wall.max.x).toBe(true)
    }
  })

  test('have every brace between its two legs', () => {
    const legAt = new Map(taggedLegs(analysis).map(({ tag, leg }) => [tag, leg.id]))
    for (const elevation of elevations)
      for (const { brace, legs } of taggedBraces(analysis)) {
        const bars = elevation.shapes.filter(({ owner }) => owner.kind === 'brace' && owner.id === brace.id)
        if (bars.length === 0) continue
        const places = legs.flatMap(({ tag }) => {
          const id = legAt.get(tag) ?? ''
          return elevation.shapes.some(({ owner }) => owner.id === id) ? [extentOf(elevation, id)] : []
        })
        if (places.length < 2) continue
        const { min, max } = boxAround(bars.flatMap(({ points }) => points))
        expect(min.x).toBeGreaterThanOrEqual(Math.min(...places.map(({ from }) => from)) - 1)
        expect(max.x).toBeLessThanOrEqual(Math.max(...places.map(({ to }) => to)) + 1)
      }
  })
})
