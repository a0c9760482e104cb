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

export type SubSection = { readonly name: string; readonly entries: readonly Entry[] }
export type DocumentationSection = { readonly name: string; readonly subSections: readonly SubSection[] }
