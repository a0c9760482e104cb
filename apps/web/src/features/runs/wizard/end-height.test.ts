import type { Item, ProductLine, RunFigures } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first } from '../../../lib/testing/described-system.ts'
import { adjustedEnd, endHeightOf, expectedEnd, stairThatFits } from './end-height.ts'

const end = (kind: RunFigures['kind'], product: ProductLine, role: Item['role'] = 'ramp') =>
  endHeightOf({
    figures: { kind, top: 30 },
    // Only the role of the last part's item counts.
    last: { item: { role } as Item },
    project: { product },
  })

describe('what the end height may be (spec 3 §5.3)', () => {
  test('a run of ramps ends where the person says', () => {
    expect(end('ramps', 'P3G')).toEqual({ fixed: null, notes: [] })
    expect(end('ramps', 'PHD')).toEqual({ fixed: null, notes: [] })
  })

  test('a run of platforms ends at the height it starts at [web-runs-13]', () => {
    expect(end('platforms', 'P3G')).toEqual({
      fixed: 30,
      notes: ['Because this run only has platforms there is no need for an end/bottom height.'],
    })
  })

  test('a commercial run that ends with a starter ramp ends at 0 [web-runs-11]', () => {
    const { fixed, notes } = end('ramps', 'PHD', 'starter-ramp')
    expect(fixed).toBe(0)
    expect(notes[0]).toBe('The ending height must be 0 if the run ends with a starter ramp.')
    expect(notes[1]).toMatch(/If not desired please reconfigure your run\.$/)
  })
})

describe('the end height cannot exceed the start height (spec 3 §5.3)', () => {
  const MESSAGE =
    'Rampwright auto adjusted this field because end/bottom height cannot be higher than start/top height.'

  test.each`
    typed   | top     | height  | message
    ${12}   | ${31}   | ${12}   | ${null}
    ${31}   | ${31}   | ${31}   | ${null}
    ${40}   | ${31}   | ${31}   | ${MESSAGE}
    ${null} | ${31}   | ${null} | ${null}
    ${40}   | ${null} | ${40}   | ${null}
  `('$typed below a start of $top becomes $height [web-runs-10]', ({ typed, top, height, message }) => {
    expect(adjustedEnd(typed, top)).toEqual({ height, message })
  })
})

describe('stairs end where their own heights lead (spec 3 §5.3)', () => {
  /** A 15 in stair beside a porch of some height. */
  const stairRun = (top: number, bottom: number) =>
    describedSystem({
      parts: [first('P', 'PPS55TL'), against('s', 'PST15', 'P LEFT')],
      runs: [
        { name: 'Primary', top, parts: ['P'] },
        { name: 'Run 1', top, bottom, parts: ['s'] },
      ],
    })

  test.each`
    top   | bottom | expected
    ${16} | ${5}   | ${1}
    ${16} | ${1}   | ${null}
    ${10} | ${0}   | ${null}
  `('from $top down to $bottom, $expected is expected [web-runs-12]', ({ top, bottom, expected }) => {
    const analysis = stairRun(top, bottom)
    const built = analysis.layout.runs[1]
    expect(built && expectedEnd(analysis, built)).toBe(expected)
  })

  test.each`
    top   | bottom | height  | what
    ${16} | ${0}   | ${16}   | ${'the stair can be made as high as the run falls'}
    ${15} | ${0}   | ${null} | ${'it is as high already'}
    ${22} | ${0}   | ${null} | ${'its range ends below 22 in'}
    ${14} | ${0}   | ${null} | ${'its range begins at 15 in'}
  `('from $top down to $bottom: $what', ({ top, bottom, height }) => {
    const analysis = stairRun(top, bottom)
    const built = analysis.layout.runs[1]
    expect(built && (stairThatFits(analysis, built)?.height ?? null)).toBe(height)
  })
})
