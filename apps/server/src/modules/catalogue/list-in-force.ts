import type { ListRow } from './catalogue.repository.ts'

export type ListState = 'past' | 'in-force' | 'coming' | 'withdrawn'

type Dated = Pick<ListRow, 'version' | 'holds_from' | 'withdrawn_at'>

/**
 * The list of a day: of those that hold the one with the latest day, and of one day the one published last. Until the first holds it is
 * that of the release. Rows of one day come in the order they were published in.
 */
export function listInForce(
  rows: readonly Dated[],
  { release, day }: { readonly release: string; readonly day: string },
) {
  const holding = rows.filter(
    (row) => row.withdrawn_at === null && row.holds_from !== null && row.holds_from <= day,
  )
  const latest = holding.reduce<Dated | null>(
    (best, row) => (best !== null && (best.holds_from ?? '') > (row.holds_from ?? '') ? best : row),
    null,
  )
  return latest?.version ?? release
}

/**
 * Whether orders at the prices of a list are honored on a day, and the last day they are: the list that replaced it says so. A list of a
 * release that only another release replaced has no such day.
 */
export function honoredOn(
  rows: readonly (Dated & Pick<ListRow, 'honored_until'>)[],
  { version, day }: { readonly version: string; readonly day: string },
): { readonly isHonored: boolean; readonly until: string | null } {
  const published = rows.filter(
    (row) => row.withdrawn_at === null && row.holds_from !== null && row.holds_from <= day,
  )
  const after = published.slice(published.findIndex((row) => row.version === version) + 1)
  // Of lists of one day the last one holds.
  const next = after.findLast((row) => row.holds_from === after[0]?.holds_from)
  const until = next?.honored_until ?? null
  return { isHonored: next === undefined || (until !== null && day <= until), until }
}

export function stateOfList(
  row: Dated,
  { inForce, day }: { readonly inForce: string; readonly day: string },
): ListState {
  if (row.withdrawn_at !== null) return 'withdrawn'
  if (row.version === inForce) return 'in-force'
  return row.holds_from !== null && row.holds_from > day ? 'coming' : 'past'
}
