import { readFileSync } from 'node:fs'
import { analyse, fitRamp, type Site, setSite } from '@ramp/domain'
import { readFitRequest } from '@ramp/formats'
import { datumOf, taggedLegs } from '@ramp/solids'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { tagsShown } from '../content/tags-shown.ts'
import { paperFaults } from '../paper/paper-faults.ts'
import { structureFaults } from '../paper/structure-faults.ts'
import { inputFor, SAMPLE, wordsOf } from '../testing/systems.ts'
import { crewPack } from './crew-pack.ts'
import { liftOf, loadsOf } from './tables/load-list.ts'

describe.each(SAMPLE)('the crew pack of %s', (name) => {
  const input = inputFor(name)
  const paper = crewPack(input)
  const words = wordsOf(paper).join('\n')

  test('has no prices and no words of building codes', () => {
    expect(words).not.toMatch(/\$|price|retail|dealer discount|\bADA\b|\bIBC\b|\bIRC\b|R311|405\./i)
  })

  test('prints nothing over another, nothing off the sheet, nothing too small', () => {
    expect(paperFaults(paper)).toEqual([])
  })

  test('says of every text what it is to somebody to whom it is read', () => {
    expect(structureFaults(paper)).toEqual([])
  })

  test('names every leg in its table', () => {
    for (const { tag } of taggedLegs(input.analysis)) expect(words.split('\n')).toContain(tag)
  })

  test('has every tag of the system on a plan', () => {
    expect(tagsShown(input.analysis, paper).missing).toEqual([])
  })
})

const PORCH_SITE = new URL('../../../domain/fixtures/sites/s2-porch-outward-door.json', import.meta.url)

const t1 = inputFor('t1-switchback')
const t1Pack = crewPack(t1)
const pages = wordsOf(t1Pack)
const all = pages.join('\n')
const flat = all.replaceAll('\n', ' ')
const [job = '', plan = ''] = pages

