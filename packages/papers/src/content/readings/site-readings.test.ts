import { codeFindings } from '@ramp/domain'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { inputFor } from '../../testing/systems.ts'
import { codeReadings, groundReadings, readingText } from './site-readings.ts'

const textsOf = (name: string, family: string) => {
  const { analysis } = inputFor(name)
  const findings = codeFindings(analysis).filter(({ code }) => code.family === family)
  return codeReadings(analysis, findings).map(readingText)
}

test('the stair of a residential system is measured where its parts are', () => {
  expect(textsOf('t6-stair', 'IRC')).toEqual([
    'Rated load on the manufacturer’s label: ____ psf',
    'Tread depth, at S1, 10" minimum: ____ in',
    'Lowest ground within 36" of the edges, below the deck, at A, 30" maximum: ____ in',
    'Footing depth required, 0 if none: ____ in',
  ])
})

test.each`
  system              | family   | text
  ${'t1-switchback'}  | ${'IRC'} | ${'Top of handrail above the surface, 34" to 38", at R1 to R5: ____ in'}
  ${'t1-switchback'}  | ${'IRC'} | ${'Handrails unbroken, ends returned or at a post: yes __ no __'}
  ${'t1-switchback'}  | ${'IRC'} | ${'Running slope: 1:11.95 (1:12 maximum), allowed only where the ramp does not serve the required egress door: yes __ no __'}
  ${'t1-switchback'}  | ${'ADA'} | ${'Slope across the surface, 1:48 or flatter, at R1 to R5: 1:____'}
  ${'t5-phd-guards'}  | ${'IBC'} | ${'Footing depth required, 0 if none: ____ in'}
  ${'phd-switchback'} | ${'IBC'} | ${'A curb or barrier stops a 4" ball along every edge: yes __ no __'}
`('of $system under $family somebody reads: $text', ({ system, family, text }) => {
  expect(textsOf(system, family)).toContain(text)
})

test('what two codes ask for is measured once, under both sections', () => {
  const { analysis } = inputFor('phd-switchback')
  const both = codeFindings(analysis).filter(({ code }) => code.family === 'ADA' || code.family === 'IBC')
  const heights = codeReadings(analysis, both).filter(({ words }) => words.startsWith('Top of handrail'))
  expect(heights.map(({ section }) => section)).toEqual(['505.4, 1014.2'])
})

describe.each(['t1-switchback', 't5-phd-guards', 't6-stair', 'phd-ramp-and-stair', 's5-falling-ground'])(
  'of %s',
  (name) => {
    const { analysis } = inputFor(name)
    test('all that is left to a person has words and a line to write on', () => {
      const open = codeFindings(analysis).filter(({ result }) => result === 'needs-a-person')
      expectEvery(codeReadings(analysis, open).map(readingText), (text) => /____|yes __ no __/.test(text))
    })
  },
)

test.each`
  system                 | soil    | words
  ${'t1-switchback'}     | ${null} | ${['Entrance above the ground at the lower end, drawn 31"', 'Ground at each leg, below the deck it carries, drawn level', 'Soil bearing capacity']}
  ${'t1-switchback'}     | ${1500} | ${['Entrance above the ground at the lower end, drawn 31"', 'Ground at each leg, below the deck it carries, drawn level']}
  ${'s5-falling-ground'} | ${1500} | ${[]}
`('of the site of $system with soil $soil somebody measures $words', ({ system, soil, words }) => {
  expect(groundReadings(inputFor(system).analysis, soil).map((one) => one.words)).toEqual(words)
})
