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

/** Rows of one section, each with the tests that prove it. */
export const rowsOf =
  (source: string) =>
  (rule: string, ...proofs: readonly (readonly Proof[])[]): Row => ({ source, rule, proofs: proofs.flat() })

/** A row of one section that no test can prove, and why. */
export const excusedIn =
  (source: string) =>
  (rule: string, reason: string): Row => ({ source, rule, proofs: [], reason })
