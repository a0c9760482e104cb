import { expect, test } from 'vitest'
import { numbered, paragraph } from '../typeset/row.ts'
import { tableOf } from '../typeset/table.ts'
import type { Mark, Structure } from './mark.ts'
import { path, text } from './shapes.ts'
import { artifact, hasStructure, structured, textsWithoutStructure, wordsRead } from './structure.ts'

const word = text('Ramp', { x: 0, y: 0 }, 10)
const kindsIn = (mark: Mark): readonly string[] =>
  mark.kind === 'group'
    ? [...(mark.structure ? [kindOf(mark.structure)] : []), ...mark.children.flatMap(kindsIn)]
    : []
const kindOf = (structure: Structure): string =>
  structure.kind === 'row' ? `row${structure.beginsTable ? ' first' : ''}` : structure.kind

test.each`
  marks                                                                     | unread
  ${[word]}                                                                 | ${['Ramp']}
  ${[path('M0 0H1', {})]}                                                   | ${[]}
  ${structured({ kind: 'paragraph' }, [word])}                              | ${[]}
  ${artifact([word])}                                                       | ${[]}
  ${[{ kind: 'group', children: [word] }]}                                  | ${['Ramp']}
  ${structured({ kind: 'row', table: 'Legs', beginsTable: false }, [word])} | ${['Ramp']}
  ${structured({ kind: 'figure', alternative: 'A ramp.' }, [word])}         | ${[]}
  ${[text('  ', { x: 0, y: 0 }, 10)]}                                       | ${[]}
`('$unread of $marks is told to no reader', ({ marks, unread }) => {
  expect(textsWithoutStructure(marks)).toEqual(unread)
})

test.each`
  marks                                                             | read
  ${[word, path('M0 0H1', {})]}                                     | ${['Ramp']}
  ${artifact([word])}                                               | ${[]}
  ${structured({ kind: 'figure', alternative: 'A ramp.' }, [word])} | ${['A ramp.']}
  ${structured({ kind: 'paragraph' }, [word, word])}                | ${['Ramp', 'Ramp']}
  ${[text('  ', { x: 0, y: 0 }, 10)]}                               | ${[]}
`('$read is read aloud of $marks', ({ marks, read }) => {
  expect(wordsRead(marks)).toEqual(read)
})

test('no marks have no structure', () => expect(structured({ kind: 'paragraph' }, [])).toEqual([]))

test('a group has a structure where anything in it has one', () => {
  expect(hasStructure({ kind: 'group', children: structured({ kind: 'cell' }, [word]) })).toBe(true)
  expect(hasStructure({ kind: 'group', children: [word] })).toBe(false)
})

test('a table has a head and rows with a cell for every column, also for an empty one', () => {
  const { head, rows } = tableOf(
    [
      { title: 'Part', cell: ({ part }: { part: string }) => part },
      { title: 'Set', cell: () => '', mark: { width: 10, draw: () => [] } },
    ],
    [{ part: 'R1' }, { part: 'R2' }],
    200,
  )
  expect(head.draw(0, 0).flatMap(kindsIn)).toEqual(['row first', 'head-cell', 'head-cell'])
  expect(rows.flatMap((row) => row.draw(0, 0)).flatMap(kindsIn)).toEqual([
    'row',
    'cell',
    'cell',
    'row',
    'cell',
    'cell',
  ])
})

test('words are paragraphs, numbered ones items', () => {
  expect(paragraph('Call before you dig.', 100).draw(0, 0).flatMap(kindsIn)).toEqual(['paragraph'])
  expect(numbered(1, 'Set the legs.', 100).draw(0, 0).flatMap(kindsIn)[0]).toBe('item')
})
