import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { quoteErrors } from '../cross-check/count-issues.ts'
import { codeSummaries } from './code-summaries.ts'
import { codeFindings } from './find-code-findings.ts'
import type { CodeFinding } from './finding.ts'

const ruleOf = ({ code, section }: CodeFinding) => `${code.family} ${section}`
const finding = (system: DescribedSystem, rule: string, title = '') => {
  const found = codeFindings(analysed(system)).find(
    (one) => ruleOf(one) === rule && one.title.toLowerCase().includes(title),
  )
  if (!found) throw new Error(`no finding ${rule} ${title}`)
  return found
}
const brief = ({ result, measured, limit, margin, parts }: CodeFinding) =>
  `${result}: ${measured} of ${limit}, ${margin} left [${parts.join(' ')}]`

type Ramped = {
  readonly top?: number
  readonly rails?: string
  readonly deck?: string
  readonly ramps?: number
  readonly options?: DescribedSystem['options']
}
/** A platform at a door with 8 ft ramps in a line down to the ground. */
function straight({
  top = 24,
  rails = 'TL',
  deck = 'PPS55',
  ramps = 3,
  options = {},
}: Ramped = {}): DescribedSystem {
  const ids = Array.from({ length: ramps }, (_, index) => `r${index + 1}`)
  return {
    options,
    parts: [
      first('A', `${deck}${rails}`),
      ...ids.map((id, index) =>
        against(id, `PRS${rails}8`, index === 0 ? 'A BOTTOM LEFT' : `r${index} BOTTOM`),
      ),
    ],
    runs: [{ name: 'Primary', top, bottom: 0, parts: ['A', ...ids] }],
    entrances: [['A', 'TOP']],
    exits: [[`r${ramps}`, 'BOTTOM']],
  }
}

describe('the slope of ramps (ADA 405.2, IRC R311.8.1)', () => {
  test.each`
    top       | rule              | expected
    ${24}     | ${'ADA 405.2'}    | ${'fail: 11.95 of 12, -0.05 left [r1 r2 r3]'}
    ${23.875} | ${'ADA 405.2'}    | ${'pass: 12.02 of 12, 0.02 left [r1 r2 r3]'}
    ${16}     | ${'ADA 405.2'}    | ${'pass: 17.97 of 12, 5.97 left [r1 r2 r3]'}
    ${28.8}   | ${'ADA 405.2'}    | ${'fail: 9.94 of 12, -2.06 left [r1 r2 r3]'}
    ${48}     | ${'ADA 405.2'}    | ${'fail: 5.91 of 12, -6.09 left [r1 r2 r3]'}
    ${35}     | ${'IRC R311.8.1'} | ${'needs-a-person: 8.16 of 12, -3.84 left [r1 r2 r3]'}
    ${36}     | ${'IRC R311.8.1'} | ${'fail: 7.93 of 12, -4.07 left [r1 r2 r3]'}
    ${37}     | ${'IRC R311.8.1'} | ${'fail: 7.71 of 12, -4.29 left [r1 r2 r3]'}
  `('$top in over 24 ft of ramp, $rule: $expected', ({ top, rule, expected }) => {
    expect(brief(finding(straight({ top }), rule))).toBe(expected)
  })

  // An existing site without room: 1:10 up to 6 in, 1:8 up to 3 in; the rise is that of one ramp (ADA table 405.2).
  test.each`
    top     | length | result
    ${5.9}  | ${5}   | ${'needs-a-person: 10.12 of 12, -1.88 left [r]'}
    ${6}    | ${5}   | ${'fail: 9.94 of 12, -2.06 left [r]'}
    ${7.2}  | ${6}   | ${'fail: 9.94 of 12, -2.06 left [r]'}
    ${4.5}  | ${3}   | ${'fail: 7.93 of 12, -4.07 left [r]'}
    ${6.25} | ${6}   | ${'fail: 11.47 of 12, -0.53 left [r]'}
    ${4}    | ${3}   | ${'fail: 8.94 of 12, -3.06 left [r]'}
    ${2.9}  | ${2}   | ${'needs-a-person: 8.21 of 12, -3.79 left [r]'}
    ${3}    | ${2}   | ${'fail: 7.93 of 12, -4.07 left [r]'}
  `('$top in of rise over one ramp of $length ft: $result', ({ top, length, result }) => {
    const ramp: DescribedSystem = {
      product: 'P2G',
      parts: [first('r', `MRTL${length}`)],
      runs: [{ name: 'Primary', top, bottom: 0, parts: ['r'] }],
      entrances: [['r', 'TOP']],
      exits: [['r', 'BOTTOM']],
    }
    expect(brief(finding(ramp, 'ADA 405.2'))).toBe(result)
  })

  test('a ramp that the exception forgives does not forgive another', () => {
    const two: DescribedSystem = {
      product: 'P2G',
      parts: [
        first('r', 'MRTL2'),
        against('A', 'MP55', 'r BOTTOM LEFT'),
        against('q', 'MRTL6', 'A BOTTOM LEFT'),
      ],
      runs: [
        { name: 'Primary', top: 10, bottom: 7.1, parts: ['r'] },
        { name: 'Run 1', top: 7.1, bottom: 0, parts: ['A', 'q'] },
      ],
      entrances: [['r', 'TOP']],
      exits: [['q', 'BOTTOM']],
    }
    expect(brief(finding(two, 'ADA 405.2'))).toBe('fail: 8.21 of 12, -3.79 left [r q]')
  })

  test('a run without heights asks a person for them', () => {
    const system = { ...straight(), runs: [{ name: 'Primary', top: 24, parts: ['A', 'r1', 'r2', 'r3'] }] }
    expect(finding(system, 'ADA 405.2')).toMatchObject({
      result: 'needs-a-person',
      measured: null,
      sentence: 'Running slope: 1:12 maximum. The heights are not known yet.',
    })
  })
})

