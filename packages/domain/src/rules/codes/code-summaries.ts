import { groupBy } from '../../base/group-by.ts'
import type { CodeFinding, FindingResult } from './finding.ts'

/** The findings of one code, sorted by what a person has to do about them. */
export type CodeSummary = {
  /** `ADA 2010` */
  readonly name: string
  /** `1 not met, 3 to verify, 10 OK` */
  readonly text: string
  readonly failed: readonly CodeFinding[]
  readonly asked: readonly CodeFinding[]
  readonly met: readonly CodeFinding[]
}

/** Findings by code, in the order the codes were asked. */
export const codeSummaries = (findings: readonly CodeFinding[]): readonly CodeSummary[] =>
  [...groupBy(findings, ({ code }) => `${code.family} ${code.edition}`)].map(([name, ofCode]) => {
    const having = (result: FindingResult) => ofCode.filter((one) => one.result === result)
    const [failed, asked, met] = [having('fail'), having('needs-a-person'), having('pass')]
    const counts = [
      [failed.length, 'not met'],
      [asked.length, 'to verify'],
      [met.length, 'OK'],
    ] as const
    const text = counts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')
    return { name, text, failed, asked, met }
  })
