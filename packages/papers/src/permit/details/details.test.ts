import { roomIn, textsOf } from '@ramp/drafting'
import { elevationsOf, settingOut, taggedLegs } from '@ramp/solids'
import { describe, expect, test } from 'vitest'
import { inputFor, SAMPLE } from '../../testing/systems.ts'
import type { Detail } from './detail.ts'
import { detailsOf } from './details-of.ts'
import { sectionOf } from './section.ts'

const WITHIN = { left: -2000, top: -2000, width: 4000, height: 4000 }

/** Every word a detail has, drawn at a place of its own. */
function wordsOf({ draw, remark = '' }: Detail): readonly string[] {
  const marks = draw({ at: (x, z) => ({ x: x * 3, y: -z * 3 }), room: roomIn(WITHIN), within: WITHIN })
  return [...textsOf(marks, { scale: 1, left: 0, top: 0 }).map(({ text }) => text), remark]
}

const detailsFor = (name: string) => {
  const { analysis } = inputFor(name)
  return detailsOf(analysis, 0, elevationsOf(analysis))
}
const named = (name: string, detail: string) =>
  detailsFor(name).flatMap((one) => (one.name.startsWith(detail) ? wordsOf(one) : []))

describe.each(SAMPLE)('the cut across a ramp of %s', (name) => {
  const { analysis } = inputFor(name)
  const section = sectionOf(analysis)

  test('has the inner faces of its rails the usable width apart', () => {
    const rails = section?.shapes.filter(({ role }) => role === 'handrail') ?? []
    if (rails.length === 0 || section?.part.placed.part.kind !== 'ramp') return
    const right = Math.min(...rails.filter(({ left }) => left > 0).map(({ left }) => left))
    const left = Math.max(...rails.filter((one) => one.right < 0).map((one) => one.right))
    expect(right - left).toBeCloseTo(section.part.placed.usableWidth, 6)
  })

  test('has its legs where they stand, and none where none stands', () => {
    const legs = taggedLegs(analysis).filter(({ part }) => part === section?.part.id)
    const drawn = section?.shapes.filter(({ role }) => role === 'leg') ?? []
    const standard = (section?.legs ?? []).filter(({ foot }) => foot === 'standard')
    expect(drawn).toHaveLength(standard.length)
    if (legs.length < 2) expect(section?.legs).toEqual([])
    const [a, b] = section?.legs ?? []
    const [left = 0, right = 0] = section?.legsAt ?? []
    if (a && b) expect(right - left).toBeCloseTo(Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y), 6)
  })
})

describe.each(SAMPLE)('the details of %s', (name) => {
  const { analysis } = inputFor(name)
  test.each([0, 12])('say all that is lettered in them where they are read aloud, pads of %i in', (pad) => {
    for (const detail of detailsOf(analysis, pad, elevationsOf(analysis))) {
      const said = `${detail.words}; ${detail.remark ?? ''}`
      for (const lettered of wordsOf(detail)) if (/\d/.test(lettered)) expect(said).toContain(lettered)
    }
  })
})

test.each`
  system                               | detail                    | words
  ${'t1-switchback'}                   | ${'Rails, edge and legs'} | ${['36" clear', '40" leg to leg', '44" over feet']}
  ${'p3g-expanded-metal-pickets-caps'} | ${'Upright pickets'}      | ${[]}
  ${'phd-7x6-ramp-and-high-stair'}     | ${'Guard with pickets'}   | ${[]}
  ${'p3g-stair-and-ramp'}              | ${'Stair S1'}             | ${['6"', '11"', '24"', '39"', 'floor']}
`('$system has a detail $detail with $words', ({ system, detail, words }) => {
  expect(named(system, detail)).toEqual(expect.arrayContaining(words))
  expect(named(system, detail)).not.toEqual([])
})

test('a ramp that stands on low-profile feet alone has no legs in its cut', () => {
  const { analysis } = inputFor('p3g-low-profile')
  expect(settingOut(analysis).parts.length).toBeGreaterThan(1)
  expect(named('p3g-low-profile', 'Rails and edge')).toContain('36" clear')
  expect(named('p3g-low-profile', 'Rails, edge and legs')).toEqual([])
})

test('a rail of a stair is shown with its stair alone', () => {
  expect(detailsFor('p3g-pickets-with-centred-stair').map(({ name }) => name)).toEqual(
    expect.not.arrayContaining([expect.stringContaining('Handrail of two lines')]),
  )
  expect(named('p3g-pickets-with-centred-stair', 'Stair S1')).toEqual(expect.arrayContaining(['36" †']))
})

// A ramp from 16 to 8 in is cut in its middle, 12 in up.
test.each([
  ['p3g-45-degree', -12],
  ['p3g-gate-at-the-door', -4],
  ['t6-stair', -25],
])('the ground under a cut of %s without legs is %d in below its deck', (system, ground) => {
  const section = sectionOf(inputFor(system).analysis)
  expect(section?.legs).toEqual([])
  expect(section?.ground).toBeCloseTo(ground, 6)
})
