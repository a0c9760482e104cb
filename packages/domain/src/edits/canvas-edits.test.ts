import { describe, expect, test } from 'vitest'
import { newLayout } from '../model/layout/new-layout.ts'
import { growCanvas, roomFor } from './canvas-edits.ts'

const canvas = { width: 960, height: 720 }
const box = (x: number, y: number, to: readonly [number, number]) => ({
  min: { x, y },
  max: { x: to[0], y: to[1] },
})

describe('room for what would hang over the edge', () => {
  test.each`
    what                                                                  | from          | to             | size                          | growth
    ${'nothing, where it lies on the canvas'}                             | ${[0, 0]}     | ${[960, 720]}  | ${canvas}                     | ${[0, 0, 0, 0]}
    ${'nothing for the dust of a turn'}                                   | ${[-1e-9, 0]} | ${[960, 720]}  | ${canvas}                     | ${[0, 0, 0, 0]}
    ${'20 ft at the left'}                                                | ${[-10, 5]}   | ${[400, 400]}  | ${canvas}                     | ${[240, 0, 0, 0]}
    ${'40 ft at the right'}                                               | ${[100, 5]}   | ${[1250, 400]} | ${canvas}                     | ${[0, 480, 0, 0]}
    ${'20 ft at the top and at the bottom'}                               | ${[100, -1]}  | ${[500, 721]}  | ${canvas}                     | ${[0, 0, 240, 240]}
    ${'what is left of a canvas near its limit, and all moves as needed'} | ${[-300, 0]}  | ${[900, 100]}  | ${{ ...canvas, width: 1700 }} | ${[300, -200, 0, 0]}
    ${'the same at the right'}                                            | ${[900, 0]}   | ${[1900, 100]} | ${{ ...canvas, width: 1800 }} | ${[-100, 100, 0, 0]}
  `('is $what', ({ from: [x, y], to, size, growth: [left, right, top, bottom] }) => {
    expect(roomFor(box(x, y, to), size)).toEqual({ left, right, top, bottom })
  })

  test('added at the left and the top, it moves the parts along', () => {
    const part = {
      kind: 'transition',
      id: 'T',
      at: { x: 480, y: 300 },
      rotation: 0,
      shortName: 'PRUT',
    } as const
    const before = { ...newLayout('P3G'), parts: [part] }
    const after = growCanvas({ left: 240, top: 240, right: 240 })(before)
    expect(after.parts[0]?.at).toEqual({ x: 720, y: 540 })
    expect(after.project.canvas).toEqual({ width: 1440, height: 960 })
    expect(growCanvas({ left: 0 })(before)).toBe(before)
  })
})
