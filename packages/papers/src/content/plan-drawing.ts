import { type Analysis, type Box, clipOutline, distance, type Inches, type Point } from '@ramp/domain'
import {
  boxed,
  DASHES,
  type Frame,
  frameAround,
  INK,
  lengthText,
  line,
  type Marks,
  type PlacedView,
  penOf,
  type Room,
} from '@ramp/drafting'
import {
  measuresOf,
  type SetOutPart,
  settingOut,
  stepsOf,
  type TaggedLeg,
  taggedBraces,
  taggedClosures,
  taggedLegs,
} from '@ramp/solids'
import { isIn, lineIn, OVERLAP, widerBy } from './match-lines/window.ts'
import { kindOf } from './part-facts.ts'
import { heightMarks, type Lettering, middleOf, mixed, partWords } from './part-letters.ts'
import type { Plan } from './plan.ts'
import { keyMarks, type TagLetterer, tagLetterer } from './tag-keys.ts'
import { viewMarks } from './view-marks.ts'

/** A plan at its place on a sheet, with the room its words find their places in. */
export type PlanSheet = { readonly placed: PlacedView; readonly room: Room; readonly tags: TagLetterer }

/** Everything that is built, lettered: parts, heights at their ends, legs, closures, braces. */
export function letteredPlan(plan: Plan, sheet: PlanSheet, lettering: Lettering): Marks {
  const { analysis, isShown } = plan
  const { placed, room } = sheet
  const parts = settingOut(analysis).parts.filter(({ id }) => isShown(id))
  for (const part of parts) room.takeSoftly(frameAround(part.outline.map(placed.toPaper)))
  const seen = widerBy(plan.window, OVERLAP)
  const legs = taggedLegs(analysis).filter(({ part, at }) => isShown(part) && isIn(seen, at))
  takeLegs(plan, sheet)
  const braces = lettering.hasBraces ? braceLines(plan) : []
  return [
    ...viewMarks(plan.view, placed, seen),
    ...treadLines(parts, analysis).flatMap((ends) => lineMark(lineIn(ends, seen), placed, TREAD_PEN)),
    ...(lettering.hasDiagonals ? parts.flatMap((part) => diagonalMarks(part, placed)) : []),
    ...legs.map(({ at }) => boxed(around(placed.toPaper(at), 2.4), { width: penOf('legOnPlan') }, INK.ink)),
    ...braces.flatMap(({ between }) => lineMark(lineIn(between, seen), placed, BRACE_PEN)),
    ...heightMarks(parts, { placed, room, isSeen: (at) => isIn(seen, at) }, lettering),
    ...partWords(analysis, lettered(parts, plan.window), sheet, lettering),
    ...closureMarks(plan, sheet, lettering),
    ...(lettering.hasTags ? toleranceTags(plan, sheet) : []),
    ...(lettering.hasTags ? legTags(plan, sheet, legs) : []),
    ...braces.flatMap((brace) => braceTag(brace, sheet, plan)),
  ]
}

/** Keeps words off the legs of a plan. */
export function takeLegs({ analysis, isShown }: Plan, { placed, room }: PlanSheet): void {
  for (const { at, part } of taggedLegs(analysis)) if (isShown(part)) room.take(around(placed.toPaper(at), 3))
}

/** So much of a part is shown at least where its name is lettered, unless it is the half with its middle. */
const NAMED_SHARE = 0.25

/** Parts as far as they are in a window, each named where its middle is or where enough of it is shown. */
function lettered(parts: readonly SetOutPart[], window: Box): readonly SetOutPart[] {
  return parts.flatMap((part) => {
    const inside = clipOutline(part.outline, window)
    if (inside.length === part.outline.length && inside.every((at, index) => at === part.outline[index]))
      return [part]
    const isMiddle = isIn(window, middleOf(part.outline))
    const isLarge = areaOf(inside) >= NAMED_SHARE * areaOf(part.outline)
    if (!isMiddle && !isLarge) return []
    // Of an upright part a corner beyond a cut is at the cut; one that lies askew is named at its middle.
    const atCuts = part.outline.map((at) => clampedTo(window, at))
    if (isUpright(part.outline)) return [{ ...part, outline: atCuts }]
    return isMiddle ? [part] : []
  })
}

const clampedTo = ({ min, max }: Box, { x, y }: Point): Point => ({
  x: Math.min(Math.max(x, min.x), max.x),
  y: Math.min(Math.max(y, min.y), max.y),
})

const areaOf = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, { x, y }, index) => {
      const next = points[(index + 1) % points.length] ?? { x, y }
      return sum + x * next.y - next.x * y
    }, 0) / 2,
  )

const isUpright = ([a, b]: readonly Point[]): boolean =>
  a !== undefined && b !== undefined && (Math.abs(a.x - b.x) < 0.01 || Math.abs(a.y - b.y) < 0.01)

const lineMark = (
  ends: readonly [Point, Point] | null,
  { toPaper }: PlacedView,
  pen: typeof TREAD_PEN | typeof BRACE_PEN,
): Marks => (ends ? [line(ends.map(toPaper), pen)] : [])

/** The same, with numbers for tags without room and their key in a free place of the view. */
export function planMarks(plan: Plan, placed: PlacedView, room: Room, lettering: Lettering): Marks {
  const tags = tagLetterer(room)
  const marks = letteredPlan(plan, { placed, room, tags }, lettering)
  const numbered = tags.numbered()
  const outline = plan.view.shapes.flatMap(({ points }) => points.map(placed.toPaper))
  return [...marks, ...numbered.marks, ...keyMarks(numbered.keys, outline, room)]
}

const around = ({ x, y }: Point, half: number): Frame => ({
  left: x - half,
  top: y - half,
  width: 2 * half,
  height: 2 * half,
})

