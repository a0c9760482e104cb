import { roundTo } from '@ramp/domain'

/** Why an angle is not allowed where things turn in steps; null where it is a step. */
export function angleRefusal(degrees: number, step: number): string | null {
  if (roundTo(degrees / step, 6) % 1 === 0) return null
  return `It turns by ${step}° at a time: ${roundTo(degrees, 2)}° is not allowed, so nothing was changed.`
}
