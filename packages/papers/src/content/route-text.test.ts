import { elevationsOf } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { inputFor, SAMPLE } from '../testing/systems.ts'
import { elevationText, routeText } from './route-text.ts'

test('the switchback reads from its door to the ground', () => {
  const { analysis } = inputFor('t1-switchback')
  const text = routeText(analysis)
  expect(text).toContain('R1, 6 ft ramp')
  expect(text).toContain('A, 5 ft x 5 ft platform')
  expect(text.indexOf('R1,')).toBeLessThan(text.indexOf('A,'))
  expect(text).toContain('exit to the ground')
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
