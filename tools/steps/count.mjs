/** @typedef {{ passed: number, failed: number, notes: string[] }} Count results of tests; notes name what was left out */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

/** A test that is left out counts as failed: nothing is skipped in silence. @param {readonly string[]} names */
const leftOut = (names) => names.map((name) => `left out, which counts as failed: ${name}`)

/** @param {VitestReport} report @returns {Count} */
export function countVitest(report) {
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => fullName),
  )
  // A file that cannot even be loaded has no tests in it to fail.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + skipped.length + broken.length,
    notes: leftOut(skipped),
  }
}

/**
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs?: { title: string, tests: { status: string }[] }[] }} PlaywrightSuite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[],
 *   suites: PlaywrightSuite[] }} PlaywrightReport
 */

/** @param {string} wanted @returns {(suite: PlaywrightSuite) => string[]} titles of the tests of a suite that ended so */
const endedAs =
  (wanted) =>
  ({ title, suites = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map((spec) => `${title}: ${spec.title}`),
    ...suites.flatMap(endedAs(wanted)),
  ]

/**
 * A browser test may be tried twice; one that passes at the second try counts, and is named.
 * @param {PlaywrightReport} report @returns {Count}
 */
export const countPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + stats.skipped + errors.length,
  notes: [
    ...leftOut(suites.flatMap(endedAs('skipped'))),
    ...suites.flatMap(endedAs('flaky')).map((title) => `passed at the second try: ${title}`),
  ],
})

/** @param {readonly Count[]} counts @returns {string} the last line of `npm test` */
export function lastLine(counts) {
  const sum = (/** @type {(count: Count) => number} */ of) =>
    counts.reduce((total, count) => total + of(count), 0)
  return `${sum((count) => count.passed)} passed, ${sum((count) => count.failed)} failed`
}
