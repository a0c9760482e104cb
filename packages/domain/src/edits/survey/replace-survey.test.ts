import { describe, expect, test } from 'vitest'
import { newLayout } from '../../model/layout/new-layout.ts'
import { topOf } from '../../model/layout/run-top.ts'
import type { Site } from '../../model/layout/site.ts'
import { inTurn } from '../edit.ts'
import { addPhoto, setPerson, setSill } from '../site-place-edits.ts'
import { addPoint, addReading } from '../survey-edits.ts'
import { replaceReadings, replaceSurvey } from './replace-survey.ts'

const photo = { id: 'a', of: 'door', at: { x: 10, y: 10 }, faces: 0 } as const
const here = inTurn(setSill(24), setPerson({ loaded: 300 }), addPhoto(photo))(newLayout('P3G'))
const surveyed = (x: number, y: number): Site => ({
  doors: [{ id: 'door-1', sill: 12, stepDown: 0, at: { x, y }, faces: 180 }],
  ground: [{ x, y: y + 100, z: -2, how: 'measured' }],
})

describe('a survey takes the place of another', () => {
  test('what a file does not hold stays: photos and the lot plan, and nothing else of the site before', () => {
    const underlay = {
      id: 'plan',
      name: 'plan.png',
      kind: 'picture',
      width: 400,
      height: 300,
      at: { x: 100, y: 100 },
      scale: 1,
      rotation: 0,
      opacity: 0.5,
      isToScale: true,
    } as const
    const { site } = replaceSurvey(surveyed(200, 100))({ ...here, site: { ...here.site, underlay } })
    expect(site).toEqual({ ...surveyed(200, 100), photos: [photo], underlay })
  })

  test.each`
    what                          | x        | y       | door
    ${'on the canvas it stays'}   | ${200}   | ${100}  | ${{ x: 200, y: 100 }}
    ${'off it, it comes onto it'} | ${-5000} | ${9000} | ${{ x: 480, y: 310 }}
  `('$what', ({ x, y, door }) => {
    const canvas = { width: 960, height: 720 }
    const layout = { ...here, project: { ...here.project, canvas } }
    const { doors, ground } = replaceSurvey(surveyed(x, y))(layout).site
    expect(doors[0]?.at).toEqual(door)
    expect(ground).toEqual([{ x: door.x, y: door.y + 100, z: -2, how: 'measured' }])
  })
})

test('a run at a door that the file does not have keeps the height it began at', () => {
  const two: Site = {
    doors: [
      { id: 'door-1', sill: 24, stepDown: 0 },
      { id: 'door-2', sill: 30, stepDown: 0 },
    ],
  }
  const run = { name: 'Run', top: null, bottom: null, parts: [] }
  const runs = [
    { ...run, id: 'run-1', door: 'door-1' },
    { ...run, id: 'run-2', door: 'door-2' },
  ]
  const after = replaceSurvey(surveyed(200, 100))({ ...here, site: two, runs })
  expect(after.runs).toEqual([runs[0], { ...run, id: 'run-2', top: 30 }])
  expect(after.runs.map((one) => topOf(one, after))).toEqual([12, 30])
})

test('other readings give other heights, and none leave no ground', () => {
  const read = inTurn(
    addPoint({ id: 'D', name: 'Datum', at: { x: 0, y: 0 } }),
    addReading({ point: 'D', method: 'laser', setUp: 1, value: 40 }),
  )(here)
  const points = [
    { id: 'D', name: 'Datum', at: { x: 0, y: 0 } },
    { id: 'B', name: 'B', at: { x: 100, y: 0 } },
  ]
  const readings = [
    { point: 'D', method: 'laser', setUp: 1, value: 40 },
    { point: 'B', method: 'laser', setUp: 1, value: 43 },
  ] as const
  expect(replaceReadings({ points, readings })(read).site.ground).toEqual([
    { x: 0, y: 0, z: 0, how: 'measured' },
    { x: 100, y: 0, z: -3, how: 'measured' },
  ])
  const none = replaceReadings({ points: [], readings: [] })(read).site
  expect([none.survey, none.ground]).toEqual([undefined, undefined])
})

test('a second spot of one name gets a number', () => {
  const spot = { name: 'Ground next to the porch', at: { x: 0, y: 0 } }
  const ids = ['a', 'b', 'c']
  const { survey } = inTurn(...ids.map((id) => addPoint({ ...spot, id })))(here).site
  expect(survey?.points.map(({ name }) => name)).toEqual([
    'Ground next to the porch',
    'Ground next to the porch 2',
    'Ground next to the porch 3',
  ])
})
