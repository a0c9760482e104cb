import type { KnownTest } from './known-tests.ts'
import { nameOfProof, type Proof, type Row } from './row.ts'

/** After a run a test must have passed as well; a list only knows which there are. */
export type Expected = 'listed' | 'passed'

/** What is wrong with the table, one sentence a fault; nothing when every row is proven or says why not. */
export function faultsIn(
  rows: readonly Row[],
  known: readonly KnownTest[],
  expected: Expected,
): readonly string[] {
  const byId = groupById(known)
  const faultsOf = (row: Row): readonly string[] => [
    ...formFaults(row),
    ...row.tests.flatMap((proof) => proofFaults(proof, byId.get(proof.id) ?? [], expected)),
  ]
  return [
    ...rows.flatMap((row) => faultsOf(row).map((fault) => `${nameOf(row)}: ${fault}`)),
    ...repeated(rows.map(nameOf)).map((name) => `${name} is in two tables.`),
    ...[...byId].flatMap(([id, tests]) => sharedFaults(id, tests)),
  ]
}

const ID = /\[([a-z0-9]+(?:-[a-z0-9]+)*)\]$/

function groupById(known: readonly KnownTest[]): ReadonlyMap<string, readonly KnownTest[]> {
  const byId = new Map<string, KnownTest[]>()
  for (const test of known) {
    const id = ID.exec(test.title)?.[1]
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), test])
  }
  return byId
}

/** Cases of one table have one id; tests of two files never do. */
function sharedFaults(id: string, tests: readonly KnownTest[]): readonly string[] {
  const files = [...new Set(tests.map(({ file }) => file))]
  return files.length > 1 ? [`[${id}] ends titles in ${files.join(' and ')}; give one of them another.`] : []
}

const nameOf = ({ source, rule }: Row): string => `${source}, "${rule}"`

function formFaults({ tests, needsNone, notProven }: Row): readonly string[] {
  const answers = [tests.length > 0, needsNone, notProven].filter(Boolean).length
  if (answers === 0) return ['name the test that proves it, or say why none does.']
  if (answers > 1) return ['proven and excused at once; keep one of the two.']
  return repeated(tests.map(nameOfProof)).map((test) => `named twice: ${test}.`)
}

function proofFaults(
  { id, values }: Proof,
  tests: readonly KnownTest[],
  expected: Expected,
): readonly string[] {
  if (tests.length === 0) return [`no test has a title that ends with [${id}].`]
  const cases = tests.filter(({ title }) => showsInOrder(title, values))
  if (cases.length === 0) return [`[${id}] has no case with the values ${values.join(', ')}.`]
  const failed = cases.filter(({ hasPassed }) => expected === 'passed' && !hasPassed)
  return failed.map(({ file, title }) => `"${title}" in ${file} did not pass.`)
}

function showsInOrder(title: string, values: readonly string[]): boolean {
  let from = 0
  for (const value of values) {
    const at = title.indexOf(value, from)
    if (at < 0) return false
    from = at + value.length
  }
  return true
}

const repeated = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, place) => names.indexOf(name) < place)),
]
