import { expect, test } from 'vitest'
import { nextRevision } from './next-revision.ts'

const day = new Date(2026, 10, 22)
const of = (letter: string) => ({ letter, date: '', by: '', what: '' })

test.each`
  there              | letter | what
  ${[]}              | ${'A'} | ${'First issue'}
  ${['A']}           | ${'B'} | ${''}
  ${['A', 'H']}      | ${'J'} | ${''}
  ${['b', '']}       | ${'C'} | ${''}
  ${['1', '2']}      | ${'A'} | ${''}
  ${['A', 'B', 'Y']} | ${''}  | ${''}
`('after $there comes revision $letter', ({ there, letter, what }) => {
  expect(nextRevision(there.map(of), 'Dana Miller', day)).toEqual({
    letter,
    date: '2026-11-22',
    by: 'DM',
    what,
  })
})
