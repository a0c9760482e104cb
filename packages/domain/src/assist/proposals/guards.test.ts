import { describe, expect, test } from 'vitest'
import { changed, straight } from '../../../fixtures/verdict-systems.ts'
import { setProject } from '../../edits/choice-edits.ts'
import { setRunTop } from '../../edits/run-edits.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { codeReasons } from '../verdict/code-reasons.ts'
import { missingGuards, needlessGuards, type RailingChange } from './guards.ts'

const RUN = straight().layout.runs[0]?.id ?? ''
const at = (top: number, drawn: Analysis = straight({ ramps: 3 })) => changed(drawn, [setRunTop(RUN, top)])
const taken = (change: RailingChange | null, drawn: Analysis) => changed(drawn, change ? [change.edit] : [])
const namesOf = ({ layout }: Analysis) => layout.parts.map(({ shortName }) => shortName)
const isUnguarded = (drawn: Analysis) =>
  codeReasons(drawn).some(({ finding }) => finding.section === 'R312.1.1' || finding.section === '1015.2')

describe('guards follow the height', () => {
  test.each`
    top   | missing
    ${24} | ${null}
    ${30} | ${null}
    ${31} | ${['A', 'r1']}
  `('at $top in guards are missing on $missing', ({ top, missing }) => {
    expect(missingGuards(at(top))?.parts ?? null).toEqual(missing)
    expect(needlessGuards(at(top))).toBeNull()
  })

  test('taken, they are on the parts that are high, on the sides that had rails, and the code is met', () => {
    const high = at(31)
    expect(isUnguarded(high)).toBe(true)
    const guarded = taken(missingGuards(high), high)
    expect(namesOf(guarded)).toEqual(['PPS55VP', 'PRSVP8', 'PRSTL8', 'PRSTL8'])
    expect(guarded.layout.parts[0]).toMatchObject({ handrailSides: ['LEFT', 'RIGHT'] })
    expect(isUnguarded(guarded)).toBe(false)
    expect(missingGuards(guarded)).toBeNull()
  })

  test('after a lower rise they are required no more, and what was there before comes back', () => {
    const guarded = taken(missingGuards(at(31)), at(31))
    expect(needlessGuards(guarded)).toBeNull()
    const low = at(24, guarded)
    const change = needlessGuards(low)
    expect(change).toMatchObject({ parts: ['A', 'r1'], to: 'TWO_LINE' })
    expect(namesOf(taken(change, low))).toEqual(namesOf(at(24)))
  })

  test('guards that the project has anyway are asked about by nobody', () => {
    const guarded = taken(missingGuards(at(31)), at(31))
    const chosen = changed(at(24, guarded), [setProject({ handrails: 'VERT_PICKET' })])
    expect(needlessGuards(chosen)).toBeNull()
  })

  test('a line that sells no guards is offered none', () => {
    const p2g = straight({ product: 'P2G', ramps: 3, top: 31 })
    expect(missingGuards(p2g)).toBeNull()
  })
})
