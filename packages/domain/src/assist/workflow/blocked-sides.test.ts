import { expect, test } from 'vitest'
import { against, analysed, first } from '../../../fixtures/p3g.ts'
import { systemEnds } from './system-ends.ts'

/** A switchback whose last flight comes back as far as the given number of sections. */
const switchback = (back: number) => {
  const down = ['r1', 'r2', 'r3']
  const up = ['u1', 'u2', 'u3', 'u4'].slice(0, back)
  const chain = (ids: readonly string[], start: string) =>
    ids.map((id, index) => against(id, 'PRSTL8', index === 0 ? start : `${ids[index - 1]} BOTTOM`))
  return analysed({
    parts: [
      first('A', 'PPS55TL'),
      ...chain(down, 'A BOTTOM LEFT'),
      against('B', 'PPS55TL', 'r3 BOTTOM LEFT'),
      against('C', 'PPS55TL', 'B LEFT'),
      ...chain(up, 'C LEFT LEFT'),
    ],
    runs: [{ name: 'Primary', top: 40, bottom: 0, parts: ['A', ...down, 'B', 'C', ...up] }],
  })
}
const doorOf = (back: number) => systemEnds(switchback(back)).find(({ use }) => use === 'entrance')?.sides

test.each([
  { what: 'ends below the platform', back: 2, sides: ['TOP', 'RIGHT', 'LEFT'] },
  { what: 'comes back beside the platform', back: 4, sides: ['TOP', 'RIGHT'] },
])(
  'a door is not asked for where a part is right ahead: a flight that $what leaves $sides',
  ({ back, sides }) => {
    expect(doorOf(back)).toEqual(sides)
  },
)
