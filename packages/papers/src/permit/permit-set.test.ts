import { analyse, setSite } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import type { PaperInput } from '../paper/input.ts'
import { missingFacts } from '../paper/missing-facts.ts'
import { paperFaults } from '../paper/paper-faults.ts'
import { structureFaults } from '../paper/structure-faults.ts'
import { onItsLot } from '../testing/surveyed.ts'
import { inputFor, SAMPLE, wordsOf } from '../testing/systems.ts'
import { AUTHORITIES, DEFAULT_PERMIT } from './facts/permit-settings.ts'
import { permitSet } from './permit-set.ts'

describe.each(SAMPLE)('the permit set of %s', (name) => {
  const input = inputFor(name)
  const paper = permitSet(input, DEFAULT_PERMIT)
  const words = wordsOf(paper).join(' ').replaceAll('\n', ' ')

  test('prints nothing over another, nothing off the sheet, nothing too small', () => {
    expect(paperFaults(paper)).toEqual([])
  })

  test('is read aloud whole and in order', () => {
    expect(structureFaults(paper)).toEqual([])
  })

  test('claims nothing that nobody has checked', () => {
    const rest = words.replaceAll('Not engineered; see the manufacturer’s load table.', '')
    expect(rest).not.toMatch(/engineered|certified|complian|complies|approved|\bseal\b/i)
    expect(words).toContain('Not engineered; see the manufacturer’s load table.')
  })

  test('is on sheets of one size, each view at a standard scale', () => {
    expect(new Set(paper.sheets.map(({ width, height }) => `${width} x ${height}`)).size).toBe(1)
    const ratios = paper.sheets.flatMap(({ viewports }) => viewports.map(({ ratio }) => ratio))
    for (const ratio of ratios) expect([12, 24, 48, 64, 96, 192]).toContain(ratio)
  })
})

const t1 = inputFor('t1-switchback')
const set = permitSet(t1, DEFAULT_PERMIT)
const [first = '', second = ''] = wordsOf(set).map((words) => words.replaceAll('\n', ' '))

