import {
  addPoint,
  addReading,
  addThing,
  analyse,
  type Edit,
  inTurn,
  newLayout,
  setPerson,
} from '@ramp/domain'
import { textsOf } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import type { PaperInput } from '../../paper/input.ts'
import { paperFaults } from '../../paper/paper-faults.ts'
import { structureFaults } from '../../paper/structure-faults.ts'
import { ALL_SYSTEMS, inputFor, stockOf, wordsOf } from '../../testing/systems.ts'
import { DEFAULT_SURVEY } from '../survey-settings.ts'
import { visitedSite } from '../testing/visited.ts'
import { surveyForm } from './survey-form.ts'

const EMPTY: PaperInput = {
  ...inputFor('t1-switchback'),
  analysis: analyse(newLayout('P3G'), stockOf('P3G')),
  project: { name: '', address: [], contact: '', phone: '' },
  quote: { ...inputFor('t1-switchback').quote, number: '' },
}

/** A visit with more of everything than the form has rows for. */
const full = visitedSite(
  inTurn(
    ...Array.from(
      { length: 12 },
      (_, at): Edit =>
        addThing({
          kind: 'obstacle',
          name: `Shrub of the long hedge ${at}`,
          at: { x: 9 * at, y: 500 },
          radius: 9,
        }),
    ),
    ...Array.from(
      { length: 30 },
      (_, at): Edit =>
        inTurn(
          addPoint({ id: `q${at}`, name: `Point by the long garden path ${at}`, at: { x: at * 10, y: 400 } }),
          addReading({ point: `q${at}`, method: 'laser', setUp: 1, value: 40 + at / 8 }),
        ),
    ),
    setPerson({ device: 'A power chair with a joystick of some brand that nobody heard of', loaded: 412 }),
  ),
)

const formOf = (input: PaperInput, settings = DEFAULT_SURVEY) => surveyForm(input, settings)
const said = (input: PaperInput, settings = DEFAULT_SURVEY) =>
  wordsOf(formOf(input, settings)).join('\n').replaceAll('\n', ' ')

const INPUTS = { 'a site nobody surveyed': EMPTY, 'a whole visit': visitedSite(), 'more than its rows': full }

