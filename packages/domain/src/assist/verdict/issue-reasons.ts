import type { Issue, IssueCode } from '../../model/layout/issue.ts'
import { adviceOf, messageOf } from '../../rules/analysis/messages.ts'
import type { VerdictReason } from './verdict.ts'

/** Warnings that a list of quotes names; the others are counted. */
const SHORT: Readonly<Partial<Record<IssueCode, string>>> = {
  'leg.none-ordered': 'Legs not ordered',
  'leg.switched-off': 'Legs not ordered',
  'leg.without-length': 'Legs not ordered',
  'bracing.none-ordered': 'Braces not ordered',
  'bracing.switched-off': 'Braces not ordered',
  'closure.not-written': 'Closure not ordered',
  'closure.switched-off': 'Closure not ordered',
  'closure.custom': 'Custom closure',
  'run.above-grade': 'Ends above grade',
  'run.off-ground': 'Ends off grade',
  'parts-list.price-missing': 'Price missing',
  'site.over-lot-line': 'Over the lot line',
  'site.landing-over-lot-line': 'Landing over the lot line',
  'site.outside-yard': 'Outside the yard',
  'site.on-keep-off': 'On a keep-off',
  'site.door-way-blocked': 'Blocks a door',
  'site.door-swing-blocked': 'Blocks a door',
  'site.step-at-door': 'Step at the door',
}

/** `Ends 16" above grade`: the number where there is one. */
const shortOf = ({ code, values }: Issue): string | null =>
  code === 'run.above-grade' && values ? `Ends ${values.height} above grade` : (SHORT[code] ?? null)

/** An issue as a reason: errors are wrong, warnings are worth a look. */
export const issueReason = (issue: Issue): VerdictReason => ({
  kind: 'issue',
  tone: issue.severity === 'error' ? 'bad' : 'look',
  short: shortOf(issue),
  sentence: messageOf(issue),
  advice: adviceOf(issue),
  parts: issue.parts,
  issue,
})

/** Warnings that say the contrary of a step's approved sentence: something is missing, or ends above the ground. */
export const CONTRADICTS_APPROVAL: readonly IssueCode[] = [
  'closure.not-written',
  'closure.switched-off',
  'choice.owner-gone',
  'leg.none-ordered',
  'leg.switched-off',
  'leg.without-length',
  'leg.foot-too-low',
  'bracing.none-ordered',
  'bracing.switched-off',
  'run.above-grade',
  'run.off-ground',
]

/** Whether a reason says that something is not ordered, or ends above the ground. */
export const isMissing = (one: VerdictReason): boolean =>
  one.kind === 'issue' && one.tone === 'look' && CONTRADICTS_APPROVAL.includes(one.issue.code)
