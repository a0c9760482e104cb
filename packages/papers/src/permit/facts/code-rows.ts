import {
  type Analysis,
  askedCodes,
  type CodeFinding,
  type CodeReason,
  codeFindings,
  codeReasons,
  isAsked,
} from '@ramp/domain'

export type CodeRow = {
  readonly code: string
  readonly section: string
  readonly what: string
  readonly found: string
  /** What a person has to look at or to mend. */
  readonly note: string | null
}

const CLOSE = 0.05

const VERIFY = 'VERIFY IN FIELD'

/** Whether the site has the answer, and not the drawing. */
export const isForPerson = ({ found }: CodeRow): boolean => found === VERIFY

/** How a finding is said on a permit set: no more than was measured. */
function foundText(finding: CodeFinding): string {
  const { measured, unit } = finding
  return unit === '1:n' && measured !== null ? `1:${measured}, ${resultText(finding)}` : resultText(finding)
}

function resultText({ result, measured, limit }: CodeFinding): string {
  const isClose = measured !== null && limit !== null && Math.abs(measured - limit) < CLOSE
  if (result === 'fail') return 'NOT MET'
  if (result === 'needs-a-person') return VERIFY
  return isClose ? 'OK, at the limit' : 'OK'
}

/** Every rule of the codes the project is under that applies, with what was found and what was accepted. */
export function codeRows(analysis: Analysis): readonly CodeRow[] {
  const asked = askedCodes(analysis.layout.project)
  const reasons = codeReasons(analysis)
  return codeFindings(analysis)
    .filter((finding) => isAsked(finding, asked) && finding.result !== 'not-applicable')
    .map((finding) => {
      const reason = reasons.find((one) => one.finding === finding)
      return {
        code: `${finding.code.family} ${finding.code.edition}`,
        section: finding.section,
        what: finding.title,
        found: reason?.kind === 'exception' ? 'EXCEPTION ACCEPTED' : foundText(finding),
        note: reason ? noteOf(reason) : null,
      }
    })
}

/** What is not met, and who accepted it by which document. */
const noteOf = (reason: CodeReason): string =>
  reason.kind === 'exception'
    ? `${reason.finding.sentence} Accepted by ${reason.exception.acceptedBy}: ${reason.exception.reason} ${reason.exception.document}.`
    : reason.finding.sentence

/** `IRC 2021`, `ADA 2010` */
export const codesLookedAt = (rows: readonly CodeRow[]): readonly string[] => [
  ...new Set(rows.map(({ code }) => code)),
]
