import { type Analysis, type ChosenClosure, listed } from '@ramp/domain'
import { type Block, lengthText, type TableColumn, tableOf } from '@ramp/drafting'
import { partTags } from '@ramp/solids'

import { type ClosureRow, closureRows } from '../facts/closure-rows.ts'
import { lookFor } from './table-look.ts'

/** Closures by tag, with their stock name, their opening, and the parts they are between. */
export function closureBlock(analysis: Analysis, width: number): readonly Block[] {
  const rows = closureRows(analysis)
  if (rows.length === 0) return []
  const columns: readonly TableColumn<ClosureRow>[] = [
    { title: 'Tag', cell: ({ tags }) => tags.join(', '), weight: 'bold' },
    { title: 'Stock', cell: (row) => stockText(row) },
    { title: 'Pieces', cell: ({ quantity }) => (quantity === 0 ? '–' : `${quantity}`), align: 'end' },
    {
      title: 'Opening',
      cell: ({ closures }) =>
        [...new Set(closures.map((one) => lengthText(one.width, 'opening')))].join(', '),
      align: 'end',
    },
    { title: 'Between', cell: ({ closures }) => placeText(closures, analysis), isFlexible: true },
  ]
  return [
    {
      heading: 'Closures',
      remark: 'C on the plan, cut to fit',
      ...tableOf(columns, rows, width, lookFor(rows.length)),
    },
  ]
}

const stockText = ({ shortName, isMadeToOrder }: ClosureRow): string => {
  if (shortName === null) return 'nothing ordered'
  return isMadeToOrder ? `${shortName}, custom` : shortName
}

/** `A and R1`, `R1 and R2 on A` */
function placeText(closures: readonly ChosenClosure[], analysis: Analysis): string {
  const tags = partTags(analysis)
  const named = (ids: readonly string[]) => [...new Set(ids)].map((id) => tags.get(id) ?? '')
  const platforms = named(closures.map(({ platform }) => platform))
  const others = named(closures.flatMap((one) => one.others))
  return others.length > 1
    ? `${listed(others)} on ${listed(platforms)}`
    : `${listed([...platforms, ...others])}`
}
