import { describe, expect, test } from 'vitest'
import { type Edit, inTurn } from '../../edits/edit.ts'
import { setSite } from '../../edits/site-edits.ts'
import { setDestination, setDoor, setSill } from '../../edits/site-place-edits.ts'
import { addPoint, addReading, changePoint, surveyOf } from '../../edits/survey-edits.ts'
import { groundFalls } from '../../model/ground/falls.ts'
import type { KnownBy, Spot } from '../../model/ground/spot.ts'
import { newLayout } from '../../model/layout/new-layout.ts'
import { besidePorch } from './ground-beside-porch.ts'
import { landingAt } from './landing.ts'
import { nextReading } from './next-reading.ts'

const spot = (x: number, y: number, z: number, how: KnownBy = 'measured'): Spot => ({ x, y, z, how })
const after = (...edits: readonly Edit[]) => inTurn(...edits)(newLayout('P3G'))
const point = (id: string, x: number, y: number): Edit => addPoint({ id, name: id, at: { x, y } })
const read = (id: string, value: number): Edit => addReading({ point: id, value, setUp: 1, method: 'laser' })
const judge = (id: string, z: number): Edit => changePoint(id, { given: { z, how: 'estimated' } })

describe('where does it land, and how long is it', () => {
  const falling = setSite({
    doors: [{ id: 'door-1', sill: 24.5, stepDown: 0.5, at: { x: 0, y: 0 }, faces: 180 }],
    ground: [spot(-200, 0, 0), spot(200, 0, 0), spot(-200, 480, -10), spot(200, 480, -10)],
  })
  test.each`
    where                          | y      | rise  | feet  | how
    ${'at the door'}               | ${0}   | ${24} | ${24} | ${'measured'}
    ${'where the ground is lower'} | ${240} | ${29} | ${29} | ${'measured'}
    ${'at the last spots'}         | ${480} | ${34} | ${34} | ${'measured'}
    ${'beyond them'}               | ${700} | ${34} | ${34} | ${'assumed'}
  `('$where', ({ y, rise, feet, how }) => {
    const landing = landingAt(after(falling), { x: 0, y })
    expect(landing?.rise).toBeCloseTo(rise, 9)
    expect(landing).toMatchObject({ length: feet * 12, ground: { how } })
  })

  test('any part of a foot is a whole one', () => {
    expect(landingAt(after(setSill(24.6), setDoor({ stepDown: 0.5 })), { x: 0, y: 0 })?.length).toBe(25 * 12)
  })

  test('without a survey the ground is level, and assumed', () => {
    expect(landingAt(after(setSill(24.5)), { x: 0, y: 0 })).toEqual({
      rise: 24,
      length: 288,
      ground: { z: 0, how: 'assumed' },
    })
  })

  test('nobody knows while no door has a height', () => {
    expect(landingAt(newLayout('P3G'), { x: 0, y: 0 })).toBeNull()
  })
})

describe('which way the ground falls', () => {
  test.each`
    lower             | spots                                                  | towards
    ${'to the right'} | ${[spot(0, 0, 0), spot(100, 0, -5), spot(0, 100, 0)]}  | ${90}
    ${'downwards'}    | ${[spot(0, 0, 0), spot(100, 0, 0), spot(0, 100, -5)]}  | ${180}
    ${'to the left'}  | ${[spot(0, 0, -5), spot(100, 0, 0), spot(0, 100, -5)]} | ${270}
    ${'upwards'}      | ${[spot(0, 0, -5), spot(100, 0, -5), spot(0, 100, 0)]} | ${0}
  `('$lower', ({ spots, towards }) => {
    const [fall] = groundFalls(spots)
    expect(fall?.towards).toBeCloseTo(towards, 9)
    expect(fall?.fall).toBeCloseTo(0.05, 9)
  })
})

