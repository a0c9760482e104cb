import { slopeText } from '../../base/lengths/slope-text.ts'
import type { MeasuredRule } from './code-rule.ts'
import type { CodeFinding, CodeUnit } from './finding.ts'

type Judged = Pick<CodeFinding, 'title' | 'measured' | 'limit' | 'unit' | 'margin' | 'result'>

type Words = {
  readonly text: (value: number) => string
  readonly atLeast: (limit: string) => string
  readonly atMost: (limit: string) => string
}

const LENGTHS: Omit<Words, 'text'> = {
  atLeast: (limit) => `${limit} minimum`,
  atMost: (limit) => `${limit} maximum`,
}

/** How a value of each unit is written, and what its limits are called. */
const WORDS: Readonly<Record<CodeUnit, Words>> = {
  in: { ...LENGTHS, text: (value) => `${value}"` },
  ft: { ...LENGTHS, text: (value) => `${value} ft` },
  '1:n': {
    text: slopeText,
    atLeast: (limit) => `${limit} maximum`,
    atMost: (limit) => `${limit} minimum`,
  },
  risers: { ...LENGTHS, text: String },
}

/** One sentence: what was measured, what is asked, and what a person has to look at or why nothing applies. */
export function sentenceOf(
  { title, measured, limit, unit, result, margin }: Judged,
  rule: MeasuredRule,
  remark: string,
): string {
  if (result === 'not-applicable' || limit === null || unit === null) return remark
  const words = WORDS[unit]
  const asked = ('atLeast' in rule ? words.atLeast : words.atMost)(words.text(limit))
  if (measured === null) return `${title}: ${asked}. ${remark}`
  const said = `${title}: ${words.text(measured)} (${asked}).`
  if (result !== 'needs-a-person') return said
  return margin !== null && margin < 0
    ? `${said} It is allowed only ${rule.exception?.only ?? 'as an exception'}.`
    : `${said} ${remark}`
}
