import type { Marks } from '@ramp/drawing'
import type { Elevation } from '@ramp/solids'
import { type Plan, sizeOfPlan } from '../content/plan-drawing.ts'
import { VIEW_TITLE_HEIGHT } from '../drafting/view-title.ts'
import type { PaperInput } from '../paper/input.ts'
import type { Frame, Viewport } from '../paper/paper.ts'
import type { Chosen, Wanted } from '../paper/sheet-for.ts'
import { DRAWING_SCALES, SITE_SCALES } from '../paper/standard.ts'
import { type Block, paragraph } from '../typeset/row.ts'
import { DETAIL_HEIGHT, footDetail, sectionDetail } from './details.ts'
import type { Drawn } from './drawn.ts'
import { AROUND_ELEVATION, sizeOfElevation } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf } from './frame.ts'
import { AROUND_PLAN } from './plan-view.ts'
import { hasSite, siteView, sizeOfSite } from './site-view.ts'

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
  readonly elevations: readonly Elevation[]
  readonly size: Exclude<PermitSettings['sheet'], 'auto'> | undefined
}
export type Laid = { readonly chosen: Chosen; readonly contents: readonly Content[] }

export const planWanted = (plan: Plan, besides: number): Wanted => ({
  name: 'The plan',
  ...sizeOfPlan(plan),
  scales: DRAWING_SCALES,
  beside: { width: AROUND_PLAN.width, height: AROUND_PLAN.height + VIEW_TITLE_HEIGHT },
  room: (sheet) => ({ width: bodyOf(sheet).width - besides, height: bodyOf(sheet).height }),
})

export const elevationWanted = (elevation: Elevation): Wanted => ({
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

/** Details one below the other, as many as a column has room for. */
export function detailsIn(
  { analysis }: PaperInput,
  { pad }: PermitSettings,
  frame: Frame,
  first: number,
): readonly Drawn[] {
  const section = sectionDetail(analysis, { ...frame, height: DETAIL_HEIGHT.section }, first)
  const rest = frame.height - DETAIL_HEIGHT.section
  const foot = { ...frame, top: frame.top + DETAIL_HEIGHT.section, height: DETAIL_HEIGHT.foot }
  return rest < DETAIL_HEIGHT.foot ? [section] : [section, footDetail(analysis, pad, foot, first + 1)]
}

/** The site at the largest scale that fits a frame; null where nothing is known of it, or it fits at none. */
export function siteDrawn(input: PaperInput, frame: Frame, number: number): Drawn | null {
  if (!hasSite(input)) return null
  const { width, height } = sizeOfSite(input)
  const scale = SITE_SCALES.find(
    ({ ratio }) =>
      (width * 72) / ratio + 60 <= frame.width &&
      (height * 72) / ratio + 60 + VIEW_TITLE_HEIGHT <= frame.height,
  )
  return scale ? siteView(input, frame, { number, scale }) : null
}

export const sitePlanAsked = (width: number): Block => ({
  heading: 'Site plan',
  rows: [
    paragraph(
      'Not drawn: property lines, house, setbacks and north are not known of this site. Survey it in the designer, or attach the owner’s survey.',
      width,
    ),
  ],
})
