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
import { unpackedAt } from './testing/packed-bytes.ts'
import { linesOf, readTags } from './testing/read-tags.ts'

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

const written = (sheets: readonly Marks[]) => pdfOf(paperOf(sheets), fontFromDisk, INFO)
const asText = (file: Uint8Array) => Buffer.from(file).toString('latin1')

/** The elements of the structure as they stand in their stream. */
function elementsIn(file: Uint8Array): string {
  return unpackedAt(file, asText(file).indexOf('/Type /ObjStm')).toString('latin1')
}

async function readOf(sheets: readonly Marks[]) {
  const { pages, untold } = await readTags(await written(sheets))
  return { lines: pages.map(linesOf), untold }
}

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
  const { lines, untold } = await readOf([...sheets, figure])
  const all = lines.flat()
  const count = (role: string) => all.filter((line) => line.split(' ')[0] === role).length

  test('says that it is tagged, in which language, and that it is PDF/UA', () => {
    expect(asText(file)).toContain('/Marked true')
    expect(asText(file)).toContain('/Lang (en-US)')
    expect(asText(file)).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(untold).toEqual([])
  })

  test('has one table with one head, however many sheets it goes over', () => {
    expect(flow.sheets).toBeGreaterThan(1)
    expect([count('TR'), count('TH'), count('TD')]).toEqual([13, 2, 24])
    const elements = elementsIn(file)
    expect(elements.split('/S/Table').length - 1).toBe(1)
    expect(elements.split('/Scope/Column').length - 1).toBe(2)
    expect(all.slice(0, 7)).toEqual(['Document', 'H2 Legs', 'Table', 'TR', 'TH Tag', 'TH Set height', 'TR'])
  })

  test('has headings, lists and paragraphs in their order', () =>
    expect(all.slice(all.indexOf('H2 Bring'), -2)).toEqual([
      'H2 Bring',
      'L',
      'LI',
      'LBody Level',
      'LI',
      'LBody Wrench',
      'P And a drill.',
    ]))

  test('has the words of its figures, and their place', () => {
    expect(all.at(-1)).toBe('Figure Plan: R1 to A.')
    expect(elementsIn(file)).toMatch(/\/BBox ?\[(29\.5|30)/)
  })

  test('is the same file for the same date', async () =>
    expect(Buffer.from(await written([...sheets, figure])).equals(Buffer.from(file))).toBe(true))
})

test.each([
  [
    'the lines of a paragraph',
    paragraph('Soft soil or water under a foot.', 60).draw(20, 20),
    ['P Soft soil or water under a foot.'],
  ],
  [
    'a word that is torn at its hyphen',
    paragraph('Konstantinopolska-Featherstonehaugh', 110).draw(20, 20),
    ['P Konstantinopolska-Featherstonehaugh'],
  ],
  [
    'words that end at the right',
    structured({ kind: 'heading', level: 1 }, [
      { ...text('Crew pack', { x: 300, y: 20 }, 10), align: 'end' },
      text('Harper', { x: 20, y: 20 }, 10),
    ]),
    ['H1 Crew pack Harper'],
  ],
])('%s are read as words', async (_, marks, expected) => {
  expect((await readOf([marks])).lines).toEqual([['Document', ...expected]])
})

test('a table that goes on behind a figure is one table, and the figure comes after it', async () => {
  const [first = [], second = []] = sheets
  const file = await written([[...first, ...figure], second])
  expect(elementsIn(file).split('/S/Table').length - 1).toBe(1)
})

test('rows may have their names before them', async () => {
  const { rows } = tableOf(
    [
      { title: 'Job', cell: ([name = '']: readonly string[]) => name },
      { title: '', cell: ([, words = '']) => words },
    ],
    [
      ['Project', 'Harper'],
      ['Phone', '757-555-0142'],
    ],
    FRAME.width,
    { headsAt: 'left' },
  )
  const marks = rows.flatMap((row, index) => row.draw(20, 20 + 20 * index))
  expect((await readOf([marks])).lines.flat()).toEqual([
    'Document',
    'Table',
    'TR',
    'TH Project',
    'TD Harper',
    'TR',
    'TH Phone',
    'TD 757-555-0142',
  ])
  expect(elementsIn(await written([marks])).split('/Scope/Row').length - 1).toBe(2)
})

test('a paper with a text that says nothing of itself does not claim to be read aloud', async () => {
  const file = asText(await written([[...figure, text('W', { x: 10, y: 10 }, 10)]]))
  expect(file).not.toContain('/Marked true')
  expect(file).not.toContain('pdfuaid')
})
