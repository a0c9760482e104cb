import { memoize } from '../../base/memoize.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Issue, IssueCode } from '../../model/layout/issue.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { errorsOf } from '../analysis/errors-of.ts'
import type { PartsList } from '../parts-list/line.ts'
import { listedOf } from './count.ts'
import { type Counts, crossCheck } from './cross-check.ts'

/**
 * Where a second count of the system disagrees with its parts list: an error each, and nothing is quoted. It is news
 * only when the drawing itself is in order.
 */
export const countIssues = (analysis: Analysis): readonly Issue[] => counted(analysis, null)

/** All that is to be said of a system before it is quoted: what its analysis found, and where the cross-check disagrees. */
export const quoteIssues = (analysis: Analysis): readonly Issue[] => [
  ...analysis.issues,
  ...countIssues(analysis),
]

/** What keeps a system from being quoted. */
export const quoteErrors = (analysis: Analysis): readonly Issue[] =>
  errorsOf({ issues: quoteIssues(analysis) })

/** Memoized, as all that a screen shows of one analysis asks for it. */
const counted = memoize((analysis: Analysis, _: null): readonly Issue[] => {
  if (analysis.issues.some(({ code }) => TOUCHES_WRONGLY.includes(code))) return []
  return disagreements(crossCheck(analysis), analysis.partsList, analysis.catalogue)
})

/** Parts that touch without joining, or wider than what they join: there what lies and what is joined cannot agree. */
const TOUCHES_WRONGLY: readonly IssueCode[] = [
  'connection.alignment',
  'connection.not-valid',
  'connection.ramp-sizes',
  'connection.parts-cannot-connect',
  'connection.side-too-small',
  'placement.overlap',
]

/** Where a list holds other quantities than were counted. */
export function disagreements({ counts, gaps }: Counts, partsList: PartsList, catalogue: Catalogue): Issue[] {
  const both = [
    ...counts.map((one) => ({
      what: one.what,
      listed: listedOf(one, partsList, catalogue),
      expected: one.perPack === undefined ? one.expected : Math.ceil(one.expected / one.perPack),
    })),
    { what: 'gaps to close', ...gaps },
  ]
  return both
    .filter(({ listed, expected }) => listed !== expected)
    .map((values) => ({
      code: 'parts-list.count-disagrees',
      severity: 'error',
      area: 'parts-list',
      parts: [],
      values,
    }))
}
