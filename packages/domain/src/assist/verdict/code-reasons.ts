import { isAtMost } from '../../base/units.ts'
import type { AcceptedException } from '../../model/layout/layout.ts'
import { askedCodes, isAsked } from '../../model/products/building-codes.ts'
import type { Analysis } from '../../rules/analysis/analysis.ts'
import { codeFindings } from '../../rules/codes/find-code-findings.ts'
import type { CodeFinding } from '../../rules/codes/finding.ts'
import type { CodeReason } from './verdict.ts'

/** Findings of the codes a project is under; those of other codes are for comparison. */
export function askedFindings(analysis: Analysis): readonly CodeFinding[] {
  const asked = askedCodes(analysis.layout.project)
  return codeFindings(analysis).filter((finding) => isAsked(finding, asked))
}

/** What is not met of the codes a project is under: each is wrong, unless it was accepted as it is now. */
export function codeReasons(analysis: Analysis): readonly CodeReason[] {
  const reasons = askedFindings(analysis)
    .filter(({ result }) => result === 'fail')
    .map((finding) => reasonOf(finding, analysis.layout.project.exceptions ?? []))
  return [...reasons.filter(({ tone }) => tone === 'bad'), ...reasons.filter(({ tone }) => tone === 'look')]
}

function reasonOf(finding: CodeFinding, exceptions: readonly AcceptedException[]): CodeReason {
  const { section, parts } = finding
  const exception = exceptions.find((one) => isAbout(one, finding))
  const sentence = `${section}: ${finding.sentence}`
  if (exception && isCovered(finding, exception))
    return {
      kind: 'exception',
      tone: 'look',
      short: `${section} accepted`,
      sentence: `${sentence} Accepted by ${exception.acceptedBy} (${exception.document}).`,
      advice: null,
      parts,
      finding,
      exception,
    }
  return {
    kind: 'code',
    tone: 'bad',
    short: `${section} not met`,
    sentence,
    advice: exception ? adviceOn(exception) : null,
    parts,
    finding,
  }
}

const isAbout = (one: AcceptedException, { code, section, title }: CodeFinding): boolean =>
  one.code === code.family && one.section === section && one.title === title

const adviceOn = (exception: AcceptedException): string =>
  isComplete(exception)
    ? `The accepted exception covers ${exception.measured}, not this. Accept it again or change the design.`
    : 'The accepted exception has no name, reason or document. Accept it again and enter all three.'

/** An acceptance is somebody's, with a reason and a document: files and programs may have left one blank. */
const isComplete = ({ acceptedBy, reason, document }: AcceptedException): boolean =>
  [acceptedBy, reason, document].every((words) => words.trim() !== '')

/** A complete acceptance holds for the value it was given for and for every better one. */
function isCovered({ measured, limit, margin }: CodeFinding, exception: AcceptedException): boolean {
  if (!isComplete(exception)) return false
  const { measured: accepted } = exception
  if (measured === null || accepted === null || limit === null || margin === null)
    return measured === accepted
  return isAtMost(Math.abs(measured - limit), Math.abs(accepted - limit))
}
