import {
  boxed,
  flowBlocks,
  type Marks,
  type Paper,
  POINTS,
  paragraph,
  structured,
  tableOf,
  text,
  toTick,
} from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import { pdfOf } from './pdf-of.ts'
import { fontFromDisk } from './testing/font-from-disk.ts'

const INFO = { author: 'Dana Miller', date: new Date(Date.UTC(2026, 10, 22)) }
const FRAME = { left: 20, top: 20, width: 360, height: 120 }

const paperOf = (sheets: readonly Marks[]): Paper => ({
  title: 'Legs',
  sheets: sheets.map((marks, index) => ({
    name: `Sheet ${index + 1}`,
    width: 400,
    height: 200,
    viewports: [],
    pictures: [],
    layers: [{ view: POINTS, marks }],
  })),
})

async function written(sheets: readonly Marks[]): Promise<string> {
  return new TextDecoder('latin1').decode(await pdfOf(paperOf(sheets), fontFromDisk, INFO))
}
const count = (file: string, type: string) => file.split(`/S /${type}\n`).length - 1

const legs = Array.from({ length: 12 }, (_, index) => ({ tag: `L${index + 1}`, height: `${index + 4}"` }))
const table = tableOf(
  [
    { title: 'Tag', cell: ({ tag }: (typeof legs)[number]) => tag },
    { title: 'Set height', cell: ({ height }) => height },
  ],
  legs,
  FRAME.width,
)
const flow = flowBlocks(
  [
    { heading: 'Legs', ...table },
    { heading: 'Bring', rows: [toTick('Level', 300), toTick('Wrench', 300), paragraph('And a drill.', 300)] },
  ],
  (sheet) => ({ sheet, frame: FRAME }),
)
const sheets = Array.from({ length: flow.sheets }, (_, sheet) => flow.marksOn(sheet))
const figure = structured({ kind: 'figure', alternative: 'Plan: R1 to A.' }, [
  boxed({ left: 30, top: 30, width: 50, height: 50 }, { width: 1 }),
  text('R1', { x: 55, y: 55 }, 10),
])

describe('a paper of which every text says what it is', async () => {
  const file = await written([...sheets, figure])

  test('says that it is tagged, in which language, and that it is PDF/UA', () => {
    expect(file).toContain('/Marked true')
    expect(file).toContain('/Lang (en-US)')
    expect(file).toContain('<pdfuaid:part>1</pdfuaid:part>')
  })

  test('has one table with one head, however many sheets it goes over', () => {
    expect(flow.sheets).toBeGreaterThan(1)
    expect([count(file, 'Table'), count(file, 'TR'), count(file, 'TH'), count(file, 'TD')]).toEqual([
      1, 13, 2, 24,
    ])
    expect(file).toContain('/Scope /Column')
  })

  test('has headings, lists and paragraphs in their order', () =>
    expect([count(file, 'H2'), count(file, 'L'), count(file, 'LI'), count(file, 'P')]).toEqual([2, 1, 2, 1]))

  test('has the words of its figures, and their place', () => {
    expect(count(file, 'Figure')).toBe(1)
    expect(file).toContain('/Alt (Plan: R1 to A.)')
    expect(file).toMatch(/\/BBox \[29\.5|\/BBox \[30/)
  })
})

test('a paper with a text that says nothing of itself does not claim to be read aloud', async () => {
  const file = await written([[...figure, text('W', { x: 10, y: 10 }, 10)]])
  expect(file).not.toContain('/Marked true')
  expect(file).not.toContain('pdfuaid')
})
