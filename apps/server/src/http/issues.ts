import type { IssueReply } from '@ramp/contracts'
import { type Analysis, adviceOf, type Issue, messageOf, quoteErrors } from '@ramp/domain'
import { AppError } from './app-error.ts'

/** Issues with their sentences. */
export const issueReplies = (issues: readonly Issue[]): IssueReply[] =>
  issues.map((issue) => {
    const advice = adviceOf(issue)
    return {
      code: issue.code,
      severity: issue.severity,
      area: issue.area,
      message: messageOf(issue),
      ...(advice !== null && { advice }),
      parts: [...issue.parts],
    }
  })

/** Refuses a system that cannot be quoted, with everything that is wrong with it. */
export function refuseErrors(analysis: Analysis) {
  const errors = quoteErrors(analysis)
  const [first] = errors
  if (first)
    throw new AppError(
      'system.has-errors',
      `This system cannot be quoted yet: ${messageOf(first)}${errors.length > 1 ? ` (and ${errors.length - 1} more)` : ''}`,
      { issues: issueReplies(errors) },
    )
  if (analysis.partsList.lines.length === 0)
    throw new AppError('system.has-errors', 'The drawing is empty. Draw a part first.', {
      issues: [],
    })
}
