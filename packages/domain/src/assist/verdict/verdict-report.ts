import type { Tone, Verdict, VerdictReason } from './verdict.ts'

/** A reason as it travels: without the drawing, which whoever reads it may not have. */
type ReasonReport = {
  readonly kind: VerdictReason['kind']
  readonly tone: VerdictReason['tone']
  readonly sentence: string
  readonly advice: string | null
  /** Of the code, where a code is the reason. */
  readonly section: string | null
}

/** A verdict as it is stored with a quote and sent to other programs. */
export type VerdictReport = {
  readonly tone: Tone
  readonly title: string
  readonly short: string
  readonly reasons: readonly ReasonReport[]
  readonly toVerify: number
}

/** What a verdict says, without what it was made from. A reason of several parts is said once. */
export function verdictReport({ tone, title, short, reasons, toVerify }: Verdict): VerdictReport {
  const said = new Map(reasons.map((reason) => [`${reason.kind} ${reason.sentence}`, reportOf(reason)]))
  return { tone, title, short, reasons: [...said.values()], toVerify }
}

const reportOf = (reason: VerdictReason): ReasonReport => ({
  kind: reason.kind,
  tone: reason.tone,
  sentence: reason.sentence,
  advice: reason.advice,
  section: reason.kind === 'issue' ? null : reason.finding.section,
})
