import { describe, expect, test } from 'vitest'
import { drawnFrom, wholeSystems } from '../../../fixtures/whole-systems.ts'
import { setRunTop } from '../../edits/run-edits.ts'
import { analyse } from '../../rules/analysis/analyse.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { countIssues } from '../../rules/cross-check/count-issues.ts'
import { offerRelength } from './offer-relength.ts'

const partsIn = ({ placement }: Analysis) => placement.parts.filter(({ part }) => part.kind !== 'ramp').length

describe.each(wholeSystems)('$name', ({ json }) => {
  test.each([0.6, 0.9, 1.15, 1.5])('with its rise times %d keeps turns, landings and joints', (by) => {
    const before = drawnFrom(json)
    const [run] = before.runs.figures
    const edit = setRunTop(run?.id ?? '', (run?.top ?? 0) * by)
    const now = analyse(edit(before.layout), before.catalogue)
    const offer = offerRelength(before.layout, now.layout, before.catalogue)
    const isTooSteep = run?.kind === 'ramps' && now.runs.figures[0]?.steepness !== 'good'
    if (isTooSteep) expect(offer).not.toBeNull()
    if (!offer || !run) return
    const { after, flights } = offer
    const [figures] = after.runs.figures
    expect(figures?.steepness).toBe('good')
    expect(partsIn(after)).toBe(partsIn(now))
    const added = flights.reduce((sum, { before: was, after: is }) => sum + is.length - was.length, 0)
    expect(after.connections.joints).toHaveLength(now.connections.joints.length + added)
    expect([...after.connections.transitions.values()].filter((end) => end === null)).toEqual(
      [...now.connections.transitions.values()].filter((end) => end === null),
    )
    expect(after.connections.openings).toHaveLength(now.connections.openings.length)
    expect(after.placement.overlaps).toHaveLength(now.placement.overlaps.length)
    expect(after.runs.figures.map(({ parts }) => parts.length)).toEqual(
      now.runs.figures.map(({ parts, id }) => parts.length + (id === offer.run ? added : 0)),
    )
    expect(countIssues(after)).toEqual([])
  })
})