describe('the crew pack of the real switchback', () => {
  test('is the job, the plan, the tables, and what is filled in at the end', () => {
    expect(t1Pack.sheets.map(({ name }) => name)).toEqual([
      'Job and order of work',
      'Plan and setting out',
      'Tables and load list',
      'Tables and load list',
      'Close-out',
    ])
    expect(pages.at(-1)).toContain('Signed')
  })

  test('says where, who and whom to call on its first page', () => {
    for (const one of [
      '1418 Maple Hollow Road, Norfolk, VA 23508',
      'Ruth Harper, 757-555-0142',
      'Ridgeline Access, 757-555-0100',
      'Dana Miller, 757-555-0100',
    ])
      expect(job).toContain(one)
  })

  test('has its plan at a quarter inch to the foot, for a measuring tool too', () => {
    expect(plan).toContain(`1/4" = 1'-0"`)
    expect(t1Pack.sheets[1]?.viewports).toEqual([expect.objectContaining({ ratio: 48 })])
  })

  test('says the target slope of each ramp and its horizontal run', () => {
    for (const one of ['Target slope', 'R5', `7'-11 11/16"`, '4.78°']) expect(plan).toContain(one)
  })

  test('says beside its figures which line they are measured from, and what minus means', () => {
    expect(plan).toContain('from W, out')
    expect(plan).toContain('minus: behind W')
    expect(plan).toContain('from S, along the wall; minus: left of S, with the door at the top')
  })

  test('names plates on the plan by their stock names', () => {
    for (const one of ['PRUT', 'PRLT']) expect(plan.split('\n')).toContain(one)
  })

  test('sets out from the first part while nobody said that there is a door', () => {
    expect(plan).toContain(`11'-5 7/8"`)
    expect(flat).toContain('W is the entrance edge of the first part')
  })

  test('sets out from the face of the wall at a door, which the upper plate bridges to the ramp', () => {
    const { layout, catalogue } = t1.analysis
    const openings = layout.openings.map((one) =>
      one.use === 'entrance' ? { ...one, leadsTo: 'door' as const } : one,
    )
    const words = wordsOf(crewPack({ ...t1, analysis: analyse({ ...layout, openings }, catalogue) })).join(
      ' ',
    )
    expect(words).toContain(`11'-9 7/8"`)
    expect(words).toContain('Wall †')
    expect(words.replaceAll('\n', ' ')).toContain('W is the face of the wall')
  })

  test('leads the leg table by what is measured down from the sill', () => {
    expect(all).toMatch(/L9\n15"\nR3–R4\nPSL22PR\n16"\n6"/)
  })

  test('squares a platform by its diagonal', () => expect(all).toContain(`7'-9 1/2"`))

  test('loads the heaviest first, and sums it up', () => {
    expect(all).toContain('In all 33 pieces, 904 lb')
    expect(all.indexOf('PPS55TL\n4')).toBeLessThan(all.indexOf('PRSTL8\n6'))
  })

  test('ends with what is measured, tried and signed', () => {
    for (const one of ['Angle measured', '1:50', 'their own device', 'Photos', 'Customer'])
      expect(pages.at(-1)).toContain(one)
  })
})

const withNotes = (notes: string) => {
  const { layout, catalogue } = t1.analysis
  return crewPack({
    ...t1,
    analysis: analyse({ ...layout, project: { ...layout.project, notes } }, catalogue),
  })
}

test('the notes of a project are on the first page, word for word', () => {
  const [first = ''] = wordsOf(withNotes('Dog in the yard: ring first.\n\nKey under the pot'))
  expect(first).toContain('Project notes\nDog in the yard: ring first.\n\nKey under the pot')
})

test('long notes, names and addresses are whole and touch nothing', () => {
  const sentence = 'The gate on the left side of the garage is locked after five and Mrs. Harper has the key.'
  const notes = Array.from({ length: 30 }, (_, index) => `${index + 1} ${sentence}`).join('\n')
  const paper = crewPack({
    ...t1,
    analysis: analyse(
      { ...t1.analysis.layout, project: { ...t1.analysis.layout.project, notes } },
      t1.analysis.catalogue,
    ),
    project: {
      name: 'Bartholomew and Wilhelmina Featherstonehaugh-Cholmondeley residence, rear entrance',
      address: [
        '12345 North Martin Luther King Junior Memorial Boulevard, Apartment 1204',
        'Norfolk, VA 23508',
      ],
      contact: 'Wilhelmina Featherstonehaugh-Cholmondeley',
      phone: '757-555-0142, after five 757-555-0199',
    },
    dealer: { ...t1.dealer, name: 'Mid-Atlantic Mobility and Accessibility Partners of Virginia' },
  })
  const words = wordsOf(paper).join(' ').replaceAll('\n', ' ')
  expect(paperFaults(paper)).toEqual([])
  for (const one of ['30 The gate', 'rear entrance', 'Apartment 1204', '757-555-0199'])
    expect(words).toContain(one)
})

test('where two ways meet again the plan says what is left between them, and the setting out what to do with it', () => {
  const words = wordsOf(crewPack(inputFor('two-ways-that-meet'))).join('\n')
  expect(words).toContain('5/16" to share out')
  expect(words.replaceAll('\n', ' ')).toMatch(
    /meet again with 5\/16" between them: divide it among their connections/,
  )
})

test('a plan whose ramp starts at a porch shows the porch between wall and ramp', () => {
  const { catalogue } = t1.analysis
  const steps = fitRamp(readFitRequest(JSON.parse(readFileSync(PORCH_SITE, 'utf8'))), {
    catalogue,
    otherLines: [],
  })
  let step = steps.next()
  while (!step.done) step = steps.next()
  const [proposal] = step.value.proposals
  if (!proposal) throw new Error('nothing fits')
  const { porch, ...others } = proposal.layout.site
  const planOn = (site: Site) => {
    const pack = crewPack({ ...t1, analysis: analyse(setSite(site)(proposal.layout), catalogue) })
    return wordsOf(pack).find((page) => page.includes('from W, out')) ?? ''
  }
  expect(porch?.use).toBe('start')
  // All are measured from the wall of the door, also those that start further along the porch.
  expectEvery(step.value.proposals, ({ analysis }) => datumOf(analysis)?.isWall === true)
  expect(planOn(proposal.layout.site).split('\n')).toContain('Porch')
  expect(planOn(others).split('\n')).not.toContain('Porch')
})

test('turned parts are set out by corners that have letters on the plan', () => {
  const words = wordsOf(crewPack(inputFor('p2g-45-degree')))
  const plan = (words.find((page) => page.includes('from W, out')) ?? '').split('\n')
  // Four corners each of T1, R2, R3 and the landing pad B.
  for (const letter of ['a', 'b', 'c', 'd']) expect(plan.filter((one) => one === letter)).toHaveLength(4)
  expect(words.join('\n')).toContain(`T1\n13'-5 3/4" | -8 7/16"\n13'-5 3/4" | 2'-9 1/16"`)
})

test('two systems are set out each from its own door, and the second one from the first', () => {
  const words = wordsOf(crewPack(inputFor('p2g-nine-pairs-from-two-squares'))).join('\n')
  expect(words).toContain('from W2, out')
  expect(words.replaceAll('\n', ' ')).toContain(`its middle is 0" from W and 33'-4" from S`)
})

test('what is apart from the system is found from its lines', () => {
  const words = wordsOf(crewPack(inputFor('p3g-with-portables-and-lift'))).join('\n')
  expect(words).toContain(`VPLP36x48\nCarrier 36x48\n-21'-0"\n-22'-6"`)
})

test('a stair has its rise, its risers and its treads', () => {
  expect(wordsOf(crewPack(inputFor('t6-stair'))).join('\n')).toMatch(/S1\nPST22\n25"\n4\n6 1\/4"\n11"/)
})

test('what stands in the way is moved first', () => {
  const { layout, catalogue } = t1.analysis
  const site: Site = {
    ...layout.site,
    things: [
      { kind: 'obstacle', name: 'planter', at: { x: 0, y: 0 }, radius: 12, clearance: 6, fate: 'moves' },
      { kind: 'steps', name: 'old steps', at: { x: 0, y: 0 }, radius: 12, fate: 'goes' },
    ],
  }
  const [first = ''] = wordsOf(crewPack({ ...t1, analysis: analyse(setSite(site)(layout), catalogue) }))
  expect(first).toContain('Move out of the way first: planter. Remove first: old steps.')
})

test.each([
  [51, 'one'],
  [51.1, 'two'],
  [102, 'two'],
  [102.1, 'four'],
] as const)('a piece of %d lb is for %s', (pounds, lift) => expect(liftOf(pounds)).toBe(lift))

test('the load list weighs what the parts list weighs', () => {
  const sum = loadsOf(t1).reduce((total, { all: weight }) => total + weight, 0)
  expect(sum).toBeCloseTo(t1.analysis.partsList.weight)
})

test('says that there is no quote where a drawing is of none', () => {
  const words = wordsOf(crewPack({ ...t1, quote: { ...t1.quote, number: '', version: 'draft' } })).join(' ')
  expect(words).toContain('Quote: not entered, version draft · November 22, 2026')
})
