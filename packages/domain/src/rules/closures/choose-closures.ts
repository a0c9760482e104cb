import { choiceById } from '../../base/choice-by-id.ts'
import { memoize } from '../../base/memoize.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { ChosenClosure, Closure } from './closure.ts'

type Choices = Pick<Layout, 'closureChoices' | 'writtenClosures'>

/** Custom closures are made to order: they can neither be selected nor switched (spec 3 §3). */
const isSwitchable = ({ type }: Closure): boolean => type !== 'PLATFORM_TO_RAMP_CUSTOM_CLOSURE'

/**
 * Joins what the layout needs with what the person decided. A switch set by hand counts first. Once the closures are
 * written to the project, one that matches none of them is inactive (spec 3 §4.7); before that every closure is active.
 */
export function chooseClosures(closures: readonly Closure[], choices: Choices): ChosenClosure[] {
  const isActive = activeIn(choices.closureChoices, choices.writtenClosures)
  // Field by field: a spread of so many closures costs more than finding them.
  return closures.map((one) => ({
    id: one.id,
    type: one.type,
    width: one.width,
    origin: one.origin,
    angle: one.angle,
    lines: one.lines,
    joints: one.joints,
    platform: one.platform,
    side: one.side,
    others: one.others,
    position: one.position,
    handrails: one.handrails,
    orientation: one.orientation,
    isSwitchable: isSwitchable(one),
    isActive: isActive(one),
  }))
}

/** Whether other choices leave every closure as it is, on or off. */
export function isChosenAlike(closures: readonly ChosenClosure[], choices: Choices): boolean {
  const isActive = activeIn(choices.closureChoices, choices.writtenClosures)
  return closures.every((one) => one.isActive === isActive(one))
}

/** Memoized, because all islands of a layout look up the same choices. */
const activeIn = memoize(
  (
    closureChoices: Choices['closureChoices'],
    writtenClosures: Choices['writtenClosures'],
  ): ((closure: Closure) => boolean) => {
    const chosen = choiceById(closureChoices)
    const written = writtenClosures && new Set(writtenClosures)
    return (one) => !isSwitchable(one) || (chosen(one.id)?.isActive ?? written?.has(one.id) ?? true)
  },
)
