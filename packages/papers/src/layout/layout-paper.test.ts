import { newLayout } from '@ramp/domain'
import { markBounds, POINTS, type SetText, type Sheet, textsOf } from '@ramp/drafting'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { layoutPaper } from './layout-paper.ts'
import { SHEET, SIDE_COLUMN, TITLE_BLOCK } from './sheet/sheet.ts'
import {
  analysed,
  inputOf,
  manyRuns,
  printedJob,
  straightJob,
  withAddOns,
  withProject,
} from './testing/systems.ts'

const LONG_NOTES = Array.from(
  { length: 70 },
  (_, index) =>
    `${index + 1}. Set the top platform first. The lilac beside the steps stays, says the homeowner.`,
).join('\n')

const jobs = {
  'the real switchback': printedJob('t1-switchback'),
  'a platform with a stair': printedJob('t6-stair'),
  'a straight ramp': printedJob('t2-straight'),
  'a single platform': straightJob(0),
  'an empty canvas': newLayout('P3G'),
  'a run from 98 in': printedJob('p3g-from-98-in'),
  'a tall run on braces': printedJob('p3g-8x5-braced-at-72'),
  'two systems': printedJob('p3g-two-systems-with-caps'),
  'a lift and portables': printedJob('p3g-with-portables-and-lift'),
  'a very tall system': straightJob(14, { top: 80 }),
  'a very wide system': straightJob(14, { top: 80, rotation: 270 }),
  'a system at 45 degrees': straightJob(6, { rotation: 45 }),
  'sixty parts and ninety lines': withAddOns(straightJob(59, { top: 300 }), 90),
  'nine runs': manyRuns(9),
  'long notes': withProject(printedJob('t1-switchback'), { notes: LONG_NOTES }),
  'low-profile parts, with figures wider than their column': printedJob('p3g-low-profile-pair'),
  'a plan as wide as its frame': printedJob('t3-turnback'),
  'a long name': withProject(printedJob('t2-straight'), {
    name: 'Harper residence and garden house '.repeat(9),
  }),
}

const pagesFor = Object.fromEntries(
  Object.entries(jobs).map(([name, layout]) => [name, layoutPaper(inputOf(layout)).sheets]),
)
const pages = (name: keyof typeof jobs): readonly Sheet[] => pagesFor[name] ?? []

const HEAD = 'Item Short name Description Why Weight Quantity Unit price Total'

const textsOn = ({ layers }: Sheet): readonly SetText[] =>
  layers.flatMap(({ marks, view }) => textsOf(marks, view))
const wordsOn = (page: Sheet): string =>
  textsOn(page)
    .map(({ text }) => text)
    .join(' ')
const wordsOf = (name: keyof typeof jobs): string => pages(name).map(wordsOn).join(' ')

