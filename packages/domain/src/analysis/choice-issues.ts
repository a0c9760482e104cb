import type { Bracing } from '../bracing/brace.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import type { Issue } from '../layout/issue.ts'
import type { Layout } from '../layout/layout.ts'
import type { Leg } from '../legs/leg.ts'

type Owners = {
  readonly closures: readonly ChosenClosure[]
  readonly legs: readonly Leg[]
  readonly bracing: Bracing
}

/** Choices whose closure, leg or brace is gone need attention; they are never dropped in silence. */
export function choiceIssues(layout: Layout, owners: Owners): Issue[] {
  return [
    ...orphans('closure', layout.closureChoices, () => owners.closures),
    ...(layout.writtenClosures === null ? [] : notWritten(layout, owners.closures)),
    ...(layout.autoGenLegs ? orphans('leg', layout.legChoices, () => owners.legs) : []),
    ...(layout.autoGenBracing ? orphans('bracing', layout.braceChoices, () => owners.bracing.braces) : []),
  ]
}

/** Closures that are off because the project was confirmed without them, not because a person switched them off. */
function notWritten({ closureChoices }: Layout, closures: readonly ChosenClosure[]): Issue[] {
  return closures
    .filter(({ id, isActive }) => !isActive && !closureChoices.some((choice) => choice.id === id))
    .map(({ platform }) => ({
      code: 'closure.not-written',
      severity: 'warning',
      area: 'closure',
      parts: [platform],
    }))
}

type ChoiceArea = 'closure' | 'leg' | 'bracing'

/** What choices of a step are about, and what the step is called. */
const ABOUT: Readonly<Record<ChoiceArea, Readonly<Record<'what' | 'step', string>>>> = {
  closure: { what: 'closures', step: 'Closures' },
  leg: { what: 'legs', step: 'Legs' },
  bracing: { what: 'braces', step: 'Bracing' },
}

/** One issue for all choices of a step whose owner is gone. */
function orphans(
  area: ChoiceArea,
  choices: readonly { readonly id: string }[],
  ownersOf: () => readonly { readonly id: string }[],
): Issue[] {
  // Nobody has chosen anything in most layouts: then the owners need not be joined.
  if (choices.length === 0) return []
  const known = new Set(ownersOf().map(({ id }) => id))
  const count = choices.filter(({ id }) => !known.has(id)).length
  if (count === 0) return []
  return [
    { code: 'choice.owner-gone', severity: 'warning', area, parts: [], values: { ...ABOUT[area], count } },
  ]
}
