import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import type { Issue } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import type { Bracing } from '../bracing/brace.ts'
import type { ChosenClosure } from '../closures/closure.ts'
import type { Leg } from '../legs/leg.ts'
import { kitsOfClosures } from '../parts-list/kits-of-closures.ts'
import { filledByHand, orderedByHand, standsIn } from './ordered-by-hand.ts'

type Owners = {
  readonly closures: readonly ChosenClosure[]
  readonly legs: readonly Leg[]
  readonly bracing: Bracing
}

/** Choices whose closure, leg or brace is gone need attention; they are never dropped in silence. */
export function choiceIssues(layout: Layout, owners: Owners, catalogue: Catalogue): Issue[] {
  return [
    ...orphans('closure', layout.closureChoices, () => owners.closures),
    ...switchedOff(layout, owners.closures, catalogue),
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

/** Closures a person took out where a gap needs one, with too few ordered instead: it may be right, so it is said and locks nothing. */
function switchedOff(layout: Layout, closures: readonly ChosenClosure[], catalogue: Catalogue): Issue[] {
  const off = new Set(layout.closureChoices.flatMap(({ id, isActive }) => (isActive ? [] : [id])))
  const missing = closures.filter(({ id, isActive }) => !isActive && off.has(id))
  if (missing.length === 0) return []
  const filled = filledGaps(missing, layout, catalogue)
  const open = missing.filter((closure) => !filled.has(closure))
  if (open.length === 0) return []
  return [
    {
      code: 'closure.switched-off',
      severity: 'warning',
      area: 'closure',
      parts: [...new Set(open.map(({ platform }) => platform))],
      values: { count: missing.length, covered: missing.length - open.length },
    },
  ]
}

/** Those of the closures that are off whose kits were ordered by hand, or custom ones in their place. */
function filledGaps(
  missing: readonly ChosenClosure[],
  layout: Layout,
  catalogue: Catalogue,
): ReadonlySet<ChosenClosure> {
  const on = new Map(missing.map((closure) => [{ ...closure, isActive: true }, closure]))
  // A kit that takes two items is asked for twice; what is made to order has no quantity, and is asked for once.
  const asked = kitsOfClosures([...on.keys()], layout.project.product, catalogue).flatMap(
    ({ closures, kit }) =>
      Array.from({ length: Math.max(1, kit.quantity) }, () => ({ closures, item: kit.item })),
  )
  const hardestFirst = asked.sort((a, b) => (b.item?.limit ?? 0) - (a.item?.limit ?? 0))
  const byHand = orderedByHand(layout, catalogue, ['CLOSURE'], asked.length)
  const filled = filledByHand(hardestFirst, byHand, (item, { item: needed }) => fillsGap(item, needed))
  const open = new Set(asked.flatMap((one) => (filled.has(one) ? [] : one.closures)))
  return new Set([...on].flatMap(([closure, own]) => (open.has(closure) ? [] : [own])))
}

const fillsGap = (item: Item, asked: Item | null): boolean =>
  item.role === 'closure-custom' ||
  (asked !== null && standsIn(item, asked) && item.handrails === asked.handrails)

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
