import { groundOf, type Inches, kitsOfClosures } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { drawnFrom, systemOf, wholeSystems } from '../fixtures/systems.ts'
import {
  extentOf,
  type Solid,
  settingOut,
  solidsOf,
  taggedBraces,
  taggedClosures,
  taggedLegs,
} from './index.ts'

const t1 = systemOf('t1-switchback')

const sizeOf = (solids: readonly Solid[]): readonly Inches[] => {
  const box = extentOf(solids)
  if (!box) return []
  const { min, max } = box
  return [max.x - min.x, max.y - min.y, max.z - min.z].map((one) => Math.round(one * 10) / 10)
}

describe('the real job T1', () => {
  test('has its handrails 36 in over the deck, where the hand lies', () => {
    const rails = solidsOf(t1).filter(({ role, owner }) => role === 'handrail' && owner.id === 'B')
    expect(Math.max(...rails.map((rail) => (extentOf([rail])?.max.z ?? 0) - 25))).toBeCloseTo(36, 6)
  })

  test('has no plate in the ground', () => {
    const plates = solidsOf(t1).filter(({ role }) => role === 'transition')
    expect(plates.length).toBeGreaterThan(0)
    for (const one of plates) expect(extentOf([one])?.min.z).toBeGreaterThanOrEqual(0)
  })

  // A prototype measured 139.9 x 71.7 x 369.3 with feet of 8 in, sections at their own length, no end loops and posts below the deck.
  test('is 133.4 x 377.8 x 67.3 in over feet, rails and end loops', () => {
    const whole = solidsOf(t1).filter(({ owner }) => owner.kind !== 'site')
    expect(sizeOf(whole)).toEqual([133.4, 377.8, 67.3])
  })
})

describe.each(wholeSystems)('$name', ({ analysis }) => {
  const legs = taggedLegs(analysis)
  test('has solids with places, and every one an owner that is there', () => {
    const solids = solidsOf(analysis)
    expect(solids.length).toBeGreaterThan(0)
    const box = extentOf(solids)
    expectEvery(box ? [...Object.values(box.min), ...Object.values(box.max)] : [], Number.isFinite)
  })

  test('legs by tag add up to the legs of the parts list', () => {
    const packs = new Map<string, number>()
    for (const { stock } of legs) if (stock) packs.set(stock, (packs.get(stock) ?? 0) + 1)
    const roleOf = (name: string) => analysis.catalogue.byShortName.get(name)?.role
    const ordered = analysis.partsList.lines.filter(({ shortName }) => roleOf(shortName) === 'leg')
    const counted = [...packs]
      .filter(([name]) => roleOf(name) === 'leg')
      .map(([name, count]) => [name, Math.ceil(count / 2)])
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(ordered.map(({ shortName, quantity }) => [shortName, quantity])),
    )
  })

  const linesOf = (isOne: (role: string) => boolean) =>
    Object.fromEntries(
      analysis.partsList.lines
        .filter(({ shortName }) => isOne(analysis.catalogue.byShortName.get(shortName)?.role ?? ''))
        .map(({ shortName, quantity }) => [shortName, quantity]),
    )

  test('braces by tag add up to the braces of the parts list', () => {
    const counted: Record<string, number> = {}
    for (const { stock } of taggedBraces(analysis)) counted[stock] = (counted[stock] ?? 0) + 1
    expect(counted).toEqual(linesOf((role) => role.startsWith('brace-')))
  })

  test('closures by tag take the kits of the parts list', () => {
    const tagged = taggedClosures(analysis).map(({ closure }) => closure)
    const counted: Record<string, number> = {}
    for (const { kit } of kitsOfClosures(tagged, analysis.layout.project.product, analysis.catalogue))
      if (kit.item && kit.quantity > 0)
        counted[kit.item.shortName] = (counted[kit.item.shortName] ?? 0) + kit.quantity
    const listed = Object.entries(linesOf((role) => role.startsWith('closure-'))).filter(
      ([, count]) => count > 0,
    )
    expect(counted).toEqual(Object.fromEntries(listed))
  })

  test('tags are there once, one after the other', () => {
    expect(legs.map(({ tag }) => tag)).toEqual(legs.map((_, index) => `L${index + 1}`))
    expect(new Set(legs.map(({ leg }) => leg.id)).size).toBe(legs.length)
    expect(legs.length).toBe(analysis.legs.filter(({ isActive, height }) => isActive && height > 0).length)
  })

  test('a leg is set to deck minus ground', () => {
    const ground = groundOf(analysis.layout.site)
    for (const { setHeight, deck, ground: under, at, leg } of legs) {
      if (leg.height === leg.originalLength)
        expect(Math.abs(setHeight - (deck - (ground?.heightAt(at) ?? 0)))).toBeLessThan(1 / 16)
      expect(setHeight).toBeCloseTo(deck - under, 9)
      expect(Math.abs(setHeight - leg.height)).toBeLessThan(1 / 16)
    }
  })

  test('every brace has two legs', () => {
    for (const { legs: two, brace } of taggedBraces(analysis))
      expect([brace.id, two.length]).toEqual([brace.id, 2])
  })

  test('parts meet where they are joined', () => {
    expect(settingOut(analysis).tolerances).toEqual([])
    expect(taggedClosures(analysis).length).toBe(analysis.closures.filter(({ isActive }) => isActive).length)
  })
})

test('a bridge plate lies where it is drawn, before the door and on the deck it bears on', () => {
  const drawing = drawnFrom({
    format: 'ramp-system/1',
    product: 'P3G',
    parts: [
      { id: 'A', shortName: 'PPS55TL', at: { x: 12, y: 38.05 }, rotation: 0 },
      { id: 'b', shortName: 'PBP36', at: { x: 0, y: 3 }, rotation: 0 },
    ],
    runs: [{ name: 'Primary', top: 20, bottom: 20, parts: ['A'] }],
    entrances: [{ part: 'A', side: 'TOP' }],
  })
  const plate = extentOf(solidsOf(drawing).filter(({ owner }) => owner.id === 'b'))
  const round = (value = Number.NaN) => Math.round(value * 1000) / 1000
  expect([plate?.min.x, plate?.min.y, plate?.min.z].map(round)).toEqual([-18, -1, 20])
  expect([plate?.max.x, plate?.max.y].map(round)).toEqual([18, 7])
})
