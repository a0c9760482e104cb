import { describe, expect, test } from 'vitest'
import { against, describedSystem, first } from '../../lib/testing/described-system.ts'
import { choicesAt, spotsOf } from './spots.ts'

const DOWN = [first('P', 'PPS55TL'), against('a', 'PRSTL8', 'P BOTTOM'), against('b', 'PRSTL8', 'a BOTTOM')]
const PLATED = [...DOWN, against('t', 'PRGT', 'b BOTTOM')]

const shown = (part: string, parts: readonly Readonly<Record<string, unknown>>[]) =>
  spotsOf(part, describedSystem({ parts })).map(
    ({ target, name, isMain }) => `${target.kind}${isMain ? ', main' : ''}: ${name}`,
  )

describe('where a part is gone on from', () => {
  test.each`
    what                                      | part   | parts     | spots
    ${'a platform with one ramp'}             | ${'P'} | ${DOWN}   | ${['end, main: the top side of 5 × 5 platform', 'end: the right side of 5 × 5 platform', 'end: the left side of 5 × 5 platform', 'between: 5 × 5 platform and 8 ft ramp 1']}
    ${'a ramp between two parts'}             | ${'a'} | ${DOWN}   | ${['between: 5 × 5 platform and 8 ft ramp 1', 'between: 8 ft ramp 1 and 8 ft ramp 2']}
    ${'the last ramp'}                        | ${'b'} | ${DOWN}   | ${['end, main: the lower end of 8 ft ramp 2', 'between: 8 ft ramp 1 and 8 ft ramp 2']}
    ${'the last ramp with a plate before it'} | ${'b'} | ${PLATED} | ${['between: 8 ft ramp 1 and 8 ft ramp 2', 'between, main: 8 ft ramp 2 and Ground Transition']}
  `('$what', ({ part, parts, spots }) => {
    expect(shown(part, parts)).toEqual(spots)
  })

  test('before a plate the next ramps and platforms are offered', () => {
    const analysis = describedSystem({ parts: PLATED })
    const [main] = spotsOf('b', analysis).filter(({ isMain }) => isMain)
    const offered = main ? choicesAt(main, analysis).rows.map(({ name }) => name) : []
    expect(offered).toEqual(['Ramps', 'Others'])
  })
})
