import type { ReadContractFile } from './read-contract-file.ts'

/** A contract table before it is saved. */
export type EnteredTable = {
  readonly name: string
  /** Days as 2027-01-31; empty while not entered. */
  readonly from: string
  readonly until: string
  readonly fileName: string
  readonly read: ReadContractFile | null
}

export const NO_TABLE: EnteredTable = { name: '', from: '', until: '', fileName: '', read: null }

/** What is wrong, by field. */
export type TableProblems = { readonly [Field in 'file' | 'name' | 'from' | 'until']?: string }

export function missingIn({ name, from, until, read }: EnteredTable): TableProblems {
  return {
    ...(read === null && { file: 'Choose the CSV file of the contract.' }),
    ...(read !== null && read.problems.length > 0 && { file: 'Correct the file, then choose it again.' }),
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(from === '' && { from: 'Enter the first day.' }),
    ...(until === '' && { until: 'Enter the last day.' }),
    ...(from !== '' && until !== '' && until < from && { until: 'The last day is before the first day.' }),
  }
}
