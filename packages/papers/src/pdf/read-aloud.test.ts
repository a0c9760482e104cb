import { describe, expect, test } from 'vitest'
import { layOutPaper } from '../lay-out-paper.ts'
import { PAPER_KINDS, type PaperKind } from '../paper/kinds.ts'
import { paperRefusal } from '../paper/paper-refusal.ts'
import { onItsLot } from '../testing/surveyed.ts'
import { inputFor } from '../testing/systems.ts'
import { pdfOf } from './pdf-of.ts'
import { fontFromDisk } from './testing/font-from-disk.ts'
import { linesOf, type ReadTag, readTags } from './testing/read-tags.ts'

const INPUTS = {
  'the switchback on its lot': onItsLot(),
  'a ramp with guards': inputFor('t5-phd-guards'),
  'a stair': inputFor('t6-stair'),
} as const
type System = keyof typeof INPUTS
const SYSTEMS = Object.keys(INPUTS) as readonly System[]

const known = new Map<string, ReturnType<typeof read>>()

/** A file as it is read, each written once. */
function readOf(system: System, kind: PaperKind): ReturnType<typeof read> {
  const key = `${system} ${kind}`
  const made = known.get(key) ?? read(system, kind)
  known.set(key, made)
  return made
}

async function read(system: System, kind: PaperKind) {
  const input = INPUTS[system]
  const paper = layOutPaper(kind, input, { offer: { price: 'itemized' } })
  const file = await pdfOf(paper, fontFromDisk, { author: '', date: input.quote.date })
  const tags = await readTags(file)
  return { ...tags, title: paper.title, lines: tags.pages.flatMap(linesOf) }
}

const tablesIn = (tag: ReadTag): readonly ReadTag[] =>
  tag.role === 'Table' ? [tag] : tag.children.flatMap(tablesIn)
const cellsOf = (row: ReadTag): readonly string[] => row.children.map(({ words }) => words)

const MADE = SYSTEMS.flatMap((system) =>
  PAPER_KINDS.filter((kind) => paperRefusal(INPUTS[system].analysis, kind) === null).map(
    (kind) => [kind, system] as const,
  ),
)

describe.each(MADE)('the file of the %s of %s', async (kind, system) => {
  const { pages, untold, info, lines, title } = await readOf(system, kind)

  test('says its title and its language, and begins with its first heading', () => {
    expect(info).toMatchObject({ Title: title, Language: 'en-US' })
    expect(lines[0]).toBe('Document')
    expect(lines[1]).toMatch(/^H1 .{3}/)
    expect(lines.filter((line) => line.startsWith('H1'))).toHaveLength(1)
  })

  test('tells every letter once, or has it for decoration', () => expect(untold).toEqual([]))

  test('has nothing empty but cells', () => {
    const empty = lines.filter((line) => /^(H\d|P|LBody|Figure|TH)$/.test(line.trim()))
    expect(empty).toEqual([])
  })

  test('has rows of as many cells in each table of a page', () => {
    for (const table of pages.flatMap(tablesIn))
      expect(new Set(table.children.map(({ children }) => children.length)).size).toBe(1)
  })
})

test.each<readonly [PaperKind, System, readonly string[]]>([
  [
    'offer',
    'the switchback on its lot',
    [
      'H1 A ramp for your door',
      'P For Ruth Harper, 1418 Maple Hollow Road, Norfolk, VA 23508.',
      'Figure View from the curb: two ramps and two platforms at the door of the house.',
      'LBody 41 ft long two ramps and two platforms',
      'P Price of the ramp $8,979.91',
    ],
  ],
  [
    'permit',
    'the switchback on its lot',
    [
      'H1 Project Harper residence',
      'P Quote 10001-0042',
      'H3 1 Rails, edge and legs',
      'H2 General notes',
      'H3 1 Site plan',
      'Figure Site plan with a lot of 4 lines, house, the new ramp, and oak. North: up the sheet.',
      'H2 Distances to the lot lines',
      'H3 2 Plan of the ramp',
      'H2 Legs',
    ],
  ],
  [
    'crew',
    'the switchback on its lot',
    [
      'H1 Crew pack: job and order of work Harper residence',
      'LBody 2. String lines W and S. Mark the corners of A and B.',
      'H2 Plan and setting out',
      'H2 Legs',
      'P In all 33 pieces, 904 lb',
      'Figure Lines to sign: Crew, Customer, Date.',
    ],
  ],
  [
    'survey',
    'the switchback on its lot',
    ['H1 Survey sheet: site Harper residence', 'H2 Door', 'H2 Lot', 'H2 Not entered'],
  ],
  [
    'permit',
    'a stair',
    ['Figure Stair S1: riser 6 1/4", tread 11", rise 25", run 39", handrail above the floor 36" †.'],
  ],
])('the %s of %s is read in its order: %j', async (kind, system, expected) => {
  const { lines } = await readOf(system, kind)
  const places = expected.map((line) => lines.indexOf(line))
  expect(expected.filter((_, index) => places[index] === -1)).toEqual([])
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test.each<readonly [PaperKind, System, heads: readonly string[], row: readonly string[]]>([
  [
    'offer',
    'a ramp with guards',
    ['Item', 'Quantity', 'Each', 'Price'],
    ['Connector that holds a ramp on a platform', '1'],
  ],
  [
    'permit',
    'a ramp with guards',
    ['Tag', 'Carries', 'Set height', 'Stock leg', 'Load ‡', 'On soil ‡', 'Deck to ground'],
    ['L1', 'A', '30"', 'PHDSL34PR'],
  ],
  [
    'crew',
    'a stair',
    ['Stair', 'Stock', 'Rise', 'Risers', 'Each riser', 'Tread'],
    ['S1', 'PST22', '25"', '4', '6 1/4"', '11"'],
  ],
  [
    'permit',
    'the switchback on its lot',
    ['Lot line', 'Required', 'Ramp is at', 'Lot line to', 'House is at'],
    ['1 north', `5'-0"`, `43'-4"`, 'R5', `33'-0"`],
  ],
])('the %s of %s has a table of %j with %j', async (kind, system, heads, row) => {
  const tables = (await readOf(system, kind)).pages.flatMap(tablesIn)
  const table = tables.find(({ children: [head] }) => head && cellsOf(head).join() === heads.join())
  expect(table?.children[0]?.children.map(({ role }) => role)).toEqual(heads.map(() => 'TH'))
  const rows = table?.children.map(cellsOf) ?? []
  expect(rows.find(([first]) => first === row[0])?.slice(0, row.length)).toEqual(row)
})
