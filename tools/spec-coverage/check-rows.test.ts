import { describe, expect, it } from 'vitest'
import { faultsIn } from './check-rows.ts'
import type { KnownTest } from './known-tests.ts'
import type { Row } from './row.ts'

const row = (changes: Partial<Row>): Row => ({ source: 'spec 3 §5.4', rule: 'slope', tests: [], ...changes })
const flat = { file: 'runs/a.test.ts', title: 'slope > a flat run is refused' }
const known: readonly KnownTest[] = [
  { file: 'packages/domain/src/runs/a.test.ts', title: flat.title, hasPassed: true },
  { file: 'packages/domain/src/runs/a.test.ts', title: 'slope > a steep run is refused', hasPassed: false },
  {
    file: 'packages/domain/src/legs/b.test.ts',
    title: 'a leg is as long as its corner is high',
    hasPassed: true,
  },
  { file: 'apps/web/src/legs/b.test.ts', title: 'a leg is named', hasPassed: true },
]
const proven = row({ tests: [flat] })

describe('the coverage table', () => {
  it.each<[string, readonly Row[], string]>([
    ['a row without a test and without a reason', [row({})], 'name the test that proves it'],
    ['a row with both', [row({ tests: [flat], needsNone: 'none' })], 'proven and excused at once'],
    [
      'a row with two reasons',
      [row({ needsNone: 'none', notProven: 'later' })],
      'proven and excused at once',
    ],
    ['a test that stands there twice', [row({ tests: [flat, flat] })], 'named twice'],
    [
      'a test file that is not there',
      [row({ tests: [{ ...flat, file: 'c.test.ts' }] })],
      `there is no test file c.test.ts. It is in packages/domain/src/runs/a.test.ts.`,
    ],
    [
      'a file name that two files have',
      [row({ tests: [{ file: 'b.test.ts', title: 'a leg is named' }] })],
      'b.test.ts may be packages/domain/src/legs/b.test.ts or apps/web/src/legs/b.test.ts',
    ],
    [
      'words that are only a part of a title',
      [row({ tests: [{ ...flat, title: 'a flat run is refused' }] })],
      'runs/a.test.ts has no test called "a flat run is refused".',
    ],
    [
      'a test that did not pass',
      [row({ tests: [{ ...flat, title: 'slope > a steep run is refused' }] })],
      '"slope > a steep run is refused" in runs/a.test.ts did not pass.',
    ],
    ['a rule that stands in two tables', [proven, proven], 'stands in two tables'],
  ])('says what is wrong with %s', (_, table, fault) => {
    expect(faultsIn(table, known, 'passed').join('\n')).toContain(fault)
  })

  it('has nothing to say about a proven row, one that needs no test, and one that says it is not proven', () => {
    const table = [
      proven,
      row({ rule: 'taste', needsNone: 'a matter of taste' }),
      row({ rule: 'later', notProven: 'needs a second screen' }),
    ]
    expect(faultsIn(table, known, 'passed')).toEqual([])
  })

  it('asks no test of a list to have passed', () => {
    const steep = row({ tests: [{ ...flat, title: 'slope > a steep run is refused' }] })
    expect(faultsIn([steep], known, 'listed')).toEqual([])
  })
})
