import { choiceById } from '../layout/choice-by-id.ts'
import type { Layout } from '../layout/layout.ts'
import type { ChosenClosure, Closure } from './closure.ts'

/** Custom closures are made to order: they can neither be selected nor switched (spec 3 §3). */
const isSwitchable = ({ type }: Closure): boolean => type !== 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE'

/**
 * Joins what the layout needs with what the person decided. A switch set by hand counts first. Once the closures are
 * written to the project, one that matches none of them is inactive (spec 3 §4.7); before that every closure is active.
 */
export function chooseClosures(
  closures: readonly Closure[],
  { closureChoices, writtenClosures }: Pick<Layout, 'closureChoices' | 'writtenClosures'>,
): ChosenClosure[] {
  const chosen = choiceById(closureChoices)
  const written = writtenClosures && new Set(writtenClosures)
  return closures.map((closure) => ({
    ...closure,
    isSwitchable: isSwitchable(closure),
    isActive: isSwitchable(closure)
      ? (chosen(closure.id)?.isActive ?? written?.has(closure.id) ?? true)
      : true,
  }))
}
