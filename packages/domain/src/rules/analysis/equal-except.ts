import type { Layout } from '../../model/layout/layout.ts'

/** Whether two layouts are the same but for the fields that may differ: a field that nobody lists counts as a change. */
export function isEqualExcept(mayDiffer: readonly (keyof Layout)[], layout: Layout, before: Layout): boolean {
  const fields = new Set([...Object.keys(layout), ...Object.keys(before)] as (keyof Layout)[])
  return [...fields].every((field) => mayDiffer.includes(field) || layout[field] === before[field])
}

export const hasSame = <Value>(values: readonly Value[], before: readonly Value[]): boolean =>
  values.length === before.length && values.every((value, index) => value === before[index])
