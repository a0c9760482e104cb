import type { Elevation } from '@ramp/solids'
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
  detailsIn,
  elevationWanted,
  GUTTER,
  type Laid,
  planWanted,
  siteDrawn,
  sitePlanAsked,
} from './contents.ts'
import type { Drawn } from './drawn.ts'
import { elevationView, heightOfElevation } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { bodyOf } from './frame.ts'
import { planView } from './plan-view.ts'

/** A sheet for each kind of drawing. */
export function manySheets(
  input: PaperInput,
  settings: PermitSettings,
  { plan, elevations, size }: Drawings,
): Laid {
  const wanted = [planWanted(plan, 0), ...elevations.map(elevationWanted)]
  const chosen = sheetFor(wanted, size)
  const body = bodyOf(chosen.sheet)
  const [planScale = SCALES.eighth, ...scales] = chosen.scales
  const site = siteDrawn(input, body, 1)
  const planned = planView(plan, body, { number: 1, scale: planScale })
  const drawings: readonly Content[] = [
    ...(site ? [{ code: 'A0.1', name: 'Site plan', marks: site.marks, viewports: [site.viewport] }] : []),
    { code: 'A1.1', name: 'Plan', marks: planned.marks, viewports: [planned.viewport] },
    ...elevationSheets(elevations, scales, body),
    ...detailSheets(input, settings, body),
  ]
  const index = [
    ['G0.1', 'Cover, codes and loads'] as const,
    ...drawings.map(({ code, name }) => [code, name] as const),
  ]
  const width = columnWidth(body)
  const cover = textSheets('G0', 'Cover, codes and loads', body, [
    ...(site ? [] : [sitePlanAsked(width)]),
    ...coverBlocks(input, settings, { index, chosen, width }),
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

/** Elevations one below the other, as many to a sheet as it has room for. */
function elevationSheets(
  elevations: readonly Elevation[],
  scales: readonly Scale[],
  body: Frame,
): readonly Content[] {
  const sheets: Drawn[][] = []
  let top = Number.POSITIVE_INFINITY
  for (const [index, elevation] of elevations.entries()) {
    const scale = scales[index] ?? SCALES.eighth
    const height = heightOfElevation(elevation, scale)
    if (top + height > body.top + body.height) {
      sheets.push([])
      top = body.top
    }
    sheets.at(-1)?.push(elevationView(elevation, { ...body, top, height }, { number: index + 1, scale }))
    top += height + 16
  }
  return sheets.map((drawn, index) => ({
    code: `A2.${index + 1}`,
    name: 'Elevations',
    marks: drawn.flatMap(({ marks }) => marks),
    viewports: drawn.map(({ viewport }) => viewport),
  }))
}

function detailSheets(input: PaperInput, settings: PermitSettings, body: Frame): readonly Content[] {
  const width = columnWidth(body)
  const drawn = detailsIn(input, settings, column(body, 0, width), 1)
  const details: Content = {
    code: 'A5.1',
    name: 'Details',
    marks: drawn.flatMap(({ marks }) => marks),
    viewports: drawn.map(({ viewport }) => viewport),
  }
  const schedules = textSheets('S1', 'Legs, braces and pads', body, [
    legSchedule(input.analysis, settings, width),
    braceSchedule(input.analysis, width),
  ])
  return [details, ...schedules]
}
