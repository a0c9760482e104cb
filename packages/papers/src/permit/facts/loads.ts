import { type Analysis, distance, type Inches, type Point, type ProductLine } from '@ramp/domain'
import { measuresOf, type SetOutPart, settingOut, type TaggedLeg, taggedLegs } from '@ramp/solids'
import { kindOf } from '../../content/part-facts.ts'

/** Loads as makers state them for a line (domain 1). */
const STATED: Readonly<Partial<Record<ProductLine, string>>> = {
  P3G: 'Residential use; the maker states a rated load of 1,000 lb.',
  P2G: 'Residential use; the maker states 850 lb.',
  PHD: 'The maker states 100 lb/sq ft live load and 300 lb on one place.',
}

export const statedLoad = ({ layout }: Analysis): string =>
  STATED[layout.project.product] ?? 'Rated load: see the maker’s load table.'

export type LegLoad = {
  readonly leg: TaggedLeg
  readonly pounds: number
  /** On the soil under its foot or pad, pounds for a square foot. */
  readonly bearing: number
}

const SQUARE_FOOT = 144
/** Legs of a part that is held by its neighbor's stand this near its corners. */
const SHARED: Inches = 24
/** The legs of a ramp's end stand at most this far from its corners. */
const AT_END: Inches = 14

/**
 * Plain arithmetic: the load of a deck over its area, shared out equally by the legs that hold it; a ramp gives half to each
 * of its ends, and an end without legs to the platform, the door or the ground it lies on.
 */
export function legLoads(analysis: Analysis, deckLoad: number, pad: Inches): readonly LegLoad[] {
  const legs = taggedLegs(analysis)
  const { parts } = settingOut(analysis)
  const pounds = new Map<string, number>(legs.map(({ tag }) => [tag, 0]))
  const platformsOf = new Map<SetOutPart, readonly TaggedLeg[]>(
    parts
      .filter(({ placed }) => kindOf(placed) !== 'ramp')
      .map((part) => [part, legsUnder(part, legs)] as const),
  )
  const put = (bearing: readonly TaggedLeg[], load: number) => {
    for (const { tag } of bearing) pounds.set(tag, (pounds.get(tag) ?? 0) + load / bearing.length)
  }
  for (const part of parts) {
    const load = (areaOf(part.outline) / SQUARE_FOOT) * deckLoad
    const own = platformsOf.get(part)
    if (own) put(own, load)
    else for (const end of endsOf(part)) put(legsAtEnd(end, legs, platformsOf), load / 2)
  }
  const foot = measuresOf(analysis.layout.project.product).foot.inches
  const side = Math.max(pad, foot)
  return legs.map((leg) => {
    const load = pounds.get(leg.tag) ?? 0
    return { leg, pounds: load, bearing: load / (side ** 2 / SQUARE_FOOT) }
  })
}

const legsUnder = ({ id, outline }: SetOutPart, legs: readonly TaggedLeg[]): readonly TaggedLeg[] =>
  legs.filter(
    ({ part, at, leg }) =>
      part === id || (leg.isEditable && outline.some((corner) => distance(corner, at) < SHARED)),
  )

type End = readonly [Point, Point]

const endsOf = ({ outline: [a, b, c, d] }: SetOutPart): readonly End[] =>
  a && b && c && d
    ? [
        [a, b],
        [d, c],
      ]
    : []

/** The pair at an end; without one the legs of the platform it lies on. */
function legsAtEnd(
  [left, right]: End,
  legs: readonly TaggedLeg[],
  platforms: ReadonlyMap<SetOutPart, readonly TaggedLeg[]>,
): readonly TaggedLeg[] {
  const pair = legs.filter(
    ({ at, leg }) => !leg.isEditable && (distance(at, left) < AT_END || distance(at, right) < AT_END),
  )
  if (pair.length > 0) return pair
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 }
  const [near] = [...platforms].filter(([part]) => isAtEdge(middle, part.outline))
  return near?.[1] ?? []
}

/** Inches that joined edges lie apart at most. */
const JOINED: Inches = 3

const isAtEdge = (place: Point, outline: readonly Point[]): boolean =>
  outline.some((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = distance(from, to) || 1
    const share = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length ** 2
    if (share < -0.01 || share > 1.01) return false
    return (
      distance(place, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }) < JOINED
    )
  })

function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y }
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2
}
