import { expectEvery } from '@ramp/testing'
import { expect, test } from 'vitest'
import { flat, placedOf, wordsOf } from '../testing.ts'
import { drawGhost } from './draw-ghost.ts'

test('a ghost is pale, with dashed outlines, and its words stand below it', () => {
  const marks = drawGhost({ parts: [placedOf('ramp')], words: '28 ft of ramp, $8,979.91' })
  const opacities = marks.flatMap((mark) => (mark.kind === 'group' ? [mark.opacity ?? 1] : []))
  expectEvery(opacities, (opacity) => opacity < 1)
  const dashed = marks.filter((mark) => mark.kind === 'path' && mark.stroke?.dash !== undefined)
  expect(dashed).toHaveLength(1)
  expect(wordsOf(marks)).toContain('28 ft of ramp, $8,979.91')
  const said = flat(marks).find((mark) => mark.kind === 'pinned')
  expect(said?.kind === 'pinned' && said.at).toEqual({ x: 0, y: 36 + 14 })
})

test('where nothing would move, nothing is drawn', () => {
  expect(drawGhost({ parts: [], words: '28 ft' })).toEqual([])
})
