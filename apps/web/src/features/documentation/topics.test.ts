import { describe, expect, test } from 'vitest'
import { pictures } from './pictures.at-build.ts'
import { searchTopics } from './search-topics.ts'
import { keyOf, topicAt, topics } from './topics.ts'

describe('topics of the guide (spec 1 §2, spec 3 §2.17)', () => {
  test('each has an address of its own, which leads back to it [web-documentation-1]', () => {
    const addresses = topics.map(({ address }) => keyOf(address))
    expect(new Set(addresses).size).toBe(topics.length)
    for (const topic of topics) expect(topicAt(topic.address)).toBe(topic)
    expect(addresses).toContain('connections/enter-exits')
    expect(topicAt({ section: 'canvas', topic: 'nowhere' })).toBeNull()
  })

  test('each has a picture of what it speaks of, and words for who does not see it [web-documentation-2]', () => {
    expect(Object.keys(pictures).sort()).toEqual(topics.map(({ address }) => keyOf(address)).sort())
    for (const { svg, says } of Object.values(pictures)) {
      expect(svg).toMatch(/^<svg [^>]+>.*<path /s)
      expect(svg).not.toContain('NaN')
      expect(says.length).toBeGreaterThan(20)
    }
  })

  test.each(topics.map(({ section, sub }) => [`${section}, ${sub.name}`, sub] as const))(
    '%s says what to do, step by step, or is a list of rules',
    (_, { entries }) => {
      const isRules = entries.every(({ ruleType }) => ruleType !== undefined)
      expect(isRules || entries.some(({ steps = [] }) => steps.length > 0)).toBe(true)
      const words = entries
        .flatMap(({ text, steps = [] }) => [...text, ...steps])
        .join(' ')
        .split(' ')
      expect(words.length).toBeGreaterThan(25)
    },
  )
})

describe('the search over all topics', () => {
  test.each([
    ['low-profile foot', 'legs/editing-legs'],
    ['Swap', 'canvas/stencils'],
    ['starter ramp', 'run-builder/run-rules'],
    ['CROSS braces', 'bracing/about'],
    ['knot', 'drawing-tools/lines-arcs'],
    ['survey sheet', 'tools/about'],
    ['survey form', 'tools/about'],
    ['lot plan', 'tools/about'],
    ['gallery', 'tools/about'],
    ['caption', 'tools/about'],
    ['closing error', 'tools/about'],
    ['permit office', 'tools/about'],
    ['building department comments', 'tools/about'],
    ['revision cloud', 'tools/about'],
    ['delta', 'tools/about'],
    ['match line', 'tools/about'],
    ['north arrow', 'tools/about'],
    ['permit set', 'tools/about'],
    ['crew pack', 'tools/about'],
    ['pads', 'tools/about'],
    ['anchors', 'tools/about'],
    ['documents PDF', 'tools/about'],
    ['lowest cost', 'fit-a-ramp/about'],
    ['threshold ramp', 'fit-a-ramp/about'],
    ['obstacle that is moved', 'fit-a-ramp/about'],
    ['window well', 'site/about'],
    ['storm door', 'fit-a-ramp/about'],
  ])('%s is found', (question, address) => {
    expect(searchTopics(question).map(({ topic }) => keyOf(topic.address))).toContain(address)
  })

  test('what stands in the name of a topic comes first, with the sentence that has the words', () => {
    const [first] = searchTopics('editing legs')
    expect(first?.topic.sub.name).toBe('Editing Legs')
    expect(searchTopics('low-profile foot')[0]?.says).toContain('low-profile foot')
  })

  test('nothing is found for nothing, or for what nobody wrote', () => {
    expect(searchTopics('  ')).toEqual([])
    expect(searchTopics('helicopter')).toEqual([])
  })
})
