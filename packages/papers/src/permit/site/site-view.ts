import {
  type Degrees,
  distance,
  housesOf,
  type Inches,
  isInside,
  listed,
  loneLotLines,
  nameOfThing,
  normalizeAngle,
  obstaclesOf,
  type Point,
  type SiteThing,
  withFate,
} from '@ramp/domain'
import {
  centered,
  type Drawn,
  dimensionMarks,
  type Frame,
  frameAround,
  type LetteredDimension,
  lengthText,
  type Marks,
  type Numbered,
  northArrow,
  onPaper,
  type PlacedView,
  placeView,
  type Room,
  roomIn,
  type Said,
  type Scale,
  type Size,
  structured,
  tagMarks,
  titleHeight,
  viewTitle,
} from '@ramp/drafting'
import { planOf } from '@ramp/solids'
import { mixed } from '../../content/part-letters.ts'

import type { PaperInput } from '../../paper/input.ts'
import { type LotLine, linesAlone, lotLines } from './lot-lines.ts'
import { siteBox, siteShapes } from './site-shapes.ts'
import { siteWords } from './site-words.ts'

/** Lengths of the lot lines around a site plan, both sides together, in points. */
const AROUND = { width: 84, height: 72 } as const

/** Whether enough is known of a place for a site plan. */
export const hasSite = ({ analysis }: PaperInput): boolean => {
  const { site } = analysis.layout
  return (site.lot ?? []).length > 2 || housesOf(site).length > 0
}

function sizeOfSite({ analysis }: PaperInput): { readonly width: Inches; readonly height: Inches } {
  const { min, max } = siteBox(analysis)
  return { width: max.x - min.x, height: max.y - min.y }
}

/** No narrower, so that its title has room. */
const LEAST_WIDTH = 300

/** What a site plan takes of a sheet at a scale, with its title. */
export function sizeOfSiteView(input: PaperInput, scale: Scale): Size {
  const size = sizeOfSite(input)
  const width = Math.max(LEAST_WIDTH, onPaper(size.width, scale.ratio) + AROUND.width)
  const title = titleHeight(saidOf(input, scale), width)
  return { width, height: onPaper(size.height, scale.ratio) + AROUND.height + title }
}

const saidOf = (input: PaperInput, scale: Scale): Said => ({ scale, remark: remarkOf(input) })

/** Property lines, setbacks, house and what stands around it, with the new ramp as an outline and its distances. */
export function siteView(input: PaperInput, frame: Frame, { number, scale }: Numbered): Drawn {
  const { analysis } = input
  const view = planOf(analysis)
  const size = sizeOfSite(input)
  const said = saidOf(input, scale)
  const within: Frame = { ...frame, height: frame.height - titleHeight(said, frame.width) }
  const corner = centered(within, onPaper(size.width, scale.ratio), onPaper(size.height, scale.ratio))
  const placed = placeView(siteBox(analysis), scale.ratio, corner)
  const room = roomIn(within)
  const lines = lotLines(analysis)
  keepFree(analysis, placed, room)
  const { north } = analysis.layout.site
  return {
    marks: [
      ...viewTitle(
        { number, name: 'Site plan', ...said },
        { left: frame.left, top: within.top + within.height, width: frame.width },
      ),
      ...structured({ kind: 'figure', alternative: siteText(analysis) }, [
        ...siteShapes(analysis, view, placed),
        ...[...lines, ...linesAlone(analysis)].flatMap((one) => distanceMarks(one, analysis, placed, room)),
        ...dimensionMarks(
          lines.map((one) => lengthOf(one, lines, placed)),
          room,
        ),
        ...lines.flatMap((one) => numberMarks(one, placed, room)),
        ...siteWords({ analysis, placed, room }),
        // It has many places, and words only some.
        ...(north === undefined ? [] : arrowIn(within, north, room)),
      ]),
    ],
    viewport: { name: 'Site plan', frame: within, ratio: scale.ratio },
  }
}

/** What stands for the site plan where it is read aloud; its distances are in the table beside it. */
function siteText(analysis: PaperInput['analysis']): string {
  const { site } = analysis.layout
  const lines = lotLines(analysis)
  const shown = [
    ...(lines.length > 0 ? [`a lot of ${lines.length} lines`] : []),
    ...housesOf(site).map(toldName),
    'the new ramp',
    ...obstaclesOf(site).map(toldName),
  ]
  return `Site plan with ${listed(shown)}. North: ${northText(site.north)}.`
}

