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
    ...switchedOff(layout, owners.closures),
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

/** Closures a person took out where a gap needs one, with none ordered instead: it may be right, so it is said and locks nothing. */
function switchedOff(
  { closureChoices, additionalProducts }: Layout,
  closures: readonly ChosenClosure[],
): Issue[] {
  if (additionalProducts.some(({ itemType, qty }) => itemType === 'CLOSURE' && qty > 0)) return []
  const off = new Set(closureChoices.flatMap(({ id, isActive }) => (isActive ? [] : [id])))
  const open = closures.filter(({ id, isActive }) => !isActive && off.has(id))
  if (open.length === 0) return []
  const parts = [...new Set(open.map(({ platform }) => platform))]
  return [
    {
      code: 'closure.switched-off',
      severity: 'warning',
      area: 'closure',
      parts,
      values: { count: open.length },
    },
  ]
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
