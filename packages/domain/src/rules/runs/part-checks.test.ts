import { describe, expect, test } from 'vitest'
import { against, analysed, type DescribedSystem, first } from '../../../fixtures/p3g.ts'
import { analyse } from '../analysis/analyse.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { messageOf } from '../analysis/messages.ts'

const runIssues = (system: DescribedSystem) => issuesOf(analysed(system))
const issuesOf = ({ issues }: Analysis) =>
  issues
    .filter(({ area }) => area === 'run')
    .map((issue) => `${issue.severity}: ${messageOf(issue)} [${issue.parts.join(' ')}]`)

type Parts = DescribedSystem['parts']
const commercial = (
  parts: Parts,
  { top = 24, bottom = 12 as number | null, options = {} } = {},
): DescribedSystem => ({
  product: 'PHD',
  options,
  parts,
  runs: [{ name: 'Primary', top, ...(bottom !== null && { bottom }), parts: parts.map(({ id }) => id) }],
})

const RAMPS = [first('a', 'PHDR848G'), against('b', 'PHDR648G', 'a BOTTOM')]
const STARTER = against('s', 'PHDRS648G', 'b BOTTOM')

describe('what only commercial runs refuse (spec 3 §5.2)', () => {
  test.each`
    error                                                                    | parts
    ${'A starter ramp must be at the end of a run [s c]'}                    | ${[...RAMPS, STARTER, against('c', 'PHDR348G', 's BOTTOM')]}
    ${'Different sized ramps cannot connect [a b]'}                          | ${[first('a', 'PHDR848G'), against('b', 'PHDR854G', 'a BOTTOM')]}
    ${'These 2 parts cannot connect [a b]'}                                  | ${[first('a', 'PHDP55G'), against('b', 'PHDR860G', 'a BOTTOM')]}
    ${'An extender platform is not able to connect between 2 ramps [a x b]'} | ${[first('a', 'PHDR848G'), against('x', 'PHDPX53G', 'a BOTTOM'), against('b', 'PHDR848G', 'x BOTTOM')]}
  `('$error [runs-8]', ({ error, parts }) => {
    expect(runIssues(commercial(parts))).toContain(`error: ${error}`)
  })

  test.each`
    who                  | a            | b            | project  | inOrder
    ${'none'}            | ${undefined} | ${undefined} | ${false} | ${true}
    ${'all by choice'}   | ${true}      | ${true}      | ${false} | ${true}
    ${'all by project'}  | ${undefined} | ${true}      | ${true}  | ${true}
    ${'the second only'} | ${undefined} | ${true}      | ${false} | ${false}
    ${'all but one'}     | ${undefined} | ${false}     | ${true}  | ${false}
  `('child rails on $who are in order: $inOrder [runs-9]', ({ a, b, project, inOrder }) => {
    const { layout, catalogue } = analysed(commercial(RAMPS, { options: { childRails: project } }))
    const own: Readonly<Record<string, boolean | undefined>> = { a, b }
    const parts = layout.parts.map((part) => ({ ...part, childRails: own[part.id] }))
    const error = 'error: A ramp run must all have child rails in order. [a b]'
    expect(issuesOf(analyse({ ...layout, parts }, catalogue)).includes(error)).toBe(!inOrder)
  })

  test('an extension between a platform and a ramp is in order', () => {
    const parts = [
      first('P', 'PHDP55G'),
      against('x', 'PHDPX53G', 'P BOTTOM'),
      against('b', 'PHDR848G', 'x BOTTOM LEFT'),
    ]
    expect(runIssues(commercial(parts)).filter((one) => one.includes('extender'))).toEqual([])
  })
})

describe('where a commercial run ends (spec 3 §5.3)', () => {
  test.each`
    end                                          | parts                  | bottom  | figures
    ${'a starter ramp ends on the ground'}       | ${[...RAMPS, STARTER]} | ${null} | ${{ bottom: 0, rise: 24 }}
    ${'and whatever was typed does not matter'}  | ${[...RAMPS, STARTER]} | ${5}    | ${{ bottom: 0, rise: 24 }}
    ${'another ramp ends where the person says'} | ${RAMPS}               | ${5}    | ${{ bottom: 5, rise: 19 }}
  `('$end [runs-15]', ({ parts, bottom, figures }) => {
    const analysis = analysed(commercial(parts, { bottom }))
    expect(analysis.runs.figures[0]).toMatchObject(figures)
    expect(analysis.runs.heights.size).toBe(parts.length)
  })

  test.each`
    typed   | said
    ${null} | ${false}
    ${0}    | ${false}
    ${5}    | ${true}
  `('an end at $typed above a starter ramp is set to 0, and that is said: $said', ({ typed, said }) => {
    const note = 'warning: The ending height must be 0 if the run ends with a starter ramp. [a b s]'
    expect(runIssues(commercial([...RAMPS, STARTER], { bottom: typed })).includes(note)).toBe(said)
  })

  test.each`
    bottom | warned
    ${0}   | ${true}
    ${2}   | ${false}
  `(
    'a run of ramps that ends at $bottom without a starter ramp is warned about: $warned [runs-16]',
    ({ bottom, warned }) => {
      const warning = 'warning: There must be a starter ramp if the runs height ends at 0 [b]'
      expect(runIssues(commercial(RAMPS, { bottom })).includes(warning)).toBe(warned)
    },
  )

  test('a home needs no starter ramp [runs-11]', () => {
    const parts = [first('a', 'PRSTL8'), against('b', 'PRSTL8', 'a BOTTOM')]
    expect(runIssues({ parts, runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['a', 'b'] }] })).toEqual(
      [],
    )
  })
})

describe('a run is a walk over joined parts', () => {
  const porch = [
    first('P', 'PPS55TL'),
    against('r1', 'PRSTL8', 'P BOTTOM'),
    against('r2', 'PRSTL8', 'r1 BOTTOM'),
  ]
  const walked = (ids: readonly string[], name = 'Primary'): DescribedSystem => ({
    parts: porch,
    runs: [{ name, top: 16, bottom: 0, parts: ids }],
  })

  test('parts that follow one another without a joint are an error', () => {
    expect(runIssues(walked(['P', 'r2', 'r1']))[0]).toBe(
      'error: 8 ft follows 5x5 in run Primary, but they are not joined. Select the parts in walking order, from the top down. [P r2]',
    )
    expect(runIssues(walked(['P', 'r1', 'r2']))).toEqual([])
  })

  test('a run that is called Run is not called run Run', () => {
    expect(runIssues(walked(['P', 'r2', 'r1'], 'Run 1'))[0]).toContain('follows 5x5 in Run 1, but')
  })
})

describe('a 45-degree piece', () => {
  test('is level, takes the height it is reached at, and counts for no linear feet', () => {
    const parts = [
      first('a', 'PRSTL8'),
      against('k', 'MPARR45', 'a BOTTOM'),
      against('b', 'PRSTL8', 'k BOTTOM'),
    ]
    const { runs, linearFeet } = analysed({
      parts,
      runs: [{ name: 'Primary', top: 16, bottom: 0, parts: ['a', 'k', 'b'] }],
    })
    expect(runs.heights.get('k')).toEqual({ top: 8, bottom: 8 })
    expect(runs.figures[0]).toMatchObject({ rampingLength: 192, linearFeet: 16, ratio: '1:12' })
    expect(linearFeet).toBe(16)
  })
})
