import type { Item, ProductLine, Run, RunFigures } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first } from '../../lib/testing/described-system.ts'
import { adjustedEnd, endHeightOf, expectedEnd } from './end-height.ts'

const run = (bottom: number | null): Run => ({ id: 'r', name: 'Primary', top: 30, bottom, parts: ['a'] })

const end = (
  kind: RunFigures['kind'],
  product: ProductLine,
  { bottom = null as number | null, role = 'ramp' as Item['role'] } = {},
) =>
  endHeightOf({
    run: run(bottom),
    figures: { kind, top: 30 },
    // Only the role of the last part's item counts.
    last: { item: { role } as Item },
    project: { product },
  })

describe('what the end height may be (spec 3 §5.3)', () => {
  test('a run of ramps ends where the person says', () => {
    expect(end('ramps', 'P3G', { bottom: 0 })).toEqual({ fixed: null, notes: [], warnings: [] })
  })

  test('a run of platforms ends at the height it starts at', () => {
    expect(end('platforms', 'P3G')).toEqual({
      fixed: 30,
      notes: ['Because this run only has platforms there is no need for an end/bottom height.'],
      warnings: [],
    })
  })

  test('a commercial run that ends with a starter ramp ends at 0', () => {
    const { fixed, notes } = end('ramps', 'PHD', { role: 'starter-ramp', bottom: 5 })
    expect(fixed).toBe(0)
    expect(notes[0]).toBe('The ending height must be 0 if the run ends with a starter ramp.')
    expect(notes[1]).toMatch(/If not desired please reconfigure your run\.$/)
  })

  test('a commercial run that ends at 0 without a starter ramp is warned about', () => {
    expect(end('ramps', 'PHD', { bottom: 0 }).warnings).toEqual([
      'There must be a starter ramp if the runs height ends at 0',
    ])
    expect(end('ramps', 'PHD', { bottom: 2 }).warnings).toEqual([])
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
  `('$typed below a start of $top becomes $height', ({ typed, top, height, message }) => {
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
  `('from $top down to $bottom, $expected is expected', ({ top, bottom, expected }) => {
    const analysis = stairRun(top, bottom)
    const built = analysis.layout.runs[1]
    expect(built && expectedEnd(analysis, built)).toBe(expected)
  })
})
