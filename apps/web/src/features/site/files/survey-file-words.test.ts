import { DRAWING, type Site } from '@ramp/domain'
import { expect, test } from 'vitest'
import { openedReadings } from './open-readings.ts'
import { openedSurvey } from './open-survey.ts'
import { parseCsv } from './parse-csv.ts'
import { cannotSave, refusalWords, surveyWords } from './survey-file-words.ts'

const door = { id: 'door-1', sill: 24, stepDown: 0 }
const placed = { ...door, at: { x: 0, y: 0 }, faces: 180 } as const
const spot = { x: 0, y: 0, z: 0, how: 'measured' } as const

test.each`
  site                                                                               | words
  ${{ doors: [] }}                                                                   | ${'nothing'}
  ${{ doors: [door] }}                                                               | ${'1 door'}
  ${{ doors: [door, { ...door, id: 'door-2' }], ground: [spot, { ...spot, x: 9 }] }} | ${'2 doors and 2 spots'}
`('a survey of $words', ({ site, words }) => {
  expect(surveyWords(site)).toBe(words)
})

test.each`
  doors                                                     | sentence
  ${[]}                                                     | ${'Enter the door first. A survey file needs its place and its sill.'}
  ${[door]}                                                 | ${'Place the door first. A survey file needs the place of every door.'}
  ${[placed, { ...door, id: 'door-2', name: 'Back door' }]} | ${'Place the back door first. A survey file needs the place of every door.'}
  ${[placed]}                                               | ${null}
`('a survey can be saved, or it is said what to do: $sentence', ({ doors, sentence }) => {
  expect(cannotSave({ doors } as Site)).toBe(sentence)
})

const outline = [
  { x: -60, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 72 },
]
test.each`
  site                                                                         | sentence
  ${{ doors: [{ ...placed, width: 8 }] }}                                      | ${'Correct the clear width of the door first: it is 8 in, and a survey file takes 12 to 240 in.'}
  ${{ doors: [placed, { ...placed, id: 'd', name: 'Back door', sill: 600 }] }} | ${'Correct the sill of the back door first: it is 600 in, and a survey file takes -480 to 480 in.'}
  ${{ doors: [{ ...placed, storm: { below: 48 } }] }}                          | ${'Correct the distance of the storm door below the sill of the door first: it is 48 in, and a survey file takes 0 to 24 in.'}
  ${{ doors: [placed], porch: { outline, height: 500 } }}                      | ${'Correct the height of the porch first: it is 500 in, and a survey file takes -480 to 480 in.'}
  ${{ doors: [placed], person: { loaded: 4120 } }}                             | ${'Correct the weight of person and device first: it is 4120 lb, and a survey file takes 0 to 2000 lb.'}
`('a figure that a file does not take is named before it is saved: $sentence', ({ site, sentence }) => {
  expect(cannotSave(site)).toBe(sentence)
})

const file = (change: object) =>
  JSON.stringify({
    format: 'ramp-site/1',
    product: 'P3G',
    door: { at: { x: 0, y: 0 }, faces: 180, sill: 24 },
    ...change,
  })
test.each`
  what                    | text                                                              | said
  ${'no JSON'}            | ${'P3G, 24'}                                                      | ${'a.json is not a survey file. Choose one that was saved with Save survey.'}
  ${'another format'}     | ${'{"format":"ramp-system/1"}'}                                   | ${'a.json is not a survey file. Choose one that was saved with Save survey.'}
  ${'a list'}             | ${'[]'}                                                           | ${'a.json is not a survey file. Choose one that was saved with Save survey.'}
  ${'a sill no door has'} | ${file({ door: { at: { x: 0, y: 0 }, faces: 180, sill: 600 } })}  | ${'a.json was not opened: door.sill is 600; it must be from -480 to 480 in. Correct it and open the file again.'}
  ${'a thing far away'}   | ${file({ obstacles: [{ at: { x: 200_000, y: 0 }, radius: 9 }] })} | ${'a.json was not opened: obstacles[0].at.x is 200000; it must be within 100000" of the corner of the canvas. Correct it and open the file again.'}
`('a file with $what is refused in one sentence', ({ text, said }) => {
  expect(openedSurvey('a.json', text)).toBe(said)
})

test('a survey file is opened', () => {
  expect(openedSurvey('a.json', file({}))).toMatchObject({ doors: [{ sill: 24 }] })
  expect(refusalWords('a.json', 'north: is "up"; it must be a number')).toContain('north is "up"')
})

test.each`
  what                          | text                                      | rows
  ${'with commas'}              | ${'point,reading\r\n"A, old",41 1/2\r\n'} | ${[['point', 'reading'], ['A, old', '41 1/2']]}
  ${'with semicolons'}          | ${'point;reading\nA;41,5\n'}              | ${[['point', 'reading'], ['A', '41,5']]}
  ${'with a mark at its begin'} | ${'\uFEFFpoint,reading\nA,1\n'}           | ${[['point', 'reading'], ['A', '1']]}
  ${'with a short row'}         | ${'point,reading\nA\n'}                   | ${[['point', 'reading'], ['A']]}
  ${'whose quotes do not end'}  | ${'point,reading\n"A,1\n'}                | ${null}
`('a CSV file $what is read as rows', ({ text, rows }) => {
  expect(parseCsv(text)).toEqual(rows)
})

test('a table without a row that can be used says why', () => {
  const known = { survey: { points: [], readings: [] }, from: DRAWING, newId: () => 'a' }
  expect(openedReadings('a.csv', 'point,reading\nShed,40\n', known)).toBe(
    'a.csv has no readings that can be used. Row 2: Shed is not on the drawing. Fill in right and out, in inches.',
  )
  const typed = `point,reading,right,out,method\nShed,40 1/2,12,"2'-1""",rod\n`
  expect(openedReadings('a.csv', typed, known)).toMatchObject({
    survey: { points: [{ name: 'Shed', at: { x: 12, y: 25 } }], readings: [{ value: 40.5, method: 'rod' }] },
  })
})
