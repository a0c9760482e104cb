import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { inRoot } from '../steps/root.mjs'
import type { Row } from './row.ts'

const COLUMNS = ['section', 'rule', 'test', 'case', 'needs no test because', 'not proven because']

/** Every rule of the specification, from the tables in `rules`, one folder a document and one file a section. */
export function readRows(): readonly Row[] {
  const folder = inRoot('tools', 'spec-coverage', 'rules')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.csv'),
  )
  return files.toSorted().flatMap((file) => rowsIn(readFileSync(join(folder, file), 'utf8'), file))
}

/** The rules of one table. A rule that several tests prove has a line for each, with its section and words repeated. */
export function rowsIn(text: string, file: string): readonly Row[] {
  const [header, ...lines] = parse(text, {
    bom: true,
    skip_empty_lines: true,
    relax_column_count_less: true,
  }) as string[][]
  if (header?.join() !== COLUMNS.join()) throw new Error(`${file}: the columns are ${COLUMNS.join(', ')}.`)
  const rows = new Map<string, Row>()
  for (const [source = '', rule = '', id = '', values = '', needsNone = '', notProven = ''] of lines) {
    const name = `${source} ${rule}`
    const { tests } = rows.get(name) ?? { tests: [] }
    rows.set(name, {
      source,
      rule,
      tests: id ? [...tests, { id, values: values ? values.split(' | ') : [] }] : tests,
      ...(needsNone && { needsNone }),
      ...(notProven && { notProven }),
    })
  }
  return [...rows.values()]
}
