import { isTrial } from '../steps/trial.mjs'
import { faultsIn } from './check-rows.ts'
import { printedRows, totalsOf } from './print-rows.ts'
import { readRows } from './read-rows.ts'
import { listedTests, testsOfThisRun } from './read-tests.ts'

// npm run spec-coverage: the table on standard output; exit code 1 when a row has a hole.
// --after-run: the last stage of npm test, which wants the named tests passed and prints the totals alone.
const isAfterRun = process.argv.includes('--after-run')
const rows = readRows()
const faults = isAfterRun
  ? faultsIn(rows, testsOfThisRun(), 'passed')
  : // Listing all tests takes most of a minute; a trial shows the rows alone.
    isTrial()
    ? []
    : faultsIn(rows, await listedTests(), 'listed')
if (!isAfterRun) console.log(printedRows(rows))
for (const fault of faults) console.error(fault)
if (isAfterRun) console.log(totalsOf(rows).trim())
process.exitCode = faults.length === 0 ? 0 : 1
