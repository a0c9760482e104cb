import { type Layout, newLayout, newPart, placeParts } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { workflowStart } from './workflow-start.ts'

function layoutWith(...shortNames: readonly string[]): Layout {
  const parts = shortNames.flatMap((shortName, index) => {
    const item = p3g.byShortName.get(shortName)
    return (item && newPart(item, `part-${index}`, { x: 100 * index, y: 100 }, 0)) ?? []
  })
  return { ...newLayout('P3G'), parts }
}

const startOf = (layout: Layout, stencilWarnings: boolean) =>
  workflowStart({ layout, placement: placeParts(layout.parts, p3g) }, stencilWarnings)

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
  `('with $drawn on the canvas leads to $leads', ({ drawn, leads }) => {
    expect(missingOf(layoutWith(...drawn))).toEqual(leads)
  })

  test('without stencil warnings nothing is checked', () => {
    expect(startOf(layoutWith('PRSTL8'), false)).toEqual({ kind: 'step', step: 'handrail' })
  })
})
