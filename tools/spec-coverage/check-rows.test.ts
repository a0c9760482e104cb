import { describe, expect, it } from 'vitest'
import { faultsIn } from './check-rows.ts'
import type { KnownTest } from './known-tests.ts'
import type { Row } from './row.ts'

const row = (changes: Partial<Row>): Row => ({ source: 'spec 3 §5.4', rule: 'slope', tests: [], ...changes })
const passed = (file: string, title: string): KnownTest => ({ file, title, hasPassed: true })
const known: readonly KnownTest[] = [
  passed('runs/a.test.ts', 'slope > a flat run is refused [runs-1]'),
  { ...passed('runs/a.test.ts', 'slope > a steep run is refused [runs-2]'), hasPassed: false },
  passed('legs/b.test.ts', "a 'short' leg of 10 in is 1.5 ft [legs-1]"),
  { ...passed('legs/b.test.ts', "a 'long' leg of 20 in is 2 ft [legs-1]"), hasPassed: false },
  passed('legs/b.test.ts', 'a leg is named'),
]
const flat = { id: 'runs-1', values: [] }
const steep = { id: 'runs-2', values: [] }
const proven = row({ tests: [flat, { id: 'legs-1', values: ["'short'", '1.5'] }] })

describe('the coverage table', () => {
  it.each<[string, readonly Row[], string]>([
    ['a row without a test and without a reason', [row({})], 'name the test that proves it'],
    ['a row with both', [row({ tests: [flat], needsNone: 'none' })], 'proven and excused at once'],
    [
      'a row with two reasons',
      [row({ needsNone: 'none', notProven: 'later' })],
      'proven and excused at once',
    ],
    ['a test that is named twice', [row({ tests: [flat, flat] })], 'named twice: runs-1.'],
    [
      'an id that no test has',
      [row({ tests: [{ ...flat, id: 'runs-3' }] })],
      'no test has a title that ends with [runs-3].',
    ],
    [
      'a case that a table does not have',
      [row({ tests: [{ id: 'legs-1', values: ["'middle'"] }] })],
      "[legs-1] has no case with the values 'middle'.",
    ],
    [
      'values in another order',
      [row({ tests: [{ id: 'legs-1', values: ['1.5', "'short'"] }] })],
      "[legs-1] has no case with the values 1.5, 'short'.",
    ],
    [
      'a test that did not pass',
      [row({ tests: [steep] })],
      '"slope > a steep run is refused [runs-2]" in runs/a.test.ts did not pass.',
    ],
    [
      'a case that did not pass, where all cases are named',
      [row({ tests: [{ id: 'legs-1', values: [] }] })],
      '"a \'long\' leg of 20 in is 2 ft [legs-1]" in legs/b.test.ts did not pass.',
    ],
    ['a rule in two tables', [proven, proven], 'is in two tables'],
  ])('says what is wrong with %s', (_, table, fault) => {
    expect(faultsIn(table, known, 'passed').join('\n')).toContain(fault)
  })

  it('says where two files have one id', () => {
    const twice = [...known, passed('apps/c.test.ts', 'a run is drawn [runs-1]')]
    expect(faultsIn([proven], twice, 'passed')).toEqual([
      '[runs-1] ends titles in runs/a.test.ts and apps/c.test.ts; give one of them another.',
    ])
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
    expect(faultsIn([row({ tests: [steep] })], known, 'listed')).toEqual([])
  })
})
