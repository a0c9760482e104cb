import { nameOfProof, type Row } from './row.ts'

/** The table for a person: section by section each rule with its tests or its reason, and how many of each there are. */
export function printedRows(rows: readonly Row[]): string {
  const bySection = groupsOf(rows, ({ source }) => source)
  const byDocument = groupsOf(rows, ({ source }) => source.replace(/ §.*/, ''))
  const totals = [...bySection, ...byDocument, { name: 'all', own: rows }]
  const width = Math.max(...totals.map(({ name }) => name.length))
  return [
    ...bySection.flatMap(({ name, own }) => [name, ...own.flatMap(linesOf), '']),
    ...totals.map(({ name, own }) => `${name.padEnd(width)}  ${totalsOf(own)}`),
  ].join('\n')
}

type Group = { readonly name: string; readonly own: readonly Row[] }

function groupsOf(rows: readonly Row[], nameOf: (row: Row) => string): readonly Group[] {
  const names = [...new Set(rows.map(nameOf))]
  return names.map((name) => ({ name, own: rows.filter((row) => nameOf(row) === name) }))
}

export function totalsOf(rows: readonly Row[]): string {
  const count = (of: readonly Row[]): string => String(of.length).padStart(4)
  const proven = rows.filter(({ tests }) => tests.length > 0)
  const free = rows.filter(({ needsNone }) => needsNone)
  const open = rows.filter(({ notProven }) => notProven)
  return `${count(rows)} rules ${count(proven)} proven ${count(free)} need no test ${count(open)} not proven`
}

const linesOf = ({ rule, tests, needsNone, notProven }: Row): readonly string[] => [
  `  ${tests.length > 0 ? '✓' : needsNone ? '–' : '✗'} ${rule}`,
  ...tests.map((proof) => `      ${nameOfProof(proof)}`),
  ...(needsNone ? [`      needs no test: ${needsNone}`] : []),
  ...(notProven ? [`      not proven: ${notProven}`] : []),
]
