import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../../fixtures/p3g.ts'
import { setRise } from '../../../edits/site-edits.ts'
import type { LeadsTo } from '../../../model/layout/layout.ts'
import { analyse } from '../../analysis/analyse.ts'
import { codeFindings } from '../find-code-findings.ts'

const box = (x: number, y: number, right: number, bottom: number) => [
  { x, y },
  { x: right, y },
  { x: right, y: bottom },
  { x, y: bottom },
]
/** An 8 ft ramp whose upper end is at 480, 432, at the lower edge of a porch if there is one. */
const ramp = (site?: DescribedSystem['site'], shortName = 'PRSTL8'): DescribedSystem => ({
  parts: [first('r1', shortName)],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['r1'] }],
  entrances: [['r1', 'TOP']],
  exits: [['r1', 'BOTTOM']],
  ...(site && { site }),
})
const deck: DescribedSystem = {
  ...ramp(),
  parts: [first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A BOTTOM LEFT')],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
  entrances: [['A', 'TOP']],
}
const PORCH = { outline: box(420, 372, 540, 432), height: 8, use: 'start' }
const DOOR = { at: { x: 480, y: 372 }, faces: 180, sill: 8.5, width: 36 }

type Asked = { readonly system: DescribedSystem; readonly leadsTo?: LeadsTo; readonly rule: string }
function finding({ system, leadsTo, rule }: Asked) {
  const { layout, catalogue } = analysed(system)
  const said = {
    ...layout,
    openings: layout.openings.map((one) =>
      one.use === 'entrance' && leadsTo !== undefined ? { ...one, leadsTo } : one,
    ),
  }
  const found = codeFindings(analyse(said, catalogue)).find(
    ({ code, section }) => `${code.family} ${section}` === rule,
  )
  return found && `${found.result}: ${found.sentence}`
}

const UNKNOWN = 'A door here needs a landing.'
const SLOPE = 'The door opens onto a slope.'

describe('what is at the door (IRC R311.3, ADA 404.2.4)', () => {
  test.each<Asked & { what: string; expected: string }>([
    {
      what: 'nobody said what is at the top of the ramp',
      system: ramp(),
      rule: 'IRC R311.3',
      expected: `needs-a-person: Landing at a door: 36" minimum. ${UNKNOWN}`,
    },
    {
      what: 'a door opens onto the ramp',
      system: ramp(),
      leadsTo: 'door',
      rule: 'IRC R311.3',
      expected: `fail: Landing at a door: 0" (36" minimum). ${SLOPE}`,
    },
    {
      what: 'the same under the ADA',
      system: ramp(),
      leadsTo: 'door',
      rule: 'ADA 404.2.4',
      expected: `fail: Depth in front of a door: 0" (60" minimum). ${SLOPE}`,
    },
    {
      what: 'a door of the site right before the ramp',
      system: ramp({ door: { ...DOOR, at: { x: 480, y: 430 } } }),
      rule: 'IRC R311.3',
      expected: `fail: Landing at a door: 0" (36" minimum). ${SLOPE}`,
    },
    {
      what: 'a porch of which nothing is known',
      system: ramp(),
      leadsTo: 'porch',
      rule: 'IRC R311.3',
      expected: 'needs-a-person: Landing at a door: 36" minimum. Measure the porch in front of the door.',
    },
    {
      what: 'a porch 60 in deep',
      system: ramp({ porch: PORCH, door: DOOR }),
      rule: 'IRC R311.3',
      expected: 'pass: Landing at a door: 60" (36" minimum).',
    },
    {
      what: 'a porch 30 in deep, its door without a place',
      system: ramp({ porch: { ...PORCH, outline: box(420, 402, 540, 432) } }),
      rule: 'IRC R311.3',
      expected: 'fail: Landing at a door: 30" (36" minimum).',
    },
    {
      what: 'a porch 24 in wide above the ramp',
      system: ramp({ porch: { ...PORCH, outline: box(468, 372, 492, 432) }, door: DOOR }),
      rule: 'IRC R311.8.2',
      expected: 'fail: Landing width: 24" (36" minimum).',
    },
    {
      what: 'a porch narrower than its door',
      system: ramp({ porch: { ...PORCH, outline: box(468, 372, 492, 432) }, door: DOOR }),
      rule: 'IRC R311.3',
      expected: 'fail: Landing at a door: 0" (36" minimum).',
    },
    {
      what: 'a structure has no door',
      system: ramp(),
      leadsTo: 'structure',
      rule: 'IRC R311.3',
      expected: 'not-applicable: No entrance leads to a door.',
    },
    {
      what: 'a platform at the door',
      system: deck,
      leadsTo: 'door',
      rule: 'IRC R311.3',
      expected: 'pass: Landing at a door: 60" (36" minimum).',
    },
    {
      what: 'a platform where nobody said what is there',
      system: deck,
      rule: 'IRC R311.3',
      expected: 'pass: Landing at a door: 60" (36" minimum).',
    },
  ])('$what, $rule: $expected', ({ expected, ...asked }) => {
    expect(finding(asked)).toBe(expected)
  })
})

test('a door of which only the rise is known is no known door', () => {
  const { layout, catalogue } = analysed(ramp())
  const found = codeFindings(analyse(setRise(8)(layout), catalogue))
  expect(found.find(({ section }) => section === 'R311.3')?.result).toBe('needs-a-person')
})

describe('the handrail extension at the entrance is what is drawn there (ADA 505.10.1)', () => {
  test.each<{ leadsTo?: LeadsTo; expected: RegExp }>([
    { expected: /^needs-a-person: .*drawn without an extension/ },
    { leadsTo: 'door', expected: /^fail: Handrail extension at ramp ends: 1.5" \(12" minimum\)/ },
    { leadsTo: 'porch', expected: /^pass: Handrail extension at ramp ends: 12" \(12" minimum\)/ },
    { leadsTo: 'structure', expected: /^pass: Handrail extension at ramp ends: 12" \(12" minimum\)/ },
  ])('$leadsTo: $expected', (asked) => {
    const system = { ...ramp(), options: { loops: true } }
    expect(finding({ ...asked, system, rule: 'ADA 505.10.1' })).toMatch(asked.expected)
  })
})

describe('what only a person can answer', () => {
  test.each(['R301.5', 'R311.8.3.2', 'R311.8.3.3', 'R403.1.4.1'])('IRC %s is to verify', (section) => {
    expect(finding({ system: deck, rule: `IRC ${section}` })).toMatch(/^needs-a-person: /)
  })
  test.each(['505.3', '505.7'])('ADA %s is to verify', (section) => {
    expect(finding({ system: deck, rule: `ADA ${section}` })).toMatch(/^needs-a-person: /)
  })
  test('ADA 505.10.3 is about stairs alone', () => {
    expect(finding({ system: deck, rule: 'ADA 505.10.3' })).toBe('not-applicable: There are no stairs.')
    const stair = { ...deck, parts: [...deck.parts, against('s', 'PST10', 'A RIGHT')] }
    expect(finding({ system: stair, rule: 'ADA 505.10.3' })).toMatch(/^needs-a-person: /)
  })
})
