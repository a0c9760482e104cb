import type { Analysis } from '@ramp/domain'
import {
  across,
  type Block,
  baseline,
  boxed,
  letters,
  type Marks,
  paragraph,
  type Row,
  SIZE,
  spacer,
  structured,
  toTick,
} from '@ramp/drafting'
import { partTags, settingOut } from '@ramp/solids'
import { kindOf, slopeOf } from '../../content/part-facts.ts'
import { stepDownText } from '../../content/rise.ts'
import { degreesText } from '../../content/words.ts'

const CELL = { height: 34, width: 67 } as const

type Cell = { readonly name: string; readonly hint: string }

/** Boxes to write into, as many in a row as go. */
function cellRows(cells: readonly Cell[], width: number): readonly Row[] {
  const count = Math.max(1, Math.floor(width / CELL.width))
  return Array.from({ length: Math.ceil(cells.length / count) }, (_, row) => ({
    height: CELL.height,
    draw: (left: number, top: number): Marks =>
      cells.slice(row * count, (row + 1) * count).flatMap(({ name, hint }, index) => {
        const x = left + index * CELL.width
        const y = top + baseline(SIZE.text) + 2
        return [
          boxed({ left: x, top, ...CELL }, { width: 0.7 }),
          ...structured({ kind: 'item' }, [
            letters(name, x + 5, y, { weight: 'bold' }),
            letters(hint, x + CELL.width - 5, y, { size: SIZE.small, align: 'end' }),
          ]),
        ]
      }),
  }))
}

const TO_SIGN = ['Crew', 'Customer', 'Date'] as const

const signatures = (width: number): Row => ({
  height: 34,
  draw: (left, top) => {
    const each = width / TO_SIGN.length
    const lines = TO_SIGN.flatMap((name, index) => [
      letters(name, left + index * each, top + 24),
      across(left + index * each + 50, left + (index + 1) * each - 12, top + 26, { width: 0.8 }),
    ])
    return structured({ kind: 'figure', alternative: `Lines to sign: ${TO_SIGN.join(', ')}.` }, lines)
  },
})

const writingLine = (width: number): Row => ({
  height: 24,
  draw: (left, top) => [across(left, left + width, top + 22, { width: 0.5 })],
})

const toCheck = (analysis: Analysis): readonly string[] => [
  'Pins in, bolts tight, feet flat on firm ground',
  'Rails at the height ordered, ends closed',
  atDoorText(stepDownText(analysis)),
  'Users tried it with their own device: up, down, turning, at the door',
  'Photos taken: door, each turn, lower end, feet, the entire ramp from the street',
  'Site left clean, documents left with the customer',
]

/** A step that was designed is checked for what it is. */
const atDoorText = (stepDown: string): string =>
  stepDown === ''
    ? 'No gap and no step at the door and at the lower end'
    : `No gap at the door, ${stepDown}; no gap and no step at the lower end`

/** What is measured and signed when the work is done. */
export function closeOutBlocks(analysis: Analysis, width: number): readonly Block[] {
  const names = partTags(analysis)
  const { parts } = settingOut(analysis)
  const ramps = parts.flatMap((part): Cell[] => {
    const slope = kindOf(part.placed) === 'ramp' ? slopeOf(part) : null
    return slope ? [{ name: names.get(part.id) ?? '', hint: degreesText(slope.degrees) }] : []
  })
  const platforms = parts.flatMap(({ id, placed }): Cell[] =>
    kindOf(placed) === 'platform' ? [{ name: names.get(id) ?? '', hint: '1:' }] : [],
  )
  const measured: readonly Block[] = [
    {
      heading: 'Angle measured',
      remark: 'each ramp, with its target angle',
      rows: cellRows(ramps, width),
    },
    {
      heading: 'Platforms',
      remark: 'slope in the steepest direction, 1:50 or flatter',
      rows: cellRows(platforms, width),
    },
  ]
  return [
    ...measured.filter(({ rows }) => rows.length > 0),
    { heading: 'Checked', rows: toCheck(analysis).map((text) => toTick(text, width)) },
    {
      heading: 'Changes on site',
      rows: [
        paragraph('What was changed, and why.', width),
        ...Array.from({ length: 4 }, () => writingLine(width)),
      ],
    },
    { heading: 'Signed', rows: [spacer(4), signatures(width)] },
  ]
}
