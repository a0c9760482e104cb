import type { Analysis } from '@ramp/domain'
import { askedCodes, codeFindings, isAsked } from '@ramp/domain'
import {
  across,
  type Block,
  baseline,
  CLOSE,
  letters,
  type Marks,
  penOf,
  SIZE,
  type TableColumn,
  tableOf,
  tickBox,
  widthOf,
} from '@ramp/drafting'
import {
  codeReadings,
  groundReadings,
  type ReadingUnit,
  type SiteReading,
} from '../content/readings/site-readings.ts'
import type { PermitSettings } from './facts/permit-settings.ts'

/** What somebody measures on the site, where, and a line to write it on. */
export function verifyBlock(
  analysis: Analysis,
  { soilBearing }: Pick<PermitSettings, 'soilBearing'>,
  width: number,
): readonly Block[] {
  const asked = askedCodes(analysis.layout.project)
  const findings = codeFindings(analysis).filter((finding) => isAsked(finding, asked))
  const readings = [...groundReadings(analysis, soilBearing), ...codeReadings(analysis, findings)]
  if (readings.length === 0) return []
  return [
    {
      heading: 'Verify in field',
      remark: 'write in what is found',
      ...tableOf(COLUMNS, readings, width, CLOSE),
    },
  ]
}

const SMALL = { size: SIZE.small } as const
/** A line to write a figure on with its unit, in points. */
const BLANK = 68

const COLUMNS: readonly TableColumn<SiteReading>[] = [
  {
    title: 'What and where',
    cell: ({ words, section }) => (section === '' ? words : `${words} (${section})`),
    isFlexible: true,
    size: SIZE.small,
  },
  {
    title: 'Found',
    cell: () => '',
    mark: { width: BLANK, draw: ({ unit }, left, top) => blankMarks(unit, left, top + baseline(SIZE.small)) },
    size: SIZE.small,
  },
]

const AFTER: Readonly<Partial<Record<ReadingUnit, string>>> = { in: 'in', ft: 'ft', psf: 'psf' }

function blankMarks(unit: ReadingUnit, left: number, y: number): Marks {
  if (unit === 'in table of legs') return [letters('table of legs', left, y, SMALL)]
  if (unit === 'yes or no')
    return ['yes', 'no'].flatMap((word, index) => {
      const x = left + index * (BLANK / 2)
      return [tickBox(x, y - 8, 9), letters(word, x + 12, y, SMALL)]
    })
  const before = unit === '1:n' ? '1:' : ''
  const after = AFTER[unit] ?? ''
  const from = left + widthOf(before, SMALL)
  const to = left + BLANK - (after === '' ? 0 : widthOf(after, SMALL) + 3)
  return [
    ...(before === '' ? [] : [letters(before, left, y, SMALL)]),
    across(from, to, y + 1.5, { width: penOf('writeIn') }),
    ...(after === '' ? [] : [letters(after, to + 3, y, SMALL)]),
  ]
}
