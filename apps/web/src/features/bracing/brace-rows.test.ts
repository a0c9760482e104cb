import { analyse, setAutoGenBracing, switchBrace } from '@ramp/domain'
import { describe, expect, test } from 'vitest'
import { against, describedSystem, first, p3g } from '../../lib/testing/described-system.ts'
import { angleBraces, braceRows } from './brace-rows.ts'

/** A platform at a height, with a ramp that leaves it. */
const at = (top: number) =>
  describedSystem({
    parts: [first('P', 'PPS55TL'), against('r', 'PRSTL8', 'P BOTTOM LEFT')],
    runs: [{ name: 'Primary', top, bottom: top - 8, parts: ['P', 'r'] }],
  })
const quantity = (analysis: Parameters<typeof angleBraces>[0]) => angleBraces(analysis)[0]?.quantity ?? 0

describe('angle braces stand above 36 in, cross braces from 72 in on (spec 3 §4.6)', () => {
  test.each`
    height | angle | cross
    ${36}  | ${0}  | ${[]}
    ${40}  | ${4}  | ${[]}
    ${72}  | ${4}  | ${[{ size: 5, quantity: 4 }]}
  `('at $height in: $angle angle braces, cross braces $cross [web-bracing-1]', ({ height, angle, cross }) => {
    const analysis = at(height)
    expect(quantity(analysis)).toBe(angle)
    expect(analysis.bracing.crossBraces).toEqual(cross)
  })

  test('one that is switched off keeps its place in the list and is not counted', () => {
    const analysis = at(40)
    const [row] = braceRows(analysis)
    const off = analyse(switchBrace(row?.brace.id ?? '', false)(analysis.layout), p3g)
    expect(braceRows(off)).toHaveLength(4)
    expect(quantity(off)).toBe(3)
    expect(row?.name).toBe('Angle brace, 5 × 5 platform, place 1')
  })

  test('automatic bracing off clears all of them [web-bracing-2]', () => {
    expect(braceRows(analyse(setAutoGenBracing(false)(at(72).layout), p3g))).toEqual([])
  })
})
