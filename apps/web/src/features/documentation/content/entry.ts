export type Entry = {
  readonly title: string
  /** A rule is shown in a box: `danger` where breaking it is an error, `warn` where it is a warning. */
  readonly ruleType?: 'danger' | 'warn'
  readonly text: readonly string[]
  /** What to do, one step after the other. */
  readonly steps?: readonly string[]
  /** The same for fingers, where it differs. */
  readonly tablet?: readonly string[]
  readonly tabletSteps?: readonly string[]
}

/** One page of the guide. */
export type SubSection = {
  readonly name: string
  /** When a person needs the page. */
  readonly when: string
  /** What its picture shows, for who does not see it. */
  readonly shows: string
  /** What people type who look for the page: each word leads to it first, and to no other. */
  readonly words: readonly string[]
  readonly entries: readonly Entry[]
}

export type DocumentationSection = { readonly name: string; readonly subSections: readonly SubSection[] }
