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
export function choiceIssues(layout: Layout, { closures, legs, bracing }: Owners): Issue[] {
  return [
    ...orphans('closure', layout.closureChoices, closures),
    ...notWritten(layout, closures),
    ...(layout.autoGenLegs ? orphans('leg', layout.legChoices, legs) : []),
    ...(layout.autoGenBracing ? orphans('bracing', layout.braceChoices, bracing.braces) : []),
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

function orphans(
  area: 'closure' | 'leg' | 'bracing',
  choices: readonly { readonly id: string }[],
  owners: readonly { readonly id: string }[],
): Issue[] {
  if (choices.length === 0) return []
  const known = new Set(owners.map(({ id }) => id))
  return choices
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => ({
      code: 'choice.owner-gone',
      severity: 'warning',
      area,
      parts: [],
      values: { choice: id },
    }))
}
