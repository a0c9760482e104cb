import type { Row } from './row.ts'

/** The table for a person: section by section each rule with its proofs or its reason, and how many of each there are. */
export function printedRows(rows: readonly Row[]): string {
  const sources = [...new Set(rows.map(({ source }) => source))]
  const sections = sources.map((source) => ({ source, own: rows.filter((row) => row.source === source) }))
  const width = Math.max(...sources.map(({ length }) => length), ALL.length)
  return [
    ...sections.flatMap(({ source, own }) => [source, ...own.flatMap(linesOf), '']),
    ...sections.map(({ source, own }) => `${source.padEnd(width)}  ${totalsOf(own)}`),
    `${ALL.padEnd(width)}  ${totalsOf(rows)}`,
  ].join('\n')
}

const ALL = 'all'

const linesOf = ({ rule, proofs, reason }: Row): readonly string[] => [
  `  ${proofs.length > 0 ? '✓' : '–'} ${rule}`,
  ...proofs.map(({ file, title }) => `      ${file}: ${title}`),
  ...(proofs.length > 0 ? [] : [`      not proven: ${reason ?? 'no reason given'}`]),
]

function totalsOf(rows: readonly Row[]): string {
  const proven = rows.filter(({ proofs }) => proofs.length > 0).length
  return `${count(rows.length)} rules ${count(proven)} proven ${count(rows.length - proven)} with a reason instead`
}

const count = (number: number): string => String(number).padStart(4)
