import type { Analysis } from '@ramp/domain'
import {
  type Block,
  lengthText,
  paragraph,
  riseText,
  SIZE,
  spacer,
  type TableColumn,
  tableOf,
} from '@ramp/drafting'
import { partTags, settingOut } from '@ramp/solids'
import { kindOf, sizeText, slopeOf } from '../../content/part-facts.ts'
import { degreesText } from '../../content/words.ts'
import { lookFor } from './table-look.ts'

/** In points: beside a plan letters are small. */
const NARROW = 240

/** The slope to build each ramp at, and the angle a level shows that lies on its deck. */
export function slopeBlock(analysis: Analysis, width: number): Block {
  const heading = 'Target slope'
  const names = partTags(analysis)
  const ramps = settingOut(analysis).parts.flatMap((part) => {
    const slope = kindOf(part.placed) === 'ramp' ? slopeOf(part) : null
    return slope ? [{ part, slope, name: names.get(part.id) ?? '' }] : []
  })
  const isNarrow = width < NARROW
  const size = isNarrow ? SIZE.small : SIZE.text
  type Ramp = (typeof ramps)[number]
  const columns: readonly TableColumn<Ramp>[] = [
    { title: 'Ramp', cell: ({ name }) => name, weight: 'bold', size },
    { title: 'Size', cell: ({ part }) => sizeText(part.placed), align: 'end', size },
    {
      title: 'Rise',
      cell: ({ part: { height } }) => riseText(height.top, height.bottom),
      align: 'end',
      size,
    },
    {
      title: 'Horizontal\nrun',
      cell: ({ part }) => lengthText(part.covers, 'walk'),
      align: 'end',
      size,
    },
    ...(isNarrow
      ? []
      : [{ title: 'Slope', cell: ({ slope }: Ramp) => slope.ratio, align: 'end', size } as const]),
    { title: 'Angle', cell: ({ slope }) => degreesText(slope.degrees), align: 'end', weight: 'bold', size },
  ]
  if (ramps.length === 0) return { heading, rows: [paragraph('No ramps.', width)] }
  const { head, rows } = tableOf(columns, ramps, width, lookFor(ramps.length))
  const remark = paragraph('Measure along the deck. Platforms level within 1:50 in both directions.', width)
  return { heading, head, rows: [...rows, spacer(4), remark] }
}
