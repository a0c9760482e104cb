import {
  type Analysis,
  type Box,
  boxAround,
  groundRatio,
  type Inches,
  memoize,
  type Point,
  type Side,
} from '@ramp/domain'
import { lengthText, type ViewDimension } from '@ramp/drafting'
import { heightAtSide, type SetOutPart, settingOut } from '../setting-out/setting-out.ts'
import { cornersOf } from '../solid/extent.ts'
import { solidsOf } from '../solids-of.ts'
import { taggedBraces } from '../supports/tagged-braces.ts'
import { taggedLegs } from '../supports/tagged-legs.ts'
import { partTags } from '../supports/tagged-parts.ts'
import { taggedClosures } from '../system/closure-solids.ts'
import { shapesFromAbove } from './flat-shapes.ts'
import { planDimensions } from './plan-dimensions.ts'
import type { SystemView, ViewNote } from './view-shape.ts'

/** Texts stand so far beside what they name: lines of text one above the other, or side by side. */
const BESIDE: Inches = 10
const LINE: Inches = 4
const ALONG_UPRIGHT: Inches = 7
const ALONG_LYING: Inches = 13

/** The whole from above, with tags, heights and dimensions. */
export const planOf = (analysis: Analysis): SystemView => plan(analysis, null)

const plan = memoize((analysis: Analysis, _: null): SystemView => {
  const solids = solidsOf(analysis)
  const { parts } = settingOut(analysis)
  const shapes = shapesFromAbove(solids)
  const own = solids.filter(({ owner }) => owner.kind !== 'site')
  const around = boxAround(own.flatMap(cornersOf))
  const dimensions = own.length === 0 ? [] : planDimensions(parts, around)
  const reach = Math.max(0, ...dimensions.map(({ offset }) => offset))
  const points = shapes.flatMap((shape) => shape.points)
  const ends = dimensions.flatMap(({ from, to }) => [from, to])
  const { min, max } = boxAround([...points, ...ends.flatMap((at) => spread(at, reach))])
  return {
    name: 'Plan',
    shapes,
    dimensions,
    breakLines: [],
    notes: [...partNotes(parts, analysis), ...supportNotes(analysis), ...closureNotes(analysis)],
    box: points.length === 0 ? { min: { x: 0, y: 0 }, max: { x: 0, y: 0 } } : { min, max },
  }
})

/** The dimensions of a piece of the plan, from cut to cut of its window, in inches. */
export function planDimensionsIn(analysis: Analysis, window: Box): readonly ViewDimension[] {
  const { parts } = settingOut(analysis)
  const boxes = solidsOf(analysis)
    .filter(({ owner }) => owner.kind !== 'site')
    .map((solid) => boxAround(cornersOf(solid)))
  const inside = boxes.flatMap(({ min, max }): readonly Point[] => {
    const low = { x: Math.max(min.x, window.min.x), y: Math.max(min.y, window.min.y) }
    const high = { x: Math.min(max.x, window.max.x), y: Math.min(max.y, window.max.y) }
    return low.x <= high.x && low.y <= high.y ? [low, high] : []
  })
  return inside.length === 0 ? [] : planDimensions(parts, boxAround(inside), window)
}

const spread = ({ x, y }: Point, by: Inches): readonly Point[] => [
  { x: x - by, y: y - by },
  { x: x + by, y: y + by },
]

/** Of a part that no run gives a height. */
const NOT_ENTERED = { slope: 'slope not entered', height: 'height not entered' } as const

function partNotes(parts: readonly SetOutPart[], analysis: Analysis): readonly ViewNote[] {
  const tags = partTags(analysis)
  return parts.flatMap((part) => {
    const { id, placed, at, height, covers, isHeightKnown: isKnown } = part
    const owner = { kind: 'part', id } as const
    const name = nameOf(part, tags.get(id) ?? '')
    const isRamp = placed.part.kind === 'ramp'
    const slope = isRamp
      ? `DN ${groundRatio(height.top - height.bottom, covers)}`
      : lengthText(height.top, 'height')
    const words = isKnown ? slope : NOT_ENTERED[isRamp ? 'slope' : 'height']
    const below = { x: at.x, y: at.y + LINE }
    const under: ViewNote = { kind: isRamp ? 'slope' : 'height', at: below, text: words, owner }
    return [
      { kind: 'part', at: { x: at.x, y: at.y - LINE }, text: name, owner },
      ...(placed.part.kind === 'arr' ? [] : [under]),
      ...(isKnown ? endHeights(part, analysis) : []),
    ] satisfies ViewNote[]
  })
}

