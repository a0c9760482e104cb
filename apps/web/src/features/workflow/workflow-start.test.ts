import { analyse, type Layout, newLayout, newPart } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first, p3g } from '../../lib/testing/described-system.ts'
import { workflowStart } from './workflow-start.ts'

function layoutWith(...shortNames: readonly string[]): Layout {
  const parts = shortNames.flatMap((shortName, index) => {
    const item = p3g.byShortName.get(shortName)
    return (item && newPart(item, `part-${index}`, { x: 100 * index, y: 100 }, 0)) ?? []
  })
  const doors = [{ id: 'door-1', sill: 24, stepDown: 2 }]
  return { ...newLayout('P3G'), parts, site: { doors } }
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
    ${['PRSTL8']}                 | ${'handrail'}
    ${['PRUT', 'PRSTL8']}         | ${'handrail'}
    ${['PRUT', 'PRSTL8', 'PRGT']} | ${['Landing pad']}
    ${['PRUT', 'PRSTL8', 'PRLT']} | ${'handrail'}
  `('with $drawn on the canvas leads to $leads [web-workflow-3]', ({ drawn, leads }) => {
    expect(missingOf(layoutWith(...drawn))).toEqual(leads)
  })

  test('transitions that the parts list has anyway are not asked for [web-workflow-4]', () => {
    const parts = [first('P', 'PPS55TL'), against('a', 'PRSTL8', 'P BOTTOM')]
    expect(missingOf(describedSystem({ parts }).layout)).toBe('handrail')
  })

  test('what a person goes without is not asked for again', () => {
    const drawn = analyse(layoutWith('PPS55TL'), p3g)
    expect(workflowStart(drawn, true).kind).toBe('checkup')
    expect(workflowStart(drawn, true, new Set(['Threshold']))).toEqual({ kind: 'step', step: 'handrail' })
  })

  test('without stencil warnings nothing is checked [web-workflow-2]', () => {
    expect(startOf(layoutWith('PPS55TL'), false)).toEqual({ kind: 'step', step: 'handrail' })
  })
})
