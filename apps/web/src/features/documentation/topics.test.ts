import { existsSync, readdirSync, statSync } from 'node:fs'
import { expectEvery } from '@ramp/testing'
import { describe, expect, test } from 'vitest'
import { documentationSections } from './sections.ts'
import { keyOf, topicAt, topics } from './topics.ts'

const folder = new URL('./pictures/', import.meta.url)
const pictureFile = (address: string) => `${address.replace('/', '.')}.webp`
const byAddress = topics.map((topic) => [keyOf(topic.address), topic] as const)

/** The specification's sections and their pages (spec 1 §2). */
const SPECIFIED = [
  ['Canvas', 'About', 'Stencils'],
  ['Handrail Builder', 'About', 'Orientation', 'Handrails'],
  ['Run Builder', 'About', 'Building a Run', 'Run Rules'],
  ['Connections', 'About', 'Enter / Exits', 'Connection Rules'],
  ['Legs', 'About', 'Editing Legs', 'Manual Leg Selection'],
  ['Bracing', 'About', 'Editing Bracing', 'Manual Bracing Selection', 'Bracing Rules'],
  ['Addons', 'About', 'Adding / Removing Addons'],
  ['Tools', 'About'],
  ['Drafting Mode', 'About', 'Drafting Lines'],
  ['Drawing Tools', 'About', 'Lines & Arcs', 'Shapes'],
]

describe('pages of the guide (spec 1 §2, spec 3 §2.17)', () => {
  test('each has an address of its own, which leads back to it [web-documentation-1]', () => {
    const addresses = topics.map(({ address }) => keyOf(address))
    expect(new Set(addresses).size).toBe(topics.length)
    for (const topic of topics) expect(topicAt(topic.address)).toBe(topic)
    expect(addresses).toContain('connections/enter-exits')
    expect(topicAt({ section: 'canvas', topic: 'nowhere' })).toBeNull()
  })

  test('the ten sections of the specification come first, in its order', () => {
    const first = documentationSections.slice(0, SPECIFIED.length)
    expect(first.map(({ name, subSections }) => [name, ...subSections.map((sub) => sub.name)])).toEqual(
      SPECIFIED,
    )
  })

  test.each(byAddress)(
    '%s has a picture of at most 40 kB, and a text for it [web-documentation-2]',
    (address, { sub }) => {
      const file = new URL(pictureFile(address), folder)
      expect(existsSync(file)).toBe(true)
      expect(statSync(file).size).toBeGreaterThan(1000)
      expect(statSync(file).size).toBeLessThanOrEqual(40_000)
      expect(sub.shows.length).toBeGreaterThan(20)
    },
  )

  test('no picture is left of a page that is gone', () => {
    const files = readdirSync(folder)
    const known = new Set(topics.map(({ address }) => pictureFile(keyOf(address))))
    expectEvery(files, (file) => known.has(file))
  })

  test.each(byAddress)('%s says when it is needed and what to do, or is a list of rules', (_, { sub }) => {
    const { when, entries } = sub
    expect(when).toMatch(/^[A-Z].*\.$/)
    const isRules = entries.every(({ ruleType }) => ruleType !== undefined)
    expect(isRules || entries.some(({ steps = [] }) => steps.length > 0)).toBe(true)
    const words = entries
      .flatMap(({ text, steps = [] }) => [...text, ...steps])
      .join(' ')
      .split(' ')
    expect(words.length).toBeGreaterThan(25)
  })
})
