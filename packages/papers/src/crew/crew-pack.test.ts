import { analyse } from '@ramp/domain'
import { taggedLegs } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { paperFaults } from '../paper/paper-faults.ts'
import { inputFor, SAMPLE, wordsOf } from '../testing/systems.ts'
import { crewPack } from './crew-pack.ts'
import { workOf } from './order-of-work.ts'
import { liftOf, loadsOf } from './tables/load-list.ts'

describe.each(SAMPLE)('the crew pack of %s', (name) => {
  const input = inputFor(name)
  const paper = crewPack(input)
  const words = wordsOf(paper).join('\n')

  test('has no prices and no words of building codes', () => {
    expect(words).not.toMatch(/\$|price|retail|dealer|discount|\bADA\b|\bIBC\b|\bIRC\b|R311|405\./i)
  })

  test('prints nothing over another, nothing off the sheet, nothing too small', () => {
    expect(paperFaults(paper)).toEqual([])
  })

  test('names every leg in its schedule', () => {
    for (const { tag } of taggedLegs(input.analysis)) expect(words.split('\n')).toContain(tag)
  })
})

const t1 = inputFor('t1-switchback')
const [plan = '', legs = '', maps = '', closeOut = ''] = wordsOf(crewPack(t1))

describe('the crew pack of the real switchback', () => {
  test('is four pages: the plan, the tables, and what is filled in at the end', () => {
    expect(crewPack(t1).sheets.map(({ name }) => name)).toEqual([
      'Plan and setting out',
      'Legs, maps and load',
      'Legs, maps and load',
      'Close-out',
    ])
  })

  test('has its plan at a quarter inch to the foot, for a measuring tool too', () => {
    expect(plan).toContain('1/4 in = 1 ft')
    expect(crewPack(t1).sheets[0]?.viewports).toEqual([expect.objectContaining({ ratio: 48 })])
  })

  test('says the angle to hit and the ground a section covers', () => {
    expect(plan).toContain('R5')
    expect(plan).toContain(`7'-11 11/16"`)
    expect(plan).toContain('4.78°')
  })

  test('sets out from the first part while nobody said that there is a door', () => {
    expect(plan).toContain(`11'-5 7/8"`)
    expect(legs.replaceAll('\n', ' ')).toContain('W is the entrance edge of the first part')
  })

  test('sets out from the face of the wall at a door, which the upper plate bridges to the ramp', () => {
    const { layout, catalogue } = t1.analysis
    const openings = layout.openings.map((one) =>
      one.use === 'entrance' ? { ...one, leadsTo: 'door' as const } : one,
    )
    const words = wordsOf(crewPack({ ...t1, analysis: analyse({ ...layout, openings }, catalogue) }))
    expect(words.join(' ')).toContain(`11'-9 7/8"`)
    expect(words.join(' ').replaceAll('\n', ' ')).toContain('W is the face of the wall')
  })

  test('leads the leg schedule by what is measured down from the sill', () => {
    expect(legs).toMatch(/L9\n15"\nR3–R4\nPSL22PR\n16"\n6"/)
  })

  test('squares a platform by its diagonal', () => expect(legs).toContain(`7'-9 1/2"`))

  test('loads the heaviest first, and sums it up', () => {
    expect(maps).toContain('In all 33 pieces, 904 lb')
    expect(maps.indexOf('PPS55TL')).toBeLessThan(maps.indexOf('PRSTL8'))
  })

  test('ends with what is measured, tried and signed', () => {
    for (const one of ['Angle measured', '1 in 50', 'own device', 'Photos', 'Customer'])
      expect(closeOut).toContain(one)
  })
})

test('where two ways meet again the plan says what is left between them, and the setting out what to do with it', () => {
  const [map = '', ...tables] = wordsOf(crewPack(inputFor('two-ways-that-meet')))
  expect(map).toContain('5/16" to share out')
  expect(tables.join(' ').replaceAll('\n', ' ')).toMatch(
    /meet again with 5\/16" between them: share it out over their joints/,
  )
})

test('the sill is measured from the ground where the way ends, also where that falls', () => {
  expect(workOf(t1.analysis)[0]).toContain('31" above the ground')
  expect(workOf(inputFor('s5-falling-ground').analysis)[0]).toMatch(/Check the sill: \d/)
})

test('rail ends are called what they are', () => {
  expect(maps).toContain('upper end: 2 x loop; lower end: to a closure, loop')
  expect(wordsOf(crewPack(inputFor('p3g-two-systems-with-caps'))).join('\n')).toContain('2 x cap')
})

test('rails come last, platforms first', () => {
  const work = workOf(t1.analysis)
  expect(work.findIndex((one) => one.startsWith('Stand A'))).toBeLessThan(
    work.findIndex((one) => one.startsWith('Hang')),
  )
  expect(work.at(-1)).toBe('Rails and their ends last, then closures C1 and C2.')
})

test.each([
  [51, 'one'],
  [51.1, 'two'],
  [102, 'two'],
  [102.1, 'four'],
] as const)('a piece of %d lb is for %s', (pounds, lift) => expect(liftOf(pounds)).toBe(lift))

test('the load list weighs what the parts list weighs', () => {
  const sum = loadsOf(t1.analysis).reduce((total, { all }) => total + all, 0)
  expect(sum).toBeCloseTo(t1.analysis.partsList.weight)
})

test('says that there is no quote where a drawing is of none', () => {
  const t1 = inputFor('t1-switchback')
  const words = wordsOf(crewPack({ ...t1, quote: { ...t1.quote, number: '', version: 'draft' } })).join(' ')
  expect(words).toContain('Quote: not entered, version draft · November 22, 2026')
})
