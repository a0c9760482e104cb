import { textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { drawNorth } from './draw-north.ts'

const corner = { x: 500, y: 0 }

test.each`
  north  | away
  ${0}   | ${{ x: 0, y: -22 }}
  ${90}  | ${{ x: 22, y: 0 }}
  ${180} | ${{ x: 0, y: 22 }}
  ${270} | ${{ x: -22, y: 0 }}
`(
  'the letter of the arrow to the north at $north degrees is away from its middle by $away',
  ({ north, away }) => {
    const [letter] = textsOf(drawNorth(north, corner), { scale: 1, left: 0, top: 0 })
    const { min, max } = letter?.extent ?? { min: corner, max: corner }
    expect(letter?.text).toBe('N')
    expect((min.x + max.x) / 2 - (corner.x - 34)).toBeCloseTo(away.x, 0)
    expect(Math.abs((min.y + max.y) / 2 - (corner.y + 34) - away.y)).toBeLessThan(2)
  },
)
