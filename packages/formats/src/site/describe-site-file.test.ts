import { type Layout, newLayout, type Site, type Survey, spotsOfSurvey } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { describeSiteFile } from './describe-site-file.ts'
import { readSiteDescription } from './read-site-description.ts'

const box = (x: number, y: number, width: number, depth: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + depth },
  { x, y: y + depth },
]
const survey: Survey = {
  points: [
    { id: 'station-1', name: 'Datum', at: { x: 10, y: 20 } },
    { id: 'station-2', name: 'Walk', at: { x: 200, y: 20.25 } },
    { id: 'station-3', name: 'Tree', at: { x: 90, y: 300 }, given: { z: -4, how: 'estimated' } },
  ],
  readings: [
    { point: 'station-1', method: 'laser', setUp: 1, value: 41.5 },
    { point: 'station-2', method: 'laser', setUp: 1, value: 43.375 },
    { point: 'station-2', method: 'level-meter', setUp: 2, value: 0 },
  ],
}
const site: Site = {
  doors: [
    {
      id: 'door-1',
      name: 'Front door',
      sill: 24.5,
      stepDown: 0.5,
      at: { x: 240, y: 70 },
      faces: 180,
      width: 36,
      swing: 'out',
      hinge: 'right',
      storm: { swing: 'out', hinge: 'left', below: 1 },
      isEgress: false,
    },
    {
      id: 'door-2',
      sill: 12,
      stepDown: 0,
      at: { x: 420, y: 70 },
      faces: 180,
      width: 32,
      swing: 'in',
      hinge: 'left',
      isEgress: true,
    },
  ],
  ground: spotsOfSurvey(survey),
  survey,
  surfaces: [{ kind: 'concrete', outline: box(0, 300, 100, 100) }],
  porch: { outline: box(180, 70, 120, 60), height: 20, use: 'start' },
  things: [
    { kind: 'house', name: 'house', outline: box(60, 20, 360, 50) },
    { kind: 'tree', name: 'Maple', at: { x: 500, y: 400 }, radius: 12, clearance: 24, graphic: 'tree' },
    {
      kind: 'fence',
      name: 'Fence',
      line: [
        { x: 0, y: 600 },
        { x: 300, y: 600 },
        { x: 300, y: 650 },
      ],
      thickness: 4,
      clearance: 0,
      fate: 'goes',
    },
  ],
  lot: box(0, 0, 900, 700),
  yard: box(60, 60, 780, 580),
  setback: 60,
  destination: { name: 'driveway', area: box(700, 300, 100, 200) },
  person: { device: 'Power chair', loaded: 412, slopeLimit: 8 },
  north: 37.5,
}
const project: Layout['project'] = { ...newLayout('P3G').project, name: 'Harper residence' }
const written = (of: Site) => JSON.parse(JSON.stringify(describeSiteFile({ site: of, project })))

describe('a survey written as a site description and read again', () => {
  test('is the same: doors with names and egress, porch, north, readings and what is on the site', () => {
    const { site: read, title, product } = readSiteDescription(written(site))
    expect(read).toEqual(site)
    expect([title, product]).toEqual(['Harper residence', 'P3G'])
  })

  test('has its heights for programs that know no readings', () => {
    const { stations: _, readings: __, ...older } = written(site)
    expect(readSiteDescription(older).site).toEqual({ ...site, survey: undefined })
  })

  test('has a name for each of two points of one name', () => {
    const same = survey.points.map((point) => ({ ...point, name: 'Spot' }))
    const rows = written({ ...site, survey: { ...survey, points: same } })
    expect(rows.stations.map(({ name }: { name: string }) => name)).toEqual(['Spot', 'Spot 2', 'Spot 3'])
    expect(readSiteDescription(rows).site.ground).toEqual(site.ground)
  })
})

const stations = [{ name: 'Datum', x: 0, y: 0 }]
const read = { station: 'Datum', method: 'laser', value: 40 }
test.each`
  what                          | change                                                        | sentence
  ${'of no station'}            | ${{ stations, readings: [{ ...read, station: 'P4' }] }}       | ${'readings[0].station: is "P4"; no station has that name'}
  ${'of a station named twice'} | ${{ stations: [...stations, ...stations], readings: [read] }} | ${'stations[1].name: is "Datum", the same as another station; names must differ'}
  ${'with nothing'}             | ${{ stations, readings: [{ ...read, method: 'hand' }] }}      | ${'readings[0].method: is "hand"; it must be one of laser, string-level, rod, level-meter'}
  ${'from nowhere'}             | ${{ stations, readings: [{ ...read, setUp: 0 }] }}            | ${'readings[0].setUp: is 0; it must be 1 or more'}
`('a reading $what is refused', ({ change, sentence }) => {
  const door = { at: { x: 0, y: 0 }, faces: 180, sill: 24 }
  expect(() => readSiteDescription({ format: 'ramp-site/1', product: 'P3G', door, ...change })).toThrow(
    sentence,
  )
})
