import {
  type Analysis,
  askedCodes,
  type CodeFinding,
  codeEditionText,
  codeFindings,
  codeReasons,
  codeSummaries,
  isAsked,
} from '@ramp/domain'
import { codeReadings, readingText } from '../../content/readings/site-readings.ts'
import type { Check } from './check.ts'

/**
 * One line for each building code the project is under, with what is not met or was accepted, and what to verify; then the
 * others for comparison. What dealers look at beyond the codes stays on the screen.
 */
export function codeChecks(analysis: Analysis): readonly Check[] {
  const asked = askedCodes(analysis.layout.project)
  const findings = codeFindings(analysis).filter(({ code }) => code.family !== 'Practice')
  return [
    ...codeSummaries(findings.filter((one) => isAsked(one, asked))).map(
      ({ name, text, asked: open }, index) => {
        const reasons = codeReasons(analysis).filter(({ finding }) => nameOf(finding) === name)
        const [worst] = reasons
        const remark = [
          ...reasons.map(({ sentence }) => sentence),
          ...toVerify(open, analysis),
          ...(index === 0 ? [codeEditionText(analysis.layout.project)] : []),
        ]
        const severity = worst === undefined ? 'code' : worst.tone === 'bad' ? 'not-met' : 'accepted'
        return { severity, message: `${name}: ${text}.`, remark: remark.join(' ') } as const
      },
    ),
    ...codeSummaries(findings.filter((one) => !isAsked(one, asked))).map(({ name, text, failed }) => ({
      severity: 'code' as const,
      message: `${name}, for comparison: ${text}.`,
      remark: failed.map(({ section, sentence }) => `${section}: ${sentence}`).join(' '),
    })),
  ]
}

const nameOf = ({ code }: CodeFinding): string => `${code.family} ${code.edition}`

/** What a person has to verify and where, each once, with a line to write it on. */
function toVerify(open: readonly CodeFinding[], analysis: Analysis): readonly string[] {
  const readings = codeReadings(analysis, open)
  return readings.length === 0 ? [] : [`Verify in field: ${readings.map(readingText).join('; ')}.`]
}
