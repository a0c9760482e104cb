/** A test that proves a rule. */
export type Proof = {
  /** The end of its title, in brackets: `rail-17` for `… [rail-17]`. */
  readonly id: string
  /** Of a table of tests, the values that its title shows for the case that proves the rule, in order; else none. */
  readonly values: readonly string[]
}

/** One rule or message of the specification, with the tests that prove it or why there are none. */
export type Row = {
  /** Where it stands: document, section. */
  readonly source: string
  readonly rule: string
  readonly tests: readonly Proof[]
  /** Why it asks for no test: it says nothing that could be wrong, or we decided otherwise. */
  readonly needsNone?: string
  /** Why nothing proves it yet. */
  readonly notProven?: string
}

export const nameOfProof = ({ id, values }: Proof): string => [id, ...values].join(' | ')
