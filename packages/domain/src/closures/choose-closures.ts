import type { ClosureChoice } from '../layout/layout.ts'
import type { ChosenClosure, Closure } from './closure.ts'

/** Custom closures are made to order: they can neither be selected nor switched (spec 3 §3). */
const isSwitchable = ({ type }: Closure): boolean => type !== 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE'

/**
 * Joins what the layout needs with what the person decided. A closure nobody touched is active: a closure that a later
 * change of the layout asks for is ordered with the rest (the steps after it must be confirmed again anyway).
 */
export function chooseClosures(
  closures: readonly Closure[],
  choices: readonly ClosureChoice[],
): ChosenClosure[] {
  const chosen = new Map(choices.map(({ id, isActive }) => [id, isActive]))
  return closures.map((closure) => ({
    ...closure,
    isSwitchable: isSwitchable(closure),
    isActive: isSwitchable(closure) ? (chosen.get(closure.id) ?? true) : true,
  }))
}
