import type { Issue } from '../../model/layout/issue.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { isSystemPart, type PartId } from '../../model/layout/part.ts'
import type { Placement } from '../placement/placed-part.ts'
import { sideName } from '../placement/side-name.ts'
import { findJoints } from './find-connections.ts'
import { findOpenings, findTransitions } from './find-openings.ts'
import type { ConnectionPoint, Connections, OpeningJoint, SideUses } from './joint.ts'
import { connectionPoints, useOf, usesOfJoints, withOpenings } from './side-uses.ts'

const RAMP_ENDS = ['TOP', 'BOTTOM'] as const

export type Connected = { readonly connections: Connections; readonly issues: readonly Issue[] }

/** Joints, entrances, exits and transitions of a layout, with every connection check of spec 3 §5.5 that looks at one system. */
export function connect(layout: Layout, placement: Placement): Connected {
  const transitions = findTransitions(placement)
  const { joints, issues: jointIssues } = findJoints(placement, layout, transitions)
  const joined = usesOfJoints(joints)
  const { openings, issues: openingIssues } = findOpenings(layout, placement, joined, transitions)
  const uses = withOpenings(joined, openings)
  let points: readonly ConnectionPoint[] | null = null
  return {
    connections: {
      uses,
      joints,
      openings,
      transitions,
      get points() {
        points ??= connectionPoints(placement.parts, uses)
        return points
      },
    },
    issues: [
      ...jointIssues,
      ...openingIssues,
      ...looseEnds(placement, uses),
      ...looseTransitions(placement, transitions),
    ],
  }
}

const issue = (
  code: Issue['code'],
  severity: Issue['severity'],
  parts: readonly PartId[],
  values: Readonly<Record<string, string>> = {},
): Issue => ({ code, severity, area: 'connection', parts, values })

/** A system needs an entrance at its top and an exit at its bottom (spec 3 §4.2). */
export function missingOpenings(layout: Layout, openings: readonly OpeningJoint[]): Issue[] {
  if (!layout.parts.some(isSystemPart)) return []
  const lacks = (use: OpeningJoint['use']) => !openings.some((one) => one.use === use)
  return [
    ...(lacks('entrance') ? [issue('connection.no-entrance', 'error', [])] : []),
    ...(lacks('exit') ? [issue('connection.no-exit', 'error', [])] : []),
  ]
}

/** Parts that nothing touches, and ends of ramps and 45-degree pieces that lead nowhere (spec 3 §5.5). */
function looseEnds({ parts }: Placement, uses: SideUses): Issue[] {
  const issues: Issue[] = []
  for (const placed of parts) {
    const { part, item, isSystem } = placed
    if (!isSystem) continue
    const name = item.frontendName
    if (!uses.has(part.id))
      issues.push(issue('connection.unconnected-part', 'error', [part.id], { part: name }))
    else if (part.kind === 'ramp' || part.kind === 'arr')
      for (const side of RAMP_ENDS)
        if (!useOf(uses, part.id, side)) {
          const values = { part: name, side, end: sideName(placed, side) }
          issues.push(issue('connection.unconnected-side', 'error', [part.id], values))
        }
  }
  return issues
}

const looseTransitions = (placement: Placement, transitions: Connections['transitions']): Issue[] =>
  [...transitions].flatMap(([id, end]) =>
    end
      ? []
      : [
          issue('transition.unattached', 'warning', [id], {
            part: placement.byId.get(id)?.item.shortName ?? id,
          }),
        ],
  )
