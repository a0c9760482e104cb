import { readFitRequest } from '@ramp/formats'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { type FitAnswer, fitted } from '../../index.ts'

/** Numbers that were worked out by hand (site 4): how many feet of stock a way needs where the ground is not level. */

type Spot = readonly [x: number, y: number, z: number]

const spots = (...all: readonly Spot[]) => all.map(([x, y, z]) => ({ x, y, z, how: 'measured' }))

/** A plane that falls so much an inch to the right and away from the door. */
const plane = (right: number, away: number) =>
  spots(...[-600, 600].flatMap((x) => [0, 900].map((y): Spot => [x, y, -right * x - away * y])))

const answerTo = (site: Readonly<Record<string, unknown>>): FitAnswer => {
  const request = readFitRequest({
    format: 'ramp-site/1',
    product: 'P3G',
    options: { codes: ['IRC', 'Practice'], handrails: 'TWO_LINE', rampWidth: 36, surface: 'SOLID' },
    ...site,
  })
  return fitted(request, { catalogue: catalogues(request.product) })
}

/** A door in a wall along the top, with no step down. */
const door = (sill: number, more = {}) => ({ at: { x: 0, y: 0 }, faces: 180, sill, stepDown: 0, ...more })

/** Just as wide as a platform. */
const aisle = [
  { x: -34, y: 0 },
  { x: 34, y: 0 },
  { x: 34, y: 900 },
  { x: -34, y: 900 },
]

/** Straight ways that lead away from the door, with the place of their ramps beside its middle. */
const straight = ({ proposals }: FitAnswer) =>
  proposals
    .filter(({ kind }) => kind === 'straight')
    .map(({ rampFeet, layout }) => ({
      rampFeet,
      x: layout.parts.find(({ kind }) => kind === 'ramp')?.at.x ?? 0,
    }))

