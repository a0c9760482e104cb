import { readFileSync } from 'node:fs'
import { analyse, newLayout } from '@ramp/domain'
import { Editor } from '@ramp/editor'
import { describe, expect, test } from 'vitest'
import { p3g } from '../lib/testing/described-system.ts'
import { cursorOf } from './cursor-of.ts'

const settings = { showGuides: true }
const idle = new Editor({ layout: newLayout('P3G'), catalogue: p3g, analyse, settings }).state
const style = readFileSync('apps/web/src/canvas/canvas-view.module.css', 'utf8')
const cursorIn = (name: string) =>
  style.match(new RegExp(`\\.host\\[data-over="${name}"\\] \\{\\s*cursor: ([^;]+);`))?.[1] ?? null

describe('the cursor over the canvas', () => {
  const MODES = ['draw', 'add', 'remove', 'crosshair', 'default'] as const

  test.each(MODES)('the pen mode %s has one of its own (spec 2 §4)', (penMode) => {
    const cursors = MODES.map((mode) => cursorIn(cursorOf({ ...idle, tool: 'pen', penMode: mode })))
    const own = cursorIn(cursorOf({ ...idle, tool: 'pen', penMode }))
    expect(own).not.toBeNull()
    expect(cursors.filter((cursor) => cursor === own)).toHaveLength(1)
  })

  test.each`
    where                 | pointer              | hover   | over
    ${'on a guide'}       | ${{ x: 60, y: 10 }}  | ${null} | ${'guide-x'}
    ${'beside the guide'} | ${{ x: 100, y: 10 }} | ${null} | ${''}
    ${'on a part'}        | ${{ x: 60, y: 10 }}  | ${'A'}  | ${''}
    ${'elsewhere'}        | ${null}              | ${null} | ${''}
  `('$where: "$over"', ({ pointer, hover, over }) => {
    expect(cursorOf({ ...idle, pointer, hover, rulerGuides: [{ axis: 'x', at: 60 }] })).toBe(over)
  })
})
