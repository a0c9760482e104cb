import { analyse } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { inputFor } from '../../testing/systems.ts'
import { loadsOf } from './loads.ts'
import { DEFAULT_PERMIT } from './permit-settings.ts'

const t2 = inputFor('t2-straight')
const hd = inputFor('t5-phd-guards')
const underNone = ({ analysis: { layout, catalogue } }: typeof t2) => ({
  analysis: analyse({ ...layout, project: { ...layout.project, codes: [] } }, catalogue),
  foundation: t2.foundation,
})
const t2None = underNone(t2)
const hdNone = underNone(hd)

test.each`
  system    | deckLoad     | psf    | basis
  ${t2}     | ${'by-line'} | ${40}  | ${'IRC R301.5, decks'}
  ${hd}     | ${'by-line'} | ${100} | ${'IBC 1607, exits'}
  ${t2None} | ${'by-line'} | ${40}  | ${'not entered: default for a home'}
  ${hdNone} | ${'by-line'} | ${100} | ${'not entered: default for a public building'}
  ${t2}     | ${60}        | ${60}  | ${'entered'}
`('the live load is $psf psf: $basis', ({ system, deckLoad, psf, basis }) => {
  expect(loadsOf(system, { ...DEFAULT_PERMIT, deckLoad }).live).toEqual({ perSquareFoot: psf, basis })
})

test('legs, ground and structure carry what the whole system weighs with people on it', () => {
  const { total, onLegs, onGround, onStructure, onNothing } = loadsOf(t2, DEFAULT_PERMIT)
  expect(Math.round(total.live)).toBe(3880)
  expect(onLegs + onGround + onStructure).toBeCloseTo(total.live + total.dead, 6)
  expect(onNothing).toBe(0)
})

describe('a pad that would do is offered beside what was entered of the soil', () => {
  // L5 of t2 carries 480 lb live and about 75 lb of ramp: 1,470 psf under a foot of 7 3/8 in, 1,250 under 8 in, 555 under 12 in.
  test.each`
    soilBearing | pad
    ${null}     | ${null}
    ${1500}     | ${0}
    ${1300}     | ${8}
    ${1000}     | ${12}
    ${50}       | ${null}
  `('soil of $soilBearing psf: $pad', ({ soilBearing, pad }) => {
    const { legs } = loadsOf(t2, { ...DEFAULT_PERMIT, soilBearing })
    expect(legs.find(({ leg }) => leg.tag === 'L5')?.padThatDoes).toBe(pad)
  })
})
