import { boxesTouch, setSite } from '@ramp/domain'
import { textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { analysed, printedJob } from '../testing/systems.ts'
import { planLayers } from './plan.ts'

const level = printedJob('t1-switchback')
const middle = level.parts[0]?.at ?? { x: 0, y: 0 }
const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(([x = 0, y = 0]) => ({ x: middle.x + x, y: middle.y + y }))

const sited = setSite({
  doors: [],
  things: [
    { kind: 'house', name: 'house', outline: box(-900, -300, 900, -40) },
    { kind: 'obstacle', name: 'far oak', at: { x: middle.x + 4000, y: middle.y }, radius: 20, clearance: 0 },
  ],
  ground: box(-60, -40, 80, 90).map((at, index) => ({ ...at, z: index - 2, how: 'measured' as const })),
})(level)

const lettersOf = (layout: typeof level) =>
  planLayers(analysed(layout)).flatMap(({ view, marks }) => textsOf(marks, view))

test('the plan shows the house and the heights around the system, and nothing of what lies beyond its frame', () => {
  const words = lettersOf(sited).map(({ text }) => text)
  expect(words).toEqual(expect.arrayContaining(['HOUSE', '-2"']))
  expect(words).not.toContain('far oak')
  expect(lettersOf(level).map(({ text }) => text)).not.toContain('-2"')
})

test('the system is drawn as large with its site as without', () => {
  const scaleOf = (layout: typeof level) =>
    Math.max(...planLayers(analysed(layout)).map(({ view }) => (view.scale === 1 ? 0 : view.scale)))
  expect(scaleOf(sited)).toBe(scaleOf(level))
})

test('nothing of the site is written over what the plan says of the system', () => {
  const all = lettersOf(sited)
  const own = new Set(lettersOf(level).map(({ text }) => text))
  const ofSite = all.filter(({ text }) => !own.has(text))
  expect(ofSite.length).toBeGreaterThan(1)
  const over = ofSite.flatMap((one) =>
    all
      .filter((other) => other !== one && boxesTouch(one.extent, other.extent))
      .map((other) => `${one.text} on ${other.text}`),
  )
  expect(over).toEqual([])
})
