import { expect, test } from 'vitest'
import type { Footing } from '../layout/site.ts'
import { footingFault } from './footing-fault.ts'
import type { SiteKey } from './site-key.ts'

const box = (width: number, depth: number): Footing => ({
  outline: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ],
})

test.each<[string, SiteKey | null, number | undefined, Footing, ReturnType<typeof footingFault>]>([
  ['a lot with room', 'lot', 60, box(600, 300), null],
  ['a lot narrower than its setbacks', 'lot', 60, box(100, 300), 'no-yard'],
  ['a lot shorter than its setbacks', 'lot', 60, box(300, 120), 'no-yard'],
  ['a lot smaller than its setbacks both ways', 'lot', 60, box(100, 100), 'no-yard'],
  ['a lot of no size', 'lot', 60, box(0, 0), 'no-area'],
  ['a small lot without a setback', 'lot', undefined, box(100, 100), null],
  ['a porch on a lot with a setback', 'porch', 60, box(80, 60), null],
  ['a line of one point', null, 60, { line: [{ x: 0, y: 0 }], thickness: 4 }, 'few-points'],
  ['a circle', 'thing-0', 60, { at: { x: 0, y: 0 }, radius: 9 }, null],
])('%s: %s', (_, key, setback, footing, fault) => {
  expect(footingFault({ setback }, key, footing)).toBe(fault)
})
