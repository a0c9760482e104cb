import type { Issue, IssueArea, IssueCode } from '@ramp/domain'
import type { Mode } from '@ramp/editor'

/** What a later step asks for is no fault while the system is still being drawn. */
const ASKED_LATER: readonly IssueArea[] = ['run', 'handrail', 'leg', 'bracing']
const ASKED_IN_CONNECTIONS: readonly IssueCode[] = [
  'connection.no-entrance',
  'connection.no-exit',
  'connection.unconnected-part',
  'connection.unconnected-side',
]

/** Issues worth showing now: while drawing only those of the drawing, in the guided steps all of them. */
export const issuesInView = (issues: readonly Issue[], mode: Mode): readonly Issue[] =>
  mode === 'building'
    ? issues.filter(({ area, code }) => !ASKED_LATER.includes(area) && !ASKED_IN_CONNECTIONS.includes(code))
    : issues
