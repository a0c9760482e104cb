import type { Issue } from '@ramp/domain'
import { expect, test } from 'vitest'
import { against, describedSystem, first } from '../../lib/testing/described-system.ts'
import { issueWords, selectedWords } from './issue-words.ts'

const analysis = describedSystem({
  parts: [first('A', 'PPS55TL'), against('r', 'PRSTL8', 'A BOTTOM'), against('s', 'PRSTL8', 'r BOTTOM')],
})
const issue = (code: Issue['code'], parts: readonly string[], values = {}): Issue => ({
  code,
  severity: 'error',
  area: 'connection',
  parts,
  values,
})

test.each<[Issue, string]>([
  [issue('placement.overlap', ['A', 'r']), '5 × 5 platform and 8 ft ramp 1 overlap'],
  [issue('placement.overlap', ['A', 'r', 's', 'r']), '5 × 5 platform, 8 ft ramp 1 and 8 ft ramp 2 overlap'],
  [
    issue('connection.ramp-sizes', ['r', 's']),
    'Different sized ramps cannot connect: 8 ft ramp 1 and 8 ft ramp 2',
  ],
  [issue('connection.arr-not-allowed', ['r']), 'This connection is not allowed: 8 ft ramp 1'],
  [
    issue('connection.unconnected-part', ['r'], { part: '8 ft ramp 1' }),
    '8 ft ramp 1 is without connections.',
  ],
  [issue('connection.no-exit', []), 'Assign at least one exit: any exit point at the bottom of the system.'],
  [issue('placement.overlap', ['gone']), 'System parts cannot overlap'],
])('%j names its parts', (one, words) => {
  expect(issueWords(one, analysis)).toBe(words)
})

test('what is selected is said with what is wrong', () => {
  expect(selectedWords(['A', 'r'], 'Parts are not in proper alignment', analysis)).toBe(
    'Selected: 5 × 5 platform and 8 ft ramp 1. Parts are not in proper alignment',
  )
})
