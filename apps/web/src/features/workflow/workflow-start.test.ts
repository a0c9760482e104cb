import { analyse, type Layout, newLayout, newPart } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first, p3g } from '../../lib/testing/described-system.ts'
import { workflowStart } from './workflow-start.ts'

function layoutWith(...shortNames: readonly string[]): Layout {
  const parts = shortNames.flatMap((shortName, index) => {
    const item = p3g.byShortName.get(shortName)
    return (item && newPart(item, `part-${index}`, { x: 100 * index, y: 100 }, 0)) ?? []
  })
  return { ...newLayout('P3G'), parts }
}

const startOf = (layout: Layout, stencilWarnings: boolean) =>
  workflowStart(analyse(layout, p3g), stencilWarnings)

const missingOf = (layout: Layout) => {
  const start = startOf(layout, true)
  return start.kind === 'checkup' ? start.missing.map(({ name }) => name) : start.step
}

describe("'Let's Go' (spec 3 §2.5 and §2.6)", () => {
  test.each`
    drawn                         | leads
    ${[]}                         | ${'confirm'}
    ${['PRGT']}                   | ${'confirm'}
    ${['PPS55TL']}                | ${['Threshold']}
    ${['PPS55TL', 'TAER12']}      | ${'handrail'}
    ${['PRSTL8']}                 | ${['Upper transition', 'Ground or lower transition']}
    ${['PRUT', 'PRSTL8']}         | ${['Ground or lower transition']}
    ${['PRUT', 'PRSTL8', 'PRGT']} | ${['Landing pad']}
    ${['PRUT', 'PRSTL8', 'PRLT']} | ${'handrail'}
  `('with $drawn on the canvas leads to $leads [web-workflow-3]', ({ drawn, leads }) => {
    expect(missingOf(layoutWith(...drawn))).toEqual(leads)
  })

  test('a system that begins on a platform is asked for no upper transition [web-workflow-4]', () => {
    const parts = [
      first('P', 'PPS55TL'),
      against('a', 'PRSTL8', 'P BOTTOM'),
      against('t', 'PRLT', 'a BOTTOM'),
    ]
    const { layout } = describedSystem({ parts })
    expect(missingOf(layout)).toEqual(['Threshold'])
  })

  test('without stencil warnings nothing is checked [web-workflow-2]', () => {
    expect(startOf(layoutWith('PRSTL8'), false)).toEqual({ kind: 'step', step: 'handrail' })
  })
})
