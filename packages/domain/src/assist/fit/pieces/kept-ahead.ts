import type { Point } from '../../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches } from '../../../base/units.ts'
import type { FitLimits } from '../request/limits.ts'
import { centreOf, type Heading, step } from '../room/rect.ts'
import { isNear, isOffKept, type KeptPiece, lengthAlong, missingOf, NEAR } from './kept-pieces.ts'
import type { Landings } from './landings.ts'
import type { Deck, Piece, Stage } from './route.ts'
import { SHORTEST } from './stages.ts'

/**
 * Whether a way of one pattern may still run over every part that stays. Which way each of its flights leads follows from
 * its pattern, flights have whole feet, and a landing is passed in a few ways only: so it is known between which places
 * later flights and landings can lie, and on which of those.
 */
export type KeptAhead = {
  /** Before a flight is laid, with the place of its upper end. */
  readonly fromUpper: (pieces: readonly Piece[], at: End) => boolean
  /** Before the landing below a flight is laid, with the place of the lower end of that flight. */
  readonly fromLower: (pieces: readonly Piece[], at: End) => boolean
}

/** An end of a flight, which is the first, the second, … of its way, from 0. */
type End = { readonly from: Point; readonly heading: Heading; readonly flight: number }

/** Places along one axis: from the least to the most those that are whole feet from one of some. */
type Spread = { readonly least: Inches; readonly most: Inches; readonly odd: readonly Inches[] }
type Reach = { readonly x: Spread; readonly y: Spread }

/** What may come: a flight, by the upper ends of its ramps, or a deck, by its middle. */
type ToCome = { readonly is: Heading | Deck; readonly at: Reach }

type KeptRequest = {
  readonly kept: readonly KeptPiece[]
  readonly limits: Pick<FitLimits, 'lengthOfFlight'>
}

/** null where nothing has to stay. */
export function keptAhead(
  stages: readonly Stage[],
  landings: Landings,
  { kept, limits: { lengthOfFlight } }: KeptRequest,
): KeptAhead | null {
  if (kept.length === 0) return null
  /** From the upper end of a flight on. */
  const below = known((flight, heading) => [
    { is: heading, at: along(heading, 0, lengthOfFlight) },
    ...onward(flight, heading).map((one) => moved(one, along(heading, SHORTEST, lengthOfFlight))),
  ])
  /** From the lower end of a flight on. */
  const onward = known((flight, heading) => {
    const stage = stages[flight]
    const routes = stage ? landings.over(stage, heading) : []
    const [first] = routes
    if (!first) return []
    const passed = reachOf(routes.map(({ from }) => from))
    return [
      ...routes.flatMap(({ decks }) => decks.map((is) => ({ is, at: reachOf([centreOf(is.rect)]) }))),
      ...below(flight + 1, first.heading).map((one) => moved(one, passed)),
    ]
  })
  const holdsAll =
    (toCome: Known) =>
    (pieces: readonly Piece[], { from, heading, flight }: End) => {
      const missing = missingOf(kept, pieces)
      return (
        isOffKept(missing, pieces) &&
        missing.every((one) => toCome(flight, heading).some((thing) => mayBe(one, thing, from)))
      )
    }
  return { fromUpper: holdsAll(below), fromLower: holdsAll(onward) }
}

type Known = (flight: number, heading: Heading) => readonly ToCome[]

/** What was worked out once for a flight and a heading. */
function known(find: Known): Known {
  const found = new Map<number, readonly ToCome[]>()
  return (flight, heading) => {
    const key = flight * 4 + heading
    const things = found.get(key) ?? find(flight, heading)
    found.set(key, things)
    return things
  }
}

const HERE: Point = { x: 0, y: 0 }

/** Whether a part that stays may be what comes. */
function mayBe({ rect, size, heading }: KeptPiece, { is, at }: ToCome, from: Point): boolean {
  const middle = centreOf(rect)
  if (typeof is === 'object') return size !== null && isAsLarge(is, rect) && lies(at, middle, from)
  if (heading !== is) return false
  return lies(at, step(middle, is, -lengthAlong(rect, is) / 2), from)
}

const isAsLarge = ({ rect }: Deck, { left, right, top, bottom }: KeptPiece['rect']): boolean =>
  isNear(rect.right - rect.left, right - left) && isNear(rect.bottom - rect.top, bottom - top)

const lies = (reach: Reach, at: Point, from: Point): boolean =>
  isOn(reach.x, at.x - from.x) && isOn(reach.y, at.y - from.y)

const isOn = ({ least, most, odd }: Spread, at: Inches): boolean =>
  at >= least - NEAR && at <= most + NEAR && odd.some((one) => isNear(beyondFeet(at - one + NEAR), NEAR))

/** What a length has beyond whole feet. */
const beyondFeet = (length: Inches): Inches =>
  ((length % INCHES_PER_FOOT) + INCHES_PER_FOOT) % INCHES_PER_FOOT

const moved = ({ is, at }: ToCome, by: Reach): ToCome => ({
  is,
  at: { x: together(at.x, by.x), y: together(at.y, by.y) },
})

const together = (a: Spread, b: Spread): Spread => ({
  least: a.least + b.least,
  most: a.most + b.most,
  odd: apart(a.odd.flatMap((one) => b.odd.map((other) => one + other))),
})

/** So far ahead, in whole feet. */
function along(heading: Heading, least: Inches, most: Inches): Reach {
  const { x, y } = reachOf([step(HERE, heading, least), step(HERE, heading, most)])
  return { x: { ...x, odd: [0] }, y: { ...y, odd: [0] } }
}

const reachOf = (places: readonly Point[]): Reach => ({
  x: spreadOf(places.map(({ x }) => x)),
  y: spreadOf(places.map(({ y }) => y)),
})

const spreadOf = (values: readonly Inches[]): Spread => ({
  least: Math.min(...values),
  most: Math.max(...values),
  odd: apart(values),
})

/** What lengths have beyond whole feet, each once. */
const apart = (lengths: readonly Inches[]): readonly Inches[] => [
  ...new Map(lengths.map(beyondFeet).map((one) => [Math.round(one * 1000), one])).values(),
]
