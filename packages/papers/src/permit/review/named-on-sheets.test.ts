import { expect, test } from 'vitest'
import { onItsLot } from '../../testing/surveyed.ts'
import { inputFor } from '../../testing/systems.ts'
import { namesOnSheets, namesOnSheetsText, namesTyped, revisionFaults } from './named-on-sheets.ts'

const { analysis } = inputFor('t1-switchback')
const of = (letter: string, ...tags: string[]) => ({ letter, date: '', by: '', what: '', tags })

test('a revision may name parts, legs, closures and views', () => {
  expect(namesOnSheets(analysis)).toEqual(
    expect.arrayContaining(['R5', 'A', 'L12', 'C1', 'Plan', 'Elevation', 'Details']),
  )
  expect(namesOnSheets(analysis)).not.toContain('Site plan')
  expect(namesOnSheets(onItsLot().analysis)).toContain('Site plan')
})

test.each`
  revisions                                  | sentences
  ${[]}                                      | ${[]}
  ${[of('A'), of('B', 'R2', ' l5', 'PLAN')]} | ${[]}
  ${[of('B', 'R9')]}                         | ${['Revision B names R9, which is on no view of this drawing.']}
  ${[of('A', 'Q'), of('', 'R9', 'L99')]}     | ${['Revision A names Q, which is on no view of this drawing.', 'Revision 2 names R9 and L99, which are on no view of this drawing.']}
  ${[of('B', 'Site plan')]}                  | ${['Revision B names Site plan, which is on no view of this drawing.']}
`('of the revisions $revisions is said: $sentences', ({ revisions, sentences }) => {
  const faults = revisionFaults(analysis, revisions)
  const next = ' Use tags from the sheets, such as R1, or Plan, Elevation, or Details.'
  expect(faults.map(({ sentence }) => sentence)).toEqual(sentences.map((one: string) => `${one}${next}`))
})

test('a dialog says what there is to name', () => {
  expect(namesOnSheetsText(analysis)).toBe(
    'R1, A, B, R2 to R5, L1 to L12, C1, C2, Plan, Elevation, and Details',
  )
})

test.each`
  text                    | names
  ${''}                   | ${[]}
  ${' , '}                | ${[]}
  ${'R2'}                 | ${['R2']}
  ${'R2, l5;B1'}          | ${['R2', 'l5', 'B1']}
  ${'R2 L5 site plan'}    | ${['R2', 'L5', 'site plan']}
  ${'Site  plan, planet'} | ${['Site  plan', 'planet']}
`('$text names $names', ({ text, names }) => {
  expect(namesTyped(text)).toEqual(names)
})

test('a fault says which field names it', () => {
  expect(revisionFaults(analysis, [of('A'), of('B', 'R9')])[0]?.field).toBe('revisions[1].tags')
})
