import { expect, test } from 'vitest'
import { addedRows, revisionsOnPaper, withRowOnPaper } from './revisions-on-paper.ts'

const typed = (letter: string, what: string, tags?: string[]) => ({
  letter,
  date: '2026-11-01',
  by: 'BI',
  what,
  ...(tags && { tags }),
})
const issuedRevisions = [
  { option: 1, mark: '1A', date: '2026-11-20', by: 'DM' },
  { option: 2, mark: '2A', date: '2026-11-21', by: 'DM' },
  { option: 1, mark: '1B', date: '2026-11-27', by: 'DM' },
]

test('title blocks list what was issued of an option, after what was typed before', () => {
  const revisions = [typed('1B', 'As the office asked', ['R2']), typed('A', 'Site plan added')]
  expect(revisionsOnPaper({ revisions, issuedRevisions }, 1)).toEqual([
    typed('A', 'Site plan added'),
    { letter: '1A', date: '2026-11-20', by: 'DM', what: 'First issue' },
    { letter: '1B', date: '2026-11-27', by: 'DM', what: 'As the office asked', tags: ['R2'] },
  ])
  expect(revisionsOnPaper({ revisions, issuedRevisions }, 2).map(({ letter }) => letter)).toEqual(['A', '2A'])
  expect(revisionsOnPaper({ revisions: [], issuedRevisions: [] }, 1)).toEqual([])
})

test('words that were taken out stay out', () => {
  const revisions = [typed('1A', '')]
  expect(revisionsOnPaper({ revisions, issuedRevisions }, 1)[0]?.what).toBe('')
})

test('words for an issued revision are kept under its letters; a typed row changes where it is', () => {
  const before = [typed('A', 'Site plan added'), typed('A', 'Again')]
  const [, first] = revisionsOnPaper({ revisions: before, issuedRevisions: [] }, 1)
  if (!first) throw new Error('it has no second row')
  expect(withRowOnPaper(before, before[0] ?? first, typed('A', 'Changed'))[0]?.what).toBe('Changed')
  expect(withRowOnPaper(before, typed('1A', ''), typed('1A', 'New'))).toEqual([...before, typed('1A', 'New')])
})

test('a row that nobody issued is added', () => {
  const facts = { revisions: [typed('A', 'Site plan added')], issuedRevisions }
  const rows = [typed('A', ''), typed('1A', ''), typed('2A', ''), typed('B', 'Mine'), typed('1C', '')]
  expect(addedRows(rows, facts).map(({ letter }) => letter)).toEqual(['B', '1C'])
})
