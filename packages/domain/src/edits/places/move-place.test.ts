import { expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { EMPTY_SITE, type Site } from '../../model/layout/site.ts'
import { everyPlaceOf } from '../../model/layout/site-places.ts'
import { type SiteKey, siteFooting, siteKeys, siteName } from '../../model/places/site-key.ts'
import { setSite } from '../site-edits.ts'
import { setLot } from '../site-place-edits.ts'
import { centerOnSite, changeFooting, moveOnSite } from './move-place.ts'

const p = (x: number, y: number): Point => ({ x, y })
const box = (x: number, y: number, width: number, depth: number) => [
  p(x, y),
  p(x + width, y),
  p(x + width, y + depth),
  p(x, y + depth),
]
const site: Site = {
  doors: [{ id: 'door-1', sill: 20, stepDown: 0, at: p(240, 336), faces: 180 }],
  things: [
    { kind: 'house', name: 'house', outline: box(0, 0, 480, 336) },
    { kind: 'gas-meter', name: 'Gas meter', at: p(400, 346), radius: 10 },
    { kind: 'ac-unit', name: 'A/C by the fence', at: p(900, 600), radius: 18 },
    { kind: 'fence', name: 'Fence', line: [p(600, 0), p(600, 400)], thickness: 4 },
  ],
  porch: { outline: box(200, 336, 80, 60), height: 14, use: 'over' },
  surfaces: [{ kind: 'concrete', outline: box(300, 400, 100, 300) }],
  destination: { name: 'driveway', edge: [p(300, 700), p(400, 700)] },
  yard: box(-100, -100, 900, 900),
}
const after = (edit: ReturnType<typeof moveOnSite>, of = site): Site =>
  edit(setSite(of)(newLayout('P3G'))).site

test('a house takes along its door, its porch and what is at its walls, and nothing else', () => {
  const moved = after(moveOnSite('thing-0', p(10, 20)))
  expect(moved.doors[0]?.at).toEqual(p(250, 356))
  expect(moved.porch?.outline[0]).toEqual(p(210, 356))
  expect(moved.things?.[0]).toMatchObject({ outline: box(10, 20, 480, 336) })
  expect(moved.things?.[1]).toMatchObject({ at: p(410, 366) })
  expect(moved.things?.slice(2)).toEqual(site.things?.slice(2))
  expect([moved.surfaces, moved.destination, moved.yard]).toEqual([
    site.surfaces,
    site.destination,
    site.yard,
  ])
})

test('a house that is placed by its middle takes along what belongs to it, a tree goes alone', () => {
  expect(after(centerOnSite('thing-0', p(250, 188)))).toEqual(after(moveOnSite('thing-0', p(10, 20))))
  expect(after(centerOnSite('thing-2', p(910, 620)))).toEqual(after(moveOnSite('thing-2', p(10, 20))))
  expect(after(centerOnSite('thing-9', p(0, 0)))).toEqual(after(moveOnSite('thing-9', p(0, 0))))
})

test.each<SiteKey>(['thing-2', 'thing-3', 'porch', 'surface-0', 'destination', 'yard'])(
  'moving %s moves that and nothing else',
  (key) => {
    const moved = after(moveOnSite(key, p(10, 20)))
    const count = (one: Site) => everyPlaceOf(one).length
    expect(count(moved)).toBe(count(site))
    const footing = siteFooting(moved, key)
    expect(footing).not.toEqual(siteFooting(site, key))
    expect(after(moveOnSite(key, p(-10, -20)), moved)).toEqual(after(moveOnSite(key, p(0, 0))))
    const others = siteKeys(site).filter((one) => one !== key)
    expect(others.map((one) => siteFooting(moved, one))).toEqual(others.map((one) => siteFooting(site, one)))
  },
)

test('a lot takes along its yard; one corner of it moved, the yard follows by the setback', () => {
  const lot = box(0, 0, 600, 600)
  const withLot = setLot(lot, 60)(setSite(EMPTY_SITE)(newLayout('P3G'))).site
  expect(after(moveOnSite('lot', p(10, 0)), withLot)).toMatchObject({
    lot: box(10, 0, 600, 600),
    yard: box(70, 60, 480, 480),
  })
  const wider = after(changeFooting('lot', { outline: box(0, 0, 700, 600) }), withLot)
  expect(wider).toMatchObject({ setback: 60, yard: box(60, 60, 580, 480) })
  expect(siteKeys(wider)).toEqual(['lot'])
})

test('a lot that its setback would leave nothing of stays as it is, with its setback', () => {
  const withLot = setLot(box(0, 0, 600, 600), 60)(setSite(EMPTY_SITE)(newLayout('P3G'))).site
  expect(after(changeFooting('lot', { outline: box(0, 0, 100, 600) }), withLot)).toEqual(withLot)
  expect(after(setLot(box(0, 0, 100, 100)), withLot)).toEqual(withLot)
  expect(after(setLot(box(0, 0, 600, 600), 300), withLot)).toEqual(withLot)
})

test('a yard that was drawn beside its lot stays as it was drawn', () => {
  const both: Site = { doors: [], lot: box(0, 0, 600, 600), yard: box(50, 50, 100, 100) }
  expect(after(changeFooting('lot', { outline: box(0, 0, 700, 600) }), both).yard).toEqual(both.yard)
})

test('another footing leaves name, clearance and fate; a circle becomes a line', () => {
  const named: Site = {
    doors: [],
    things: [{ kind: 'fence', name: 'Hedge', at: p(0, 0), radius: 9, clearance: 4, fate: 'goes' }],
  }
  const changed = after(changeFooting('thing-0', { line: [p(0, 0), p(96, 0)], thickness: 6 }), named)
  expect(changed.things).toEqual([
    { kind: 'fence', name: 'Hedge', clearance: 4, fate: 'goes', line: [p(0, 0), p(96, 0)], thickness: 6 },
  ])
})

test('everything on a site has a name a person knows', () => {
  expect(siteKeys(site).map((key) => siteName(site, key))).toEqual([
    'Gas meter',
    'A/C by the fence',
    'Fence',
    'porch',
    'house',
    'driveway',
    'concrete',
    'yard',
  ])
})
