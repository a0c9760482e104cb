import type { Issue } from '../../model/layout/issue.ts'
import type { Layout, Run } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { SideUses } from '../connections/joint.ts'
import { areJoinedBy } from '../connections/side-uses.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import { contextOf, nothingWalked, pairOf, partChecks, walk } from './run-checks.ts'

type System = { readonly layout: Layout; readonly placement: Placement; readonly uses: SideUses }

/** Part checks of a whole run, walked from the top, past what is only drawn (spec 2 §6). */
export function runPartIssues(run: Run, index: number, { layout, placement, uses }: System): Issue[] {
  const context = contextOf(layout, index)
  const walked = nothingWalked()
  const issues: Issue[] = []
  for (const id of run.parts) {
    const next = placement.byId.get(id)
    if (!next) {
      issues.push(unknownPart(run, id))
      continue
    }
    if (next.part.isLogicless) continue
    const last = walked.parts.at(-1)
    const areJoined = last !== undefined && areJoinedBy(uses, last.part.id, id)
    const wrong = partChecks(pairOf(walked, next, areJoined), context)
    issues.push(...wrong)
    if (last && wrong.length === 0 && !areJoined) issues.push(notJoined(run, last, next))
    walk(walked, next, context)
  }
  return issues
}

const notJoined = (run: Run, a: PlacedPart, b: PlacedPart): Issue => ({
  code: 'run.parts-not-joined',
  severity: 'error',
  area: 'run',
  parts: [a.part.id, b.part.id],
  values: { run: run.name, a: a.item.frontendName, b: b.item.frontendName },
})

const unknownPart = (run: Run, id: PartId): Issue => ({
  code: 'run.unknown-part',
  severity: 'error',
  area: 'run',
  parts: [],
  values: { run: run.name, part: id },
})
