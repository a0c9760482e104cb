import { settingOut } from '@ramp/solids'
import { expect, test } from 'vitest'
import { inputFor } from '../testing/systems.ts'
import { treadLines } from './plan-drawing.ts'

const gaps = (system: string) => {
  const { analysis } = inputFor(system)
  const lines = treadLines(settingOut(analysis).parts, analysis)
  return lines.slice(1).map(([{ x, y }], index) => {
    const [before] = lines[index] ?? [{ x, y }]
    return Math.hypot(x - before.x, y - before.y)
  })
}

test('the lines of a stair on the plan are its nosings, eleven inches apart', () => {
  expect(gaps('t6-stair').map((gap) => Number(gap.toFixed(2)))).toEqual([11, 11])
})

test('the lines of a ramp on the plan lie six inches apart, shared out over what it covers', () => {
  const among = gaps('t2-straight').filter((gap) => gap < 12)
  expect(among.length).toBeGreaterThan(10)
  for (const gap of among) expect(Math.abs(gap - 6)).toBeLessThan(0.5)
})
