import type { PartId } from '../../model/layout/part.ts'
import type { CodeUnit } from './measures/measured-system.ts'

export type { CodeUnit }

/** A building code at one edition; `Practice` is what dealers ask for beyond the codes (domain 4.5). */
export type Code = { readonly family: 'ADA' | 'IBC' | 'IRC' | 'Practice'; readonly edition: string }

export type FindingResult = 'pass' | 'fail' | 'not-applicable' | 'needs-a-person'

/** How a system stands against one rule of a code. It informs, it never keeps a system from being quoted. */
export type CodeFinding = {
  readonly code: Code
  readonly section: string
  readonly title: string
  /** The worst value of the system; null where nothing could be measured. */
  readonly measured: number | null
  readonly limit: number | null
  readonly unit: CodeUnit | null
  /** What is left to the limit; negative where it is broken. */
  readonly margin: number | null
  readonly result: FindingResult
  readonly parts: readonly PartId[]
  readonly sentence: string
}
