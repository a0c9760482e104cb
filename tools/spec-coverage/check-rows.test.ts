import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot } from '../steps/root.mjs'
import { faultsIn } from './check-rows.ts'
import { printedRows } from './print-rows.ts'
import type { Row } from './row.ts'
import { rows } from './rows.ts'

const row = (changes: Partial<Row>): Row => ({ source: 'spec 3 §5.4', rule: 'slope', proofs: [], ...changes })
const one = { file: 'a.test.ts', title: 'a flat run is refused' }
const read = (file: string) => (file === 'a.test.ts' ? "it('a flat run is refused', …" : null)

describe('the coverage table', () => {
  it.each<[string, readonly Row[], string]>([
    ['a row without a test and without a reason', [row({})], 'name the test that proves it'],
    ['a row with both', [row({ proofs: [one], reason: 'none' })], 'proven and excused at once'],
    [
      'a test file that is not there',
      [row({ proofs: [{ ...one, file: 'b.test.ts' }] })],
      'there is no b.test.ts',
    ],
    ['a title nobody wrote', [row({ proofs: [{ ...one, title: 'steep' }] })], 'holds no test called "steep"'],
    ['a source file as proof', [row({ proofs: [{ ...one, file: 'a.ts' }] })], 'a.ts is no test'],
    [
      'a rule that stands there twice',
      [row({ proofs: [one] }), row({ proofs: [one] })],
      'in the table twice',
    ],
  ])('says what is wrong with %s', (_, table, fault) => {
    expect(faultsIn(table, read).join('\n')).toContain(fault)
  })

  it('has nothing to say about a proven row and one with a reason', () => {
    expect(
      faultsIn([row({ proofs: [one] }), row({ rule: 'other', reason: 'a matter of taste' })], read),
    ).toEqual([])
  })

  it('prints every rule under its section and counts them', () => {
    const table = [
      row({ proofs: [one] }),
      row({ source: 'spec 2 §4', rule: 'notes', reason: 'a matter of taste' }),
    ]
    expect(printedRows(table).split('\n')).toEqual([
      'spec 3 §5.4',
      '  ✓ slope',
      '      a.test.ts: a flat run is refused',
      '',
      'spec 2 §4',
      '  – notes',
      '      not proven: a matter of taste',
      '',
      'spec 3 §5.4     1 rules    1 proven    0 with a reason instead',
      'spec 2 §4       1 rules    0 proven    1 with a reason instead',
      'all             2 rules    1 proven    1 with a reason instead',
    ])
  })

  it('proves every rule of the specification, or says why not', () => {
    const fromDisk = (file: string) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null)
    expect(faultsIn(rows, fromDisk)).toEqual([])
  })
})
