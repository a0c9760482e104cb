import { readFileSync } from 'node:fs'
import { layoutOfDescription, readSystemDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import { catalogues } from '../../../fixtures/p3g.ts'
import { distance } from '../../base/geometry/point.ts'
import { isInside } from '../../base/geometry/polygon.ts'
import { runsThrough } from '../../base/geometry/runs-through.ts'
import { inTurn } from '../../edits/edit.ts'
import { setSite } from '../../edits/site-edits.ts'
import { addPoint, addReading } from '../../edits/survey-edits.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { houseCorners } from '../../model/places/house-walls.ts'
import { placeOfTapes } from '../../model/survey/tapes.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import { pointsToShoot } from './points-to-shoot.ts'

const file = new URL('../../../fixtures/systems/t2-straight.json', import.meta.url)
const description = readSystemDescription(JSON.parse(readFileSync(file, 'utf8')))
const catalogue = catalogues(description.product)
const { layout } = layoutOfDescription(description, catalogue)
const house = [
  { x: -600, y: -400 },
  { x: 600, y: -400 },
  { x: 600, y: -40 },
  { x: -600, y: -40 },
]
const sited = setSite({ ...layout.site, things: [{ kind: 'house', name: 'house', outline: house }] })(layout)
const shot = (of: Layout) => pointsToShoot(analyse(of, catalogue), (part) => part)

describe('points to shoot once a layout is taken', () => {
  test('the foot comes first, with its corners, then every leg', () => {
    const points = shot(sited)
    expect(points.slice(0, 3).map(({ name }) => name)).toEqual([
      'Foot of r3, middle',
      'Foot of r3, left corner',
      'Foot of r3, right corner',
    ])
    expect(points.some(({ name }) => name === 'A, leg 1')).toBe(true)
  })

  test('two tapes from the house find each again', () => {
    for (const { at, tapes } of shot(sited)) {
      const [a, b] = tapes
      const from = [a, b].map((tape) => house[Number(tape?.from.replace('corner ', '')) - 1])
      if (!a || !b || !from[0] || !from[1]) throw new Error('a tape is missing')
      const ends = { from: [from[0], from[1]] as const, lengths: [a.length, b.length] as const }
      const found = [placeOfTapes(ends), placeOfTapes(ends, true)]
      expect(Math.min(...found.map((one) => (one ? distance(one, at) : 999)))).toBeLessThan(0.001)
    }
  })

  test('what is read there is known, and the run ends on it', () => {
    const [foot] = shot(sited)
    if (!foot) throw new Error('there is no foot')
    const read = inTurn(
      addPoint({ id: 'D', name: 'Datum', at: { x: foot.at.x + 500, y: foot.at.y } }),
      addReading({ point: 'D', method: 'laser', setUp: 1, value: 40 }),
      addPoint({ id: 'F', name: foot.name, at: foot.at }),
      addReading({ point: 'F', method: 'laser', setUp: 1, value: 43 }),
    )(sited)
    expect(shot(sited)[0]?.isRead).toBe(false)
    expect(shot(read)[0]).toMatchObject({ point: 'F', isRead: true })
    expect(analyse(read, catalogue).runs.figures[0]?.bottom).toBeCloseTo(-3, 9)
  })

  test('without a house or a door there is nothing to hold a tape to', () => {
    expect(shot(layout)[0]).toMatchObject({ tapes: [], offset: null, canMeasure: false })
  })

  test('legs on a porch are not shot: the ground next to it is, in their place', () => {
    const legs = shot(sited).filter(({ name }) => name.includes('leg'))
    const [first] = legs
    if (!first) throw new Error('there is no leg')
    const { x, y } = first.at
    const outline = [
      { x: x - 10, y: y - 10 },
      { x: x + 10, y: y - 10 },
      { x: x + 10, y: y + 10 },
      { x: x - 10, y: y + 10 },
    ]
    const things = [{ kind: 'house', name: 'house', outline: house }] as const
    const porched = setSite({ ...layout.site, things, porch: { outline, height: 4, use: 'over' } })(layout)
    const names = shot(porched).map(({ name }) => name)
    expect(names).toContain('Ground next to the porch')
    expect(names).not.toContain(first.name)
    expect(shot(porched).filter(({ at }) => isInside(outline, at))).toEqual([])
  })

  test('no tape runs through the house or what is solid on the site', () => {
    const shed = [
      { x: -90, y: 60 },
      { x: -40, y: 60 },
      { x: -40, y: 200 },
      { x: -90, y: 200 },
    ]
    const things = [
      { kind: 'house', name: 'house', outline: house },
      { kind: 'obstacle', name: 'Shed', outline: shed },
    ] as const
    const blocked = setSite({ ...layout.site, things })(layout)
    const corners = houseCorners(blocked.site)
    const points = shot(blocked)
    const held = points.flatMap(({ at, tapes }) =>
      tapes.map(({ from }) => ({ at, from: corners.find(({ name }) => name === from)?.at ?? at })),
    )
    expect(held.length).toBeGreaterThan(4)
    expect(
      held.filter(({ at, from }) => runsThrough(house, from, at) || runsThrough(shed, from, at)),
    ).toEqual([])
  })
})
