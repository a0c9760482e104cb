import type { Issue } from '../../model/layout/issue.ts'
import type { PartId } from '../../model/layout/part.ts'

export const runIssue = (
  code: Issue['code'],
  severity: Issue['severity'],
  parts: readonly PartId[],
  values: Readonly<Record<string, string | number>> = {},
): Issue => ({ code, severity, area: 'run', parts, values })
