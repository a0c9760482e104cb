import {
  type Block,
  type Chosen,
  DRAWING_SCALES,
  type Frame,
  flowBlocks,
  type Marks,
  onPaper,
  paragraph,
  SCALES,
  type Scale,
  SHEET_SIZES,
  SITE_SCALES,
  VIEW_TITLE_HEIGHT,
  type Viewport,
  type WantedView,
} from '@ramp/drafting'
import type { SystemElevation } from '@ramp/solids'
import { type Plan, sizeOfPlan } from '../content/plan.ts'
import type { PaperInput } from '../paper/input.ts'
import type { Detail } from './details/detail.ts'
import { packDetails } from './details/details-of.ts'
import { AROUND_ELEVATION, sizeOfElevation } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf } from './frame.ts'
import { AROUND_PLAN } from './plan-view.ts'
import { AROUND_SITE, hasSite, sizeOfSite } from './site/site-view.ts'

export type Content = {
  readonly code: string
  readonly name: string
  readonly marks: Marks
  readonly viewports: readonly Viewport[]
}

/** Between columns, in points. */
export const GUTTER = 18

export type Drawings = {
  readonly plan: Plan
  readonly elevations: readonly SystemElevation[]
  readonly size: Exclude<PermitSettings['sheet'], 'auto'> | undefined
}
export type Laid = { readonly chosen: Chosen; readonly contents: readonly Content[] }

export const planWanted = (plan: Plan, besides: number): WantedView => ({
  name: 'The plan',
  ...sizeOfPlan(plan),
  scales: DRAWING_SCALES,
  beside: { width: AROUND_PLAN.width, height: AROUND_PLAN.height + VIEW_TITLE_HEIGHT },
  room: (sheet) => ({ width: bodyOf(sheet).width - besides, height: bodyOf(sheet).height }),
})

export const elevationWanted = (elevation: SystemElevation): WantedView => ({
  name: `The elevation of ${elevation.name}`,
  ...sizeOfElevation(elevation),
  scales: DRAWING_SCALES,
  beside: AROUND_ELEVATION,
  room: bodyOf,
})

export const column = (frame: Frame, left: number, width: number): Frame => ({
  ...frame,
  left: frame.left + left,
  width,
})

/** Details on a sheet of their own; null where none of them has room on one. */
export function detailSheet(
  details: readonly Detail[],
  body: Frame,
  code: string,
): { readonly content: Content; readonly rest: readonly Detail[] } | null {
  const { drawn, rest } = packDetails(details, [body], 1)
  // One that is larger than a sheet is left out rather than cut.
  if (drawn.length === 0) return null
  const marks = drawn.flatMap((one) => one.marks)
  return { content: { code, name: 'Details', marks, viewports: drawn.map(({ viewport }) => viewport) }, rest }
}

/** Details on as many sheets as they take. */
export function detailSheets(
  details: readonly Detail[],
  body: Frame,
  codeOf: (index: number) => string,
): readonly Content[] {
  const sheets: Content[] = []
  for (let left = details; left.length > 0; ) {
    const sheet = detailSheet(left, body, codeOf(sheets.length))
    if (!sheet) break
    sheets.push(sheet.content)
    left = sheet.rest
  }
  return sheets
}

/** What a site plan takes of a sheet at a scale, in points. */
export function roomOfSite(
  input: PaperInput,
  { ratio }: Scale,
): { readonly width: number; readonly height: number } {
  const { width, height } = sizeOfSite(input)
  return {
    width: onPaper(width, ratio) + AROUND_SITE.width,
    height: onPaper(height, ratio) + AROUND_SITE.height + VIEW_TITLE_HEIGHT,
  }
}

/** A site plan with a column for its distances beside it; null where nothing is known of the site, or no sheet holds it. */
export function siteWanted(input: PaperInput, besides: number): WantedView | null {
  if (!hasSite(input)) return null
  const wanted: WantedView = {
    name: 'The site plan',
    ...sizeOfSite(input),
    scales: SITE_SCALES,
    beside: { width: AROUND_SITE.width, height: AROUND_SITE.height + VIEW_TITLE_HEIGHT },
    room: (sheet) => ({ width: bodyOf(sheet).width - besides, height: bodyOf(sheet).height }),
  }
  const { width, height } = roomOfSite(input, SCALES.sixteenth)
  const largest = wanted.room(SHEET_SIZES['arch-d'])
  return width <= largest.width && height <= largest.height ? wanted : null
}

/** Said where there is no site plan. */
export const sitePlanAsked = (input: PaperInput, width: number): Block => ({
  heading: 'Site plan',
  rows: [
    paragraph(
      hasSite(input)
        ? 'Not drawn: the lot is larger than any sheet at 1/16 in = 1 ft. Attach the owner’s survey.'
        : 'Not drawn: property lines, house, setbacks and north are not known of this site. Survey it in the designer, or attach the owner’s survey.',
      width,
    ),
  ],
})

/** Words stand in columns at least so wide, in points. */
export const COLUMN = 300
export const columnsOf = (body: Frame): number =>
  Math.max(1, Math.floor((body.width + GUTTER) / (COLUMN + GUTTER)))
export const columnWidth = (body: Frame): number => {
  const count = columnsOf(body)
  return (body.width - (count - 1) * GUTTER) / count
}

/** Blocks of words in columns, on as many sheets as they take. */
export function textSheets(
  prefix: string,
  name: string,
  body: Frame,
  blocks: readonly Block[],
): readonly Content[] {
  const count = columnsOf(body)
  const width = columnWidth(body)
  const flow = flowBlocks(blocks, (index) => ({
    sheet: Math.floor(index / count),
    frame: column(body, (index % count) * (width + GUTTER), width),
  }))
  return Array.from({ length: flow.sheets }, (_, sheet) => ({
    code: `${prefix}.${sheet + 1}`,
    name,
    marks: flow.marksOn(sheet),
    viewports: [],
  }))
}