describe('the permit set of the real switchback', () => {
  test('is two tabloid sheets, as for a home', () => {
    expect(
      set.sheets.map(({ name, width, height }) => [name.split(/,| /, 2).join(' '), width, height]),
    ).toEqual([
      ['A1 Plan', 1224, 792],
      ['A2 Elevation', 1224, 792],
    ])
  })

  test('has its plan and its elevation at a quarter inch to the foot, in words and for a measuring tool', () => {
    expect(set.sheets.map(({ viewports: [view] }) => view?.ratio)).toEqual([48, 48])
    expect(first).toContain(`1/4" = 1'-0"`)
  })

  test('dimensions what lies on the ground, not the lengths on the price list', () => {
    expect(first).toContain(`11'-0 3/16"`)
    expect(first).toContain(`7'-11 11/16"`)
    expect(second).toContain('1:11.95')
  })

  test('gives slopes over the ground, where a section of 1:12 is steeper than 1:12', () => {
    expect(`${first} ${second}`).toContain('R311.8.1 Running slope 1:11.95, VERIFY IN FIELD')
    expect(`${first} ${second}`).not.toContain('DN 1:12 ')
  })

  test('says which edition the office applies, where it was entered', () =>
    expect(first).toContain('Edition the permit office applies: not entered.'))

  test('says what is not met', () => expect(`${first} ${second}`).toContain('NOT MET'))

  test('shares the load of the decks out among the legs, and says that this is arithmetic', () => {
    expect(first).toContain(
      'Plain arithmetic, not a design: live load 40 psf on the clear area (IRC R301.5, decks)',
    )
    // Half of two 8 ft ramps is 480 lb for each leg of the pair, and their rails and hardware weigh 72 lb.
    expect(second).toMatch(/L12 R4–R5 8" PSL10PR 552 lb 1,461 psf/)
    expect(first).toContain(
      'Total 5,720 lb live + 904 lb dead = 6,624 lb: legs 5,645 lb, ground 556 lb, structure 423 lb.',
    )
  })

  test('says that no soil was entered, and else which legs are over it and which pad would do', () => {
    expect(second).toContain('soil bearing capacity: not entered')
    expect(second).not.toContain('Pad\nneeded')
    const paper = permitSet(t1, { ...DEFAULT_PERMIT, soilBearing: 1500 })
    const soil = wordsOf(paper).join(' ').replaceAll('\n', ' ')
    expect(soil).toContain('soil bearing capacity: 1,500 psf, as entered')
    expect(soil).toContain('Over the soil bearing capacity under feet: L1, L3.')
    expect(soil).toMatch(/L1 A 25" PSL28PR 753 lb 1,993 psf 12" square/)
    expect(paperFaults(paper)).toEqual([])
  })

  test.each`
    system                  | rated
    ${'t1-switchback'}      | ${'Manufacturer’s rated loads: platforms and ramps 1,000 lb.'}
    ${'t6-stair'}           | ${'platforms 1,000 lb; stairs 850 lb.'}
    ${'phd-ramp-and-stair'} | ${'ramps, and starter ramps 100 psf, 300 lb on one place; stairs not entered.'}
  `('gives the rated load of each kind of part of $system', ({ system, rated }) => {
    const words = wordsOf(permitSet(inputFor(system), DEFAULT_PERMIT))
      .join(' ')
      .replaceAll('\n', ' ')
    expect(words).toContain(rated)
  })

  test('says what the list of the department at its address still needs, and of no other', () => {
    expect(first).toContain('Norfolk VA: still needs')
    expect(first).not.toContain('Monterey CA')
    const elsewhere = { ...t1, project: { ...t1.project, address: ['9 Mill Road', 'Dover, DE 19901'] } }
    expect(wordsOf(permitSet(elsewhere, DEFAULT_PERMIT)).join(' ')).not.toContain('Department checklists')
  })

  test('says what the list of each department that was asked for still needs', () => {
    const all = permitSet(t1, { ...DEFAULT_PERMIT, authorities: AUTHORITIES })
    const first = wordsOf(all)[0]?.replaceAll('\n', ' ')
    expect(first).toContain(
      'Norfolk VA: still needs survey with distances to all property lines; add the manufacturer’s drawings of the frames.',
    )
    expect(first).toContain('Monterey CA: still needs north arrow; property lines with distances;')
    expect(first).toContain('Douglas County CO: still needs property lines')
  })

  test('says what to measure on the site and where, with a line for each leg', () => {
    const words = `${first} ${second}`
    expect(words).toContain('Top of handrail above the surface, 34" to 38", at R1 to R5 (R311.8.3.1)')
    expect(words).toContain('Ground at each leg, below the deck it carries, drawn level')
    expect(words).toMatch(/Deck to ground/)
    expect(words.replaceAll('VERIFY IN FIELD', '').match(/Verify in field/g)).toHaveLength(1)
  })

  test('leaves room for a stamp, and names the quote and the drawing', () => {
    for (const one of [
      'For the authority’s stamp',
      '10001-0042',
      '44da4c7125a53ce0',
      'License VA 2705-000000',
      'sheet 1 of 2',
    ])
      expect(first).toContain(one)
  })

  test('goes on a chosen sheet', () => {
    const { sheets } = permitSet(t1, { ...DEFAULT_PERMIT, sheet: 'arch-c' })
    expect(sheets[0]).toMatchObject({ width: 1728, height: 1296 })
  })
})

test('a system of 104 ft goes on one larger sheet at a smaller scale, and it says so', () => {
  const paper = permitSet(inputFor('p3g-from-98-in'), DEFAULT_PERMIT)
  expect(paper.sheets.map(({ name, width }) => [name, width])).toEqual([
    ['A1 Plan, elevation, notes, codes, schedules, and details', 1728],
  ])
  const words = wordsOf(paper)[0]?.replaceAll('\n', ' ')
  expect(words).toContain(
    `The plan does not fit tabloid, 17" x 11" at 1/8" = 1'-0": the next sheet is taken.`,
  )
  expect(words).toContain(`The plan at 1/8" = 1'-0": at 1/4" = 1'-0" it does not fit ARCH C, 24" x 18".`)
})

test.each`
  system                           | address                             | scale
  ${'p3g-platforms-to-the-ground'} | ${'Norfolk, VA 23508'}              | ${64}
  ${'p3g-platforms-to-the-ground'} | ${'Douglas County, Colorado 80104'} | ${48}
`(
  'the plan of $system shrinks to save a sheet unless the office of $address asks for its scale',
  ({ system, address, scale }) => {
    const { analysis, project, ...input } = inputFor(system)
    // It ends above the ground: where it is said to lead to a structure, there is no open item to print.
    const openings = analysis.layout.openings.map((one) =>
      one.use === 'exit' ? { ...one, leadsTo: 'structure' as const } : one,
    )
    const paper = permitSet(
      {
        ...input,
        analysis: analyse({ ...analysis.layout, openings }, analysis.catalogue),
        project: { ...project, address: [address] },
      },
      DEFAULT_PERMIT,
    )
    const plan = paper.sheets.flatMap(({ viewports }) => viewports).find(({ name }) => name === 'Plan')
    expect(plan?.ratio).toBe(scale)
  },
)

test('every cover is filled: its sheet is never words alone while views and details fill others', () => {
  for (const system of ['phd-ramp-and-stair', 'phd-7x6-ramp-and-high-stair', 'p3g-from-98-in']) {
    const [cover] = permitSet(inputFor(system), DEFAULT_PERMIT).sheets
    expect(cover?.viewports.length, system).toBeGreaterThan(0)
  }
})

test('a lot larger than the chosen sheet is not drawn over its edge, and it says so', () => {
  const site = onItsLot()
  const { lot = [] } = site.analysis.layout.site
  const large = lot.map(({ x, y }) => ({ x: x * 4, y: y * 4 }))
  const analysis = analyse(
    setSite({ ...site.analysis.layout.site, lot: large })(site.analysis.layout),
    site.analysis.catalogue,
  )
  const paper = permitSet({ ...site, analysis }, { ...DEFAULT_PERMIT, sheet: 'tabloid' })
  expect(paperFaults(paper)).toEqual([])
  expect(wordsOf(paper).join(' ').replaceAll('\n', ' ')).toContain(
    `Not drawn: the lot is larger than tabloid, 17" x 11" at 1/16" = 1'-0".`,
  )
})

test.each`
  system                                  | details
  ${'t1-switchback'}                      | ${['Rails, edge and legs', '36" †', '20" †', 'Foot on the ground', 'Ramp on its platform', 'Lower end']}
  ${'t5-phd-guards'}                      | ${['Guard with pickets', '42" †']}
  ${'t6-stair'}                           | ${['Stair S1', '4 risers of 6 1/4", 3 treads of 11", 36" clear']}
  ${'p3g-picket-turn-back-made-to-order'} | ${['Upright pickets', 'lowest bar at 3" †; pickets 3']}
  ${'p3g-horizontal-pickets-centred'}     | ${['Level pickets']}
  ${'phd-child-rails'}                    | ${['and a child rail', 'rails at 36" † and 26" †']}
`('the set of $system has the details $details', ({ system, details }) => {
  const words = wordsOf(permitSet(inputFor(system), DEFAULT_PERMIT))
    .join(' ')
    .replaceAll('\n', ' ')
  for (const one of details) expect(words).toContain(one)
})

test.each`
  system                           | sheets                              | most
  ${'t6-stair'}                    | ${['A1', 'A2']}                     | ${3}
  ${'four-lanes'}                  | ${['A1', 'A2']}                     | ${4}
  ${'phd-ramp-and-stair'}          | ${['A1', 'A2', 'A3']}               | ${6}
  ${'phd-switchback'}              | ${['A1', 'A2']}                     | ${5}
  ${'phd-7x6-ramp-and-high-stair'} | ${['G0.1', 'A1.1', 'A2.1', 'S1.1']} | ${6}
`(
  'the set of $system is the sheets $sheets, with each of its $most details once',
  ({ system, sheets, most }) => {
    const paper = permitSet(inputFor(system), DEFAULT_PERMIT)
    expect(paper.sheets.map(({ name }) => name.split(' ')[0])).toEqual(sheets)
    const details = paper.sheets.flatMap(({ viewports }) => viewports).filter(({ ratio }) => ratio <= 24)
    expect(details.length).toBe(most)
    expect(new Set(details.map(({ name }) => name)).size).toBe(most)
    expect(paperFaults(paper)).toEqual([])
  },
)

const missing = (input: PaperInput) => missingFacts({ ...input, review: input.quote.review })

test('revisions stand in their table, with short dates', () => {
  const revisions = [
    { letter: 'A', date: '2026-11-18', by: 'DM', what: 'First issue' },
    { letter: 'B', date: 'May 3', by: 'RH', what: 'Site plan added' },
  ]
  const paper = permitSet({ ...t1, quote: { ...t1.quote, revisions } }, DEFAULT_PERMIT)
  for (const words of wordsOf(paper))
    expect(words.replaceAll('\n', ' ')).toMatch(/A 11-18-26 DM First issue B May 3 RH Site plan added/)
  expect(paperFaults(paper)).toEqual([])
})

test('what is missing is asked for in one place', () => {
  expect(missing(t1)).toEqual([])
  const bare = {
    ...t1,
    project: { name: '', address: [], contact: '', phone: '' },
    dealer: { ...t1.dealer, name: ' ', licence: '' },
    quote: {
      ...t1.quote,
      review: { permitNumber: '', comments: [{ comment: 'Show the guard.', response: ' ', sheet: '' }] },
    },
  }
  expect(missing(bare).map(({ field }) => field)).toEqual([
    'name',
    'address',
    'contact',
    'dealer-name',
    'licence',
    'responses',
  ])
  expect(paperFaults(permitSet(bare, DEFAULT_PERMIT))).toEqual([])
})

test('says in the title block that there is no quote where a drawing is of none', () => {
  const t1 = inputFor('t1-switchback')
  const words = wordsOf(permitSet({ ...t1, quote: { ...t1.quote, number: '' } }, DEFAULT_PERMIT)).join(' ')
  expect(words.replaceAll(/\s+/g, ' ')).toContain('Quote not entered Version B')
})