const withCapsAtTheFoot: DescribedSystem = {
  ...straight(),
  parts: straight().parts.map((part) => (part.id === 'r3' ? { ...part, loops: false } : part)),
}

describe('what a system of ramps is asked', () => {
  test.each`
    what                                             | rule              | system                                     | expected
    ${'30 in of rise in a line'}                     | ${'ADA 405.6'}    | ${straight({ top: 30 })}                   | ${'pass: 30 of 30, 0 left [r1 r2 r3]'}
    ${'31 in of rise in a line'}                     | ${'ADA 405.6'}    | ${straight({ top: 31 })}                   | ${'fail: 31 of 30, -1 left [r1 r2 r3]'}
    ${'32 ft of ramp in a line'}                     | ${'Practice C1'}  | ${straight({ ramps: 4 })}                  | ${'fail: 32 of 30, -2 left [r1 r2 r3 r4]'}
    ${'36 in ramps'}                                 | ${'ADA 405.5'}    | ${straight()}                              | ${'pass: 36 of 36, 0 left [r1]'}
    ${'ramps with rails'}                            | ${'ADA 405.8'}    | ${straight()}                              | ${'pass: 0 of 6, 6 left [r1 r2 r3]'}
    ${'ramps without rails from 24 in'}              | ${'ADA 405.8'}    | ${straight({ rails: 'NR' })}               | ${'fail: 24 of 6, -18 left [r1 r2 r3]'}
    ${'ramps without rails from 6 in'}               | ${'Practice C4'}  | ${straight({ rails: 'NR', top: 6 })}       | ${'pass: 6 of 6, 0 left [r1 r2 r3]'}
    ${'steeper than 1:12 without rails'}             | ${'IRC R311.8.3'} | ${straight({ rails: 'NR', top: 25 })}      | ${'fail: 11.47 of 12, -0.53 left [r1 r2 r3]'}
    ${'rail ends with loops'}                        | ${'ADA 505.10.1'} | ${straight()}                              | ${'pass: 12 of 12, 0 left [r1]'}
    ${'one ramp with caps of its own choice'}        | ${'ADA 505.10.1'} | ${withCapsAtTheFoot}                       | ${'fail: 0 of 12, -12 left [r3]'}
    ${'rail ends with caps'}                         | ${'ADA 505.10.1'} | ${straight({ options: { loops: false } })} | ${'fail: 0 of 12, -12 left [r1 r3]'}
    ${'two-line rails 30 in up'}                     | ${'IRC R312.1.1'} | ${straight({ top: 30 })}                   | ${'needs-a-person: 30 of 30, 0 left [A]'}
    ${'two-line rails 31 in up'}                     | ${'Practice C3'}  | ${straight({ top: 31 })}                   | ${'fail: 31 of 30, -1 left [A r1]'}
    ${'vertical pickets 31 in up'}                   | ${'IRC R312.1.1'} | ${straight({ top: 31, rails: 'VP' })}      | ${'pass: 0 of 30, 30 left [A]'}
    ${'horizontal bars 31 in up'}                    | ${'IRC R312.1.1'} | ${straight({ top: 31, rails: 'HP' })}      | ${'needs-a-person: 20.67 of 30, 9.33 left [A]'}
    ${'openings of a guard 31 in up'}                | ${'IRC R312.1.3'} | ${straight({ top: 31, rails: 'VP' })}      | ${'needs-a-person: null of 4, null left [A r1]'}
    ${'a guard 31 in up'}                            | ${'IRC R312.1.2'} | ${straight({ top: 31, rails: 'VP' })}      | ${'needs-a-person: null of 36, null left [A r1]'}
    ${'nothing above 30 in'}                         | ${'IRC R312.1.2'} | ${straight()}                              | ${'not-applicable: null of 36, null left []'}
    ${'a 5 x 5 platform at the door'}                | ${'Practice C5'}  | ${straight()}                              | ${'pass: 60 of 60, 0 left [A]'}
    ${'beside the latch of a door'}                  | ${'ADA 404.2.4'}  | ${straight()}                              | ${'needs-a-person: null of 18, null left [A]'}
    ${'a curb along the edges'}                      | ${'ADA 405.9'}    | ${straight()}                              | ${'needs-a-person: null of null, null left []'}
    ${'a 4 x 5 platform at the door'}                | ${'Practice C5'}  | ${straight({ deck: 'PPS45' })}             | ${'fail: 48 of 60, -12 left [A]'}
    ${'4 ft of platform in front of a door'}         | ${'ADA 404.2.4'}  | ${straight({ deck: 'PPS54' })}             | ${'needs-a-person: 48 of 60, -12 left [A]'}
    ${'the drawn landing is deep, one is not drawn'} | ${'ADA 405.7.3'}  | ${straight()}                              | ${'needs-a-person: 60 of 60, 0 left [r3]'}
    ${'a drawn landing 4 ft deep'}                   | ${'ADA 405.7.3'}  | ${straight({ deck: 'PPS54' })}             | ${'fail: 48 of 60, -12 left [A]'}
    ${'a ramp beside no stair'}                      | ${'IRC R311.7.1'} | ${straight()}                              | ${'not-applicable: null of 36, null left []'}
  `('$what, $rule: $expected', ({ what, rule, system, expected }) => {
    const title = rule === 'Practice C1' ? 'ramp without' : what.includes('latch') ? 'latch' : ''
    expect(brief(finding(system, rule, title))).toBe(expected)
  })
})

