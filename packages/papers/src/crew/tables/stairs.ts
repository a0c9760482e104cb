import type { Analysis } from '@ramp/domain'
import { type Block, lengthText, printedRise, type TableColumn, tableOf } from '@ramp/drafting'
import { measuresOf, partTags, settingOut, stepsOf } from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'

type StairRow = {
  readonly name: string
  readonly what: string
  readonly rise: number
  readonly risers: number
  readonly riser: number
  readonly tread: number
}

/** Each stair with its rise and its steps; nothing where there is none. */
export function stairBlock(analysis: Analysis, width: number): readonly Block[] {
  const names = partTags(analysis)
  const measures = measuresOf(analysis.layout.project.product)
  const stairs = settingOut(analysis).parts.flatMap((part): StairRow[] => {
    if (kindOf(part.placed) !== 'stair') return []
    const { treads, rise, depth } = stepsOf(part, measures)
    return [
      {
        name: names.get(part.id) ?? '',
        what: part.placed.item.shortName,
        rise: printedRise(part.height.top, part.height.bottom),
        risers: treads + 1,
        riser: rise,
        tread: depth,
      },
    ]
  })
  if (stairs.length === 0) return []
  const columns: readonly TableColumn<StairRow>[] = [
    { title: 'Stair', cell: ({ name }) => name, weight: 'bold' },
    { title: 'Stock', cell: ({ what }) => what },
    { title: 'Rise', cell: ({ rise }) => lengthText(rise, 'height'), align: 'end', weight: 'bold' },
    { title: 'Risers', cell: ({ risers }) => `${risers}`, align: 'end' },
    { title: 'Each riser', cell: ({ riser }) => lengthText(riser, 'height'), align: 'end' },
    { title: 'Tread', cell: ({ tread }) => lengthText(tread, 'part-size'), align: 'end' },
  ]
  return [{ heading: 'Stairs', ...tableOf(columns, stairs, width) }]
}
