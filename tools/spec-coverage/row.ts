/** A test that proves a row: a file of ours and the words its title holds. */
export type Proof = { readonly file: string; readonly title: string }

/** One rule or message of the specification. */
export type Row = {
  /** Where it stands: document, section. */
  readonly source: string
  readonly rule: string
  readonly proofs: readonly Proof[]
  /** Why nothing proves it; only where there are no proofs. */
  readonly reason?: string
}