const toldName = (thing: SiteThing): string => withFate(nameOfThing(thing), thing)

const northText = (north: Degrees | undefined): string => {
  if (north === undefined) return 'not entered'
  const turn = Math.round(normalizeAngle(north)) % 360
  return turn === 0 ? 'up the sheet' : `${turn}° clockwise from up the sheet`
}

function remarkOf({ analysis }: PaperInput): string {
  const { lot = [], setback } = analysis.layout.site
  if (lot.length < 3)
    return loneLotLines(analysis.layout.site).length > 0
      ? 'Lot lines as entered; the others are not known'
      : 'Property lines are not known'
  return `Lines as surveyed, to the nearest inch${setback === undefined ? '' : `; setback ${lengthText(setback, 'survey-length')}`}`
}

/** Lines that words may lie over where nothing else is free, and the ramp, over which none may. */
function keepFree({ layout, placement }: PaperInput['analysis'], placed: PlacedView, room: Room): void {
  const { lot = [], yard = [] } = layout.site
  for (const outline of [lot, yard])
    for (const at of alongEdges(outline.map(placed.toPaper))) room.takeSoftly(at)
  for (const { outline } of housesOf(layout.site)) room.takeSoftly(frameAround(outline.map(placed.toPaper)))
  for (const { outline, isSystem } of placement.parts)
    if (isSystem) room.take(frameAround(outline.map(placed.toPaper)))
}

const STEP = 8

/** Small frames along the edges of an outline. */
function alongEdges(outline: readonly Point[]): readonly Frame[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const count = Math.ceil(distance(from, to) / STEP)
    return Array.from({ length: count }, (_, step) => {
      const { x, y } = mixed(from, to, step / count)
      return { left: x - 1.5, top: y - 1.5, width: 3, height: 3 }
    })
  })
}

/** From the nearest place of the ramp to a line; through a house the table alone tells it. */
function distanceMarks(
  { ramp }: LotLine,
  { layout }: PaperInput['analysis'],
  { toPaper }: PlacedView,
  room: Room,
): Marks {
  if (!ramp) return []
  const onWay = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9].map((share) => mixed(ramp.from, ramp.to, share))
  if (housesOf(layout.site).some(({ outline }) => onWay.some((at) => isInside(outline, at)))) return []
  const words = lengthText(ramp.apart, 'survey-length')
  return dimensionMarks([{ from: toPaper(ramp.from), to: toPaper(ramp.to), away: 0, words }], room)
}

const AWAY = 22

/** How long a line is, outside of its lot. */
function lengthOf(
  { from, to }: LotLine,
  lines: readonly LotLine[],
  { toPaper }: PlacedView,
): LetteredDimension {
  const turn = lines.reduce((sum, one) => sum + one.from.x * one.to.y - one.to.x * one.from.y, 0)
  const away = turn >= 0 ? AWAY : -AWAY
  const words = lengthText(distance(from, to), 'survey-length')
  return { from: toPaper(from), to: toPaper(to), away, words, weight: 'bold' }
}

/** The number of a line in the table, beside its middle. */
function numberMarks({ number, from, to }: LotLine, { toPaper }: PlacedView, room: Room): Marks {
  for (const share of [0.5, 0.35, 0.65, 0.2, 0.8]) {
    const marks = tagMarks({ words: `${number}`, at: toPaper(mixed(from, to, share)), rings: 1 }, room, 3)
    if (marks) return marks
  }
  return []
}

const ARROW_STEP = 18
const ARROW = 54

/** The arrow to the north in the first place that is free, from the upper right corner on. */
function arrowIn({ left, top, width, height }: Frame, north: number, room: Room): Marks {
  const steps = (length: number) =>
    Array.from({ length: Math.floor((length - ARROW) / ARROW_STEP) + 1 }, (_, step) => step * ARROW_STEP)
  // Row by row from the top, each from the right.
  const places = steps(height).flatMap((down) =>
    steps(width).map((across) => ({
      frame: { left: left + width - ARROW - across, top: top + down, width: ARROW, height: ARROW },
    })),
  )
  const { frame } = room.find(places) ?? places[0] ?? { frame: { left, top, width: ARROW, height: ARROW } }
  return northArrow(frame.left + ARROW / 2, frame.top + ARROW / 2, north)
}
