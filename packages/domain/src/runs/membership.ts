import type { Issue } from '../layout/issue.ts'
import type { Layout, Run } from '../layout/layout.ts'
import { isSystemPart, type PartId } from '../layout/part.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import { remember } from '../remember.ts'
import { runIssue } from './run-issue.ts'

/** Every system part belongs to exactly one run (spec 3 §4.2). */
export function membershipIssues({ parts, runs }: Layout, mayHoldLooseParts: boolean): Issue[] {
  if (!parts.some(isSystemPart)) return []
  if (runs.length === 0) return [runIssue('run.none', 'error', [])]
  const { assigned, doubled } = assignedIn(runs)
  const loose = mayHoldLooseParts ? parts.filter((part) => !assigned.has(part.id) && isSystemPart(part)) : []
  return [
    ...(loose.length > 0
      ? [
          runIssue(
            'run.unassigned-part',
            'error',
            loose.map(({ id }) => id),
          ),
        ]
      : []),
    ...(doubled.length > 0 ? [runIssue('run.part-in-two-runs', 'error', doubled)] : []),
    ...runs.flatMap((run) =>
      run.parts.length === 0 ? [runIssue('run.empty', 'error', [], { run: run.name })] : [],
    ),
  ]
}

/** Whether any of some parts of the system is in no run. */
export function haveLooseParts(placed: readonly PlacedPart[], runs: Layout['runs']): boolean {
  const { assigned } = assignedIn(runs)
  return placed.some(({ part, isSystem }) => isSystem && !assigned.has(part.id))
}

/** Parts that runs name, and those they name more than once; remembered, as a moved part changes no run. */
const assignedIn = (runs: readonly Run[]) => assignments(runs, null)

const assignments = remember((runs: readonly Run[], _: null) => {
  const assigned = new Set<PartId>()
  const doubled = new Set<PartId>()
  for (const { parts } of runs)
    for (const id of parts) {
      if (assigned.has(id)) doubled.add(id)
      assigned.add(id)
    }
  return { assigned, doubled: [...doubled] as const }
})
