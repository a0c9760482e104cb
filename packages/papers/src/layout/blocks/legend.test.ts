import { markBounds, POINTS, textsOf } from '@ramp/drafting'
import { expect, test } from 'vitest'
import { LEGEND } from '../sheet/sheet.ts'
import { analysed, printedJob } from '../testing/systems.ts'
import { legend } from './legend.ts'

const right = LEGEND.left + LEGEND.width

test.each(['p3g-from-98-in', 'p3g-high-on-braces', 't1-switchback', 't2-straight'])(
  'the signs of %s stay below the plan and clear of the column beside it',
  (name) => {
    const bounds = markBounds(legend(analysed(printedJob(name))), POINTS)
    expect(bounds?.max.x).toBeLessThanOrEqual(right)
    expect(bounds?.min.y).toBeGreaterThanOrEqual(LEGEND.top)
    expect(bounds?.max.y).toBeLessThanOrEqual(LEGEND.top + LEGEND.height)
  },
)

test('a system with every sign explains them all', () => {
  const words = textsOf(legend(analysed(printedJob('p3g-from-98-in'))), POINTS).map(({ text }) => text)
  expect(words).toEqual(
    expect.arrayContaining(['Handrail', 'Closure', 'Leg', 'Low-profile foot', 'Angle brace', 'Cross brace']),
  )
})
