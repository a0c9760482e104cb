import { type Analysis, analyse } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { ALL_SYSTEMS, inputFor } from '../../testing/systems.ts'
import { workOf } from './work-steps.ts'

const analysisOf = (name: string): Analysis => inputFor(name).analysis
const textsOf = (analysis: Analysis) => workOf(analysis).map(({ text }) => text)

/** Pieces of all steps by stock name. */
function piecesOf(analysis: Analysis): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const { pieces } of workOf(analysis))
    for (const { shortName, quantity } of pieces) sums[shortName] = (sums[shortName] ?? 0) + quantity
  return sums
}

const listOf = ({ partsList }: Analysis) =>
  Object.fromEntries(partsList.lines.map(({ shortName, quantity }) => [shortName, quantity]))

test.each(ALL_SYSTEMS)('the steps of %s use every line of the load list with its quantity', (name) => {
  const analysis = analysisOf(name)
  expect(listOf(analysis)).not.toEqual({})
  expect(piecesOf(analysis)).toEqual(listOf(analysis))
})

test.each(ALL_SYSTEMS)('each line of the load list of %s is in one step', (name) => {
  const names = workOf(analysisOf(name)).flatMap(({ pieces }) => pieces.map(({ shortName }) => shortName))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})

describe('with add-ons that a person ordered', () => {
  const { layout, catalogue } = analysisOf('t1-switchback')
  const additionalProducts = [
    { shortName: 'PICB', itemNumber: '29060', qty: 4, itemType: 'ADDON' },
    { shortName: 'PRSTL8', itemNumber: '', qty: 1, itemType: 'RAMP' },
  ]
  const analysis = analyse({ ...layout, additionalProducts }, catalogue)

  test('they are in a step of their own, also where the drawing has the same part', () => {
    expect(workOf(analysis).find(({ kind }) => kind === 'manually')).toMatchObject({
      text: 'Ordered manually, not on the plan: Concrete pad under one foot, 12 x 12 in (PICB) and Solid ramp, two-line handrails, 36 in wide, 8 ft (PRSTL8).',
      pieces: [
        { shortName: 'PICB', quantity: 4 },
        { shortName: 'PRSTL8', quantity: 1 },
      ],
    })
  })

  test('the sums are still those of the load list', () => {
    expect(piecesOf(analysis)).toEqual(listOf(analysis))
  })
})

test.each([
  ['t1-switchback', 'Check the rise: the sill is 31" above the ground at the lower end.'],
  ['t1-switchback', 'Set A and B on their legs, from the door out.'],
  ['t1-switchback', 'Connect A to B.'],
  ['t1-switchback', 'Fasten PRUT at the upper end of R1 to the structure.'],
  ['t1-switchback', 'Install plates: PRLT at the lower end of R5.'],
  ['t1-switchback', 'Closures last, cut to fit: C1 (PPCTL) and C2 (PPCTL).'],
  ['t2-straight', 'Tie A to the structure with 2 tie straps (PPTS).'],
  ['t6-stair', 'Install S1 at A. All feet of a stair on firm ground.'],
  ['p3g-landing-pad', 'Set landing pad A level on firm ground, without legs.'],
  ['p3g-low-profile-pair', 'Low-profile feet at'],
  ['p2g-bridge-plate-at-the-door', 'Fasten MBP60 at A to the structure.'],
  ['p3g-gate-at-the-door', 'Mount gate PUG on the top side of A, hinges at its left end, swings both ways.'],
  ['p3g-gate-between-two-platforms', 'Mount gate PUG between A and B, hinges at its left end'],
  ['p3g-high-on-braces', 'Install braces B1 to B8 between the legs of their table. Install R1'],
  ['p3g-high-on-braces', 'Install braces B9 to B14 between the legs of their table.'],
  ['p3g-two-systems-with-caps', 'End caps at'],
  ['p3g-two-systems-with-caps', 'String lines W, S, W2, and S2.'],
  ['p3g-picket-turn-back-made-to-order', 'C1: custom, order manually.'],
  ['p2g-45-degree', 'Mark the corners of A and B. For B see the table of corners.'],
  ['p2g-45-degree', 'Set the turned parts by the table of corners.'],
  ['p3g-with-portables-and-lift', 'Hand over SUITCASE SF4 and show how to use it.'],
  ['p3g-with-portables-and-lift', 'Install TAER12 and TMEM 4.75 as on the plan.'],
  ['phd-child-rails', 'Connect A to E1.'],
  ['s5-falling-ground', 'Check the rise: the sill is 35 3/4" above the ground at the lower end.'],
] as const)('the order of work of %s says: %s', (name, words) => {
  expect(textsOf(analysisOf(name)).join(' ')).toContain(words)
})

test.each([
  ['t1-switchback', /landing pad|gate|brace|stair|low-profile|end cap|threshold/i],
  ['t6-stair', /target slope|install plates|brace/i],
  ['p3g-without-rails', /rail|loop/i],
] as const)('the order of work of %s says nothing of what it has not', (name, words) => {
  expect(textsOf(analysisOf(name)).join(' ')).not.toMatch(words)
})

test('platforms come before ramps, rails after them, closures last', () => {
  const kinds = workOf(analysisOf('t1-switchback')).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'check-rise',
    'string-lines',
    'legs',
    'platforms',
    'door',
    'ramps',
    'angles',
    'plates',
    'rails',
    'closures',
  ])
})