describe('feet of ramp on ground that is not level', () => {
  test.each`
    way                      | fall       | feet  | ratio
    ${'down a fall of 1:48'} | ${1 / 48}  | ${36} | ${'1:12.08'}
    ${'up a rise of 1:48'}   | ${-1 / 48} | ${19} | ${/^1:12/}
  `('24 in $way are $feet ft', ({ fall, feet, ratio }) => {
    const [first] = answerTo({ door: door(24), yard: aisle, ground: { spots: plane(0, fall) } }).proposals
    expect(first?.rampFeet).toBe(feet)
    expect(first?.ratio).toMatch(ratio)
  })

  test('across a fall of 1:40 a ramp flush left needs 20 ft, one flush right 21', () => {
    const routes = straight(answerTo({ door: door(20), yard: aisle, ground: { spots: plane(1 / 40, 0) } }))
    expect(routes.find(({ x }) => x < -6)?.rampFeet).toBe(20)
    expectEvery(
      routes.filter(({ x }) => x > 6),
      ({ rampFeet }) => rampFeet >= 21,
    )
  })

  test('through a valley 23 ft, where the fall before the door alone would ask for 37', () => {
    const valley = spots(
      ...[-300, 300].flatMap((x): readonly Spot[] => [
        [x, 0, 0],
        [x, 200, -200 / 30],
        [x, 800, -200 / 30 + 20],
      ]),
    )
    const [first] = answerTo({ door: door(20), yard: aisle, ground: { spots: valley } }).proposals
    expect(first?.rampFeet).toBe(23)
    expect(first?.ratio).toBe('1:12.59')
  })

  test('over a porch that lies 10 in under the sill 24 ft, on legs of 10 in on it and 28 off it', () => {
    const outline = [
      { x: -60, y: 0 },
      { x: 60, y: 0 },
      { x: 60, y: 48 },
      { x: -60, y: 48 },
    ]
    const [first] = answerTo({
      door: door(24, { stepDown: 0.5 }),
      porch: { outline, height: 14, use: 'over' },
    }).proposals
    expect(first?.rampFeet).toBe(24)
    const legs = first?.analysis.legs.map(({ shortName }) => shortName)
    expect(legs).toEqual(expect.arrayContaining(['PSL10PR', 'PSL28PR']))
  })

  test('to a driveway 240 in out on ground that falls 1:60, 8 ft along the wall ask for 12 ft down, not 11', () => {
    const edge = [
      { x: -34, y: 240 },
      { x: 196, y: 240 },
    ]
    const yard = [{ x: -34, y: 0 }, { x: 196, y: 0 }, ...edge.toReversed()]
    const { proposals } = answerTo({
      door: door(16),
      yard,
      ground: { spots: plane(0, 1 / 60) },
      destination: { name: 'driveway', edge },
    })
    const [best] = proposals
    expect(best).toMatchObject({ kind: 'l', rampFeet: 20 })
    expect(best?.rise).toBeCloseTo(16 + 210.1 / 60, 2)
    const routes = proposals.filter(({ kind }) => kind === 'l')
    expectEvery(routes, ({ rampFeet }) => rampFeet >= 20)
  })

  test('two storeys in a strip 230 in deep: 60 ft of PATHWAY HD around it, over four platforms', () => {
    const strip = { left: -110, right: 390 }
    const { proposals } = answerTo({
      product: 'PHD',
      options: { surface: 'SOLID', handrails: 'GUARDS', rampWidth: 48, codes: ['ADA', 'IBC'] },
      door: door(60),
      yard: [
        { x: strip.left, y: 0 },
        { x: strip.right, y: 0 },
        { x: strip.right, y: 230 },
        { x: strip.left, y: 230 },
      ],
      obstacles: [{ name: 'tree', at: { x: 372, y: 190 }, radius: 14, clearance: 0 }],
    })
    const [best] = proposals
    // Around the strip, and back over four platforms at the wall.
    expect(best).toMatchObject({ kind: 'mixed', rampFeet: 60, ratio: '1:12.05' })
    const decks = best?.layout.parts.filter(({ kind }) => kind === 'platform') ?? []
    expect(decks.length).toBe(4)
    const [first, ...turned] = decks
    expectEvery(turned, ({ at }) => Math.hypot(at.x - (first?.at.x ?? 0), at.y - (first?.at.y ?? 0)) > 66.1)
  })

  test('to a walk that is kept clear, straight where 20 ft end at it to the inch: 66.1 + 240 + 18 + 60', () => {
    const walk = [
      { x: -300, y: 384.1 },
      { x: 300, y: 384.1 },
    ]
    const { proposals } = answerTo({
      door: door(20),
      obstacles: [{ name: 'walk', outline: [...walk, { x: 300, y: 430 }, { x: -300, y: 430 }] }],
      destination: { name: 'walk', edge: walk },
    })
    expect(proposals[0]).toMatchObject({ kind: 'straight', rampFeet: 20 })
  })

  test.each([1, 3, 5, 6, 8, 11])(
    'before a doorway %d in deep: the bridge plate bears 1 in on the sill, the rest on the platform',
    (deep) => {
      const outline = [
        [-300, -240],
        [300, -240],
        [300, deep],
        [24, deep],
        [24, 0],
        [-24, 0],
        [-24, deep],
        [-300, deep],
      ].map(([x, y]) => ({ x, y }))
      const [best] = answerTo({ door: door(20), building: [{ name: 'house', outline }] }).proposals
      const plate = best?.analysis.placement.byId.get('b1')
      expect(Math.min(...(plate?.outline.map(({ y }) => y) ?? []))).toBeCloseTo(-1, 6)
      expect(Math.max(...(plate?.outline.map(({ y }) => y) ?? []))).toBeGreaterThanOrEqual(deep + 1)
      expect(best?.analysis.connections.openings[0]).toMatchObject({ use: 'entrance', transition: 'b1' })
    },
  )
})
