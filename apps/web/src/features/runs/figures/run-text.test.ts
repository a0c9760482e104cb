import { describe, expect, test } from 'vitest'
import { against, describedSystem, first } from '../../../lib/testing/described-system.ts'
import { issuesOfRun } from '../checks/run-issues.ts'
import { hasHeights, inclineText, riseText } from './run-text.ts'

type Heights = { readonly top?: number; readonly bottom?: number }

/** A porch of 16 in with a ramp of two parts to the ground and a stair of 15 in beside it. */
function built(parts: readonly string[], heights: Heights) {
  const analysis = describedSystem({
    parts: [
      first('P', 'PPS55TL'),
      against('r1', 'PRSTL8', 'P BOTTOM'),
      against('r2', 'PRSTL8', 'r1 BOTTOM'),
      against('s', 'PST15', 'P LEFT'),
    ],
    runs: [
      { name: 'Primary', top: 16, parts: [] },
      { name: 'Run 1', ...heights, parts },
    ],
  })
  const [, run] = analysis.layout.runs
  const [, figures] = analysis.runs.figures
  if (!run || !figures) throw new Error('the second run is missing')
  return { analysis, run, figures }
}

describe('the list of runs (spec 3 §2.9)', () => {
  test.each`
    parts                | heights                   | rise     | incline
    ${['P', 'r1', 'r2']} | ${{ top: 16, bottom: 0 }} | ${'16"'} | ${'1:12'}
    ${['P', 'r1', 'r2']} | ${{ top: 16 }}            | ${'–'}   | ${'–'}
    ${['s']}             | ${{ top: 16, bottom: 1 }} | ${'15"'} | ${'stairs'}
    ${['P']}             | ${{ top: 16 }}            | ${'16"'} | ${'level'}
    ${[]}                | ${{ top: 16, bottom: 0 }} | ${'–'}   | ${'–'}
  `(
    '$parts with $heights: rise $rise, incline $incline [web-runs-2]',
    ({ parts, heights, rise, incline }) => {
      const { run, figures } = built(parts, heights)
      expect([riseText(run, figures), inclineText(run, figures)]).toEqual([rise, incline])
    },
  )
})

describe('what the wizard says about its run', () => {
  const codes = (parts: readonly string[], heights: Heights) => {
    const { analysis, run, figures } = built(parts, heights)
    return issuesOfRun(analysis, run, hasHeights(run, figures)).map(({ code, severity }) => [code, severity])
  }

  test('nothing about a slope before both heights are given', () => {
    expect(codes(['P', 'r1'], { top: 16 })).toEqual([])
    expect(codes(['P', 'r1'], { top: 16, bottom: 16 })).toEqual([['run.slope-zero', 'error']])
  })

  test('parts in the wrong order are errors, whether the heights are known or not', () => {
    expect(codes(['P', 'r2', 'r1'], {})).toEqual([['run.parts-not-joined', 'error']])
    expect(codes(['P', 'r2', 'r1'], { top: 16, bottom: 0 })).toContainEqual(['run.heights-disagree', 'error'])
  })

  test('a ratio that is too steep is said there, so that nothing beside it says that it looks good', () => {
    expect(codes(['P', 'r1'], { top: 16, bottom: 0 })).toEqual([['run.ratio-look-out', 'warning']])
  })
})
