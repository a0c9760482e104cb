import { type Analysis, type CodeFinding, codeFindings } from '@ramp/domain'

export type CodeRow = {
  readonly code: string
  readonly section: string
  readonly what: string
  readonly found: string
  /** What a person has to look at or to mend. */
  readonly note: string | null
}

const CLOSE = 0.05
const SLOPE_LIMIT = 12

/** `at the limit, 4.76° to 4.8°`: a section of 1:12 along its deck is a hair steeper over the ground. */
const AT_SLOPE_LIMIT = 'at the limit, 4.76° to 4.8°'

/** How a finding is said on a permit set: no more than was measured. */
function foundText({ result, measured, limit, unit }: CodeFinding): string {
  const isClose = measured !== null && limit !== null && Math.abs(measured - limit) < CLOSE
  if (unit === '1:n' && limit === SLOPE_LIMIT && isClose) return AT_SLOPE_LIMIT
  if (result === 'fail') return 'NOT MET'
  if (result === 'needs-a-person') return 'to look at'
  return isClose ? 'at the limit' : 'in order'
}

/** Every rule of the building codes that applies, with what was found. */
export const codeRows = (analysis: Analysis): readonly CodeRow[] =>
  codeFindings(analysis)
    .filter(({ code, result }) => code.family !== 'Practice' && result !== 'not-applicable')
    .map((finding) => ({
      code: `${finding.code.family} ${finding.code.edition}`,
      section: finding.section,
      what: finding.title,
      found: foundText(finding),
      note: finding.result === 'fail' ? finding.sentence : null,
    }))

/** `IRC 2021 and ADA 2010` */
export const codesLookedAt = (rows: readonly CodeRow[]): readonly string[] => [
  ...new Set(rows.map(({ code }) => code)),
]
