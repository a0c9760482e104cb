import { capital } from './capital.ts'

/** What a person may choose from, lettered as every other choice is: `dashed` reads `Dashed`. */
export const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capital(value) }))
