import { expect, test } from 'vitest'
import { against, analysed, first, p3g } from '../../../../fixtures/p3g.ts'
import { setSite } from '../../../edits/site-edits.ts'
import type { SiteThing } from '../../../model/layout/site.ts'
import { SITE_THINGS } from '../../../model/layout/site-things.ts'
import { analyse } from '../../../rules/analysis/analyse.ts'
import { blocksRamp, roomOf } from './room.ts'

/** A 5x5 with an 8 ft ramp down the drawing: rails from 459.25 to 500.75, foot at 609.05. */
const { layout } = analysed({
  parts: [first('A', 'PPS55TL'), against('r1', 'PRSTL8', 'A BOTTOM CENTER')],
  runs: [{ name: 'Primary', top: 8, bottom: 0, parts: ['A', 'r1'] }],
  entrances: [['A', 'TOP']],
  exits: [['r1', 'BOTTOM']],
})
const codesWith = (thing: SiteThing) => {
  const { issues } = analyse(setSite({ doors: [], things: [thing] })(layout), p3g)
  return [...new Set(issues.map(({ code }) => code).filter((code) => code.startsWith('site.')))]
}

const CODES = { walls: 'site.in-building', parts: 'site.near-obstacle', over: 'site.on-keep-off' } as const

const across = (gap: number) => [
  { x: 500.75 + gap, y: 540 },
  { x: 540 + gap, y: 540 },
  { x: 540 + gap, y: 580 },
  { x: 500.75 + gap, y: 580 },
]

test.each(SITE_THINGS)('a thing of kind $kind blocks what its row says', ({ kind, blocks, clearance }) => {
  const at = (gap: number, fate?: SiteThing['fate']): SiteThing => ({
    kind,
    name: '',
    outline: across(gap),
    fate,
  })
  expect(codesWith(at(-10))).toEqual([CODES[blocks]])
  expect(codesWith(at(clearance + 0.5))).toEqual([])
  if (clearance > 1) expect(codesWith(at(clearance - 1))).toEqual([CODES[blocks]])
  if (blocks !== 'walls') {
    expect(codesWith(at(-10, 'moves'))).toEqual(['site.to-move'])
    expect(codesWith(at(-10, 'goes'))).toEqual(['site.to-remove'])
  }
  const rect = { left: 459.25, right: 500.75, top: 513, bottom: 609 }
  const room = (thing: SiteThing) => roomOf({ doors: [], things: [thing] })
  expect(blocksRamp(room(at(-10)), rect)).not.toBeNull()
  expect(blocksRamp(room(at(clearance + 2)), rect)).toBeNull()
  expect(blocksRamp(room(at(-10, 'goes')), rect)).toBeNull()
})

test('a fence that is a line blocks by its thickness and its clearance, at issues and in Fit', () => {
  const fence = (gap: number): SiteThing => ({
    kind: 'fence',
    name: '',
    line: [
      { x: 502.75 + gap, y: 540 },
      { x: 502.75 + gap, y: 700 },
    ],
    thickness: 4,
    clearance: 3,
  })
  expect(codesWith(fence(2))).toEqual(['site.near-obstacle'])
  expect(codesWith(fence(3.5))).toEqual([])
  const rect = { left: 459.25, right: 500.75, top: 513, bottom: 609 }
  const blocked = (gap: number) => blocksRamp(roomOf({ doors: [], things: [fence(gap)] }), rect)
  expect(blocked(2)).not.toBeNull()
  expect(blocked(5)).toBeNull()
})
