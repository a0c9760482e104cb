import { readFileSync } from 'node:fs'
import { addDrawings, analyse, newDrawing, newLayout } from '@ramp/domain'
import { Editor } from '@ramp/editor'
import { describe, expect, test } from 'vitest'
import { p3g } from '../../lib/testing/described-system.ts'
import { cursorOf } from './cursor-of.ts'

const settings = { showGuides: true }
const idle = new Editor({ layout: newLayout('P3G'), catalogue: p3g, analyse, settings }).state
const style = readFileSync('apps/web/src/canvas/canvas-view.module.css', 'utf8')
const cursorIn = (name: string) =>
  style.match(new RegExp(`\\.host\\[data-over="${name}"\\] \\{\\s*cursor: ([^;]+);`))?.[1] ?? null

describe('the cursor over the canvas', () => {
  const MODES = ['draw', 'add', 'remove', 'crosshair', 'default'] as const

  test.each(MODES)('the pen mode %s has one of its own (spec 2 §4) [web-canvas-6]', (penMode) => {
    const cursors = MODES.map((mode) =>
      cursorIn(cursorOf({ ...idle, tool: 'pen', penMode: mode }, null) ?? ''),
    )
    const own = cursorIn(cursorOf({ ...idle, tool: 'pen', penMode }, null) ?? '')
    expect(own).not.toBeNull()
    expect(cursors.filter((cursor) => cursor === own)).toHaveLength(1)
  })

  test.each`
    where                 | pointer              | hover   | over
    ${'on a guide'}       | ${{ x: 60, y: 10 }}  | ${null} | ${'guide-x'}
    ${'beside the guide'} | ${{ x: 100, y: 10 }} | ${null} | ${''}
    ${'on a part'}        | ${{ x: 60, y: 10 }}  | ${'A'}  | ${'object'}
    ${'elsewhere'}        | ${null}              | ${null} | ${''}
  `('$where: "$over"', ({ pointer, hover, over }) => {
    expect(cursorOf({ ...idle, pointer, hover, rulerGuides: [{ axis: 'x', at: 60 }] }, null)).toBe(over)
  })

  const box = newDrawing({ kind: 'rectangle', id: 'box', at: { x: 300, y: 300 }, width: 100, length: 80 })
  const fence = newDrawing({ kind: 'fence', id: 'fence', at: { x: 500, y: 500 }, length: 100 })
  const drawn = (rotation = 0) => addDrawings([{ ...box, rotation }, fence])(newLayout('P3G'))

  test.each`
    over                                | selection           | rotation | pointer               | cursor
    ${'a corner'}                       | ${['box']}          | ${0}     | ${{ x: 350, y: 340 }} | ${'nwse-resize'}
    ${'the corner beside it'}           | ${['box']}          | ${0}     | ${{ x: 350, y: 260 }} | ${'nesw-resize'}
    ${'a side'}                         | ${['box']}          | ${0}     | ${{ x: 350, y: 300 }} | ${'ew-resize'}
    ${'the same side, turned'}          | ${['box']}          | ${90}    | ${{ x: 300, y: 350 }} | ${'ns-resize'}
    ${'an end'}                         | ${['fence']}        | ${0}     | ${{ x: 550, y: 500 }} | ${'pointer'}
    ${'a corner of the box around two'} | ${['box', 'fence']} | ${0}     | ${{ x: 550, y: 506 }} | ${'nwse-resize'}
    ${'where that box has no handle'}   | ${['box']}          | ${0}     | ${{ x: 550, y: 506 }} | ${null}
    ${'the handle that turns'}          | ${['box']}          | ${0}     | ${{ x: 300, y: 240 }} | ${'grab'}
  `('over $over: $cursor', ({ selection, rotation, pointer, cursor }) => {
    const seen = { ...idle, layout: drawn(rotation), selection, pointer }
    expect(cursorIn(cursorOf(seen, { x: 300, y: 240 }) ?? '')).toBe(cursor)
  })

  test('stays what it is while a handle is in the hand', () => {
    expect(cursorOf({ ...idle, toolState: { kind: 'shaping' } }, null)).toBeNull()
  })

  test('promises nothing where the mode is locked', () => {
    expect(cursorOf({ ...idle, mode: 'confirm', hover: 'A', pointer: { x: 1, y: 1 } }, null)).toBe('')
  })
})
