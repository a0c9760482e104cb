import { readdirSync, readFileSync } from 'node:fs'
import { readCatalogue } from '@ramp/catalogue-files'
import {
  addReading,
  analyse,
  catalogueOf,
  changePhoto,
  changeReading,
  type Layout,
  newLayout,
  setSite,
} from '@ramp/domain'
import { readSiteDescription } from '@ramp/formats'
import { describe, expect, test } from 'vitest'
import type { PaperInput } from '../paper/input.ts'
import { paperFaults } from '../paper/paper-faults.ts'
import { structureFaults } from '../paper/structure-faults.ts'
import { inputFor, wordsOf } from '../testing/systems.ts'
import { DEFAULT_SURVEY } from './survey-settings.ts'
import { surveySheet } from './survey-sheet.ts'
import { visitedSite } from './testing/visited.ts'

const SITES = new URL('../../../domain/fixtures/sites/', import.meta.url)
const sites = readdirSync(SITES).filter((name) => name.endsWith('.json'))

function inputOfSite(file: string): PaperInput {
  const { site, product, title, project } = readSiteDescription(
    JSON.parse(readFileSync(new URL(file, SITES), 'utf8')),
  )
  const layout = newLayout(product)
  const named = { ...layout, project: { ...layout.project, ...project, name: title } }
  return {
    ...inputFor('t1-switchback'),
    analysis: analyse(setSite(site)(named), catalogueOf(readCatalogue(product))),
  }
}

const said = (input: PaperInput, settings = DEFAULT_SURVEY) =>
  wordsOf(surveySheet(input, settings)).join('\n').replaceAll('\n', ' ')

const visited = visitedSite()
const sheet = surveySheet(visited, DEFAULT_SURVEY)

test.each(sites)('the survey sheet of %s reads well, before anything is drawn there', (file) => {
  const input = inputOfSite(file)
  const paper = surveySheet(input, DEFAULT_SURVEY)
  expect(paperFaults(paper)).toEqual([])
  expect(structureFaults(paper)).toEqual([])
  expect(said(input)).toContain('Door, sill +')
  expect(paper.sheets[0]?.viewports.map(({ name }) => name)).toEqual(['Site'])
})

test('a whole visit prints nothing over another, and nothing that no structure names', () => {
  expect(paperFaults(sheet)).toEqual([])
  expect(structureFaults(sheet)).toEqual([])
})

test('the drawing is read with each thing and its size apart', () => {
  const [figure] =
    sheet.sheets[0]?.layers[0]?.marks.filter(
      (mark) => mark.kind === 'group' && mark.structure?.kind === 'figure',
    ) ?? []
  expect(figure).toMatchObject({
    structure: {
      alternative: expect.stringContaining(
        `; House, 34'-0" x 30'-0"; Oak, 2'-8" dia.; Old steps, to be moved, 4'-0" dia.;`,
      ),
    },
  })
})

describe('who surveyed and when', () => {
  test.each`
    by               | on              | words
    ${''}            | ${''}           | ${'Surveyed by: not entered. Date of survey: not entered.'}
    ${'Dana Miller'} | ${'2026-11-20'} | ${'Surveyed by: Dana Miller. Date of survey: 11/20/2026.'}
    ${' '}           | ${'Nov 20'}     | ${'Surveyed by: not entered. Date of survey: Nov 20.'}
  `('of "$by" and "$on" is $words', ({ by, on, words }) => {
    expect(said(visited, { surveyedBy: by, surveyedOn: on })).toContain(words)
  })
})