describe.each(Object.entries(INPUTS))('the survey form of %s', (_, input) => {
  const form = formOf(input)

  test('is one page of Letter that reads well, also aloud', () => {
    expect(form.sheets.map(({ width, height }) => [width, height])).toEqual([[612, 792]])
    expect(paperFaults(form)).toEqual([])
    expect(structureFaults(form)).toEqual([])
  })

  test('ends its columns above the foot of the page', () => {
    const texts = form.sheets.flatMap(({ layers }) =>
      layers.flatMap(({ marks, view }) => textsOf(marks, view)),
    )
    const foot = texts.find(({ text }) => text.startsWith('Ridgeline Access'))
    const bottoms = texts.filter((one) => one !== foot).map(({ extent }) => extent.max.y)
    expect(Math.max(...bottoms)).toBeLessThan(foot?.extent.min.y ?? 0)
  })

  test('asks in the order of the Site panel', () => {
    const words = said(input)
    const places = [
      '1 Person and device',
      '2 Door',
      '3 House and yard',
      '4 Surfaces',
      '5 Obstacles',
      '6 Photos',
      '7 Heights',
    ].map((heading) => words.indexOf(heading))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('never says that something is not entered', () => {
    expect(said(input)).not.toMatch(/not entered|not known|unknown|undefined|null/i)
  })
})

test('what nobody entered is blank, with its unit, and no box is crossed', () => {
  const words = said(EMPTY)
  expect(words).toContain('Sill above datum in Clear width in')
  expect(words).toContain('Setback from lot line ft in')
  expect(words).not.toMatch(/\bX\b/)
})

test.each([
  'Project Harper residence',
  'Address 1418 Maple Hollow Road, Norfolk, VA 23508',
  'On site Ruth Harper Phone 757-555-0142',
  'Sill above datum 31"',
  'X in out slides',
  'Hinges, seen from outside X left right',
  'Storm door hangs below sill 1/2"',
  `House width (door side) 34'-0"`,
  `Left corner to middle of door 28'-4"`,
  `Setback from lot line 5'-0"`,
  'X Concrete Asphalt',
  `oak 2'-8" dia. -16'-8" 16'-8" 30" old steps 4'-0" dia. 0" 1'-8" move`,
  'X Yard X Open door Toward the parking, first',
  'X laser string level',
  'Datum (height 0) is Sidewalk',
  `1 1 Sidewalk 41 1/2" -10'-0" 5'-0"`,
])('a form of a visit is filled in: %s', (words) => {
  expect(said(visitedSite())).toContain(words)
})

test.each(ALL_SYSTEMS)('the survey form of %s reads well', (name) => {
  const form = formOf(inputFor(name))
  expect(paperFaults(form)).toEqual([])
  expect(structureFaults(form)).toEqual([])
})

test('a step down that is usual is no reading', () => {
  const usual = visitedSite((layout) => ({
    ...layout,
    site: { ...layout.site, doors: layout.site.doors.map((door) => ({ ...door, stepDown: 0.5 })) },
  }))
  expect(said(usual)).toContain('Step down to the deck in Swings')
})

test('who surveyed and when is filled in where it was typed', () => {
  const settings = { surveyedBy: 'Dana Miller', surveyedOn: '2026-11-20' }
  expect(said(EMPTY, settings)).toContain('Surveyed by Dana Miller Date 11/20/2026')
})

test('what has no room is told by how much there is, and rows stay free for a pencil', () => {
  const words = said(full)
  expect(words).toContain('more in the project; see the survey sheet.')
  expect(words).toContain('29 more readings in the project.')
})

test('of two doors both have their names, and positions say which one they are from', () => {
  const words = said(
    visitedSite((layout) => ({
      ...layout,
      site: {
        ...layout.site,
        doors: [
          ...layout.site.doors.map((door) => ({ ...door, name: 'Den door' })),
          { id: 'door-2', name: 'Front door', sill: 20, stepDown: 0.5 },
        ],
      },
    })),
  )
  expect(words).toContain('2 Door (the den door)')
  expect(words).toContain('Other doors, sill above datum Front door 20"')
  expect(words).toContain('Right and out are from the den door, seen from outside.')
})

test('what is placed to a sixteenth is not cut off, and a storm door that hangs at the sill is no reading', () => {
  const words = said(
    visitedSite(
      inTurn((layout) => ({
        ...layout,
        site: {
          ...layout.site,
          doors: layout.site.doors.map((door) => ({
            ...door,
            storm: { swing: 'out', hinge: 'left', below: 0 },
          })),
          things: [
            {
              kind: 'steps',
              name: 'Existing steps',
              at: { x: 300.2, y: 420.3 },
              radius: 24,
              clearance: 36,
              fate: 'moves',
            },
            {
              kind: 'fence',
              name: 'Fence',
              line: [
                { x: 100, y: 500.3 },
                { x: 254, y: 500.3 },
              ],
              thickness: 4,
            },
          ],
        },
      })),
    ),
  )
  expect(words).not.toMatch(/[\d"'/]…|(Set-up|Reading|Clear)…/)
  expect(words).toContain(`Existing steps 4'-0" dia. -15'-0" 13'-4" 36", move`)
  expect(words).toContain('Set-up Point Reading, in Right Out')
  expect(words).toContain(`Fence 12'-10"`)
  expect(words).toContain('Storm door hangs below sill in')
})

test('one reading too many is one', () => {
  const eight = visitedSite(
    inTurn(
      ...Array.from(
        { length: 2 },
        (_, at): Edit =>
          inTurn(
            addPoint({ id: `q${at}`, name: `P${at}`, at: { x: at * 10, y: 400 } }),
            addReading({ point: `q${at}`, method: 'laser', setUp: 1, value: 40 + at / 8 }),
          ),
      ),
    ),
  )
  expect(said(eight)).toContain('1 more reading in the project.')
})
