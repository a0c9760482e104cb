import type { Code } from './finding.ts'
import type { MeasureName } from './measures/measures.ts'

type Limit = { readonly atLeast: number } | { readonly atMost: number }

/** A rule that the layout answers: its worst value against a limit. */
export type MeasuredRule = Limit & {
  readonly section: string
  readonly title: string
  readonly measure: MeasureName
  /** About ground that is known: without it, nothing is said. */
  readonly onGround?: true
  /** A weaker limit for cases that only a person can tell. */
  readonly exception?: {
    readonly limit: number
    readonly only: string
    /** How far it goes where it ends with the rise: each limit up to its rise in inches. */
    readonly upToRise?: readonly { readonly limit: number; readonly rise: number }[]
  }
}

/** A rule about what the layout does not hold: the site, the door, the height of a rail. */
export type PersonRule = {
  readonly section: string
  readonly title: string
  readonly look: string
  /** What a system must have for it. */
  readonly of: 'ramps' | 'stairs' | 'ramps or stairs' | 'any part'
  /** What answers it where the ground is known. */
  readonly measured?: Limit & { readonly measure: MeasureName }
}

export type CodeRule = MeasuredRule | PersonRule

/** The rules of one code at one edition, in the order of its sections. */
export type CodeTable = Code & { readonly rules: readonly CodeRule[] }
