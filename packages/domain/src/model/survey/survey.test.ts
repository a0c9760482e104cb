import { describe, expect, test } from 'vitest'
import type { Point } from '../../base/geometry/point.ts'
import { insetOutline } from './inset-outline.ts'
import type { ReadingMethod, Survey, SurveyReading } from './survey.ts'
import { spotsOfSurvey, surveyHeights } from './survey-heights.ts'
import { placeOfTapes } from './tapes.ts'
import { outlineOfWalk, walkOfOutline } from './walked-outline.ts'

const read = (point: string, value: number, setUp = 1, method: ReadingMethod = 'laser'): SurveyReading => ({
  point,
  value,
  setUp,
  method,
})

const surveyOf = (...readings: readonly SurveyReading[]): Survey => ({
  points: [...new Set(readings.map(({ point }) => point))].map((id, index) => ({
    id,
    name: id,
    at: { x: index * 100, y: 0 },
  })),
  readings,
})

const heightsOf = (survey: Survey) =>
  Object.fromEntries([...surveyHeights(survey).ofPoints].map(([id, { z }]) => [id, z]))

describe('heights follow from raw readings', () => {
  test.each`
    method            | datum   | there     | z         | why
    ${'laser'}        | ${41.5} | ${41.625} | ${-1 / 8} | ${'below a beam the figure grows downwards'}
    ${'rod'}          | ${41.5} | ${40.75}  | ${0.75}   | ${'so it does on a rod'}
    ${'string-level'} | ${0}    | ${3.25}   | ${-3.25}  | ${'and below a string'}
    ${'level-meter'}  | ${0}    | ${-3.25}  | ${-3.25}  | ${'a level meter says how much higher a place is'}
    ${'level-meter'}  | ${1}    | ${4.0625} | ${3.0625} | ${'also when it was not at zero'}
  `('$method: $why', ({ method, datum, there, z }) => {
    const survey = surveyOf(read('D', datum, 1, method), read('A', there, 1, method))
    expect(heightsOf(survey)).toEqual({ D: 0, A: z })
  })

  test('the next set-up goes on from a place of known height', () => {
    const survey = surveyOf(read('D', 41.5), read('A', 40.75), read('A', 43.375, 2), read('B', 42.8125, 2))
    expect(heightsOf(survey)).toEqual({ D: 0, A: 0.75, B: 1.3125 })
    expect([...surveyHeights(survey).beams]).toEqual([
      [1, 41.5],
      [2, 44.125],
    ])
  })

  test('a set-up that begins at an unknown place says nothing until that place is read', () => {
    const survey = surveyOf(read('D', 40), read('A', 41), read('X', 10, 2), read('B', 12, 2))
    expect(heightsOf(survey)).toEqual({ D: 0, A: -1 })
    expect(surveyHeights(survey).ofReadings).toEqual([0, -1, null, null])
  })

  test('nothing is rounded', () => {
    expect(heightsOf(surveyOf(read('D', 41.3), read('A', 40.17))).A).toBe(41.3 - 40.17)
  })

  test('a height judged by eye counts until the place is read', () => {
    const point = { id: 'A', name: 'A', at: { x: 9, y: 0 }, given: { z: 2, how: 'estimated' } } as const
    const judged: Survey = { points: [point], readings: [] }
    expect(spotsOfSurvey(judged)).toEqual([{ x: 9, y: 0, z: 2, how: 'estimated' }])
    const { readings, points } = surveyOf(read('D', 40), read('A', 39))
    expect(spotsOfSurvey({ points: [...points.slice(0, 1), point], readings })).toContainEqual({
      x: 9,
      y: 0,
      z: 1,
      how: 'measured',
    })
  })

  test('a place that nobody read or judged is no spot of the ground', () => {
    expect(spotsOfSurvey({ points: [{ id: 'A', name: 'A', at: { x: 0, y: 0 } }], readings: [] })).toEqual([])
  })
})