/** A letter is about so wide on a plan at 1/4" = 1'-0", and rails and posts take so much of a part. */
const LETTER: Inches = 3.2
const BESIDE_RAILS: Inches = 6

/** Tag and name; the tag alone where the name is wider than the part. */
function nameOf({ placed, outline }: SetOutPart, tag: string): string {
  const { min, max } = boxAround(outline)
  const name = `${tag} ${placed.item.frontendName}`.trim()
  const isNarrow = name.length * LETTER > max.x - min.x - BESIDE_RAILS
  return isNarrow || placed.part.kind === 'arr' ? tag : name
}

/** Height at the upper end of a ramp or stair, inside of it; at its lower end where nothing is joined that says it. */
function endHeights(part: SetOutPart, { connections }: Analysis): readonly ViewNote[] {
  if (part.placed.part.kind !== 'ramp' && part.placed.part.kind !== 'stair') return []
  const isJoined = connections.joints.some(({ a }) => a.part === part.id && a.side === 'BOTTOM')
  const ends: readonly Side[] = isJoined ? ['TOP'] : ['TOP', 'BOTTOM']
  return ends.map((side) => {
    const { middle, normal } = part.placed.sides[side]
    const inward = alongOf(normal)
    const { x, y } = part.toGround(middle)
    return {
      kind: 'height',
      at: { x: x - normal.x * inward, y: y - normal.y * inward },
      text: lengthText(heightAtSide(part, side), 'height'),
      owner: { kind: 'part', id: part.id },
    }
  })
}

const alongOf = ({ x, y }: Point): Inches => (Math.abs(x) > Math.abs(y) ? ALONG_LYING : ALONG_UPRIGHT)

/** Tags of legs stand inside of their part, where no neighbor's tags are. */
function supportNotes(analysis: Analysis): readonly ViewNote[] {
  const { byId } = settingOut(analysis)
  const legs = taggedLegs(analysis).map(({ tag, at, leg, part }): ViewNote => {
    const middle = byId.get(part)?.at ?? at
    const owner = { kind: 'leg', id: leg.id, part } as const
    return { kind: 'leg', at: toward(at, middle), text: tag, owner }
  })
  return [...legs, ...braceNotes(analysis)]
}

/** Braces in one place are one text. */
function braceNotes(analysis: Analysis): readonly ViewNote[] {
  const { byId } = settingOut(analysis)
  const notes = new Map<string, ViewNote>()
  for (const { tag, brace, between } of taggedBraces(analysis)) {
    const part = byId.get(brace.part)
    const at = besideBrace(between, part?.at ?? between[0], part?.placed.part.kind === 'ramp')
    const key = `${Math.round(at.x / BESIDE)} ${Math.round(at.y / BESIDE)}`
    const held = notes.get(key)
    const owner = { kind: 'brace', id: brace.id, part: brace.part } as const
    notes.set(key, held ? { ...held, text: `${held.text} ${tag}` } : { kind: 'brace', at, text: tag, owner })
  }
  return [...notes.values()]
}

/** On the inner side of a brace: at its middle under a ramp, nearer to its first leg under a platform. */
function besideBrace([from, to]: readonly [Point, Point], middle: Point, isRamp: boolean): Point {
  const share = isRamp ? 0.5 : 0.3
  const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const inward = Math.sign((middle.x - at.x) * normal.x + (middle.y - at.y) * normal.y)
  const by = inward * alongOf(normal)
  return { x: at.x + normal.x * by, y: at.y + normal.y * by }
}

/** A place beside another, toward a middle, both ways where it lies off it both ways. */
function toward(at: Point, middle: Point): Point {
  const step = (from: Inches, to: Inches, by: Inches) =>
    Math.abs(to - from) < by ? from : from + Math.sign(to - from) * by
  return { x: step(at.x, middle.x, BESIDE), y: step(at.y, middle.y, ALONG_UPRIGHT) }
}

function closureNotes(analysis: Analysis): readonly ViewNote[] {
  const { byId } = settingOut(analysis)
  return taggedClosures(analysis).flatMap(({ tag, closure, stretches: [first] }) => {
    const normal = byId.get(closure.platform)?.placed.sides[closure.side].normal
    if (!first || !normal) return []
    const [from, to] = first
    const out = alongOf(normal)
    const at = { x: (from.x + to.x) / 2 + normal.x * out, y: (from.y + to.y) / 2 + normal.y * out }
    const owner = { kind: 'closure', id: closure.id, part: closure.platform } as const
    return [{ kind: 'closure', at, text: tag, owner } satisfies ViewNote]
  })
}
