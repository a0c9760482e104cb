import type { Row } from './row.ts'

/** The table for a person: a line for each rule with its proofs or its reason, and how many of each there are. */
export function printedRows(rows: readonly Row[]): string {
  const proven = rows.filter(({ proofs }) => proofs.length > 0)
  return [
    '| Where | Rule | Proven by |',
    '|---|---|---|',
    ...rows.map(({ source, rule, proofs, reason }) =>
      [
        '',
        source,
        cell(rule),
        proofs.length > 0
          ? proofs.map(({ file, title }) => `${file}: ${cell(title)}`).join('<br>')
          : `not proven: ${cell(reason ?? 'no reason given')}`,
        '',
      ].join('|'),
    ),
    '',
    `${rows.length} rules: ${proven.length} proven, ${rows.length - proven.length} with a written reason instead.`,
  ].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
