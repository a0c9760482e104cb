import type { Analysis, Issue, IssueCode, Run } from '@ramp/domain'

/** What the wizard already says elsewhere: an empty field. */
const SAID_ELSEWHERE: readonly IssueCode[] = [
  'run.unassigned-part',
  'run.height-missing',
  'run.bottom-adjusted',
  'run.bottom-forced',
]
/** Problems that follow from the heights: before both are given they would only alarm. */
const OF_HEIGHTS: readonly IssueCode[] = [
  'run.slope-zero',
  'run.slope-too-steep',
  'run.stairs-height',
  'run.heights-disagree',
  'run.starter-ramp-missing',
]

/** Errors and warnings about the parts of a run, as far as its wizard has got. */
export const issuesOfRun = (
  { issues }: Pick<Analysis, 'issues'>,
  { parts }: Pick<Run, 'parts'>,
  hasHeights: boolean,
): readonly Issue[] =>
  issues
    .filter(
      ({ area, code, parts: about }) =>
        area === 'run' &&
        !SAID_ELSEWHERE.includes(code) &&
        (hasHeights || !OF_HEIGHTS.includes(code)) &&
        about.some((id) => parts.includes(id)),
    )
    // Heights that disagree with another run's may be mended there, so here they are worth a look and lock nothing.
    .map((issue) =>
      issue.code === 'run.heights-disagree' && !issue.parts.every((id) => parts.includes(id))
        ? { ...issue, severity: 'warning' }
        : issue,
    )
