import { type Block, type Drawn, type Flow, type Frame, flowBlocks, SCALES, type Scale } from '@ramp/drafting'
import type { SystemElevation } from '@ramp/solids'
import type { PaperInput } from '../paper/input.ts'
import { braceSchedule } from './blocks.ts'
import { type Content, column, columnsOf, columnWidth, detailSheet, GUTTER, textSheets } from './contents.ts'
import type { Detail } from './details/detail.ts'
import { detailsOf, packDetails } from './details/details-of.ts'
import { elevationView, heightOfElevation, lengthOfElevation } from './elevation-view.ts'
import type { PermitSettings } from './facts/permit-settings.ts'
import { legSchedule } from './load-blocks.ts'

export type Supports = {
  readonly input: PaperInput
  readonly settings: PermitSettings
  readonly elevations: readonly SystemElevation[]
  readonly scales: readonly Scale[]
  readonly body: Frame
}

/** Sheets of elevations and details, the details that found no room on them, and whether the schedules did. */
export type ElevationsLaid = {
  readonly contents: readonly Content[]
  readonly rest: readonly Detail[]
  readonly hasSchedules: boolean
}

/** Elevations with details beside and below the last ones, and the schedules there too where they leave room for all details. */
export function elevationsLaid(supports: Supports): ElevationsLaid {
  const { input, settings, elevations } = supports
  const { sheets, below, besides } = unrolled(supports)
  const details = detailsOf(input.analysis, settings.pad, elevations)
  const last = sheets.at(-1)
  if (!last) return { contents: [], rest: details, hasSchedules: false }
  const before = sheets.slice(0, -1).map((drawn, index) => elevationSheet(drawn, 'Elevations', index))
  const first = last.length + 1
  const together = schedulesIn(supports, below)
  const all = together && packDetails(details, [...besides, together.free], first)
  if (together && all?.rest.length === 0) {
    const sheet = elevationSheet([...last, ...all.drawn], 'Elevations, schedules and details', before.length)
    const marks = [...sheet.marks, ...together.flow.marksOn(0)]
    return { contents: [...before, { ...sheet, marks }], rest: [], hasSchedules: true }
  }
  const { drawn, rest } = packDetails(details, [...besides, below], first)
  const name = drawn.length > 0 ? 'Elevations and details' : 'Elevations'
  const contents = [...before, elevationSheet([...last, ...drawn], name, before.length)]
  return { contents, rest, hasSchedules: false }
}

const elevationSheet = (drawn: readonly Drawn[], name: string, index: number): Content => ({
  code: `A2.${index + 1}`,
  name,
  marks: drawn.flatMap(({ marks }) => marks),
  viewports: drawn.map(({ viewport }) => viewport),
})

/** Elevations one below the other, as many to a sheet as it has room for, and what is free beside and below those of the last sheet. */
function unrolled({ input, elevations, scales, body }: Supports) {
  const { analysis } = input
  const sheets: Drawn[][] = []
  let besides: Frame[] = []
  let top = Number.POSITIVE_INFINITY
  for (const [index, elevation] of elevations.entries()) {
    const scale = scales[index] ?? SCALES.eighth
    const height = heightOfElevation(elevation, scale)
    if (top + height > body.top + body.height) {
      sheets.push([])
      besides = []
      top = body.top
    }
    const number = (sheets.at(-1)?.length ?? 0) + 1
    const width = lengthOfElevation(elevation, scale)
    sheets
      .at(-1)
      ?.push(elevationView(elevation, { ...body, top, width, height }, { number, scale, analysis }))
    besides.push(column({ ...body, top, height }, width + GUTTER, body.width - width - GUTTER))
    top += height + 16
  }
  return { sheets, besides, below: { ...body, top, height: body.top + body.height - top } }
}

/** The schedules at the right of a frame in as few columns as hold them, and what they leave free; null where they do not fit. */
function schedulesIn(
  { input: { analysis }, settings, body }: Supports,
  frame: Frame,
): { readonly flow: Flow; readonly free: Frame } | null {
  const width = columnWidth(body)
  const blocks = schedules(analysis, settings, width)
  for (let columns = 1; columns < columnsOf(body); columns += 1) {
    const used = columns * (width + GUTTER)
    const flow = flowBlocks(blocks, (index) => ({
      sheet: Math.floor(index / columns),
      frame: column(frame, frame.width - used + GUTTER + (index % columns) * (width + GUTTER), width),
    }))
    const isIn = flow.sheets === 1 && flow.end.top <= frame.top + frame.height + FOLLOWS
    if (isIn) return { flow, free: column(frame, 0, frame.width - used) }
  }
  return null
}

/** Of legs and of braces. */
export const schedules = (
  analysis: Supports['input']['analysis'],
  settings: PermitSettings,
  width: number,
): readonly Block[] => [legSchedule(analysis, settings, width), braceSchedule(analysis, width)]

/** A flow ends with the air before a next block. */
const FOLLOWS = 16

/** Details on sheets of their own until the rest has room beside the schedules. */
export function besideSchedules(supports: Supports, details: readonly Detail[]): readonly Content[] {
  const { body } = supports
  const held = schedulesIn(supports, body)
  const sheets: Content[] = []
  for (let left = details; ; ) {
    const beside = held && packDetails(left, [held.free], 1)
    if (held && beside?.rest.length === 0) return [...sheets, scheduleSheet(beside.drawn, held.flow)]
    const sheet = left.length === 0 ? null : detailSheet(left, body, `A5.${sheets.length + 1}`)
    if (!sheet) return [...sheets, ...schedulesAlone(supports)]
    sheets.push(sheet.content)
    left = sheet.rest
  }
}

const SCHEDULES = 'Legs, braces and pads'

const scheduleSheet = (drawn: readonly Drawn[], flow: Flow): Content => ({
  code: 'S1.1',
  name: drawn.length > 0 ? 'Legs, braces, pads and details' : SCHEDULES,
  marks: [...drawn.flatMap(({ marks }) => marks), ...flow.marksOn(0)],
  viewports: drawn.map(({ viewport }) => viewport),
})

function schedulesAlone({ input: { analysis }, settings, body }: Supports): readonly Content[] {
  return textSheets('S1', SCHEDULES, body, schedules(analysis, settings, columnWidth(body)))
}
