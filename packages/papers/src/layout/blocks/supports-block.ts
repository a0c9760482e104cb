import { type Analysis, counted } from '@ramp/domain'
import {
  type BlockFor,
  type Density,
  INK,
  lengthText,
  lineRows,
  type TableColumn,
  tableOf,
} from '@ramp/drafting'
import { CLOSURE_NAMES } from '@ramp/drawing'
import { LAYOUT_TEXT } from '../sheet/text-style.ts'

type Support = { readonly name: string; readonly where: string; readonly quantity: string }

const COLUMNS: readonly TableColumn<Support>[] = [
  { title: 'Support', cell: ({ name }) => name, weight: 'bold' },
  { title: 'Where', cell: ({ where }) => where, isFlexible: true },
  { title: 'Quantity', cell: ({ quantity }) => quantity, align: 'end' },
]
const NOTHING = { color: INK.muted, style: LAYOUT_TEXT } as const

/** What holds the system up and closes its gaps: the crew sets these first. */
export const supportsBlock =
  (analysis: Analysis, density: Density): BlockFor =>
  (width) => {
    const heading = 'Legs, bracing and closures'
    const supports = [...legSupports(analysis), ...braceSupports(analysis), ...closureSupports(analysis)]
    if (supports.length === 0) return { heading, rows: lineRows(noneText(analysis), width, NOTHING) }
    return { heading, ...tableOf(COLUMNS, supports, width, { density, style: LAYOUT_TEXT }) }
  }

/** Without a run no height is known, and with it neither legs nor braces. */
const noneText = ({ layout }: Analysis): string =>
  layout.parts.length > 0 && layout.runs.length === 0 ? 'Not known yet: no run is entered.' : 'None.'

function legSupports({ legs, partsList, catalogue }: Analysis): Support[] {
  const standing = legs.filter(({ isActive, shortName }) => isActive && shortName !== null)
  const names = [...new Set(standing.map(({ shortName }) => shortName))].sort()
  return names.map((shortName) => {
    const own = standing.filter((leg) => leg.shortName === shortName)
    const heights = [...new Set(own.map(({ height }) => lengthText(height, 'height')))]
    const quantity = partsList.lines.find((line) => line.shortName === shortName)?.quantity ?? 0
    const { role } = catalogue.byShortName.get(shortName ?? '') ?? {}
    const places = counted(own.length, 'place')
    return {
      name: shortName ?? '',
      where: `Surface at ${heights.join(', ')}, ${places}`,
      quantity: counted(quantity, role === 'foot-low-profile-platform' ? 'set' : 'pair'),
    }
  })
}

const braceSupports = ({ bracing }: Analysis): Support[] => [
  ...bracing.crossBraces.map(({ size, quantity }) => ({
    name: 'Cross brace',
    where: `Platform side of ${size} ft`,
    quantity: `${quantity}`,
  })),
  ...(bracing.angleBraces > 0
    ? [{ name: 'Angle brace', where: 'Corner pockets', quantity: `${bracing.angleBraces}` }]
    : []),
]

function closureSupports({ closures }: Analysis): Support[] {
  const quantities = new Map<string, number>()
  for (const { type, width, isActive } of closures) {
    if (!isActive) continue
    const where = `${CLOSURE_NAMES[type]}, opening ${lengthText(width, 'opening')}`
    quantities.set(where, (quantities.get(where) ?? 0) + 1)
  }
  return [...quantities].map(([where, quantity]) => ({ name: 'Closure', where, quantity: `${quantity}` }))
}