const RAMP_TREAD: Inches = 6

const TREAD_PEN = { width: 0.35, color: INK.tread }

/** Lines across the walking surface: of ramps as far apart as their treads are wide (spec 1 §9), of stairs at their nosings. */
export function treadLines(
  parts: readonly SetOutPart[],
  { layout }: Analysis,
): readonly (readonly [Point, Point])[] {
  const measures = measuresOf(layout.project.product)
  return parts.flatMap((part) => {
    const { placed, covers } = part
    const [a, b, c, d] = part.outline
    if (!a || !b || !c || !d || kindOf(placed) === 'platform') return []
    const across = Math.max(1, Math.floor(covers / RAMP_TREAD))
    const ofRamp = { depth: covers / across, treads: across - 1 }
    const { depth, treads } = kindOf(placed) === 'stair' ? stepsOf(part, measures) : ofRamp
    return Array.from({ length: treads }, (_, index) => ((index + 1) * depth) / covers)
      .filter((share) => share < 1 - EDGE)
      .map((share): [Point, Point] => [mixed(a, d, share), mixed(b, c, share)])
  })
}

/** A line on the edge of its part is drawn with it. */
const EDGE = 0.01

function diagonalMarks({ outline: [a, , c], placed }: SetOutPart, { toPaper }: PlacedView): Marks {
  if (kindOf(placed) !== 'platform' || !a || !c) return []
  return [line([toPaper(a), toPaper(c)], { width: 0.7, color: INK.accent, dash: DASHES.diagonal })]
}

function closureMarks(plan: Plan, { placed, tags }: PlanSheet, { closureInk, hasTags }: Lettering): Marks {
  return taggedClosures(plan.analysis)
    .filter(({ closure }) => plan.isShown(closure.platform))
    .flatMap(({ tag, stretches }) => {
      const [first] = stretches
      if (!first) return []
      const seen = widerBy(plan.window, OVERLAP)
      const bars = stretches.flatMap((stretch) => {
        const ends = lineIn(stretch, seen)
        const pen = { width: penOf('closureOnPlan'), color: closureInk }
        return ends ? [line(ends.map(placed.toPaper), pen)] : []
      })
      const middle = mixed(first[0], first[1], 0.5)
      const isNamed = hasTags && isIn(plan.window, middle)
      return [
        ...bars,
        ...(isNamed ? tags.letter({ words: tag, at: placed.toPaper(middle), color: closureInk }) : []),
      ]
    })
}

/** Tags of legs, each away from the middle of what it carries. */
function legTags({ analysis }: Plan, { placed, tags }: PlanSheet, legs: readonly TaggedLeg[]): Marks {
  const { byId } = settingOut(analysis)
  return legs.flatMap(({ tag, at, part }) => {
    const paper = placed.toPaper(at)
    const middle = middleOf((byId.get(part)?.outline ?? [at]).map(placed.toPaper))
    const toward = { x: paper.x - middle.x, y: paper.y - middle.y }
    return tags.letter({ words: tag, at: paper, toward: towardAxis(toward) })
  })
}

/** What is left between two ways where they meet again, to be shared out over their joints. */
const toleranceTags = (plan: Plan, { placed, tags }: PlanSheet): Marks =>
  settingOut(plan.analysis)
    .tolerances.filter(({ parts, at }) => parts.every(plan.isShown) && isIn(plan.window, at))
    .flatMap((tolerance) => {
      const at = placed.toPaper(tolerance.at)
      const beside = [-1, 1].flatMap((way) => [
        { x: at.x + way * BESIDE_JOINT, y: at.y },
        { x: at.x, y: at.y + way * BESIDE_JOINT },
      ])
      const words = `${lengthText(tolerance.apart, 'opening')} to share out`
      return tags.letter({ words, at, color: INK.accent }, ...beside)
    })
/** Points beside a joint whose middle has words on it. */
const BESIDE_JOINT = 16

/** Tags stand beside a deck rather than off its corners. */
const towardAxis = ({ x, y }: Point): Point =>
  Math.abs(x) >= Math.abs(y) * 0.35 ? { x, y: y * 0.2 } : { x: 0, y }

type BraceLine = { readonly between: readonly [Point, Point]; readonly names: string[] }
const BRACE_PEN = { width: penOf('braceOnPlan'), dash: DASHES.hidden, color: INK.accent }

/** Braces between the same two legs are one line with one tag: `B1, B5`. */
function braceLines({ analysis, isShown }: Plan): readonly BraceLine[] {
  const lines: BraceLine[] = []
  for (const { tag, brace, between } of taggedBraces(analysis)) {
    if (!isShown(brace.part)) continue
    const same = lines.find((one) => isSameLine(one.between, between))
    if (same) same.names.push(tag)
    else lines.push({ between, names: [tag] })
  }
  return lines
}

function braceTag(
  { between: [from, to], names }: BraceLine,
  { placed, tags }: PlanSheet,
  { window }: Plan,
): Marks {
  if (!isIn(window, mixed(from, to, 0.5))) return []
  const places = [0.5, 0.3, 0.7, 0.15, 0.85].map((share) => mixed(from, to, share))
  const [at, ...others] = places.filter((one) => isIn(window, one)).map(placed.toPaper)
  return at ? tags.letter({ words: names.join(', '), at, color: INK.accent, rings: 3 }, ...others) : []
}

/** Legs of two joined parts at one place are drawn some inches apart. */
const ONE_PLACE: Inches = 6
const isSameLine = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
  (distance(a, c) < ONE_PLACE && distance(b, d) < ONE_PLACE) ||
  (distance(a, d) < ONE_PLACE && distance(b, c) < ONE_PLACE)
