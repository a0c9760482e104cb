/** A test by the words the test program lists it with: its groups and its title, joined by ' > '. */
export type TestName = {
  /** The end of the file's path, as much of it as only one test file has. */
  readonly file: string
  readonly title: string
}

/** One rule or message of the specification, with the tests that prove it or why there are none. */
export type Row = {
  /** Where it stands: document, section. */
  readonly source: string
  readonly rule: string
  readonly tests: readonly TestName[]
  /** Why it asks for no test: it says nothing that could be wrong, or we decided otherwise. */
  readonly needsNone?: string
  /** Why nothing proves it yet. */
  readonly notProven?: string
}
