import { expect, it } from 'vitest'
import { printedRows } from './print-rows.ts'
import type { Row } from './row.ts'

it('every rule is printed under its section, and sections and documents are counted', () => {
  const table: readonly Row[] = [
    { source: 'spec 3 §5.4', rule: 'slope', tests: [{ id: 'runs-1', values: ["'flat'"] }] },
    { source: 'spec 2 §4', rule: 'notes', tests: [], needsNone: 'a matter of taste' },
    { source: 'spec 2 §4', rule: 'scene', tests: [], notProven: 'nobody looked yet' },
  ]
  expect(printedRows(table).split('\n')).toEqual([
    'spec 3 §5.4',
    '  ✓ slope',
    "      runs-1 | 'flat'",
    '',
    'spec 2 §4',
    '  – notes',
    '      needs no test: a matter of taste',
    '  ✗ scene',
    '      not proven: nobody looked yet',
    '',
    'spec 3 §5.4     1 rules    1 proven    0 need no test    0 not proven',
    'spec 2 §4       2 rules    0 proven    1 need no test    1 not proven',
    'spec 3          1 rules    1 proven    0 need no test    0 not proven',
    'spec 2          2 rules    0 proven    1 need no test    1 not proven',
    'all             3 rules    1 proven    1 need no test    1 not proven',
  ])
})
