import type { Analysis } from '@ramp/domain'
import { type Block, lengthText, type TableColumn, tableOf } from '@ramp/drafting'
import { measuredSystems } from '@ramp/solids'
import { looseBeside } from '../facts/loose-beside.ts'

type LooseRow = {
  readonly name: string
  readonly what: string
  readonly out: number
  readonly aside: number
}

/** What is apart from the system, such as a lift or a portable ramp, by the middle of each. */
export function looseBlock(analysis: Analysis, width: number): readonly Block[] {
  const [main] = measuredSystems(analysis)
  if (!main) return []
  const { datum } = main
  const rows = looseBeside(analysis, main, true).apart.flatMap((id): LooseRow[] => {
    const placed = analysis.placement.byId.get(id)
    if (!placed) return []
    const { shortName, frontendName } = placed.item
    return [{ name: shortName, what: frontendName, ...datum.measured(placed.part.at) }]
  })
  if (rows.length === 0) return []
  const columns: readonly TableColumn<LooseRow>[] = [
    { title: 'Name', cell: ({ name }) => name, weight: 'bold' },
    { title: 'What', cell: ({ what }) => what, isFlexible: true },
    {
      title: `From ${datum.lines.wall} to\nits middle`,
      cell: ({ out }) => lengthText(out, 'ordinate'),
      align: 'end',
    },
    {
      title: `From ${datum.lines.side} to\nits middle`,
      cell: ({ aside }) => lengthText(aside, 'ordinate'),
      align: 'end',
    },
  ]
  return [{ heading: 'Next to the system', ...tableOf(columns, rows, width) }]
}