describe('platforms on which the way turns (ADA 405.7.4, IRC R311.8.2)', () => {
  const turning = (deck: string, second: string): DescribedSystem => ({
    parts: [
      first('r1', 'PRSTL8'),
      against('A', deck, 'r1 BOTTOM LEFT'),
      ...(second ? [against('B', second, 'A RIGHT CENTER LEFT')] : []),
      against('r2', 'PRSTL8', second ? 'B TOP RIGHT' : 'A RIGHT LEFT'),
    ],
    runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['r1', 'A', ...(second ? ['B'] : []), 'r2'] }],
    entrances: [['r1', 'TOP']],
    exits: [['r2', 'BOTTOM']],
  })

  test.each`
    what                        | deck         | second       | expected
    ${'a 5 x 5'}                | ${'PPS55TL'} | ${''}        | ${'pass: 60 of 60, 0 left [A]'}
    ${'a 4 x 5'}                | ${'PPS45TL'} | ${''}        | ${'fail: 48 of 60, -12 left [A]'}
    ${'two 4 x 5 side by side'} | ${'PPS45TL'} | ${'PPS45TL'} | ${'pass: 60 of 60, 0 left [A]'}
  `('$what: $expected', ({ deck, second, expected }) => {
    expect(brief(finding(turning(deck, second), 'ADA 405.7.4'))).toBe(expected)
  })

  const back = (deck: string, door: DescribedSystem['entrances'] = []): DescribedSystem => ({
    parts: [
      first('A', deck),
      against('r1', 'PRSTL8', 'A BOTTOM LEFT BOTTOM'),
      against('r2', 'PRSTL8', 'A BOTTOM RIGHT'),
    ],
    runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['r1', 'A', 'r2'] }],
    entrances: [['r1', 'TOP'], ...door],
    exits: [['r2', 'BOTTOM']],
  })
  const apart: DescribedSystem = {
    parts: [
      first('A', 'PPS85TL'),
      against('r1', 'PRSTL8', 'A BOTTOM LEFT'),
      against('r2', 'PRSTL8', 'A BOTTOM RIGHT'),
    ],
    runs: [
      { name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] },
      { name: 'Run 1', top: 8, bottom: 0, parts: ['r2'] },
    ],
    entrances: [['A', 'TOP']],
    exits: [
      ['r1', 'BOTTOM'],
      ['r2', 'BOTTOM'],
    ],
  }

  test.each`
    what                                                  | system                             | expected
    ${'a turn-back is left by the side it was come in'}   | ${back('PPS85TL')}                 | ${'pass: 60 of 60, 0 left [A]'}
    ${'so it is where a door opens onto it as well'}      | ${back('PPS85TL', [['A', 'TOP']])} | ${'pass: 60 of 60, 0 left [A]'}
    ${'two ramps down from a door opposite turn nothing'} | ${apart}                           | ${'not-applicable: null of 60, null left []'}
  `('$what: $expected', ({ system, expected }) => {
    expect(brief(finding(system, 'ADA 405.7.4'))).toBe(expected)
    expect(brief(finding(system, 'Practice C2'))).toBe(expected)
  })

  test('a platform between two ramps starts a new ramp: the rise counts anew', () => {
    expect(
      finding(
        {
          ...turning('PPS55TL', ''),
          runs: [{ name: 'Primary', top: 40, bottom: 0, parts: ['r1', 'A', 'r2'] }],
        },
        'ADA 405.6',
      ),
    ).toMatchObject({ result: 'pass', measured: 20 })
  })
})

