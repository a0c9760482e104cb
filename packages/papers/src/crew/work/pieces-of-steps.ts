import type { Analysis, Line, Reason } from '@ramp/domain'
import { isAtStructure } from '../../content/support-notes.ts'
import { STEP_OF_ROLE, type StepKind } from './step-of-role.ts'

/** Pieces of one stock name that a step uses. */
export type StepPieces = {
  readonly shortName: string
  readonly description: string
  readonly quantity: number
}

/** The pieces of every step: each line of the parts list in the step of its item, with its quantity. */
export function piecesOfSteps(analysis: Analysis): ReadonlyMap<StepKind, readonly StepPieces[]> {
  const steps = new Map<StepKind, StepPieces[]>()
  for (const line of analysis.partsList.lines)
    for (const reason of line.reasons) {
      const kind = stepOf(line, reason, analysis)
      const pieces = steps.get(kind) ?? []
      const { shortName, description } = line
      const held = pieces.findIndex((one) => one.shortName === shortName)
      const before = pieces[held]?.quantity ?? 0
      const sum = { shortName, description, quantity: before + reason.quantity }
      steps.set(kind, held === -1 ? [...pieces, sum] : pieces.with(held, sum))
    }
  return steps
}

function stepOf({ shortName }: Line, { parts, rule }: Reason, { catalogue, placement }: Analysis): StepKind {
  // No part of the drawing asked for it: a person did.
  if (parts.length === 0) return 'manually'
  if (parts.every((id) => placement.byId.get(id)?.part.kind === 'vpl')) return 'lift'
  const role = catalogue.byShortName.get(shortName)?.role ?? 'addon'
  const kind = STEP_OF_ROLE[role]
  if (kind === 'plates' && isAtStructure(rule)) return 'door'
  const isOfPlatforms = parts.every((id) => placement.byId.get(id)?.part.kind === 'platform')
  return kind === 'braces' && isOfPlatforms ? 'platform-braces' : kind
}
