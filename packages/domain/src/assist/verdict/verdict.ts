import type { Issue } from '../../model/layout/issue.ts'
import type { AcceptedException } from '../../model/layout/layout.ts'
import type { PartId } from '../../model/layout/part.ts'
import type { CodeFinding } from '../../rules/codes/finding.ts'

/** How something stands, as screens color it: nothing to say, still open, worth a look, wrong. */
export const TONES = ['good', 'open', 'look', 'bad'] as const
export type Tone = (typeof TONES)[number]

/** One thing that keeps a system from being good; colored by its tone, in the order of `verdictOf`. */
export type VerdictReason = {
  readonly tone: 'look' | 'bad'
  /** For a list of quotes: `R312.1.1 not met`; null where reasons of its kind are only counted. */
  readonly short: string | null
  /** What is wrong, with the number and the limit. */
  readonly sentence: string
  /** What to do; null where the sentence says it all. */
  readonly advice: string | null
  readonly parts: readonly PartId[]
} & (
  | { readonly kind: 'issue'; readonly issue: Issue }
  | { readonly kind: 'code'; readonly finding: CodeFinding }
  | { readonly kind: 'exception'; readonly finding: CodeFinding; readonly exception: AcceptedException }
)

/** A reason of the building codes. */
export type CodeReason = Exclude<VerdictReason, { readonly kind: 'issue' }>

/** What the product says of a system, the same on every screen, in every document and in every answer. */
export type Verdict = {
  readonly tone: Tone
  /** `1 building code item not met` */
  readonly title: string
  /** For a list of quotes: `R312.1.1 not met`, `OK, 3 to verify`. */
  readonly short: string
  /** Worst first; empty where the tone is good or open. */
  readonly reasons: readonly VerdictReason[]
  /** How many rules of its codes only a person on site can answer; they color nothing. */
  readonly toVerify: number
}

const WORST_FIRST: readonly Tone[] = ['bad', 'look', 'open']

/** The worst of the tones; good where there is none. */
export const worstTone = (tones: readonly Tone[]): Tone =>
  WORST_FIRST.find((one) => tones.includes(one)) ?? 'good'
