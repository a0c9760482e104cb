import type { KnownTest } from './known-tests.ts'
import type { Row, TestName } from './row.ts'

/** After a run a test must have passed as well; a list only knows which there are. */
export type Expected = 'listed' | 'passed'

/** What is wrong with the table, one sentence a fault; nothing when every row is proven or says why not. */
export function faultsIn(
  rows: readonly Row[],
  known: readonly KnownTest[],
  expected: Expected,
): readonly string[] {
  const files = [...new Set(known.map(({ file }) => file))]
  const faultsOf = (row: Row): readonly string[] => [
    ...formFaults(row),
    ...row.tests.flatMap((test) => testFaults(test, { files, known, expected })),
  ]
  return [
    ...rows.flatMap((row) => faultsOf(row).map((fault) => `${nameOf(row)}: ${fault}`)),
    ...repeated(rows.map(nameOf)).map((name) => `${name} stands in two tables.`),
  ]
}

const nameOf = ({ source, rule }: Row): string => `${source}, "${rule}"`

function formFaults({ tests, needsNone, notProven }: Row): readonly string[] {
  const answers = [tests.length > 0, needsNone, notProven].filter(Boolean).length
  if (answers === 0) return ['name the test that proves it, or say why none does.']
  if (answers > 1) return ['proven and excused at once; keep one of the two.']
  return repeated(tests.map(({ file, title }) => `${file}: ${title}`)).map((test) => `named twice: ${test}.`)
}

type Known = {
  readonly files: readonly string[]
  readonly known: readonly KnownTest[]
  readonly expected: Expected
}

function testFaults({ file, title }: TestName, { files, known, expected }: Known): readonly string[] {
  const meant = files.filter((path) => path === file || path.endsWith(`/${file}`))
  if (meant.length > 1) return [`${file} may be ${meant.join(' or ')}; say which.`]
  const soCalled = known.filter((test) => test.title === title)
  const named = soCalled.filter((test) => meant.includes(test.file))
  if (named.length > 0) {
    const hasPassed = expected === 'listed' || named.every((test) => test.hasPassed)
    return hasPassed ? [] : [`"${title}" in ${file} did not pass.`]
  }
  const hint = soCalled.map((test) => ` It is in ${test.file}.`).join('')
  if (meant.length === 0) return [`there is no test file ${file}.${hint}`]
  return [`${file} has no test called "${title}".${hint}`]
}

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) < place)),
]
