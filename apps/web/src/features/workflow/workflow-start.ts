import {
  type Analysis,
  isSystemPart,
  missingStencils,
  type RecommendedStencil,
  type StepName,
} from '@ramp/domain'

/** What happens on 'Let's Go'. */
export type WorkflowStart =
  | { readonly kind: 'step'; readonly step: StepName }
  | { readonly kind: 'checkup'; readonly missing: readonly RecommendedStencil[] }

/**
 * Where the guided workflow begins (spec 3 §2.5 and §2.6): without system parts at Confirm, else at Handrail, with the
 * Stencil Checkup before it when the person wants warnings and something is missing.
 */
export function workflowStart(
  drawn: Pick<Analysis, 'layout' | 'catalogue' | 'placement' | 'connections'>,
  stencilWarnings: boolean,
  /** Names of what the person goes without: nobody is asked twice. */
  without: ReadonlySet<string> = new Set(),
): WorkflowStart {
  if (!drawn.layout.parts.some(isSystemPart)) return { kind: 'step', step: 'confirm' }
  const missing = stencilWarnings ? missingStencils(drawn).filter(({ name }) => !without.has(name)) : []
  return missing.length > 0 ? { kind: 'checkup', missing } : { kind: 'step', step: 'handrail' }
}
