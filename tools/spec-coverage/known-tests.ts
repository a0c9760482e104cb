/** A test that a test program knows. */
export type KnownTest = {
  /** From the repository's folder, with forward slashes. */
  readonly file: string
  /** Its groups and its title, joined by ' > '. */
  readonly title: string
  readonly hasPassed: boolean
}

/** What `vitest list --json` prints. */
export type VitestList = readonly { readonly name: string; readonly file: string }[]

/** What Vitest reports of a run. */
export type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[]
      readonly title: string
      readonly status: string
    }[]
  }[]
}

/** What Playwright reports of a run, and of a list too: there nothing has passed. */
export type PlaywrightReport = {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightFile[]
}

type PlaywrightFile = PlaywrightGroup & { readonly file: string }

type PlaywrightGroup = {
  readonly title: string
  readonly suites?: readonly PlaywrightGroup[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string }[]
  }[]
}

const title = (titles: readonly string[]): string => titles.join(' > ')

export const listedByVitest = (list: VitestList): readonly KnownTest[] =>
  list.map(({ name, file }) => ({ file, title: name, hasPassed: false }))

export const reportedByVitest = ({ testResults }: VitestReport): readonly KnownTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({
      file: name,
      title: title([...result.ancestorTitles, result.title]),
      hasPassed: result.status === 'passed',
    })),
  )

/** A test that passed at its second try has passed; `npm test` names it. */
export const reportedByPlaywright = ({ config, suites }: PlaywrightReport): readonly KnownTest[] =>
  suites.flatMap((suite) => testsOf(suite, `${config.rootDir}/${suite.file}`, []))

const testsOf = (
  { suites = [], specs = [] }: PlaywrightGroup,
  file: string,
  groups: readonly string[],
): readonly KnownTest[] => [
  ...specs.map((spec) => ({
    file,
    title: title([...groups, spec.title]),
    hasPassed: spec.tests.every(({ status }) => status === 'expected' || status === 'flaky'),
  })),
  ...suites.flatMap((group) => testsOf(group, file, [...groups, group.title])),
]
