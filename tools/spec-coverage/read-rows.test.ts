import { expectEvery } from '@ramp/testing'
import { describe, expect, it } from 'vitest'
import { readRows, rowsIn } from './read-rows.ts'

const HEADER = 'section,rule,test,case,needs no test because,not proven because\n'

describe('a table of rules', () => {
  it('has a line for each test of a rule, and one for each rule without', () => {
    const text = `${HEADER}spec 1 §5,"400 x 400 px, at least",canvas-1
spec 1 §5,"400 x 400 px, at least",canvas-2,'small' | 399
spec 1 §5,hearts,,,a matter of taste
spec 1 §5,stars,,,,nobody looked yet
`
    expect(rowsIn(text, 'rules.csv')).toEqual([
      {
        source: 'spec 1 §5',
        rule: '400 x 400 px, at least',
        tests: [
          { id: 'canvas-1', values: [] },
          { id: 'canvas-2', values: ["'small'", '399'] },
        ],
      },
      { source: 'spec 1 §5', rule: 'hearts', tests: [], needsNone: 'a matter of taste' },
      { source: 'spec 1 §5', rule: 'stars', tests: [], notProven: 'nobody looked yet' },
    ])
  })

  it('is refused when its columns are others', () => {
    expect(() => rowsIn('rule,test\n', 'rules.csv')).toThrow('rules.csv: the columns are section, rule,')
  })
})

it('every rule has a test or a reason, and none two of them', () => {
  const answers = readRows().map(
    ({ tests, needsNone, notProven }) => [tests.length > 0, needsNone, notProven].filter(Boolean).length,
  )
  expectEvery(answers, (count) => count === 1)
})
