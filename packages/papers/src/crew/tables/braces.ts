import { type Analysis, listed } from '@ramp/domain'
import { type Block, type TableColumn, tableOf } from '@ramp/drafting'
import { partTags, taggedBraces } from '@ramp/solids'

import { lookFor } from './table-look.ts'

const BRACES = { angle: 'angle brace', cross: 'cross brace' } as const

/** Which brace is between which legs. */
export function braceBlock(analysis: Analysis, width: number): readonly Block[] {
  const braces = taggedBraces(analysis)
  if (braces.length === 0) return []
  const names = partTags(analysis)
  const columns: readonly TableColumn<(typeof braces)[number]>[] = [
    { title: 'Tag', cell: ({ tag }) => tag, weight: 'bold' },
    { title: 'What', cell: ({ brace }) => BRACES[brace.kind] },
    { title: 'Stock', cell: ({ stock }) => stock },
    { title: 'Under', cell: ({ brace }) => names.get(brace.part) ?? '' },
    { title: 'At legs', cell: ({ legs }) => listed(legs.map(({ tag }) => tag)), isFlexible: true },
  ]
  return [
    {
      heading: 'Braces',
      remark: 'B on the plan',
      ...tableOf(columns, braces, width, lookFor(braces.length)),
    },
  ]
}
