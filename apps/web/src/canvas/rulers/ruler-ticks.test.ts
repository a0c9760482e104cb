import { describe, expect, test } from 'vitest'
import { rulerTicks } from './ruler-ticks.ts'

const AT_ZOOM_1 = 20 / 12

describe('what a ruler shows', () => {
  test.each`
    unit    | zoom   | labels
    ${'ft'} | ${1}   | ${[`0'`, `5'`, `10'`, `15'`, `20'`]}
    ${'ft'} | ${0.4} | ${[`0'`, `10'`, `20'`]}
    ${'ft'} | ${0.2} | ${[`0'`]}
    ${'in'} | ${1}   | ${['0"', '30"', '60"', '90"', '120"', '150"', '180"', '210"', '240"']}
    ${'in'} | ${0.5} | ${['0"', '60"', '120"', '180"', '240"']}
  `('20 ft in $unit at zoom $zoom: $labels [web-canvas-8]', ({ unit, zoom, labels }) => {
    const ticks = rulerTicks(unit, 0, 240, AT_ZOOM_1 * zoom)
    expect(ticks.flatMap(({ label }) => label ?? [])).toEqual(labels)
  })

  test('there is nothing left of the canvas', () => {
    expect(rulerTicks('ft', -60, 24, AT_ZOOM_1).map(({ at }) => at)).toEqual([0, 12, 24])
  })
})