describe('stairs', () => {
  const stair = (activeHeight: number): DescribedSystem => ({
    parts: [first('A', 'PPS55TL'), against('s', 'PST22', 'A BOTTOM', { activeHeight })],
    runs: [{ name: 'Primary', top: activeHeight, bottom: 0, parts: ['A', 's'] }],
    entrances: [['A', 'TOP']],
    exits: [['s', 'BOTTOM']],
  })

  test.each`
    height  | rule                | title        | expected
    ${24}   | ${'ADA 504.2'}      | ${'highest'} | ${'pass: 6 of 7, 1 left [s]'}
    ${28.8} | ${'ADA 504.2'}      | ${'highest'} | ${'fail: 7.2 of 7, -0.2 left [s]'}
    ${28.8} | ${'IRC R311.7.5.1'} | ${''}        | ${'pass: 7.2 of 7.75, 0.55 left [s]'}
    ${24}   | ${'IRC R311.7.1'}   | ${''}        | ${'pass: 36 of 36, 0 left [s]'}
    ${24}   | ${'ADA 504.2'}      | ${'tread'}   | ${'needs-a-person: null of 11, null left [s]'}
    ${24}   | ${'IRC R311.7.5.2'} | ${''}        | ${'needs-a-person: null of 10, null left [s]'}
    ${24}   | ${'ADA 505.10.2'}   | ${''}        | ${'needs-a-person: null of 12, null left [s]'}
    ${24}   | ${'ADA 505.4'}      | ${''}        | ${'needs-a-person: null of null, null left []'}
    ${24}   | ${'ADA 405.9'}      | ${''}        | ${'not-applicable: null of null, null left []'}
    ${24}   | ${'IRC R311.7.8'}   | ${''}        | ${'pass: 0 of 3, 3 left [s]'}
  `('4 risers up to $height in, $rule $title: $expected', ({ height, rule, title, expected }) => {
    expect(brief(finding(stair(height), rule, title))).toBe(expected)
  })
})

