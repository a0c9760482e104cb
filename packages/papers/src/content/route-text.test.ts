import { elevationsOf } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { inputFor, SAMPLE } from '../testing/systems.ts'
import { elevationText, pieceText, routeText } from './route-text.ts'

test('the switchback reads from its door to the ground', () => {
  const { analysis } = inputFor('t1-switchback')
  const text = routeText(analysis)
  expect(text).toContain('R1, 6 ft ramp')
  expect(text).toContain('A, 5 ft x 5 ft platform')
  expect(text.indexOf('R1,')).toBeLessThan(text.indexOf('A,'))
  expect(text).toContain('exit to the ground')
})

test.each([
  [0, 'toward the bottom of the drawing'],
  [90, 'toward the left of the drawing'],
  [270, 'toward the right of the drawing'],
])('the switchback turned by %i degrees leads %s', (turn, words) =>
  expect(routeText(inputFor('t1-switchback').analysis, { turn })).toContain(words),
)

test('a drawing without tags is read without them', () => {
  const text = routeText(inputFor('t1-switchback').analysis, { hasTags: false })
  expect(text.startsWith('Entrance; 6 ft ramp from 31" down to 25"')).toBe(true)
  expect(text).not.toMatch(/\bR\d|\bA,/)
})

test('walks are named where there are several', () => {
  expect(routeText(inputFor('t1-switchback').analysis)).not.toContain('Primary:')
  expect(routeText(inputFor('p3g-two-runs').analysis)).toContain('Primary:')
})

test('pieces of a drawing say their parts, the first one the whole route before', () => {
  const { analysis } = inputFor('t1-switchback')
  const shown = analysis.placement.parts.slice(0, 2).map(({ part }) => part.id)
  const tags = ['R1', 'A', 'B', 'R2', 'R3', 'R4', 'R5'].filter((tag) =>
    pieceText(analysis, { shown, turn: 0, isFirst: false }).includes(tag),
  )
  expect(tags).toHaveLength(2)
  const first = pieceText(analysis, { shown, turn: 0, isFirst: true })
  expect(first.startsWith(routeText(analysis))).toBe(true)
  expect(first).toContain('Parts shown: ')
})

test('a stair has no slope in an elevation', () => {
  const [elevation] = elevationsOf(inputFor('t6-stair').analysis)
  expect(elevation && elevationText(elevation)).toMatch(/S1 from 25" down to 0" over \S+, stair$/)
})

test('its elevation reads with heights, slopes and turns', () => {
  const [elevation] = elevationsOf(inputFor('t1-switchback').analysis)
  const text = elevation ? elevationText(elevation) : ''
  expect(text).toContain('1:11.95; A level at ')
  expect(text.split(', then left')).toHaveLength(3)
})

describe.each(SAMPLE)('the words of %s', (name) => {
  const { analysis } = inputFor(name)
  test('name every part of its runs', () => {
    const text = routeText(analysis)
    for (const { parts } of analysis.layout.runs)
      for (const id of parts) if (!analysis.placement.byId.has(id)) expect(text).not.toContain(id)
    for (const elevation of elevationsOf(analysis))
      for (const { tag } of elevation.stretches) expect(text).toMatch(new RegExp(`\\b${tag}, `))
  })
})