describe('the one further reading that would change the answer most', () => {
  const door = [setSill(24.5), setDoor({ at: { x: 0, y: 0 }, faces: 180 })]
  const corners = [point('D', -200, 0), point('A', 200, 0), read('D', 40), read('A', 40)]
  test.each`
    what                                                        | edits                                                                              | feet                   | name
    ${'where a straight way would land, while nothing is read'} | ${door}                                                                            | ${[]}                  | ${'straight out from the door'}
    ${'a place that nobody read, near where the way lands'}     | ${[...door, ...corners, point('B', 0, 300), point('C', -190, 20)]}                 | ${[]}                  | ${'B'}
    ${'rather than one that was judged by eye'}                 | ${[...door, ...corners, point('B', 10, 290), point('C', -10, 290), judge('C', 0)]} | ${[]}                  | ${'B'}
    ${'the destination'} | ${[...door, setDestination({ name: 'driveway', edge: [{ x: 300, y: 0 }, { x: 300, y: 60 }] })]} | ${[]} | ${'driveway'}
    ${'the foot of a way that is drawn'}                        | ${[...door, ...corners, point('B', 100, 100), read('B', 41)]}                      | ${[{ x: 400, y: 90 }]} | ${'the foot of the ramp'}
  `('$what', ({ edits, feet, name }) => {
    expect(nextReading(after(...edits), feet)?.name).toBe(name)
  })

  test('12 in of ramp for an inch on the level, 16 where the ground falls 1:48', () => {
    expect(nextReading(after(...door), [])?.perInch).toBeCloseTo(12, 9)
    const falling = [...door, point('D', 0, 0), read('D', 40), point('B', 0, 384), judge('B', -8)]
    expect(nextReading(after(...falling), [])).toMatchObject({ point: 'B' })
    expect(nextReading(after(...falling), [])?.perInch).toBeCloseTo(16, 9)
  })

  test('none where all was read', () => {
    const all = [
      ...door,
      ...corners,
      point('B', -200, 500),
      point('C', 200, 500),
      read('B', 40),
      read('C', 40),
    ]
    expect(nextReading(after(...all), [])).toBeNull()
    expect(surveyOf(after(...all).site).points).toHaveLength(4)
  })

  test('none while the door has no place or no height', () => {
    expect(nextReading(after(setSill(24)), [])).toBeNull()
    expect(nextReading(newLayout('P3G'), [])).toBeNull()
  })
})

describe('the ground at a door with a porch is the ground, never the top of the porch', () => {
  const outline = [
    { x: -60, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 72 },
    { x: -60, y: 72 },
  ]
  const house = [
    { x: -300, y: -200 },
    { x: 300, y: -200 },
    { x: 300, y: 0 },
    { x: -300, y: 0 },
  ]
  const porched = (use: 'start' | 'over', ...edits: readonly Edit[]) =>
    after(
      setSite({
        doors: [{ id: 'door-1', sill: 24.5, stepDown: 0.5, at: { x: 0, y: 0 }, faces: 180, width: 36 }],
        porch: { outline, height: 20, use },
        things: [{ kind: 'house', name: 'house', outline: house }],
      }),
      ...edits,
    )
  test.each`
    use        | at                  | rise
    ${'start'} | ${{ x: 0, y: 30 }}  | ${20}
    ${'start'} | ${{ x: 0, y: 300 }} | ${20}
    ${'over'}  | ${{ x: 0, y: 30 }}  | ${24}
    ${'over'}  | ${{ x: 0, y: 300 }} | ${24}
  `('from the $use of a porch down to the ground at $at: $rise', ({ use, at, rise }) => {
    expect(landingAt(porched(use), at)).toMatchObject({ rise, ground: { z: 0, how: 'assumed' } })
  })

  test('an inch is worth what the ground falls, not what the porch is high', () => {
    const level = [
      point('D', -200, 300),
      point('A', 200, 300),
      read('D', 40),
      read('A', 40),
      point('B', 0, 330),
    ]
    expect(nextReading(porched('start', ...level), [])).toMatchObject({ point: 'B' })
    expect(nextReading(porched('start', ...level), [])?.perInch).toBeCloseTo(12, 9)
  })

  test('a place under the porch is read beside it, and named so', () => {
    expect(nextReading(porched('over', point('D', 4, 20)), [{ x: 10, y: 60 }])).toMatchObject({
      name: 'Ground next to the porch',
    })
    expect(besidePorch(porched('over').site, { x: 10, y: 60 })).toEqual({ x: 10, y: 75 })
    expect(besidePorch(porched('over').site, { x: -50, y: 4 })).toEqual({ x: -63, y: 4 })
    expect(besidePorch(porched('over').site, { x: 0, y: 80 })).toBeNull()
  })

  test('what was read on the porch says nothing of the ground around it', () => {
    const site = porched('over').site
    const ground = [spot(0, 30, 20), spot(-200, 300, 0), spot(200, 300, 0)]
    const heights = [
      { x: 0, y: 80 },
      { x: 0, y: 160 },
    ].map((at) => landingAt(after(setSite({ ...site, ground })), at)?.ground.z)
    expect(heights).toEqual([0, 0])
  })
})
