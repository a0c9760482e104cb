import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../../fixtures/p3g.ts'
import { switchClosure } from '../../../edits/choice-edits.ts'
import { analyse } from '../../analysis/analyse.ts'
import type { Analysis } from '../../analysis/analysis.ts'
import { codeFindings } from '../find-code-findings.ts'

/** What the findings say of surfaces without a guard: `pass: 0` or the sentence. */
const unguarded = (analysis: Analysis, section: string): string => {
  const found = codeFindings(analysis).find((one) => one.section === section)
  if (!found) throw new Error(`no finding ${section}`)
  const said = found.result === 'needs-a-person' ? found.sentence : `${found.measured}`
  return `${found.result}: ${said} [${found.parts.join(' ')}]`
}

const porch = (top: number, sides: readonly string[] | null, deck = 'PPS55VP'): DescribedSystem => ({
  parts: [first('A', deck, { handrailSides: sides }), against('r', 'PRSVP8', 'A BOTTOM LEFT')],
  runs: [{ name: 'Primary', top, bottom: top - 8, parts: ['A', 'r'] }],
  entrances: [['A', 'TOP']],
  exits: [['r', 'BOTTOM']],
})
const KNOWN = 'Highest surface without a guard: 0" (30" maximum).'

describe('guards of a platform above 30 in (IRC R312.1.1)', () => {
  test.each`
    what                                | system                          | expected
    ${'rails on every free side'}       | ${porch(31, ['LEFT', 'RIGHT'])} | ${'pass: 0 [A]'}
    ${'rails that nobody answered yet'} | ${porch(31, null)}              | ${'pass: 0 [A]'}
    ${'a free side without a rail'}     | ${porch(31, ['LEFT'])}          | ${`needs-a-person: ${KNOWN} A side has no guard. It needs one unless it is against the building. [A]`}
    ${'the same side 30 in up'}         | ${porch(30, ['LEFT'])}          | ${`needs-a-person: Highest surface without a guard: 0" (30" maximum). The grade within 36" of the edges was not read. [A]`}
    ${'two-line rails, whatever sides'} | ${porch(31, null, 'PPS55TL')}   | ${'fail: 31 [A]'}
  `('$what: $expected', ({ system, expected }) => {
    expect(unguarded(analysed(system), 'R312.1.1')).toBe(expected)
  })

  test('a closure that is off leaves the guard open', () => {
    const { layout, catalogue, closures } = analysed(porch(31, null))
    const off = analyse(switchClosure(closures[0]?.id ?? '', false)(layout), catalogue)
    expect(unguarded(off, 'R312.1.1')).toBe(
      `needs-a-person: ${KNOWN} A closure is switched off. Verify that there is no gap at the connection. [A]`,
    )
  })
})

describe('guards of stairs', () => {
  const stairs = (product: 'P3G' | 'PHD', handrails: string): DescribedSystem => ({
    product,
    options: { handrails },
    parts:
      product === 'PHD'
        ? [first('A', 'PHDP55G'), against('s', 'PHDST3548', 'A BOTTOM', { activeHeight: 36 })]
        : [first('A', 'PPS55VP'), against('s', 'PST36', 'A BOTTOM', { activeHeight: 36 })],
    runs: [{ name: 'Primary', top: 36, bottom: 0, parts: ['A', 's'] }],
    entrances: [['A', 'TOP']],
    exits: [['s', 'BOTTOM']],
  })

  test.each`
    what                                     | system                          | section       | expected
    ${'two-line rails from 36 in'}           | ${stairs('P3G', 'VERT_PICKET')} | ${'R312.1.1'} | ${'fail: 36 [s]'}
    ${'a line that is built with guards'}    | ${stairs('PHD', 'GUARDS')}      | ${'1015.2'}   | ${'pass: 0 [A]'}
    ${'a line that is built with two lines'} | ${stairs('PHD', 'TWO_LINE')}    | ${'1015.2'}   | ${`needs-a-person: ${KNOWN} Verify that the stair has guards, not two-line rails. [s]`}
  `('$what: $expected', ({ system, section, expected }) => {
    expect(unguarded(analysed(system), section)).toBe(expected)
  })
})

test.each`
  what                                      | deck         | expected
  ${'two-line rails'}                       | ${'PPS55TL'} | ${'fail: 36 [A]'}
  ${'horizontal pickets'}                   | ${'PPS55HP'} | ${'pass: 0 [A]'}
  ${'vertical pickets; a stair is no deck'} | ${'PPS55VP'} | ${'pass: 0 [A]'}
`('what dealers look at 36 in up: $what (domain 4.5, C3)', ({ deck, expected }) => {
  const system = analysed({
    parts: [first('A', deck), against('s', 'PST36', 'A BOTTOM', { activeHeight: 36 })],
    runs: [{ name: 'Primary', top: 36, bottom: 0, parts: ['A', 's'] }],
  })
  expect(unguarded(system, 'C3')).toBe(expected)
})

test('a 45-degree piece above 30 in asks which rails it has, and turns the ramp without a landing', () => {
  const analysis = analysed({
    parts: [first('r1', 'PRSVP8'), against('k', 'MPARR45', 'r1 BOTTOM'), against('r2', 'PRSVP8', 'k BOTTOM')],
    runs: [{ name: 'Primary', top: 40, bottom: 24, parts: ['r1', 'k', 'r2'] }],
    entrances: [['r1', 'TOP']],
    exits: [['r2', 'BOTTOM']],
  })
  expect(unguarded(analysis, 'R312.1.1')).toContain('Verify which rails the 45-degree piece has. [k]')
  expect(unguarded(analysis, '405.7.4')).toBe(
    'needs-a-person: Landing at a turn: 60" minimum. A 45-degree piece turns the ramp without such a landing: ask who grants the permit. [k]',
  )
  // What dealers look at is about platforms.
  expect(codeFindings(analysis).find(({ section }) => section === 'C2')?.result).toBe('not-applicable')
})