describe.each(Object.keys(jobs) as (keyof typeof jobs)[])('%s', (name) => {
  test('stands on sheets of 1513 x 1153 points, and nothing leaves the border', () => {
    for (const { width, height, layers } of pages(name)) {
      expect([width, height]).toEqual([1513, 1153])
      for (const { marks, view } of layers) {
        const bounds = markBounds(marks, view)
        if (!bounds) continue
        expect(bounds.min.x).toBeGreaterThanOrEqual(24)
        expect(bounds.min.y).toBeGreaterThanOrEqual(24)
        expect(bounds.max.x).toBeLessThanOrEqual(1489)
        expect(bounds.max.y).toBeLessThanOrEqual(1129)
      }
    }
  })

  test('keeps what is beside the plan in its column', () => {
    const beside = pages(name)
      .slice(0, 1)
      .flatMap(textsOn)
      .filter(({ extent }) => extent.min.x >= SIDE_COLUMN.left && extent.max.y < TITLE_BLOCK.top)
    expect(beside.length).toBeGreaterThan(0)
    const right = SIDE_COLUMN.left + SIDE_COLUMN.width
    expect(beside.filter(({ extent }) => extent.max.x > right + 0.5).map(({ text }) => text)).toEqual([])
  })

  test('keeps its texts apart', () => {
    for (const page of pages(name)) expect(overlapsOf(textsOn(page).filter(isLettered))).toEqual([])
  })

  test('has no letters smaller than 6 points where it is printed on Letter paper', () => {
    const onLetter = Math.min((11 * 72 - 36) / SHEET.width, (8.5 * 72 - 36) / SHEET.height)
    const small = pages(name)
      .flatMap(textsOn)
      .filter(({ size }) => size * onLetter < 6)
    expect(small.map(({ text }) => text)).toEqual([])
  })

  test('sets no row by itself, neither at the foot of a sheet nor alone on the last', () => {
    for (const page of pages(name).slice(1)) {
      const names = new Set(analysed(jobs[name]).partsList.lines.map(({ shortName }) => shortName))
      const rows = textsOn(page).filter(({ text }) => names.has(text)).length
      if (names.size > 2 && rows > 0) expect(rows).toBeGreaterThan(2)
    }
  })

  test('leaves no half of a sheet empty before the next', () => {
    for (const page of pages(name).slice(1, -1)) {
      const lowest = Math.max(
        ...textsOn(page).map(({ extent }) => (extent.max.y < TITLE_BLOCK.top ? extent.max.y : 0)),
      )
      expect(lowest).toBeGreaterThan(TITLE_BLOCK.top / 2)
    }
  })

  test('lists parts in the same columns on every sheet', () => {
    const heads = pages(name).map((page) =>
      wordsOn(page)
        .match(/Item Short name.*/s)?.[0]
        .slice(0, HEAD.length),
    )
    for (const head of heads) {
      if (head !== undefined) expect(head).toBe(HEAD)
    }
  })

  test('is numbered sheet by sheet', () => {
    pages(name).forEach((page, index) => {
      expect(wordsOn(page)).toContain(`SHEET ${index + 1} / ${pages(name).length}`)
    })
  })

  test('prints every line of the parts list and its sum', () => {
    const { lines, partsTotal } = analysed(jobs[name]).partsList
    const texts = pages(name)
      .flatMap(textsOn)
      .map(({ text }) => text)
    for (const { shortName, itemNumber } of lines) {
      expect(texts).toContain(shortName)
      expect(texts).toContain(itemNumber)
    }
    const sum = (partsTotal / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    expect(texts).toContain(sum)
  })

  test('says who is responsible for the code, and never that anything is certified', () => {
    for (const page of pages(name)) {
      expect(wordsOn(page)).toContain(
        'The dealer and the local authority having jurisdiction are responsible',
      )
      expect(wordsOn(page)).not.toMatch(/certifi/i)
    }
  })
})

describe('the real switchback on paper', () => {
  const words = wordsOf('the real switchback')

  test.each([
    'SURFACE Solid HANDRAIL Two-line RAMP WIDTH 36" LINEAR FEET 41 PRODUCT PATHWAY 3G DESIRED RATIO 1:12',
    'DEALER Dana Miller · dana@example.com · customer 10001 DATE November 21, 2026',
    'PARTS TOTAL Retail prices',
    `Primary 31" 0" 31" 31'-0" 1:12 4.78° 8.33% 41`,
    'PRSTL6 › PPS55TL › PPS55TL › PRSTL4 › PRSTL5 › PRSTL8 › PRSTL8',
    'PSL28PR Surface at 25", 6 places 3 pairs',
    'Closure Platform to ramp, opening 24 5/8" 2',
    '29070 PPCTL Two-line closure between ramp and platform for an opening up to 30 in',
    '18 lb 2 $105.61 $211.22',
    'Total $8,979.91',
    'Rampwright 2.8.15 Gladius',
  ])('reads: %s', (sentence) => {
    expect(words).toContain(sentence)
  })

  test('takes a sheet for the drawing and one for the list', () => {
    expect(pages('the real switchback')).toHaveLength(2)
  })
})

describe('the sheets of the layout PDF', () => {
  test.each([
    ['an empty canvas', ['1 Plan']],
    ['the real switchback', ['1 Plan', '2 Parts list · Checks']],
    ['long notes', ['1 Plan', '2 Parts list · Notes', '3 Notes', '4 Notes · Checks']],
    [
      'nine runs',
      [
        '1 Plan',
        '2 Runs · Legs, bracing and closures · Parts list',
        '3 Further side views',
        '4 Further side views · Checks',
      ],
    ],
  ] as const)('of %s are named by number and by what is on them', (name, names) => {
    expect(pages(name).map((sheet) => sheet.name)).toEqual(names)
  })

  test.each(Object.keys(jobs) as (keyof typeof jobs)[])('of %s have no standard scale', (name) => {
    expectEvery(pages(name), ({ viewports }) => viewports.length === 0)
  })

  test('are titled by the project, and by what they are where it has no name', () => {
    const titleOf = (name: string) =>
      layoutPaper(inputOf(withProject(printedJob('t2-straight'), { name }))).title
    expect([titleOf('Harper residence'), titleOf('')]).toEqual(['Harper residence', 'Ramp layout'])
  })
})

describe('heights that nobody entered', () => {
  const { runs, ...layout } = printedJob('t1-switchback')
  const without = (change: Partial<(typeof runs)[number]>) =>
    layoutPaper(inputOf({ ...layout, runs: runs.map((run) => ({ ...run, door: undefined, ...change })) }))
      .sheets.map(wordsOn)
      .join(' ')

  test.each([
    ['neither top nor bottom', { top: null, bottom: null }],
    ['no top', { top: null }],
    ['no bottom', { bottom: null }],
  ])(
    '%s: the layout says that the rise is not entered, and letters no height, ratio or grade',
    (_, change) => {
      const words = without(change)
      expect(words).toContain(`Primary – – not entered 31'-0" – – – 41`)
      expect(words).not.toMatch(/to 0"|top 0"|1:0|0\.00[°%]/)
      expect(words).not.toContain('Looks Good!')
    },
  )

  test('a height of 0 that was entered is lettered', () => {
    expect(without({ top: 31, bottom: 0 })).toContain('Primary 31" 0" 31"')
  })

  test('legs and braces are not said to be none before a run is entered', () => {
    const incomplete = { ...printedJob('t2-straight'), runs: [] }
    const words = layoutPaper(inputOf(incomplete)).sheets.map(wordsOn).join(' ')
    expect(words).not.toContain('LEGS, BRACING AND CLOSURES None.')
    const bare = { ...straightJob(0), runs: [] }
    expect(layoutPaper(inputOf(bare)).sheets.map(wordsOn).join(' ')).toContain(
      'Not known yet: no run is entered.',
    )
  })
})

describe('where things go', () => {
  test('short notes stand beside the drawing [drawing-page-2]', () => {
    const [first] = layoutPaper(
      inputOf(withProject(printedJob('t1-switchback'), { notes: 'Gate code 4711.' })),
    ).sheets
    expect(first && wordsOn(first)).toContain('NOTES Gate code 4711.')
  })

  test('long notes flow over sheets without losing a line [drawing-page-3]', () => {
    const words = wordsOf('long notes')
    for (let line = 1; line <= 70; line += 1) expect(words).toContain(` ${line}. Set the top platform first.`)
    expect(words).toContain('NOTES (CONTINUED)')
  })

  test('a long parts list repeats its heading on every sheet it continues on', () => {
    const headings = pages('sixty parts and ninety lines')
      .slice(2)
      .map((page) => wordsOn(page).match(/PARTS LIST \(CONTINUED\) Item Short name Description/)?.length)
    expectEvery(headings, (found) => found === 1)
  })

  test('the sum stands on the sheet of the last line', () => {
    const list = pages('sixty parts and ninety lines').find((page) => /Total \$/.test(wordsOn(page)))
    const last = analysed(jobs['sixty parts and ninety lines']).partsList.lines.at(-1)
    expect(list && wordsOn(list)).toContain(last?.shortName)
  })

  test('runs without room below the plan have their side views on a further sheet', () => {
    const words = wordsOf('nine runs')
    expect(words).toContain('FURTHER SIDE VIEWS')
    for (const { name } of jobs['nine runs'].runs) expect(words).toContain(name)
  })

  test('a system with errors says that it is not ready to quote, and which they are', () => {
    const words = wordsOf('a single platform')
    expect(words).toContain('Not ready to quote: 1 error')
    expect(words).toContain('Error Assign at least one exit')
  })
})

describe('the plan', () => {
  test('measures the plate at the foot of the last ramp with the rest, and says what it measures', () => {
    const words = wordsOf('the real switchback')
    expect(words).toContain(`OVERALL SIZE 11'-0 3/16" × 31'-0 1/8"`)
    expect(words).toContain('Overall sizes of parts and plates on the ground, without feet and rail loops.')
  })

  test.each(Object.keys(jobs) as (keyof typeof jobs)[])(
    'of %s stays in its frame of 890 x 600 [drawing-page-1]',
    (name) => {
      const plan = pages(name)[0]?.layers.filter(({ view }) => view !== POINTS) ?? []
      for (const { marks, view } of plan) {
        const bounds = markBounds(marks, view)
        expect(bounds?.min.x).toBeGreaterThanOrEqual(44)
        expect(bounds?.min.y).toBeGreaterThanOrEqual(72)
        expect(bounds?.max.x).toBeLessThanOrEqual(934)
        expect(bounds?.max.y).toBeLessThanOrEqual(672)
      }
    },
  )

  test('carries the overall and the chain dimensions', () => {
    const words = wordsOf('the real switchback')
    for (const length of [`31'-0 1/8"`, `11'-0 3/16"`, `5'-6 1/8"`, `8'-0"`, `4'-0"`, `6'-0"`]) {
      expect(words).toContain(length)
    }
  })

  test('measures no length that reaches from one lane into the other', () => {
    // From the joint at the foot of the 5 ft ramp to the top of the 6 ft ramp in the lane beside it.
    expect(wordsOf('the real switchback').split(` 3'-0" `)).toHaveLength(1)
  })

  test('of a straight run of 104 ft lies along the sheet', () => {
    const [first] = layoutPaper(inputOf(jobs['a run from 98 in'])).sheets
    const plan = first?.layers.find(({ view }) => view !== POINTS)
    const bounds = plan && markBounds(plan.marks, plan.view)
    if (!bounds || !first) throw new Error('no plan')
    const [width, height] = [bounds.max.x - bounds.min.x, bounds.max.y - bounds.min.y]
    expect(width).toBeGreaterThan(10 * height)
    expect(width).toBeGreaterThan(500)
    expect(wordsOn(first)).toContain('Plan view, a quarter turn to the left.')
  })

  test('of a system that lies along the canvas is not turned', () => {
    expect(wordsOf('a very wide system')).not.toContain('a quarter turn to the left')
  })
})

/** What letters may overlap in points; less is rounding. */
const TOUCH = 0.5

/** An empty line of the notes has no letters. */
const isLettered = ({ text }: SetText): boolean => text !== ''

function overlapsOf(texts: readonly SetText[]): readonly string[] {
  return texts.flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b) => {
      const across =
        Math.min(a.extent.max.x, b.extent.max.x) - Math.max(a.extent.min.x, b.extent.min.x) > TOUCH
      const along =
        Math.min(a.extent.max.y, b.extent.max.y) - Math.max(a.extent.min.y, b.extent.min.y) > TOUCH
      return across && along ? [`${a.text} | ${b.text}`] : []
    }),
  )
}

test('an item without a price is listed as not priced, and nothing is listed at $0.00', () => {
  const layout = {
    ...straightJob(1),
    additionalProducts: [{ itemNumber: '11559', shortName: 'PPCCUST', itemType: 'CLOSURE', qty: 2 } as const],
  }
  const words = layoutPaper(inputOf(layout)).sheets.map(wordsOn).join(' ')
  expect(words).toContain('0 lb 2 Not priced –')
  expect(words).not.toContain('$0.00')
})
