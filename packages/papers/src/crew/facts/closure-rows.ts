import { type Analysis, type ChosenClosure, kitsOfClosures } from '@ramp/domain'
import { taggedClosures } from '@ramp/solids'

/** Closures that one kit fills: two where it goes around a corner. */
export type ClosureRow = {
  readonly tags: readonly string[]
  /** Stock name; null where nothing is ordered for an opening. */
  readonly shortName: string | null
  readonly quantity: number
  readonly isMadeToOrder: boolean
  readonly closures: readonly ChosenClosure[]
}

/** Every closure in force with the kit the parts list has for it, along the walk. */
export function closureRows(analysis: Analysis): readonly ClosureRow[] {
  const { closures, layout, catalogue } = analysis
  const kits = kitsOfClosures(closures, layout.project.product, catalogue)
  const rows: ClosureRow[] = []
  for (const { tag, closure } of taggedClosures(analysis)) {
    const held = rows.findIndex((row) => row.closures.some(({ id }) => id === closure.id))
    const row = rows[held]
    if (row) {
      rows[held] = { ...row, tags: [...row.tags, tag] }
      continue
    }
    const found = kits.find((one) => one.closures.some(({ id }) => id === closure.id))
    rows.push({
      tags: [tag],
      shortName: found?.kit.item?.shortName ?? null,
      quantity: found?.kit.quantity ?? 0,
      isMadeToOrder: found?.kit.item?.role === 'closure-custom',
      closures: found?.closures ?? [closure],
    })
  }
  return rows
}
