import {
  type Block,
  type Chosen,
  type Drawn,
  type Frame,
  flowBlocks,
  heightOfBlocks,
  type Marks,
  onPaper,
  SCALES,
  type Scale,
  SITE_SCALES,
  sheetFor,
} from '@ramp/drafting'
import type { SystemElevation } from '@ramp/solids'
import { type Plan, sizeOfPlan } from '../content/plan.ts'
import type { PaperInput } from '../paper/input.ts'
import { braceSchedule, codeBlocks, coverBlocks, generalNotes } from './blocks.ts'
import {
  type Content,
  column,
  type Drawings,
  detailSheets,
  elevationWanted,
  GUTTER,
  type Laid,
  planWanted,
  roomOfSite,
  sitePlanAsked,
  siteWanted,
} from './contents.ts'
import type { Detail } from './details/detail.ts'
import { detailsOf, packDetails } from './details/details-of.ts'
import { elevationView, heightOfElevation, lengthOfElevation } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf } from './frame.ts'
import { legSchedule } from './load-blocks.ts'
import { AROUND_PLAN, planView } from './plan-view.ts'
import { siteBlocks } from './site/site-blocks.ts'
import { hasSite, siteView } from './site/site-view.ts'

const LEFT = { least: 312, most: 470 } as const
/** Words below a site plan: so high at least, in columns at least so wide. */
const LEAST_WORDS = 150
const LEAST_COLUMN = 220
const DETAILS_COLUMN = 266

/** Site and plan on one sheet, all else on the second, and details that find no room there on a third; null where something is too large for that. */
export function homeSheets(
  input: PaperInput,
  settings: PermitSettings,
  { plan, elevations, size }: Drawings,
): Laid | null {
  const [elevation, ...others] = elevations
  if (!elevation || others.length > 0) return null
  const wanted = [planWanted(plan, LEFT.least + GUTTER), elevationWanted(elevation)]
  const chosen = sheetFor(wanted, size ?? 'tabloid')
  const [planScale, elevationScale] = chosen.scales
  if (!planScale || !elevationScale || planScale !== SCALES.quarter) return null
  const laid: Home = {
    input,
    settings,
    plan,
    elevation,
    planScale,
    elevationScale,
    chosen,
    body: bodyOf(chosen.sheet),
  }
  const contents = twoSheets(laid, 'first') ?? twoSheets(laid, 'second') ?? threeSheets(laid)
  return contents && { chosen, contents }
}

type Home = {
  readonly input: PaperInput
  readonly settings: PermitSettings
  readonly plan: Plan
  readonly elevation: SystemElevation
  readonly planScale: Scale
  readonly elevationScale: Scale
  readonly chosen: Chosen
  readonly body: Frame
}

/** Where the general notes stand; the other words stand on the first sheet. */
function twoSheets(home: Home, notesOn: 'first' | 'second'): readonly Content[] | null {
  const second = secondHome(home, notesOn === 'second')
  if (!second) return null
  const wordsFor = (index: Index) => (width: number) => [
    ...coverOf(home, index, width),
    ...(notesOn === 'first' ? [generalNotes(home.input, home.settings, width)] : []),
  ]
  const first = firstHome(home, wordsFor(HOME_INDEX), second.rest)
  if (!first) return null
  if (first.rest.length === 0) return [first.content, second.content]
  const details = detailSheets(second.rest, home.body, (index) => `A${HOME_INDEX.length + 1 + index}`)
  const alone = firstHome(home, wordsFor([...HOME_INDEX, ...indexOf(details)]), [])
  return alone && [alone.content, second.content, ...details]
}

const THIRD = ['A3', 'Codes, notes and details'] as const

/** A site plan that takes the whole height of its sheet: words stand on a third one, beside the details. */
function threeSheets(home: Home): readonly Content[] | null {
  const { input, settings, body } = home
  const second = secondHome(home, false)
  const first = second && hasSite(input) ? firstHome(home, () => [], []) : null
  if (!first || !second) return null
  const words = (frame: Frame) =>
    flowBlocks(
      [...coverOf(home, [...HOME_INDEX, THIRD], frame.width), generalNotes(input, settings, frame.width)],
      (sheet) => ({ sheet, frame }),
    )
  const flow = words(column(body, 0, LEFT.least))
  const besides = column(body, LEFT.least + GUTTER, body.width - LEFT.least - GUTTER)
  const packed = packDetails(second.rest, [besides], 1)
  if (flow.sheets > 1 || packed.rest.length > 0) return null
  return [first.content, second.content, sheetOf(THIRD, packed.drawn, flow.marksOn(0))]
}

const indexOf = (contents: readonly Content[]): Index =>
  contents.map(({ code, name }) => [code, name] as const)

const coverOf = ({ input, settings, chosen }: Home, index: Index, width: number): readonly Block[] =>
  coverBlocks(input, settings, { index, chosen, ratios: chosen.scales.map(({ ratio }) => ratio), width })

type Index = readonly (readonly [code: string, name: string])[]
const HOME_INDEX: Index = [
  ['A1', 'Site and plan'],
  ['A2', 'Elevation, schedule and details'],
]

