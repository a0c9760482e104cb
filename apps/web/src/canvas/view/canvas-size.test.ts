import { CANVAS_STEP, type Layout, newLayout, type Placement } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { resizeCanvas } from './canvas-size.ts'

const layout: Layout = {
  ...newLayout('P3G'),
  parts: [{ kind: 'transition', id: 'T', at: { x: 480, y: 300 }, rotation: 0, shortName: 'PRUT' }],
}
const at = (x: number, y: number): Placement => ({
  parts: [
    // Only the box counts for the size of the canvas.
    { box: { min: { x: x - 30, y: y - 30 }, max: { x: x + 30, y: y + 30 } } } as Placement['parts'][number],
  ],
  byId: new Map(),
  neighbours: [],
  overlaps: [],
})

describe('adjusting the canvas by 20 ft at a side (spec 1 §5)', () => {
  test.each`
    growth                     | part          | expected
    ${{ right: CANVAS_STEP }}  | ${[480, 300]} | ${{ width: 1200, height: 720 }}
    ${{ right: -CANVAS_STEP }} | ${[480, 300]} | ${{ width: 720, height: 720 }}
    ${{ right: CANVAS_STEP }}  | ${[970, 300]} | ${{ width: 1200, height: 720 }}
    ${{ right: -CANVAS_STEP }} | ${[700, 300]} | ${'Cannot resize, stencils will go off canvas'}
    ${{ left: -CANVAS_STEP }}  | ${[250, 300]} | ${'Cannot resize, stencils will go off canvas'}
    ${{ bottom: -600 }}        | ${[480, 60]}  | ${'Canvas height cannot be smaller'}
    ${{ left: -800 }}          | ${[900, 60]}  | ${'Canvas width cannot be smaller'}
    ${{ right: 960 }}          | ${[480, 300]} | ${'Canvas width cannot be larger'}
    ${{ right: -720 }}         | ${[100, 300]} | ${{ width: 240, height: 720 }}
    ${{ right: -720.1 }}       | ${[100, 300]} | ${'Canvas width cannot be smaller'}
    ${{ bottom: -480 }}        | ${[480, 100]} | ${{ width: 960, height: 240 }}
    ${{ bottom: -480.1 }}      | ${[480, 100]} | ${'Canvas height cannot be smaller'}
    ${{ right: 840 }}          | ${[480, 300]} | ${{ width: 1800, height: 720 }}
    ${{ right: 840.1 }}        | ${[480, 300]} | ${'Canvas width cannot be larger'}
    ${{ bottom: 1080 }}        | ${[480, 300]} | ${{ width: 960, height: 1800 }}
    ${{ bottom: 1080.1 }}      | ${[480, 300]} | ${'Canvas height cannot be larger'}
  `('$growth with a part at $part gives $expected [web-canvas-1]', ({ growth, part: [x, y], expected }) => {
    const resize = resizeCanvas(layout, at(x, y), growth)
    expect(resize.kind === 'refused' ? resize.message : resize.edit(layout).project.canvas).toEqual(expected)
  })

  test('what is added at the left and the top moves the parts along', () => {
    const resize = resizeCanvas(layout, at(480, 300), { left: CANVAS_STEP, top: CANVAS_STEP })
    expect(resize.kind === 'resized' && resize.edit(layout).parts[0]?.at).toEqual({ x: 720, y: 540 })
  })
})
