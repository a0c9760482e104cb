import type { Elevation } from '@ramp/solids'
import type { Plan } from '../content/plan-drawing.ts'
import type { PaperInput } from '../paper/input.ts'
import type { Frame } from '../paper/paper.ts'
import { type Chosen, sheetFor } from '../paper/sheet-for.ts'
import { SCALES, type Scale } from '../paper/standard.ts'
import { flowBlocks } from '../typeset/flow.ts'
import { braceSchedule, codeBlocks, coverBlocks, generalNotes, legSchedule } from './blocks.ts'
import {
  type Content,
  column,
  type Drawings,
  detailsIn,
  elevationWanted,
  GUTTER,
  type Laid,
  planWanted,
  siteDrawn,
  sitePlanAsked,
} from './contents.ts'
import { DETAIL_HEIGHT } from './details.ts'
import { elevationView, heightOfElevation } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf } from './frame.ts'
import { planView } from './plan-view.ts'

const LEFT_COLUMN = 312
const SITE_HEIGHT = 320
const DETAILS_COLUMN = 236

/** Site and plan on one sheet, all else on the second; null where something is too large for that. */
export function homeSheets(
  input: PaperInput,
  settings: PermitSettings,
  { plan, elevations, size }: Drawings,
): Laid | null {
  const [elevation, ...others] = elevations
  if (!elevation || others.length > 0) return null
  const wanted = [planWanted(plan, LEFT_COLUMN + GUTTER), elevationWanted(elevation)]
  const chosen = sheetFor(wanted, size ?? 'tabloid')
  const [planScale, elevationScale] = chosen.scales
  if (!planScale || !elevationScale || planScale !== SCALES.quarter) return null
  const body = bodyOf(chosen.sheet)
  const first = firstHome(input, settings, { plan, scale: planScale, chosen, body })
  const second = secondHome(input, settings, { elevation, scale: elevationScale, body })
  return first && second ? { chosen, contents: [first, second] } : null
}

const HOME_INDEX = [
  ['A1', 'Site and plan'],
  ['A2', 'Elevation, schedule and details'],
] as const

function firstHome(
  input: PaperInput,
  settings: PermitSettings,
  {
    plan,
    scale,
    chosen,
    body,
  }: { readonly plan: Plan; readonly scale: Scale; readonly chosen: Chosen; readonly body: Frame },
): Content | null {
  const left = column(body, 0, LEFT_COLUMN)
  const right = column(body, LEFT_COLUMN + GUTTER, body.width - LEFT_COLUMN - GUTTER)
  const site = siteDrawn(input, { ...left, height: SITE_HEIGHT }, 1)
  const blocks = [
    ...(site ? [] : [sitePlanAsked(LEFT_COLUMN)]),
    ...coverBlocks(input, settings, { index: HOME_INDEX, chosen, width: LEFT_COLUMN }),
    generalNotes(input, settings, LEFT_COLUMN),
  ]
  const top = site ? SITE_HEIGHT + 10 : 0
  const flow = flowBlocks(blocks, (sheet) => ({
    sheet,
    frame: { ...left, top: body.top + top, height: body.height - top },
  }))
  if (flow.sheets > 1) return null
  const drawn = planView(plan, right, { number: 2, scale })
  const [code, name] = HOME_INDEX[0]
  return {
    code,
    name,
    marks: [...(site?.marks ?? []), ...flow.marksOn(0), ...drawn.marks],
    viewports: [...(site ? [site.viewport] : []), drawn.viewport],
  }
}

function secondHome(
  input: PaperInput,
  settings: PermitSettings,
  { elevation, scale, body }: { readonly elevation: Elevation; readonly scale: Scale; readonly body: Frame },
): Content | null {
  const { analysis } = input
  const upper = heightOfElevation(elevation, scale)
  const below: Frame = { ...body, top: body.top + upper + 8, height: body.height - upper - 8 }
  if (below.height < DETAIL_HEIGHT.section) return null
  const width = (below.width - DETAILS_COLUMN - 2 * GUTTER) / 2
  const blocks = [
    legSchedule(analysis, settings, width),
    ...(analysis.bracing.braces.length > 0 ? [braceSchedule(analysis, width)] : []),
    ...codeBlocks(analysis, width),
  ]
  const places = [0, width + DETAILS_COLUMN + 2 * GUTTER] as const
  const flow = flowBlocks(blocks, (index) => ({
    sheet: Math.floor(index / places.length),
    frame: column(below, places[index % places.length] ?? 0, width),
  }))
  if (flow.sheets > 1) return null
  const middle = column(below, width + GUTTER, DETAILS_COLUMN)
  const drawn = [
    elevationView(elevation, { ...body, height: upper }, { number: 1, scale }),
    ...detailsIn(input, settings, middle, 2),
  ]
  const [code, name] = HOME_INDEX[1]
  return {
    code,
    name,
    marks: [...drawn.flatMap(({ marks }) => marks), ...flow.marksOn(0)],
    viewports: drawn.map(({ viewport }) => viewport),
  }
}
