import {
  type Analysis,
  type Box,
  boxAround,
  boxesTouch,
  drawingOutline,
  type Inches,
  objectsInOrder,
  type PartId,
  type PlacedPart,
} from '@ramp/domain'
import { type GroupMark, group, type Marks } from '@ramp/drafting'
import { drawDrawing } from '../drawings/draw-drawing.ts'
import { DIMMED } from '../parts/dimmed.ts'
import { drawPart, type PartLook } from '../parts/draw-part.ts'
import { drawClosures } from './draw-closures.ts'
import { drawOpenings } from './draw-connections.ts'

export type LayoutLook = {
  readonly isDimmed?: boolean
  readonly hasRunColors?: boolean
  readonly hasHeights?: boolean
  /** Names make room for what is lettered over the parts. */
  readonly hasNoNames?: boolean
  /** The smallest letters that can be read, inches; paper needs none. */
  readonly readable?: Inches
  /** Parts without connections are outlined like other connection errors (spec 2 §8). */
  readonly marksUnconnected?: boolean
  /** Parts drawn elsewhere, such as those in the hand. */
  readonly without?: readonly string[]
  /** Drawings that reach into this box; all of them without it. */
  readonly within?: Box
}

type MemoizedMark = { readonly key: string; readonly mark: GroupMark }
const memoized = new WeakMap<PlacedPart, MemoizedMark>()

/** Marks of a whole layout: parts and drawings in drawing order, closures over their gaps, entrances and exits. */
export function drawLayout(analysis: Analysis, look: LayoutLook = {}): Marks {
  const { connections, placement, closures } = analysis
  return [
    ...drawObjects(analysis, look),
    ...drawClosures(closures),
    ...drawOpenings(connections.openings, placement),
  ]
}

/** What of an analysis parts and drawings are drawn from. */
export type DrawnSystem = Pick<Analysis, 'layout' | 'placement' | 'platformRails' | 'runs' | 'issues'>

/** Parts and drawings in drawing order. */
export function drawObjects(analysis: DrawnSystem, look: LayoutLook = {}): Marks {
  const parts = drawParts(analysis, look)
  const { layout } = analysis
  if (layout.drawings.length === 0 && layout.stack.length === 0) return parts
  const partById = new Map(parts.map((mark) => [mark.id, mark]))
  const hidden = new Set(look.without)
  return objectsInOrder(layout).flatMap((object): Marks => {
    if (object.kind === 'part') return [partById.get(object.id)].filter((mark) => mark !== undefined)
    const { drawing } = object
    if (hidden.has(object.id) || !reaches(drawing, look.within)) return []
    const mark = drawDrawing(drawing)
    // What a person wrote is read in the steps too.
    return [look.isDimmed && drawing.kind !== 'text' ? group([mark], { opacity: DIMMED }) : mark]
  })
}

const reaches = (drawing: Parameters<typeof drawingOutline>[0], within: Box | undefined): boolean =>
  within === undefined || boxesTouch(boxAround(drawingOutline(drawing)), within, REACH)

/** Pointers, numbers and jambs reach beyond the frame of their drawing. */
const REACH = 120

/** The parts alone; each is memoized, so that a drag draws only what moves. */
export function drawParts(analysis: DrawnSystem, look: LayoutLook = {}): readonly GroupMark[] {
  const { placement, platformRails, runs, issues } = analysis
  const { isDimmed = false, hasRunColors = false, hasHeights = true, without = [] } = look
  const { hasNoNames = false, readable } = look
  const hidden = new Set(without)
  const broken = brokenParts(issues, look.marksUnconnected)
  const colorOf = new Map(runs.figures.map(({ id, color }) => [id, color]))
  return placement.parts
    .filter(({ part }) => !hidden.has(part.id))
    .map((placed) => {
      const { id } = placed.part
      const run = runs.runOf.get(id)
      return memoizedPart(placed, platformRails.get(id), {
        isDimmed,
        isError: broken.has(id),
        runColor: hasRunColors && run ? colorOf.get(run) : undefined,
        height: hasHeights ? runs.heights.get(id) : undefined,
        hasNoName: hasNoNames,
        readable,
      })
    })
}

/** Parts with a problem that is shown on them. */
export function brokenParts(issues: Analysis['issues'], marksUnconnected = false): ReadonlySet<PartId> {
  const codes = marksUnconnected ? [...BROKEN_CODES, UNCONNECTED] : BROKEN_CODES
  return new Set(issues.filter(({ code }) => codes.includes(code)).flatMap(({ parts }) => parts))
}

/** Problems of a part's own place that are shown on the part (spec 2 §8). */
const BROKEN_CODES: readonly string[] = [
  'placement.overlap',
  'connection.not-valid',
  'connection.alignment',
  'connection.ramp-sizes',
]
const UNCONNECTED = 'connection.unconnected-part'

function memoizedPart(placed: PlacedPart, rails: Parameters<typeof drawPart>[1], look: PartLook): GroupMark {
  const key = `${rails?.sides.join() ?? ''}|${rails?.treadDirection}|${look.isDimmed}|${look.isError}|${look.runColor}|${look.height?.top}|${look.height?.bottom}|${look.hasNoName}|${look.readable}`
  const known = memoized.get(placed)
  if (known?.key === key) return known.mark
  const mark = drawPart(placed, rails, look)
  memoized.set(placed, { key, mark })
  return mark
}
