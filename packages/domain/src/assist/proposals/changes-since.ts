import type { Cents } from '../../base/units.ts'
import { confirmStepWith } from '../../edits/choice-edits.ts'
import type { Edit } from '../../edits/edit.ts'
import type { Confirmed, StepName } from '../../model/layout/layout.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { acceptSuggestedRails } from '../workflow/rails/suggested-rails.ts'
import { openSteps, stepState } from '../workflow/steps.ts'

/** What differs from the system as it was confirmed last; parts and legs by how many more there are, or fewer. */
export type Changes = {
  readonly parts: readonly { readonly shortName: string; readonly by: number }[]
  readonly legs: number
  readonly price: Cents
}

/**
 * Confirms the whole system as Confirm lists it, with the steps that nobody confirmed by themselves, and notes what it was. Rails
 * that nobody chose are the suggested ones, as they are drawn and counted: nothing else could be confirmed of them.
 */
export const confirmSystem =
  (analysis: Analysis): Edit =>
  (layout) => ({
    ...confirmSteps(analysis)(acceptSuggestedRails(analysis)(layout)),
    lastConfirmed: figuresOf(analysis),
  })

const confirmSteps =
  (analysis: Analysis): Edit =>
  (layout) =>
    [...openSteps(analysis).filter((step) => isConfirmed(step, analysis)), 'confirm' as const].reduce(
      (sofar, step) => confirmStepWith(step, analysis)(sofar),
      layout,
    )

/** Rails alone lock Handrail, and they are accepted. */
const isConfirmed = (step: StepName, analysis: Analysis): boolean =>
  step === 'handrail' || !stepState(step, analysis).isLocked

/** What changed since the last confirmation; null before one, or where nothing that counts is different. */
export function changesSince(analysis: Analysis): Changes | null {
  const { lastConfirmed: before } = analysis.layout
  if (!before) return null
  const now = figuresOf(analysis)
  const names = new Set([...before.parts, ...now.parts].map(({ shortName }) => shortName))
  const parts = [...names]
    .map((shortName) => ({ shortName, by: countOf(now, shortName) - countOf(before, shortName) }))
    .filter(({ by }) => by !== 0)
  const [legs, price] = [now.legs - before.legs, now.price - before.price]
  return parts.length === 0 && legs === 0 && price === 0 ? null : { parts, legs, price }
}

const countOf = ({ parts }: Confirmed, name: string): number =>
  parts.find(({ shortName }) => shortName === name)?.count ?? 0

function figuresOf({ layout, legs, partsList }: Analysis): Confirmed {
  const counts = new Map<string, number>()
  for (const { shortName } of layout.parts) counts.set(shortName, (counts.get(shortName) ?? 0) + 1)
  return {
    parts: [...counts].map(([shortName, count]) => ({ shortName, count })),
    legs: legs.filter(({ isActive, shortName }) => isActive && shortName !== null).length,
    price: partsList.partsTotal,
  }
}
