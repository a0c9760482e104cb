import { existsSync, readFileSync } from 'node:fs'
import { inRoot } from '../steps/root.mjs'
import { faultsIn } from './check-rows.ts'
import { printedRows } from './print-rows.ts'
import { rows } from './rows.ts'

// npm run spec-coverage: the table on standard output; exit code 1 when a row has a hole.
const faults = faultsIn(rows, (file) =>
  existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : null,
)
console.log(printedRows(rows))
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
