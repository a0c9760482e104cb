import { describe, expect, test } from 'vitest'
import { analysed, type DescribedSystem, first, itemsOf } from '../../../fixtures/p3g.ts'
import { quoteIssues } from '../cross-check/count-issues.ts'

type Part = DescribedSystem['parts'][number]
const at = (id: string, shortName: string, x: number, y: number): Part => ({
  id,
  shortName,
  at: { x, y },
  rotation: 0,
})
const withGate = (sides: readonly string[], x: number, y: number, more: readonly Part[] = []) =>
  analysed({
    parts: [first('A', 'PPS55TL', { handrailSides: sides }), at('g', 'PUG', x, y), ...more],
    runs: [{ name: 'Primary', top: 8, bottom: 8, parts: ['A'] }],
  })
const posts = (...gate: Parameters<typeof withGate>) => itemsOf(withGate(...gate)).PUGPP ?? 0

// A 5x5 of 66.1 in stands in the middle of (480, 480): its edges lie at 446.95 and 513.05.
const [NEAR, FAR] = [446.95, 513.05]

describe('a gate takes a post wherever no rail ends beside it (domain 7.10, gates)', () => {
  test.each`
    gate        | x       | y       | rails                | missing
    ${'TOP'}    | ${480}  | ${NEAR} | ${[]}                | ${2}
    ${'TOP'}    | ${480}  | ${NEAR} | ${['BOTTOM']}        | ${2}
    ${'TOP'}    | ${480}  | ${NEAR} | ${['LEFT']}          | ${1}
    ${'TOP'}    | ${480}  | ${NEAR} | ${['RIGHT']}         | ${1}
    ${'TOP'}    | ${480}  | ${NEAR} | ${['LEFT', 'RIGHT']} | ${0}
    ${'TOP'}    | ${480}  | ${NEAR} | ${['TOP']}           | ${0}
    ${'RIGHT'}  | ${FAR}  | ${480}  | ${['TOP']}           | ${1}
    ${'RIGHT'}  | ${FAR}  | ${480}  | ${['BOTTOM']}        | ${1}
    ${'RIGHT'}  | ${FAR}  | ${480}  | ${['LEFT']}          | ${2}
    ${'BOTTOM'} | ${480}  | ${FAR}  | ${['RIGHT']}         | ${1}
    ${'BOTTOM'} | ${480}  | ${FAR}  | ${['LEFT']}          | ${1}
    ${'BOTTOM'} | ${480}  | ${FAR}  | ${['TOP']}           | ${2}
    ${'LEFT'}   | ${NEAR} | ${480}  | ${['TOP']}           | ${1}
    ${'LEFT'}   | ${NEAR} | ${480}  | ${['BOTTOM']}        | ${1}
    ${'LEFT'}   | ${NEAR} | ${480}  | ${['RIGHT']}         | ${2}
  `('at $gate with rails on $rails: $missing', ({ x, y, rails, missing }) => {
    expect(posts(rails, x, y)).toBe(missing)
  })

  test.each`
    why                                                      | x              | y             | missing
    ${'8 in outside the edge it still stands on it'}         | ${480}         | ${NEAR - 8}   | ${1}
    ${'further away it stands on no side'}                   | ${480}         | ${NEAR - 8.1} | ${0}
    ${'8 in inside it does'}                                 | ${480}         | ${NEAR + 8}   | ${1}
    ${'further inside it does not'}                          | ${480}         | ${NEAR + 8.1} | ${0}
    ${'8 in beyond the corner it does'}                      | ${480 - 41.05} | ${NEAR}       | ${1}
    ${'further beyond it does not'}                          | ${480 - 41.1}  | ${NEAR}       | ${0}
    ${'beside a corner it stands on the nearer side'}        | ${NEAR + 5}    | ${NEAR + 2}   | ${1}
    ${'beside the rail round that corner on the railed one'} | ${NEAR + 2}    | ${NEAR + 5}   | ${0}
  `('rails on LEFT: $why', ({ x, y, missing }) => {
    expect(posts(['LEFT'], x, y)).toBe(missing)
  })

  test.each`
    post                                      | x              | y       | missing
    ${'a drawn post at the corner serves it'} | ${NEAR}        | ${NEAR} | ${1}
    ${'12 in from the corner it does'}        | ${NEAR + 12}   | ${NEAR} | ${1}
    ${'further away it does not'}             | ${NEAR + 12.1} | ${NEAR} | ${2}
  `('$post', ({ x, y, missing }) => {
    // The drawn post itself is one more.
    expect(posts([], 480, NEAR, [at('p', 'PUGPP', x, y)])).toBe(missing + 1)
  })

  test.each`
    drawn                   | order         | away
    ${'the bare one first'} | ${['A', 'B']} | ${0}
    ${'the bare one last'}  | ${['B', 'A']} | ${0}
    ${'a hair beside it'}   | ${['A', 'B']} | ${-1e-9}
    ${'a hair beyond it'}   | ${['A', 'B']} | ${1e-9}
  `(
    'on the edge between a bare and a railed platform, $drawn, the posts of the rails serve',
    ({ order, away }) => {
      const platforms = {
        A: first('A', 'PPS55TL', { handrailSides: [] }),
        B: first('B', 'PPS55TL', { at: { x: 480, y: 480 + 66.1 }, handrailSides: ['LEFT', 'RIGHT'] }),
      }
      const { partsList } = analysed({
        parts: [...order.map((id: 'A' | 'B') => platforms[id]), at('g', 'PUG', 480, FAR + away)],
        runs: [{ name: 'Primary', top: 8, bottom: 8, parts: ['A', 'B'] }],
      })
      expect(partsList.lines.map(({ shortName }) => shortName)).not.toContain('PUGPP')
    },
  )

  test('what else stands at the corner is no post', () => {
    expect(posts([], 480, NEAR, [at('p', 'PTDK', NEAR, NEAR)])).toBe(2)
  })

  test('the list says which gate on which platform asks for it', () => {
    const line = withGate(['LEFT'], 480, NEAR).partsList.lines.find(({ shortName }) => shortName === 'PUGPP')
    expect(line?.reasons).toMatchObject([{ quantity: 1, parts: ['g', 'A'], source: 'domain 7.10 gates' }])
  })

  test('a platform that is only drawn carries no gate', () => {
    const analysis = analysed({
      parts: [first('A', 'PPS55TL', { isLogicless: true, handrailSides: [] }), at('g', 'PUG', 480, NEAR)],
      runs: [],
    })
    expect(analysis.partsList.lines.map(({ shortName }) => shortName)).toEqual(['PPS55TL', 'PUG'])
    expect(quoteIssues(analysis).filter(({ area }) => area === 'parts-list')).toEqual([])
  })

  test('a gate across a ramp stands on no platform side', () => {
    const { partsList } = analysed({ parts: [first('A', 'PRSNR8'), at('g', 'PUG', 480, 432)], runs: [] })
    expect(partsList.lines.map(({ shortName }) => shortName)).toEqual(['PRSNR8', 'PUG'])
  })

  test('a line that sells no gate posts asks for none', () => {
    const analysis = analysed({
      product: 'PHD',
      parts: [first('A', 'PHDP55G', { handrailSides: [] }), at('g', 'PUG', 480, NEAR)],
      runs: [{ name: 'Primary', top: 5, bottom: 5, parts: ['A'] }],
    })
    expect(analysis.partsList.lines.map(({ shortName }) => shortName)).toEqual(['PHDP55G', 'PUG'])
    expect(quoteIssues(analysis).filter(({ area }) => area === 'parts-list')).toEqual([])
  })
})