describe('which codes are asked', () => {
  const phd: DescribedSystem = {
    product: 'PHD',
    parts: [first('A', 'PHDP55G'), against('r1', 'PHDR848G', 'A BOTTOM LEFT')],
    runs: [{ name: 'Primary', top: 31, bottom: 25, parts: ['A', 'r1'] }],
    entrances: [['A', 'TOP']],
    exits: [['r1', 'BOTTOM']],
  }
  const families = (system: DescribedSystem) => [
    ...new Set(codeFindings(analysed(system)).map(({ code }) => `${code.family} ${code.edition}`)),
  ]

  test('a home is asked the IRC and the ADA, a public building the ADA and the IBC', () => {
    expect(families(straight())).toEqual(['IRC 2021', 'ADA 2010', 'Practice 2026'])
    expect(families(phd)).toEqual(['ADA 2010', 'IBC 2021', 'Practice 2026'])
  })

  test.each`
    rule              | title         | expected
    ${'IBC 1015.2'}   | ${''}         | ${'pass: 0 of 30, 30 left [A]'}
    ${'IBC 1015.3'}   | ${''}         | ${'needs-a-person: null of 42, null left [A r1]'}
    ${'IBC 1015.4'}   | ${''}         | ${'needs-a-person: null of 4, null left [A r1]'}
    ${'IBC 1012.5.1'} | ${'corridor'} | ${'pass: 48 of 44, 4 left [r1]'}
    ${'IBC 1012.5.1'} | ${'clear'}    | ${'pass: 48 of 36, 12 left [r1]'}
    ${'IBC 1012.6.2'} | ${''}         | ${'needs-a-person: 12 of 0, 12 left [r1]'}
    ${'IBC 1011.11'}  | ${''}         | ${'not-applicable: null of 0, null left []'}
    ${'IBC 1012.10'}  | ${''}         | ${'needs-a-person: null of null, null left []'}
  `('a commercial system with guards, $rule $title: $expected', ({ rule, title, expected }) => {
    expect(brief(finding(phd, rule, title))).toBe(expected)
  })

  test('findings never keep a system from being quoted, and every one has a sentence', () => {
    const analysis = analysed(straight({ top: 31 }))
    const findings = codeFindings(analysis)
    expect(findings.some(({ result }) => result === 'fail')).toBe(true)
    expect(quoteErrors(analysis)).toEqual([])
    expectEvery(findings, ({ sentence }) => /[a-z].*\.$/.test(sentence))
    expect(
      findings
        .map(({ sentence }) => sentence)
        .join()
        .toLowerCase(),
    ).not.toContain('certif')
  })

  test('a code is summed up by what a person has to do', () => {
    const [irc] = codeSummaries(codeFindings(analysed(straight({ top: 31 }))))
    expect(irc).toMatchObject({ name: 'IRC 2021', text: '1 not met, 9 to verify, 1 OK' })
    expect(irc?.failed.map(({ section }) => section)).toEqual(['R312.1.1'])
  })

  test.each(['PRSTL3', 'MPARR45', 'PST22'])('a logicless %s is only drawn and changes no finding', (name) => {
    const system = straight()
    const drawn = (isLogicless: boolean) =>
      analysed({
        ...system,
        parts: [...system.parts, first('x', name, { at: { x: 3000, y: 3000 }, isLogicless })],
      })
    expect(codeFindings(drawn(true))).toEqual(codeFindings(analysed(system)))
    expect(codeFindings(drawn(false))).not.toEqual(codeFindings(analysed(system)))
  })

  test('nothing is found while nothing has a run', () => {
    expect(codeFindings(analysed({ parts: [], runs: [] }))).toEqual([])
  })
})