describe('F. a way of readings that comes back to the datum', () => {
  const byString = (...legs: readonly (readonly [string, string, number])[]) =>
    surveyOf(
      ...legs.flatMap(([from, to, drop], index) => [
        read(from, 0, index + 1, 'string-level'),
        read(to, drop, index + 1, 'string-level'),
      ]),
    )
  const four = (last: number) =>
    byString(['D', 'P1', 3.25], ['P1', 'P2', 5.25], ['P2', 'P3', -3.75], ['P3', 'D', last])

  test('what it missed by is spread evenly over its set-ups', () => {
    const survey = four(-5.25)
    expect(heightsOf(survey)).toEqual({ D: 0, P1: -3.375, P2: -8.75, P3: -5.125 })
    expect(surveyHeights(survey).closings).toEqual([
      { setUps: [1, 2, 3, 4], missed: 0.5, allowed: 0.5, isClosed: true },
    ])
    expect(surveyHeights(survey).ofReadings.at(-1)).toBe(0)
  })

  test('where it missed by more than its set-ups allow it stays open, and its heights are estimated', () => {
    const survey = four(-5.26)
    const { closings, ofPoints } = surveyHeights(survey)
    expect(closings[0]?.isClosed).toBe(false)
    expect(ofPoints.get('P2')).toEqual({ z: -8.5, how: 'estimated' })
  })

  test.each`
    missed    | isClosed
    ${0.125}  | ${true}
    ${-0.125} | ${true}
    ${0.13}   | ${false}
    ${-0.13}  | ${false}
  `('one set-up that misses its datum by $missed is in order: $isClosed', ({ missed, isClosed }) => {
    const survey = surveyOf(read('D', 40), read('A', 38), read('D', 40 - missed))
    const { closings, ofPoints } = surveyHeights(survey)
    expect(closings[0]?.isClosed).toBe(isClosed)
    expect(ofPoints.get('A')).toEqual({ z: 2, how: isClosed ? 'measured' : 'estimated' })
    expect(ofPoints.get('D')?.z).toBe(0)
  })

  test('a second way is judged on its own, from the heights that the first one left', () => {
    const { closings, ofPoints } = surveyHeights(
      surveyOf(
        read('D', 40),
        read('A', 42),
        read('A', 30, 2),
        read('D', 27.75, 2),
        read('A', 50, 3),
        read('B', 49, 3),
      ),
    )
    expect(closings).toHaveLength(1)
    expect(ofPoints.get('A')?.z).toBe(-2.125)
    expect(ofPoints.get('B')?.z).toBe(-1.125)
  })
})

describe('a place by two tapes', () => {
  const wall: readonly [Point, Point] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ]
  test.each`
    where                                   | lengths                                      | isOnLeft | at
    ${'below the wall'}                     | ${[50, Math.hypot(70, 40)]}                  | ${false} | ${{ x: 30, y: 40 }}
    ${'above it'}                           | ${[50, Math.hypot(70, 40)]}                  | ${true}  | ${{ x: 30, y: -40 }}
    ${'beyond its end'}                     | ${[Math.hypot(130, 60), Math.hypot(30, 60)]} | ${false} | ${{ x: 130, y: 60 }}
    ${'tapes that are too short'}           | ${[40, 40]}                                  | ${false} | ${null}
    ${'a tape that reaches past the other'} | ${[300, 40]}                                 | ${false} | ${null}
  `('$where', ({ lengths, isOnLeft, at }) => {
    const found = placeOfTapes({ from: wall, lengths }, isOnLeft)
    if (at === null) expect(found).toBeNull()
    else {
      expect(found?.x).toBeCloseTo(at.x, 9)
      expect(found?.y).toBeCloseTo(at.y, 9)
    }
  })
})

const box = (x: number, y: number, width: number, length: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + length },
  { x, y: y + length },
]

describe('an outline as it is walked', () => {
  test('lengths and turns make the corners', () => {
    const quarter = (length: number) => ({ length, turn: 90 })
    expect(outlineOfWalk({ x: 0, y: 0 }, 90, [quarter(600), quarter(240), quarter(600)])).toEqual(
      box(0, 0, 600, 240),
    )
  })

  test('and the corners are walked again as they were', () => {
    const yard = [...box(0, 0, 300, 200).slice(0, 2), { x: 340, y: 170 }, { x: -20, y: 190 }]
    const { facing, sides } = walkOfOutline(yard)
    for (const [index, corner] of outlineOfWalk({ x: 0, y: 0 }, facing, sides).entries()) {
      expect(corner.x).toBeCloseTo(yard[index]?.x ?? 0, 9)
      expect(corner.y).toBeCloseTo(yard[index]?.y ?? 0, 9)
    }
  })
})

describe('the yard that a setback leaves of a lot', () => {
  test.each([[box(0, 0, 400, 300)], [box(0, 0, 400, 300).toReversed()]])(
    'every side lies further in, whichever way the lot was walked',
    (lot) => {
      const yard = insetOutline(lot, 60) ?? []
      expect(yard).toHaveLength(4)
      for (const corner of box(60, 60, 280, 180)) expect(yard).toContainEqual(corner)
    },
  )
  test('nothing is left of a narrow lot', () => {
    expect(insetOutline(box(0, 0, 100, 300), 60)).toBeNull()
  })
})
