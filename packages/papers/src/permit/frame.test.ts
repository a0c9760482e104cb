import { hasStructure, type Paper, POINTS, SHEET_SIZES, type SheetName, type SheetSize } from '@ramp/drafting'
import { describe, expect, test } from 'vitest'
import type { PaperInput } from '../paper/input.ts'
import { paperFaults, sheetTexts } from '../paper/paper-faults.ts'
import { structureFaults } from '../paper/structure-faults.ts'
import { LONG, revisionsOf, withLongNames } from '../testing/long-names.ts'
import { inputFor } from '../testing/systems.ts'
import { frameMarks, revisionsOnCover } from './frame.ts'

const usual = inputFor('t1-switchback')
const long = withLongNames(usual)
const title = {
  code: 'A1.1',
  name: 'Site, plan, elevation, notes, codes, schedules, and details',
  number: 9,
  of: 12,
}

const paperOf = (input: PaperInput, sheet: SheetSize, number = title.number): Paper => ({
  title: '',
  sheets: [
    {
      name: title.code,
      width: sheet.width,
      height: sheet.height,
      viewports: [],
      pictures: [],
      layers: [{ view: POINTS, marks: frameMarks(input, sheet, { ...title, number }) }],
    },
  ],
})

const textsOn = (input: PaperInput, name: SheetName = 'tabloid') =>
  sheetTexts(paperOf(input, SHEET_SIZES[name])).flat()
/** Letters alone: lines break between words, and behind a hyphen. */
const lettersOf = (text: string): string => text.replaceAll(/\s/g, '')
const said = (input: PaperInput, name?: SheetName): string =>
  lettersOf(
    textsOn(input, name)
      .map(({ text }) => text)
      .join(' '),
  )

const project = (more: Partial<PaperInput['project']>): PaperInput => ({
  ...usual,
  project: { ...usual.project, ...more },
})

describe.each<[what: string, input: PaperInput, words: readonly string[]]>([
  ['usual names', usual, ['Ridgeline Access', 'Harper residence', '1418 Maple Hollow Road']],
  ['a dealer of 40 letters', { ...usual, dealer: { ...usual.dealer, name: LONG.dealer } }, [LONG.dealer]],
  ['an address of 60 letters in one line', project({ address: [LONG.address] }), [LONG.address]],
  [
    'a contact and a phone of 60 letters',
    project({ contact: LONG.contact, phone: LONG.phone }),
    [LONG.contact, LONG.phone],
  ],
  ['a project of 80 letters', project({ name: LONG.project }), [LONG.project]],
  [
    'four initials',
    {
      ...usual,
      dealer: { ...usual.dealer, drawnBy: LONG.drawnBy },
      quote: { ...usual.quote, revisions: revisionsOf(1) },
    },
    ['Drawn AMLV', '11-10-26 AMLV'],
  ],
  [
    'ten revisions',
    { ...usual, quote: { ...usual.quote, revisions: revisionsOf(10, 'Plan') } },
    ['and 6 earlier, see cover', 'K 11-19-26 AMLV Plan'],
  ],
  [
    'all of them',
    long,
    [
      LONG.dealer,
      LONG.address,
      LONG.contact,
      LONG.phone,
      LONG.project,
      'earlier, see cover',
      'Lower landing revised as the office asked',
    ],
  ],
])('the title block with %s', (_what, input, words) => {
  test.each(Object.keys(SHEET_SIZES) as SheetName[])(
    'says it whole on %s, over nothing else and in its strip',
    (name) => {
      const sheet = SHEET_SIZES[name]
      expect(paperFaults(paperOf(input, sheet))).toEqual([])
      for (const one of words) expect(said(input, name)).toContain(lettersOf(one))
      const outside = textsOn(input, name).filter(
        ({ extent: { min, max } }) => min.x < sheet.width - 216 || max.x > sheet.width - 38 + 0.5,
      )
      expect(outside.map(({ text }) => text)).toEqual([])
    },
  )
})

test.each<[what: string, input: PaperInput, least: number]>([
  ['usual names', usual, 200],
  ['ten revisions', { ...usual, quote: { ...usual.quote, revisions: revisionsOf(10) } }, 144],
  [
    'long dealer, address, initials and ten revisions',
    { ...long, project: { ...usual.project, address: [LONG.address] } },
    144,
  ],
])('with %s a stamp has its place', (_what, input, least) => {
  const texts = textsOn(input)
  const [top, bottom] = ['For the authority’s stamp', 'Revisions'].map(
    (words) => texts.find(({ text }) => text === words)?.extent.min.y ?? 0,
  )
  expect((bottom ?? 0) - (top ?? 0)).toBeGreaterThan(least)
})

test.each<[what: string, revisions: PaperInput['quote']['revisions'], listed: number]>([
  ['none', [], 0],
  ['few and short ones', revisionsOf(3, 'First issue'), 0],
  ['more than title blocks show', revisionsOf(5, 'First issue'), 5],
  ['one with more words than a title block has room for', revisionsOf(1, 'Plan '.repeat(20).trim()), 1],
  ['initials that are names', [{ letter: 'A', date: '2026-11-18', by: 'Dana Miller', what: 'Plan' }], 1],
])('of %s the cover lists what title blocks shorten', (_what, revisions, listed) => {
  const input = { ...usual, quote: { ...usual.quote, revisions } }
  expect(revisionsOnCover(input, SHEET_SIZES.tabloid).length).toBe(listed)
})

test.each<[what: string, input: PaperInput]>([
  ['no revisions', usual],
  ['ten revisions and long names', long],
])('the strip of a first sheet with %s is read aloud whole, project first', (_, input) => {
  const paper = paperOf(input, SHEET_SIZES.tabloid, 1)
  expect(structureFaults(paper)).toEqual([])
  const [first] = paper.sheets
    .flatMap(({ layers }) => layers.flatMap(({ marks }) => marks))
    .filter(hasStructure)
  expect(first).toMatchObject({ structure: { kind: 'heading', level: 1 } })
})