describe('spots', () => {
  const rows = wordsOf(sheet).join('\n').split('\n')
  const rowOf = (name: string) => rows.slice(rows.indexOf(name) - 1, rows.indexOf(name) + 5)

  test.each`
    name                     | number | along             | out         | height         | how
    ${'Sidewalk'}            | ${'1'} | ${`10'-0" left`}  | ${`5'-0"`}  | ${'0"'}        | ${'datum'}
    ${'Foot of the stoop'}   | ${'2'} | ${'0"'}           | ${`2'-0"`}  | ${'+13/16"'}   | ${'measured, laser'}
    ${'Corner of the drive'} | ${'3'} | ${`15'-0" right`} | ${`3'-4"`}  | ${'-1 13/16"'} | ${'measured, laser'}
    ${'Gate'}                | ${'5'} | ${`8'-4" right`}  | ${`25'-0"`} | ${'-6"'}       | ${'judged by eye'}
    ${'Back fence'}          | ${'6'} | ${`20'-10" left`} | ${`27'-6"`} | ${'not known'} | ${'not read'}
    ${'Hedge'}               | ${'7'} | ${`20'-10" left`} | ${`8'-4"`}  | ${'0"'}        | ${'assumed, not measured'}
  `('$name is $how, at $along, $out out', ({ name, number, along, out, height, how }) => {
    expect(rowOf(name)).toEqual([number, name, along, out, height, how])
  })

  test('of a file without readings are measured as that file says, and no more', () => {
    expect(said(inputOfSite('s5-falling-ground.json'))).toContain('measured, no reading in this file')
    expect(said(inputOfSite('s5-falling-ground.json'))).toContain(
      'No readings in this file: heights are as entered.',
    )
  })
})

describe('readings', () => {
  const words = said(visited)

  test('are as they were taken, with the height of the instrument of each setup', () => {
    expect(words).toContain('1 +41 1/2" 1 Sidewalk laser 41 1/2" 0"')
    expect(words).toContain('2 +28 1/8" 3 Corner of the drive, again laser 30" -1 13/16"')
    // No tape has it: what was read is not rounded.
    expect(words).toContain('4 Lawn laser 33.3"')
  })

  test.each([
    [
      'that closes',
      visited,
      'Setups 1 and 2 return to the datum 1/8" off (0.35" allowed). Closed; the error is shared by its setups.',
    ],
    [
      'that misses too much',
      visitedSite(changeReading(5, { value: 27 })),
      'Not closed: its heights do not count as measured until they are read again.',
    ],
    [
      'that never came back',
      visitedSite(changeReading(5, null)),
      'No reading returned to the datum, so the closing error is unknown.',
    ],
  ])('of a traverse %s say so', (_, input, sentence) => {
    expect(said(input)).toContain(sentence)
  })

  test('of a traverse that does not close are not called measured', () => {
    const open = said(visitedSite(changeReading(5, { value: 27 })))
    expect(open).toContain('read by laser, not closed')
    expect(open).not.toContain('measured, laser')
  })

  test('from a place of unknown height give none', () => {
    const lost = visitedSite(addReading({ point: 'F', value: 50, setUp: 3, method: 'rod' }))
    expect(said(lost)).toContain('3 not known 6 Back fence rod 50" not known')
  })
})

test('what is on the site has its size, its place and its clearance', () => {
  const words = said(visited)
  for (const one of [
    `House 34'-0" x 30'-0" – – –`,
    `Oak 2'-8" dia. 16'-8" left 16'-8" keep 30" clear`,
    `Old steps, to be moved 4'-0" dia. 0" 1'-8" –`,
    `Septic lid 2'-0" dia. 8'-4" left 20'-10" never covered`,
    `Concrete 9'-2" x 36'-8"`,
    `Fence 30'-0"`,
    'swings out, hinge left, 1/2" below the sill',
    `Lot of 4 lines, to the nearest inch, as entered. Setback: 5'-0". Not a boundary survey.`,
    'Dog in the yard. Keep the hydrangea.',
  ])
    expect(words).toContain(one)
})

test('the drawing has numbered spots, the sill of the door, sizes, lines of the lot, and photos', () => {
  const [drawing = ''] = wordsOf(sheet)
  const lettered = drawing.split('\n')
  for (const one of [
    '1',
    '2',
    '6',
    'Door, sill +31"',
    `Oak, 2'-8" dia.`,
    `Fence, 30'-0"`,
    `60'-0"`,
    'P1',
    'N',
  ])
    expect(lettered).toContain(one)
})

