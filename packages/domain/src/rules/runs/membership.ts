import type { Issue } from '../../model/layout/issue.ts'
import type { Layout, Run } from '../../model/layout/layout.ts'
import { isSystemPart, type PartId } from '../../model/layout/part.ts'
import type { Runs } from './run-figures.ts'
import { runIssue } from './run-issue.ts'

/** Every system part belongs to exactly one run (spec 3 §4.2). */
export function membershipIssues({ parts, runs }: Layout, { runOf }: Pick<Runs, 'runOf'>): Issue[] {
  if (!parts.some(isSystemPart)) return []
  if (runs.length === 0) return [runIssue('run.none', 'error', [])]
  const loose = parts.filter((part) => !runOf.has(part.id) && isSystemPart(part)).map(({ id }) => id)
  const doubled = namedTwice(runs, runOf)
  return [
    ...(loose.length > 0 ? [runIssue('run.unassigned-part', 'error', loose)] : []),
    ...(doubled.length > 0 ? [runIssue('run.part-in-two-runs', 'error', doubled)] : []),
    ...runs.flatMap((run) =>
      run.parts.length === 0 ? [runIssue('run.empty', 'error', [], { run: run.name })] : [],
    ),
  ]
}

/** Parts that runs name more than once. */
function namedTwice(runs: readonly Run[], { size }: Runs['runOf']): readonly PartId[] {
  if (runs.reduce((sum, { parts }) => sum + parts.length, 0) === size) return []
  const named = new Set<PartId>()
  const twice = new Set<PartId>()
  for (const { parts } of runs)
    for (const id of parts)
      if (named.has(id)) twice.add(id)
      else named.add(id)
  return [...twice]
}
