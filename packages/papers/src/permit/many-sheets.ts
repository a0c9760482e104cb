import { type Block, type Frame, flowBlocks, SCALES, type Scale, sheetFor } from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import { codeBlocks, coverBlocks, generalNotes } from './blocks.ts'
import {
  COLUMN,
  type Content,
  column,
  columnsOf,
  columnWidth,
  type Drawings,
  elevationWanted,
  GUTTER,
  type Laid,
  planWanted,
  sitePlanAsked,
  siteWanted,
  textSheets,
} from './contents.ts'
import type { Detail } from './details/detail.ts'
import { packDetails } from './details/details-of.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf } from './frame.ts'
import { planView } from './plan-view.ts'
import { siteBlocks } from './site/site-blocks.ts'
import { siteView } from './site/site-view.ts'
import { besideSchedules, elevationsLaid, schedules } from './support-sheets.ts'

/** A sheet for each kind of drawing. */
export function manySheets(
  input: PaperInput,
  settings: PermitSettings,
  { plan, elevations, size }: Drawings,
): Laid {
  const wantedSite = siteWanted(input, COLUMN + GUTTER)
  const wanted = [
    planWanted(plan, 0),
    ...elevations.map(elevationWanted),
    ...(wantedSite ? [wantedSite] : []),
  ]
  const chosen = sheetFor(wanted, size)
  const body = bodyOf(chosen.sheet)
  const [planScale = SCALES.eighth, ...scales] = chosen.scales
  const planned = planView(plan, body, { number: 1, scale: planScale })
  const supports = { input, settings, elevations, scales, body }
  const laid = elevationsLaid(supports)
  const drawings: readonly Content[] = [
    ...(wantedSite ? [siteSheet(input, scales[elevations.length] ?? SCALES.sixteenth, body)] : []),
    { code: 'A1.1', name: 'Plan', marks: planned.marks, viewports: [planned.viewport] },
    ...laid.contents,
  ]
  const width = columnWidth(body)
  const ratios = chosen.scales.slice(0, 1 + elevations.length).map(({ ratio }) => ratio)
  const wordsOf = (name: string, others: readonly Content[]): readonly Block[] => {
    const index = [['G0.1', name] as const, ...others.map((one) => [one.code, one.name] as const)]
    return [
      ...(wantedSite ? [] : [sitePlanAsked(input, width)]),
      ...coverBlocks(input, settings, { index, chosen, ratios, width }),
      generalNotes(input, settings, width),
      ...codeBlocks(input.analysis, width),
    ]
  }
  const filled = laid.hasSchedules
    ? null
    : filledCover(
        body,
        [...wordsOf(FILLED, drawings), ...schedules(input.analysis, settings, width)],
        laid.rest,
      )
  if (filled) return { chosen, contents: [filled, ...drawings] }
  const all = laid.hasSchedules ? drawings : [...drawings, ...besideSchedules(supports, laid.rest)]
  return { chosen, contents: [...textSheets('G0', COVER, body, wordsOf(COVER, all)), ...all] }
}

const COVER = 'Cover, codes and loads'
const FILLED = 'Cover, codes, loads and schedules'

/** Words and schedules in as few columns as hold them, with the details that are left beside them; null where one sheet does not hold it all. */
function filledCover(body: Frame, blocks: readonly Block[], details: readonly Detail[]): Content | null {
  const width = columnWidth(body)
  for (let columns = 1; columns <= columnsOf(body); columns += 1) {
    const flow = flowBlocks(blocks, (index) => ({
      sheet: Math.floor(index / columns),
      frame: column(body, (index % columns) * (width + GUTTER), width),
    }))
    if (flow.sheets > 1) continue
    const used = columns * (width + GUTTER)
    const { drawn, rest } = packDetails(details, [column(body, used, body.width - used)], 1)
    if (rest.length > 0) return null
    const marks = [...flow.marksOn(0), ...drawn.flatMap((one) => one.marks)]
    return { code: 'G0.1', name: FILLED, marks, viewports: drawn.map(({ viewport }) => viewport) }
  }
  return null
}

/** The site with its distances beside it. */
function siteSheet(input: PaperInput, scale: Scale, body: Frame): Content {
  const left = column(body, 0, body.width - COLUMN - GUTTER)
  const drawn = siteView(input, left, { number: 1, scale })
  const flow = flowBlocks(siteBlocks(input.analysis, COLUMN), (sheet) => ({
    sheet,
    frame: column(body, body.width - COLUMN, COLUMN),
  }))
  return {
    code: 'A0.1',
    name: 'Site plan',
    marks: [...drawn.marks, ...flow.marksOn(0)],
    viewports: [drawn.viewport],
  }
}
