import { counted } from '../../base/counted.ts'
import { memoize } from '../../base/memoize.ts'
import { isSystemPart } from '../../model/layout/part.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { quoteIssues } from '../../rules/cross-check/count-issues.ts'
import { APPROVED_TITLE } from '../workflow/step-texts.ts'
import { askedFindings, codeReasons } from './code-reasons.ts'
import { isMissing, issueReason } from './issue-reasons.ts'
import type { Verdict, VerdictReason } from './verdict.ts'

/**
 * The one verdict on a system: its tone, its title and every reason, worst first. Errors come first, then rules of its codes
 * that are not met, then what is missing, then accepted exceptions, then whatever else is worth a look.
 */
export const verdictOf = (analysis: Analysis): Verdict => judged(analysis, null)

/** Memoized, as all that a screen shows of one analysis asks for it. */
const judged = memoize((analysis: Analysis, _: null): Verdict => {
  const issues = quoteIssues(analysis).map(issueReason)
  const codes = codeReasons(analysis)
  const reasons = RANKS.flatMap((isOfRank) => [...issues, ...codes].filter(isOfRank))
  const toVerify = askedFindings(analysis).filter(({ result }) => result === 'needs-a-person').length
  const [worst] = reasons
  if (!worst) return nothingWrong(analysis, toVerify)
  const alike = reasons.filter(RANKS.find((isOfRank) => isOfRank(worst)) ?? (() => true))
  return { tone: worst.tone, title: titleOf(alike), short: shortOf(alike), reasons, toVerify }
})

/** Each reason is of one rank; the first rank that has any gives the verdict its words. */
const RANKS: readonly ((one: VerdictReason) => boolean)[] = [
  (one) => one.kind === 'issue' && one.tone === 'bad',
  ({ kind }) => kind === 'code',
  isMissing,
  ({ kind }) => kind === 'exception',
  (one) => one.kind === 'issue' && one.tone === 'look' && !isMissing(one),
]

/** Parts beside a system, such as a threshold, are no ramp that codes and rules are about. */
const NO_RAMP = { title: 'No ramp drawn', short: 'No ramp drawn' }
const NOTHING = { title: 'The drawing is empty', short: 'Nothing drawn' }

function nothingWrong({ layout }: Analysis, toVerify: number): Verdict {
  if (!layout.parts.some(isSystemPart))
    return { tone: 'open', ...(layout.parts.length > 0 ? NO_RAMP : NOTHING), reasons: [], toVerify: 0 }
  const short = toVerify === 0 ? 'OK' : `OK, ${toVerify} to verify`
  return { tone: 'good', title: APPROVED_TITLE, short, reasons: [], toVerify }
}

/** `1 building code item not met`, `2 Errors`: what the reasons of one rank have in common. */
export function titleOf(alike: readonly VerdictReason[]): string {
  const [first] = alike
  switch (first?.kind) {
    case 'code':
      return `${counted(alike.length, 'building code item')} not met`
    case 'exception':
      return `${counted(alike.length, 'building code exception')} accepted`
    default:
      return counted(alike.length, first?.tone === 'bad' ? 'Error' : 'Warning')
  }
}

function shortOf(alike: readonly VerdictReason[]): string {
  const [first] = alike
  const shorts = new Set(alike.map(({ short }) => short))
  if (first?.short && shorts.size === 1) return first.short
  if (first?.kind === 'code') return `${alike.length} code items not met`
  if (first?.kind === 'exception') return `${alike.length} exceptions accepted`
  return counted(alike.length, first?.tone === 'bad' ? 'error' : 'warning')
}
