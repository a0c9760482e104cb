import { capital } from '../../lib/names/capital.ts'

export type Choice<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

/** What a person may choose from, lettered as every other choice is: `dashed` reads `Dashed`. */
export const choicesOf = <Value extends string>(values: readonly Value[]): readonly Choice<Value>[] =>
  values.map((value) => ({ value, label: capital(value) }))
