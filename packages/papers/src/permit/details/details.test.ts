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
