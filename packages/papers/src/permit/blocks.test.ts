import { analyse, setSite } from '@ramp/domain'
import { expect, test } from 'vitest'
import { crewPack } from '../crew/crew-pack.ts'
import { onItsLot } from '../testing/surveyed.ts'
import { wordsOf } from '../testing/systems.ts'
import { DEFAULT_PERMIT } from './facts/permit-settings.ts'
import { permitSet } from './permit-set.ts'

/** The deck so far below the sill of the door; two heights of the ground, both measured. */
function withStep(stepDown: number) {
  const input = onItsLot()
  const { site } = input.analysis.layout
  const doors = site.doors.map((door) => ({ ...door, sill: door.sill + stepDown, stepDown }))
  const ground = [-100, 100].map((x) => ({ x, y: 0, z: 0, how: 'measured' as const }))
  const sited = setSite({ ...site, doors, ground })(input.analysis.layout)
  return { ...input, analysis: analyse(sited, input.analysis.catalogue) }
}

const said = (paper: Parameters<typeof wordsOf>[0]) => wordsOf(paper).join(' ').replaceAll(/\s+/g, ' ')

test('a set has one rise, and says how high the sill is where the deck is below it', () => {
  const words = said(permitSet(withStep(0.5), DEFAULT_PERMIT))
  expect(words).toContain('Modular access ramp, 31" rise')
  expect(words).toContain(
    'Sill 31 1/2" above the ground at the lower end, as entered, the deck 1/2" below the sill.',
  )
  expect(words).not.toContain('Rise 31 1/2"')
})

test('of a deck that is level with the sill the rise is said', () => {
  expect(said(permitSet(withStep(0), DEFAULT_PERMIT))).toContain('Rise 31", as entered.')
})

test('heights that are measured without exception are all measured', () => {
  expect(said(permitSet(withStep(0), DEFAULT_PERMIT))).toContain('Grade from 2 heights, all measured.')
})

test('a crew is told the sill where the deck is below it', () => {
  expect(said(crewPack(withStep(0.5)))).toContain(
    'P3G, sill 31 1/2" above the ground at the lower end, the deck 1/2" below the sill',
  )
})
