import { type Analysis, type ItemRole, listed, type RatedLoad, ratedLoadOf } from '@ramp/domain'
import {
  across,
  type Block,
  baseline,
  CLOSE,
  lengthText,
  letters,
  paragraph,
  penOf,
  type Row,
  SIZE,
  type TableColumn,
  tableOf,
} from '@ramp/drafting'
import { measuresOf, partTags } from '@ramp/solids'
import { hasPads } from '../content/footings/footings.ts'
import { groundHeights } from '../content/heights-known.ts'

import { carriedText } from '../crew/tables/legs.ts'
import type { Foundation, PaperInput } from '../paper/input.ts'
import { type LegLoad, loadsOf } from './facts/loads.ts'
import type { PermitSettings } from './facts/permit-settings.ts'

const small = (text: string, width: number): Row => paragraph(text, width, { size: SIZE.small })
const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const whole = (value: number): string => thousands.format(value)

/** Legs by tag with what they carry, by plain arithmetic, and how that compares with the soil. */
export function legSchedule(input: PaperInput, settings: PermitSettings, width: number): Block {
  const { analysis, foundation } = input
  const names = partTags(analysis)
  const { legs } = loadsOf(input, settings)
  if (legs.length === 0) return { heading: 'Legs', rows: [small('No legs on this system.', width)] }
  const columns: readonly TableColumn<LegLoad>[] = [
    { title: 'Tag', cell: ({ leg }) => leg.tag, weight: 'bold', size: SIZE.small },
    { title: 'Carries', cell: ({ leg }) => carriedText(leg, analysis, names), size: SIZE.small },
    {
      title: 'Set\nheight',
      cell: ({ leg }) => lengthText(leg.setHeight, 'leg-setting'),
      align: 'end',
      size: SIZE.small,
    },
    { title: 'Stock\nleg', cell: ({ leg }) => leg.stock ?? 'none', size: SIZE.small },
    { title: 'Load ‡', cell: ({ pounds }) => `${whole(pounds)} lb`, align: 'end', size: SIZE.small },
    { title: 'On soil ‡', cell: ({ bearing }) => `${whole(bearing)} psf`, align: 'end', size: SIZE.small },
    ...(settings.soilBearing === null ? [] : [PAD_COLUMN]),
    ...(groundHeights(analysis).measured > 0 ? [] : [GROUND_COLUMN]),
  ]
  const table = tableOf(columns, legs, width, CLOSE)
  const over = overText(legs, settings, foundation)
  return {
    heading: 'Legs',
    remark: soilText(settings),
    ...table,
    rows: over === null ? table.rows : [...table.rows, small(over, width)],
  }
}

const soilText = ({ soilBearing }: PermitSettings): string =>
  soilBearing === null
    ? 'soil bearing capacity: not entered'
    : `soil bearing capacity: ${whole(soilBearing)} psf, as entered`

/** The legs whose pressure is more than the soil bears; null where there is none, or nothing was entered. */
function overText(
  legs: readonly LegLoad[],
  { soilBearing }: PermitSettings,
  { pad }: Foundation,
): string | null {
  const over = legs.filter(({ bearing }) => soilBearing !== null && bearing > soilBearing)
  if (over.length === 0) return null
  return `Over the soil bearing capacity under ${hasPads({ pad }) ? 'pads' : 'feet'}: ${over.map(({ leg }) => leg.tag).join(', ')}.`
}

/** A line to write what is measured on. */
const GROUND_COLUMN: TableColumn<LegLoad> = {
  title: 'Deck to\nground',
  cell: () => '',
  mark: {
    width: 40,
    draw: (_, left, top) => [
      across(left, left + 32, top + baseline(SIZE.small) + 1.5, { width: penOf('writeIn') }),
      letters('"', left + 34, top + baseline(SIZE.small), { size: SIZE.small }),
    ],
  },
  size: SIZE.small,
}

