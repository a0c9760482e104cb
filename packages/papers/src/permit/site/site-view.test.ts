import { describe, expect, test } from 'vitest'
import { paperFaults } from '../../paper/paper-faults.ts'
import { onItsLot } from '../../testing/surveyed.ts'
import { inputFor, wordsOf } from '../../testing/systems.ts'
import { AUTHORITIES, DEFAULT_PERMIT } from '../facts/permit-settings.ts'
import { permitSet } from '../permit-set.ts'
import { lotLines } from './lot-lines.ts'
import { missingOfSite } from './site-blocks.ts'

const feet = (inches: number) => Math.round(inches) / 12

describe('the lines of a lot', () => {
  const lines = lotLines(onItsLot().analysis)

  test('tell how near the house and the nearest thing of the ramp stand', () => {
    expect(lines.map(({ house }) => house && feet(house.apart))).toEqual([33, 292 / 12, 37, 20 / 12])
    expect(lines.map(({ ramp }) => ramp?.of)).toEqual(['R5', 'L8', 'A', 'R1'])
  })

  test.each`
    north  | names
    ${0}   | ${['north', 'east', 'south', 'west']}
    ${90}  | ${['west', 'north', 'east', 'south']}
    ${20}  | ${['north', 'east', 'south', 'west']}
    ${45}  | ${['northwest', 'northeast', 'southeast', 'southwest']}
    ${270} | ${['east', 'south', 'west', 'north']}
  `('are named $names where north lies at $north degrees', ({ north, names }) => {
    expect(lotLines(onItsLot('t1-switchback', north).analysis).map(({ lies }) => lies)).toEqual(names)
  })

  test('are none where nobody surveyed them', () => {
    expect(lotLines(inputFor('t1-switchback').analysis)).toEqual([])
  })
})

describe('a permit set with a surveyed site', () => {
  const paper = permitSet(onItsLot(), { ...DEFAULT_PERMIT, authorities: AUTHORITIES })
  const [cover = '', second = ''] = wordsOf(paper)

  test('shows lot, house, setback, drive, tree, north and the new ramp to scale', () => {
    for (const one of [
      `60'-0"`,
      `100'-0"`,
      'EXISTING HOUSE',
      'NEW RAMP',
      'concrete',
      'oak',
      'door, sill +31"',
      'N',
      `setback 5'-0"`,
      'Distances to the lot lines',
    ])
      expect(second.replaceAll('\n', ' ')).toContain(one)
    expect(paper.sheets[1]?.viewports.map(({ name, ratio }) => [name, ratio])).toEqual([
      ['Site plan', 192],
      ['Plan', 48],
    ])
  })

  test('ticks what departments ask of a site', () => {
    expect(cover.replaceAll('\n', ' ')).toContain('Chesterfield VA: nothing of its list is missing here')
    expect(missingOfSite(onItsLot().analysis)).toEqual([])
  })

  test('prints nothing over another', () => expect(paperFaults(paper)).toEqual([]))
})

test('what nobody surveyed is named', () => {
  const { analysis } = inputFor('t1-switchback')
  expect(missingOfSite(analysis)).toEqual(['property lines', 'the house', 'setbacks', 'north'])
})
