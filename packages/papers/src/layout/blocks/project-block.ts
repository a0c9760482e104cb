import {
  counted,
  HANDRAIL_NAMES,
  listed,
  pricedAt,
  productRules,
  quoteErrors,
  railingsOf,
  SURFACE_NAMES,
} from '@ramp/domain'
import {
  type BlockFor,
  baseline,
  boxed,
  clampText,
  INK,
  lengthText,
  letters,
  lineHeight,
  type Row,
  spacer,
  type TextFont,
} from '@ramp/drafting'
import { footprint } from '@ramp/drawing'
import { dateFigure, moneyFigure, plainFigure, priceLevelName, weightFigure } from '../sheet/figures.ts'
import type { LayoutInput } from '../sheet/layout-input.ts'
import { SMALLEST } from '../sheet/sheet.ts'
import { LAYOUT_TEXT } from '../sheet/text-style.ts'

type Entry = readonly [label: string, value: string]

const LABEL: TextFont & { readonly color: string } = { size: SMALLEST, weight: 'bold', color: INK.muted }
const VALUE: TextFont = { size: 15, weight: 'bold' }
const LABEL_WIDTH = 118
const ROW_HEIGHT = 25

/** What the system is, with the words and the order of the printout that dealers know. */
export const projectBlock =
  (input: LayoutInput): BlockFor =>
  (width) => ({
    heading: 'Project',
    rows: [
      spacer(4),
      ...pairs(systemEntries(input)).map((pair) => pairRow(pair, width)),
      ...personEntries(input).map((entry) => wideRow(entry, width)),
      spacer(10),
      totalRow(input, width),
    ],
  })

function systemEntries({ analysis }: LayoutInput): readonly Entry[] {
  const { project } = analysis.layout
  return [
    ['SURFACE', SURFACE_NAMES[project.surface]],
    ...(isMixed(analysis) ? [] : [handrailEntry(analysis)]),
    ['RAMP WIDTH', lengthText(project.rampWidth, 'part-size')],
    ['LINEAR FEET', plainFigure(analysis.linearFeet)],
    ['PRODUCT', productRules(project.product).name],
    ['DESIRED RATIO', project.desiredRatio],
    ['RAIL ENDS', project.loops ? 'Loops' : 'End caps'],
    ['CHILD RAILS', project.childRails ? 'Yes' : 'No'],
    ['PRICE LEVEL', priceLevelName(pricedAt(analysis.catalogue, project.priceLevel))],
    ['CLOSURES', plainFigure(analysis.closures.filter(({ isActive }) => isActive).length)],
  ]
}

/** Several railings have a row to themselves. */
const isMixed = (analysis: LayoutInput['analysis']): boolean => railingsOf(analysis).length > 1

const handrailEntry = (analysis: LayoutInput['analysis']): Entry => [
  'HANDRAIL',
  listed(
    railingsOf(analysis).map((one, index) =>
      index === 0 ? HANDRAIL_NAMES[one] : HANDRAIL_NAMES[one].toLowerCase(),
    ),
  ),
]

function overallSize(placement: LayoutInput['analysis']['placement']): string {
  const box = footprint(placement.parts)
  if (!box) return '–'
  const [width, length] = [box.max.x - box.min.x, box.max.y - box.min.y]
  return `${lengthText(width, 'plan-dimension')} × ${lengthText(length, 'plan-dimension')}`
}

function personEntries({ analysis, user, date }: LayoutInput): readonly Entry[] {
  const { name } = analysis.layout.project
  const dealer = [user.name, user.email, user.customerNumber && `customer ${user.customerNumber}`]
  return [
    ...(isMixed(analysis) ? [handrailEntry(analysis)] : []),
    ['OVERALL SIZE', overallSize(analysis.placement)],
    ['PROJECT', name === '' ? 'not entered' : name],
    ['DEALER', dealer.filter((each) => each !== undefined && each !== '').join(' · ')],
    ['DATE', dateFigure(date)],
  ]
}

const pairs = (entries: readonly Entry[]): (readonly Entry[])[] =>
  entries.flatMap((_, index) => (index % 2 === 0 ? [entries.slice(index, index + 2)] : []))

const pairRow = (pair: readonly Entry[], width: number): Row => ({
  height: ROW_HEIGHT,
  draw: (left, top) =>
    pair.flatMap(([label, value], index) => {
      const x = left + (index * width) / 2
      const y = top + baseline(VALUE.size, LAYOUT_TEXT)
      return [letters(label, x, y, LABEL), letters(value, x + LABEL_WIDTH, y, VALUE)]
    }),
})

function wideRow([label, value]: Entry, width: number): Row {
  const lines = clampText(value, 3, width - LABEL_WIDTH, VALUE)
  return {
    height: lineHeight(VALUE.size, LAYOUT_TEXT) * (lines.length - 1) + ROW_HEIGHT,
    draw: (left, top) => [
      letters(label, left, top + baseline(VALUE.size, LAYOUT_TEXT), LABEL),
      ...lines.map((line, index) =>
        letters(
          line,
          left + LABEL_WIDTH,
          top + index * lineHeight(VALUE.size, LAYOUT_TEXT) + baseline(VALUE.size, LAYOUT_TEXT),
          VALUE,
        ),
      ),
    ],
  }
}

/** The figure a homeowner looks for. */
function totalRow({ analysis }: LayoutInput, width: number): Row {
  const { partsTotal, weight } = analysis.partsList
  const errors = quoteErrors(analysis).length
  const level = priceLevelName(pricedAt(analysis.catalogue, analysis.layout.project.priceLevel))
  const remark = `${level} prices, catalog ${analysis.catalogue.version}`
  const state = `Not ready to quote: ${counted(errors, 'error')}`
  return {
    height: 66,
    draw: (left, top) => [
      boxed({ left, top, width, height: 66 }, { width: 0.8, color: INK.hairline }, INK.well),
      letters('PARTS TOTAL', left + 14, top + 26, LABEL),
      letters(errors > 0 ? state : remark, left + 14, top + 48, {
        size: 12.5,
        weight: errors > 0 ? 'bold' : 'regular',
        color: errors > 0 ? INK.error : INK.muted,
      }),
      letters(moneyFigure(partsTotal), left + width - 14, top + 34, {
        size: 27,
        weight: 'bold',
        align: 'end',
      }),
      letters(`Weight ${weightFigure(weight)}`, left + width - 14, top + 54, {
        size: 12.5,
        weight: 'regular',
        color: INK.muted,
        align: 'end',
      }),
    ],
  }
}
