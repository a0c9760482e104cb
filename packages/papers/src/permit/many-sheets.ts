import type { Elevation } from '@ramp/solids'
import type { Drawn } from '../drafting/drawn.ts'
import type { PaperInput } from '../paper/input.ts'
import type { Frame } from '../paper/paper.ts'
import { sheetFor } from '../paper/sheet-for.ts'
import { SCALES, type Scale } from '../paper/standard.ts'
import { flowBlocks } from '../typeset/flow.ts'
import type { Block } from '../typeset/row.ts'
import { braceSchedule, codeBlocks, coverBlocks, generalNotes, legSchedule } from './blocks.ts'
import {
  type Content,
  column,
  type Drawings,
  detailSheets,
  elevationWanted,
  GUTTER,
  type Laid,
  planWanted,
  sitePlanAsked,
  siteWanted,
} from './contents.ts'
import { detailsOf, packDetails } from './details/details-of.ts'
import { elevationView, heightOfElevation } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf } from './frame.ts'
import { planView } from './plan-view.ts'
import { siteBlocks } from './site/site-blocks.ts'
import { siteView } from './site/site-view.ts'

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
  const drawings: readonly Content[] = [
    ...(wantedSite ? [siteSheet(input, scales[elevations.length] ?? SCALES.sixteenth, body)] : []),
    { code: 'A1.1', name: 'Plan', marks: planned.marks, viewports: [planned.viewport] },
    ...elevationSheets({ input, settings, elevations, scales, body }),
    ...scheduleSheets(input, settings, body),
  ]
  const index = [
    ['G0.1', 'Cover, codes and loads'] as const,
    ...drawings.map(({ code, name }) => [code, name] as const),
  ]
  const ratios = chosen.scales.slice(0, 1 + elevations.length).map(({ ratio }) => ratio)
  const width = columnWidth(body)
  const cover = textSheets('G0', 'Cover, codes and loads', body, [
    ...(wantedSite ? [] : [sitePlanAsked(input, width)]),
    ...coverBlocks(input, settings, { index, chosen, ratios, width }),
    generalNotes(input, settings, width),
    ...codeBlocks(input.analysis, width),
  ])
  return { chosen, contents: [...cover, ...drawings] }
}

const COLUMN = 300
const columnsOf = (body: Frame): number => Math.max(1, Math.floor((body.width + GUTTER) / (COLUMN + GUTTER)))
const columnWidth = (body: Frame): number => {
  const count = columnsOf(body)
  return (body.width - (count - 1) * GUTTER) / count
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

function textSheets(prefix: string, name: string, body: Frame, blocks: readonly Block[]): readonly Content[] {
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

type Unrolled = {
  readonly input: PaperInput
  readonly settings: PermitSettings
  readonly elevations: readonly Elevation[]
  readonly scales: readonly Scale[]
  readonly body: Frame
}

/** Elevations one below the other, as many to a sheet as it has room for, and details below the last one or on sheets of their own. */
function elevationSheets({ input, settings, elevations, scales, body }: Unrolled): readonly Content[] {
  const { analysis } = input
  const sheets: Drawn[][] = []
  let top = Number.POSITIVE_INFINITY
  for (const [index, elevation] of elevations.entries()) {
    const scale = scales[index] ?? SCALES.eighth
    const height = heightOfElevation(elevation, scale)
    if (top + height > body.top + body.height) {
      sheets.push([])
      top = body.top
    }
    const number = (sheets.at(-1)?.length ?? 0) + 1
    sheets.at(-1)?.push(elevationView(elevation, { ...body, top, height }, { number, scale, analysis }))
    top += height + 16
  }
  const all = detailsOf(analysis, settings.pad, elevations)
  const last = sheets.at(-1)
  const below = { ...body, top, height: body.top + body.height - top }
  const packed = last ? packDetails(all, below, last.length + 1) : { drawn: [], rest: all }
  last?.push(...packed.drawn)
  return [
    ...sheets.map((drawn, index) => ({
      code: `A2.${index + 1}`,
      name: drawn === last && packed.drawn.length > 0 ? 'Elevations and details' : 'Elevations',
      marks: drawn.flatMap(({ marks }) => marks),
      viewports: drawn.map(({ viewport }) => viewport),
    })),
    ...detailSheets(packed.rest, body, (index) => `A5.${index + 1}`),
  ]
}

const scheduleSheets = (
  { analysis }: PaperInput,
  settings: PermitSettings,
  body: Frame,
): readonly Content[] => {
  const width = columnWidth(body)
  return textSheets('S1', 'Legs, braces and pads', body, [
    legSchedule(analysis, settings, width),
    braceSchedule(analysis, width),
  ])
}
