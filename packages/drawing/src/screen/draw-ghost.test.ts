import { expectEvery } from '@ramp/testing'
import { expect, test } from 'vitest'
import { flat, placedOf, wordsOf } from '../testing.ts'
import { drawGhost } from './draw-ghost.ts'

const far = { min: { x: -900, y: -900 }, max: { x: 900, y: 900 } }
const open = { taken: [], seen: far, pixel: 1 }
const door = (x: number, y: number) => ({ min: { x: x - 44, y: y - 44 }, max: { x: x + 44, y: y + 44 } })
const post = (x: number, y: number) => ({ min: { x: x - 4, y: y - 4 }, max: { x: x + 4, y: y + 4 } })

test('a ghost is pale, with dashed outlines, and its words stand below it', () => {
  const marks = drawGhost({ parts: [placedOf('ramp')], words: '28 ft of ramp, $8,979.91' }, open)
  const opacities = marks.flatMap((mark) => (mark.kind === 'group' ? [mark.opacity ?? 1] : []))
  expectEvery(opacities, (opacity) => opacity < 1)
  const dashed = marks.filter((mark) => mark.kind === 'path' && mark.stroke?.dash !== undefined)
  expect(dashed).toHaveLength(1)
  expect(wordsOf(marks)).toContain('28 ft of ramp, $8,979.91')
  const said = flat(marks).find((mark) => mark.kind === 'pinned')
  expect(said?.kind === 'pinned' && said.at).toEqual({ x: 0, y: 36 + 23 })
})

test('where nothing would move, nothing is drawn', () => {
  expect(drawGhost({ parts: [], words: '28 ft' }, open)).toEqual([])
})

test.each`
  what                                   | taken                                                      | seen                                                     | at
  ${'above, where a door is below'}      | ${[door(0, 80)]}                                           | ${far}                                                   | ${{ x: 0, y: -59 }}
  ${'beside, where doors are both ways'} | ${[door(0, 80), door(0, -80)]}                             | ${far}                                                   | ${{ x: 20.75 + 23 + 22, y: 0 }}
  ${'farther along, past a post below'}  | ${[post(18, 59), door(0, -80), door(80, 0), door(-80, 0)]} | ${far}                                                   | ${{ x: -20.75 / 2, y: 59 }}
  ${'above, where below is out of view'} | ${[]}                                                      | ${{ min: { x: -900, y: -900 }, max: { x: 900, y: 60 } }} | ${{ x: 0, y: -59 }}
`('its words stand $what', ({ taken, seen, at }) => {
  const marks = drawGhost({ parts: [placedOf('ramp')], words: '28 ft' }, { taken, seen, pixel: 1 })
  const said = flat(marks).find((mark) => mark.kind === 'pinned')
  expect(said?.kind === 'pinned' && said.at).toEqual(at)
})