/** A sheet, and the details that found no room on it. */
type HomeSheet = { readonly content: Content; readonly rest: readonly Detail[] }

/** Site and plan with words below the site plan, and where there is none with details below the words. */
function firstHome(
  { input, plan, planScale, body }: Home,
  wordsFor: (width: number) => readonly Block[],
  rest: readonly Detail[],
): HomeSheet | null {
  const besidePlan =
    body.width - GUTTER - onPaper(sizeOfPlan(plan).width, planScale.ratio) - AROUND_PLAN.width
  const width = Math.max(LEFT.least, Math.min(LEFT.most, besidePlan))
  const left = column(body, 0, width)
  const right = column(body, width + GUTTER, body.width - width - GUTTER)
  const hasWords = wordsFor(width).length > 0
  const upper = siteAtTop(input, left, hasWords ? LEAST_WORDS : 0)
  if (!upper && siteWanted(input, 0)) return null
  const columns = upper ? columnsBelow(left, upper.height) : [left]
  const own = columns[0]?.width ?? width
  const blocks = [...(upper ? [] : [sitePlanAsked(input, own)]), ...wordsFor(own)]
  const flow = flowBlocks(blocks, (place) => ({
    sheet: Math.floor(place / columns.length),
    frame: columns[place % columns.length] ?? left,
  }))
  if (flow.sheets > 1) return null
  // Without a site plan there is room below the words.
  const free = upper ? 0 : left.top + left.height - flow.end.top
  const packed = packDetails(rest, [{ ...left, top: flow.end.top, height: free }], 2)
  const drawn = planView(plan, right, { number: upper ? 2 : 1, scale: planScale })
  return {
    content: sheetOf(
      HOME_INDEX[0] ?? THIRD,
      [...(upper ? [upper] : []), drawn, ...packed.drawn],
      flow.marksOn(0),
    ),
    rest: packed.rest,
  }
}

const sheetOf = (
  [code, name]: readonly [string, string],
  drawn: readonly Drawn[],
  words: Marks,
): Content => ({
  code,
  name,
  marks: [...drawn.flatMap(({ marks }) => marks), ...words],
  viewports: drawn.map(({ viewport }) => viewport),
})

/** What is left below the site plan, as two columns where it is wide enough. */
function columnsBelow(left: Frame, used: number): readonly Frame[] {
  const rest = { ...left, top: left.top + used, height: left.height - used }
  if (left.width < 2 * LEAST_COLUMN + GUTTER) return [rest]
  const width = (left.width - GUTTER) / 2
  return [column(rest, 0, width), column(rest, width + GUTTER, width)]
}

/** The site plan with its distances below it, at the largest scale that leaves room for the words of the sheet. */
function siteAtTop(
  input: PaperInput,
  left: Frame,
  words: number,
): (Drawn & { readonly height: number }) | null {
  if (!hasSite(input)) return null
  const blocks = siteBlocks(input.analysis, left.width)
  const table = blocks.length === 0 ? 0 : heightOfBlocks(blocks, left.width) + 16
  const most = left.height - words - table - 6
  const scale = SITE_SCALES.find((one) => {
    const room = roomOfSite(input, one)
    return room.width <= left.width && room.height <= most
  })
  if (!scale) return null
  const { height } = roomOfSite(input, scale)
  const drawn = siteView(input, { ...left, height }, { number: 1, scale })
  const flow = flowBlocks(blocks, (sheet) => ({
    sheet,
    frame: { ...left, top: left.top + height + 6, height: table },
  }))
  return { ...drawn, marks: [...drawn.marks, ...flow.marksOn(0)], height: height + table + 6 }
}

function secondHome(
  { input, settings, elevation, elevationScale: scale, body }: Home,
  hasNotes: boolean,
): HomeSheet | null {
  const { analysis } = input
  const upper = heightOfElevation(elevation, scale)
  const below: Frame = { ...body, top: body.top + upper + 8, height: body.height - upper - 8 }
  const width = (below.width - DETAILS_COLUMN - 2 * GUTTER) / 2
  const blocks = [
    legSchedule(analysis, settings, width),
    ...(analysis.bracing.braces.length > 0 ? [braceSchedule(analysis, width)] : []),
    ...codeBlocks(analysis, width),
    ...(hasNotes ? [generalNotes(input, settings, width)] : []),
  ]
  const places = [0, width + DETAILS_COLUMN + 2 * GUTTER] as const
  const flow = flowBlocks(blocks, (index) => ({
    sheet: Math.floor(index / places.length),
    frame: column(below, places[index % places.length] ?? 0, width),
  }))
  if (flow.sheets > 1) return null
  const middle = column(below, width + GUTTER, DETAILS_COLUMN)
  const long = lengthOfElevation(elevation, scale)
  const besides = column({ ...body, height: upper }, long + GUTTER, body.width - long - GUTTER)
  const packed = packDetails(detailsOf(analysis, settings.pad, [elevation]), [besides, middle], 2)
  const drawn = [
    elevationView(elevation, { ...body, height: upper, width: long }, { number: 1, scale, analysis }),
    ...packed.drawn,
  ]
  return { content: sheetOf(HOME_INDEX[1] ?? ['A2', ''], drawn, flow.marksOn(0)), rest: packed.rest }
}