const PAD_COLUMN: TableColumn<LegLoad> = {
  title: 'Pad\nneeded',
  cell: ({ padThatDoes }) => {
    if (padThatDoes === null) return 'over 36"'
    return padThatDoes === 0 ? 'none needed' : `${padThatDoes}" square`
  },
  size: SIZE.small,
}

/** `Total 3,880 lb live + 594 lb dead = 4,474 lb: legs 3,924 lb, ground 550 lb.` */
export function totalNote(input: PaperInput, settings: PermitSettings): string {
  const { total, onLegs, onGround, onStructure, onNothing } = loadsOf(input, settings)
  const carried = [
    { name: 'legs', pounds: onLegs },
    { name: 'ground', pounds: onGround },
    { name: 'structure', pounds: onStructure },
    { name: 'no support', pounds: onNothing },
  ].filter(({ pounds }) => Math.round(pounds) > 0)
  const [live, dead] = [total.live, total.dead].map((pounds) => `${whole(pounds)} lb`)
  return `Total ${live} live + ${dead} dead = ${whole(total.live + total.dead)} lb: ${carried
    .map(({ name, pounds }) => `${name} ${whole(pounds)} lb`)
    .join(', ')}.`
}

/** How loads were worked out. */
export function loadNote(input: PaperInput, settings: PermitSettings): string {
  const { live } = loadsOf(input, settings)
  const { analysis, foundation } = input
  const side = Math.max(foundation.pad ?? 0, measuresOf(analysis.layout.project.product).foot.inches)
  return `‡ Plain arithmetic, not a design: live load ${whole(live.perSquareFoot)} psf on the clear area (${live.basis}) plus the weight of the parts. Ramps and stairs give half to each end, platforms share equally among their supports. Pressure under ${hasPads(foundation) ? 'a pad' : 'a foot'} ${lengthText(side, 'part-size')} square. Not engineered; see the manufacturer’s load table.`
}

const KINDS: readonly { readonly role: ItemRole; readonly name: string }[] = [
  { role: 'platform', name: 'platforms' },
  { role: 'platform-ext', name: 'platform extensions' },
  { role: 'ramp', name: 'ramps' },
  { role: 'starter-ramp', name: 'starter ramps' },
  { role: 'arr', name: '45-degree pieces' },
  { role: 'stair', name: 'stairs' },
  { role: 'landing-pad', name: 'landing pads' },
  { role: 'portable-suitcase', name: 'suitcase ramps' },
  { role: 'portable-trifold', name: 'trifold ramps' },
  { role: 'portable-gateway', name: 'gateway ramps' },
  { role: 'threshold-ramp', name: 'threshold ramps' },
  { role: 'threshold-mat', name: 'threshold mats' },
  { role: 'vpl-carrier', name: 'lifts' },
]

/** What the manufacturer states for each kind of part that is drawn: `Rated loads: platforms and ramps 1,000 lb, stairs 850 lb.` */
export function ratedNote({ placement, layout }: Analysis): string {
  const drawn = new Set(placement.parts.map(({ item }) => item.role))
  const kinds = KINDS.filter(({ role }) => drawn.has(role)).map(({ role, name }) => ({
    name,
    rated: ratedText(ratedLoadOf(layout.project.product, role)),
  }))
  const rated = [...new Set(kinds.map((kind) => kind.rated))].map(
    (text) => `${listed(kinds.filter((kind) => kind.rated === text).map(({ name }) => name))} ${text}`,
  )
  return `Manufacturer’s rated loads: ${rated.join('; ')}.`
}

function ratedText(rated: RatedLoad | null): string {
  if (!rated) return 'not entered'
  const { pounds, perSquareFoot, onOnePlace } = rated
  return [
    ...(pounds === null ? [] : [`${whole(pounds)} lb`]),
    ...(perSquareFoot === null ? [] : [`${perSquareFoot} psf`]),
    ...(onOnePlace === null ? [] : [`${onOnePlace} lb on one place`]),
  ].join(', ')
}
