import { type Analysis, analyse, rotate, subtract } from '@ramp/domain'
import { measuredSystems, partTags, settingOut } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { ALL_SYSTEMS, inputFor, wordsOf } from '../../testing/systems.ts'
import { crewPack } from '../crew-pack.ts'
import { planPages } from './plan-pages.ts'

const analysisOf = (name: string): Analysis => inputFor(name).analysis

/** The whole drawing turned about a place of the layout. */
function turned({ layout, catalogue }: Analysis, degrees: number): Analysis {
  const middle = { x: 600, y: 600 }
  const parts = layout.parts.map((part) => {
    const { x, y } = rotate(subtract(part.at, middle), degrees)
    return { ...part, at: { x: x + middle.x, y: y + middle.y }, rotation: (part.rotation + degrees) % 360 }
  })
  return analyse({ ...layout, parts }, catalogue)
}

test.each(ALL_SYSTEMS)('every plan of %s has the wall of its door at the top, across the page', (name) => {
  const pieces = planPages(analysisOf(name)).flat()
  expect(pieces).not.toEqual([])
  for (const { plan, system } of pieces) {
    const { placeAt } = system.datum
    const along = rotate(subtract(placeAt(100, 0), placeAt(0, 0)), plan.turn)
    const out = rotate(subtract(placeAt(0, 100), placeAt(0, 0)), plan.turn)
    expect([along.x, along.y, out.x, out.y].map((one) => Math.round(one * 1000) / 1000 + 0)).toEqual([
      100, 0, 0, 100,
    ])
  }
})

test.each(ALL_SYSTEMS)(`the plans of %s together show each part, at 3/16" = 1'-0" or larger`, (name) => {
  const analysis = analysisOf(name)
  const pages = planPages(analysis).flat()
  const shown = settingOut(analysis).parts.filter(({ id }) => pages.some(({ plan }) => plan.isShown(id)))
  expect(shown).toHaveLength(settingOut(analysis).parts.length)
  for (const { scale } of pages) expect(scale.ratio).toBeLessThanOrEqual(64)
})

test.each([0, 45, 90, 135, 180, 270])(
  'a drawing turned by %d degrees has the same plan and the same figures',
  (degrees) => {
    const input = inputFor('t1-switchback')
    const plan = (analysis: Analysis) => wordsOf(crewPack({ ...input, analysis }))[1]
    expect(plan(turned(input.analysis, degrees))).toBe(plan(input.analysis))
  },
)

describe('a system that is longer than a page', () => {
  const analysis = analysisOf('straight-104-ft')
  const pages = planPages(analysis).flat()
  const tags = partTags(analysis)
  const shownOn = pages.map(({ plan }) =>
    settingOut(analysis).parts.flatMap(({ id }) => (plan.isShown(id) ? [tags.get(id)] : [])),
  )

  test('is split along the walk, each piece from the last part of the one before on', () => {
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, tagsOnPage] of shownOn.slice(1).entries())
      expect(tagsOnPage[0]).toBe(shownOn[index]?.at(-1))
    expect([...new Set(shownOn.flat())]).toEqual([...tags.values()])
  })

  test('is measured from the same lines on all pages, and says where they are', () => {
    const words = wordsOf(crewPack(inputFor('straight-104-ft')))
    const plans = words.filter((page) => page.includes('from W, out'))
    expect(plans).toHaveLength(pages.length)
    for (const later of plans.slice(1)) expect(later).toContain('W and S: page 2')
  })

  test('says at each cut on which page it goes on, and where it comes from', () => {
    const plans = wordsOf(crewPack(inputFor('straight-104-ft'))).filter((page) =>
      page.includes('from W, out'),
    )
    const own = pages.map(({ own: [first] }) => tags.get(first ?? ''))
    for (const [index, page] of plans.slice(0, -1).entries())
      expect(page).toContain(`${own[index + 1]} continues on page ${index + 3}`)
    for (const [index, page] of plans.slice(1).entries())
      expect(page).toMatch(new RegExp(`R\\d+: page ${index + 2}`))
  })
})

test('each system with a door of its own has a plan of its own', () => {
  const analysis = analysisOf('p3g-two-systems-with-caps')
  expect(measuredSystems(analysis).map(({ datum }) => datum.lines)).toEqual([
    { wall: 'W', side: 'S' },
    { wall: 'W2', side: 'S2' },
  ])
  expect(
    planPages(analysis)
      .flat()
      .map(({ system }) => system.datum.lines.wall),
  ).toEqual(['W', 'W2'])
})

describe('a system along the wall, in pieces that are low', () => {
  const input = inputFor('phd-7x6-ramp-and-high-stair')
  const pages = planPages(input.analysis)
  const words = wordsOf(crewPack(input)).filter((page) => page.includes('from W, out'))

  test('shares pages, and says where it goes on there', () => {
    expect(pages.flat().length).toBeGreaterThan(pages.length)
    expect(words).toHaveLength(pages.length)
    expect(words[0]).toMatch(/R\d continues below/)
    expect(words[0]).toMatch(/R\d: above/)
    expect(words[0]).toContain('W and S: above')
  })

  test('has its pieces one under the other', () => {
    for (const page of pages)
      for (const [index, { frame }] of page.slice(1).entries()) {
        const above = page[index]
        expect(frame.top).toBeGreaterThan((above?.frame.top ?? 0) + (above?.height ?? 0))
      }
  })
})