test('what nobody entered is named, and north is drawn only where it is known', () => {
  const words = said(inputOfSite('s7-tree-in-the-middle.json'))
  expect(words).toContain('Ground heights, surfaces, lot lines, north, and photos.')
  expect(words).toContain('North: not entered')
  expect(said(visited)).not.toContain('North: not entered')
})

test('measured is said of nothing where there is no reading', () => {
  const { layout, catalogue } = visited.analysis
  const judged: Layout = {
    ...layout,
    site: {
      ...layout.site,
      survey: undefined,
      ground: (layout.site.ground ?? []).map((spot) => ({ ...spot, how: 'estimated' })),
    },
  }
  expect(said({ ...visited, analysis: analyse(judged, catalogue) })).not.toMatch(/(?<!not )measured/)
})

describe('photos', () => {
  const jpeg = Uint8Array.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 120, 0, 80, 1, 1, 0x11, 0,
  ]).buffer

  test('are pictures of their own shape where they are in the file, else a frame with their caption', () => {
    const { sheets } = surveySheet({ ...visited, photos: new Map([['door', jpeg]]) }, DEFAULT_SURVEY)
    const [picture, ...more] = sheets.flatMap(({ pictures }) => pictures)
    expect(more).toEqual([])
    expect(picture && picture.frame.width / picture.frame.height).toBeCloseTo(80 / 120, 6)
    const words = said({ ...visited, photos: new Map([['door', jpeg]]) })
    expect(words.match(/Photo not in this file/g)).toHaveLength(1)
  })

  test('say of what they are, where they look, and where they were taken', () => {
    expect(said(visited)).toContain(`P1 Open door, looking north, taken 10" right and 10'-10" out`)
    expect(said(visited)).toContain(`P2 Yard, looking south, taken 5'-0" left and 1'-8" out`)
  })

  test('have what was typed below them, however long, within the page', () => {
    const typed = 'Gas meter left of the door. '.repeat(8).trim().slice(0, 200)
    const captioned = visitedSite(changePhoto('door', { caption: typed }))
    expect(said(captioned)).toContain(`10'-10" out. ${typed}`)
    expect(paperFaults(surveySheet(captioned, DEFAULT_SURVEY))).toEqual([])
  })

  test('that are no photos are told by their caption', () => {
    const words = said({ ...visited, photos: new Map([['door', new ArrayBuffer(4)]]) })
    expect(words.match(/Photo not in this file/g)).toHaveLength(2)
  })
})

test('a house has its words within it, a porch that is smaller than its words beside it', () => {
  const { analysis, ...others } = visitedSite()
  const { site } = analysis.layout
  const { x, y } = site.doors[0]?.at ?? { x: 0, y: 0 }
  const outline = [
    { x: x - 30, y },
    { x: x + 30, y },
    { x: x + 30, y: y + 40 },
    { x: x - 30, y: y + 40 },
  ]
  const porch = { outline, height: 18, use: 'start' } as const
  const drawn = analyse(setSite({ ...site, porch })(analysis.layout), analysis.catalogue)
  const words = wordsOf(surveySheet({ ...others, analysis: drawn }, DEFAULT_SURVEY))
    .join('\n')
    .split('\n')
  expect(words).toContain('House')
  expect(words).toContain(`Porch, +18" above the datum, 5'-0" x 3'-4"`)
})

test('where the ramp starts at a porch, the deck of the door is the top of the porch', () => {
  const words = said(
    visitedSite((layout) => ({
      ...layout,
      site: {
        ...layout.site,
        doors: layout.site.doors.map((door) => ({ ...door, sill: 31.75, stepDown: 0.5 })),
        porch: {
          outline: [
            { x: 0, y: 0 },
            { x: 96, y: 0 },
            { x: 96, y: 60 },
          ],
          height: 31,
          use: 'start',
        },
      },
    })),
  )
  expect(words).toContain(`+31 3/4" 3/4" +31"`)
})
