import { distance, midpoint, type Point } from '../../base/geometry/point.ts'
import { groupBy } from '../../base/group-by.ts'
import { type Inches, inchesFromSpecPixels } from '../../base/units.ts'
import type { ItemRole } from '../../model/catalogue/item.ts'
import type { Opening } from '../../model/layout/layout.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'

/** Two points closer than this are one place. */
const SAME_PLACE: Inches = inchesFromSpecPixels(2)

/** One end of a ramp or 45-degree piece, as it lies on the canvas. */
export type CountedRampEnd = {
  readonly ramp: PlacedPart
  readonly side: 'TOP' | 'BOTTOM'
  readonly at: Point
  readonly rails: readonly [Point, Point]
}

export type ContactKind = 'ramp' | 'platform' | 'opening' | 'nothing'

/** Every ramp end with what it touches, by where things lie and not by the joints. */
export function rampEndContacts(
  placement: Placement,
  openings: readonly Opening[],
): readonly RampEndContact[] {
  const beside = neighboursOf(placement)
  const ends = new Map<PlacedPart, readonly CountedRampEnd[]>()
  for (const placed of placement.parts) {
    const own = endsOf(placed)
    if (own.length > 0) ends.set(placed, own)
  }
  const endsAt = (other: PlacedPart) => ends.get(other) ?? NONE
  const openAt = groupBy(openings, ({ part }) => part)
  const leadsOntoPad = platesOntoPads(placement)
  const contacts: RampEndContact[] = []
  for (const [ramp, own] of ends)
    for (const end of own) {
      const contact = contactOf(end, beside.get(ramp) ?? NONE, endsAt)
      const isOpen =
        contact === 'nothing' &&
        (isWalkedThrough(openAt.get(ramp.part.id) ?? NONE, end.side) || leadsOntoPad(end))
      contacts.push({ end, contact: isOpen ? 'opening' : contact })
    }
  return contacts
}

export type RampEndContact = { readonly end: CountedRampEnd; readonly contact: ContactKind }

const NONE: readonly never[] = []

export const isRailed = ({ item }: PlacedPart): boolean =>
  item.handrails !== null && item.handrails !== 'NO_RAILS'

function endsOf(ramp: PlacedPart): readonly CountedRampEnd[] {
  if (!isWalkedDown(ramp) || !ramp.isSystem) return NONE
  const [topLeft, topRight, bottomRight, bottomLeft] = ramp.outline
  return [
    { ramp, side: 'TOP', at: midpoint(topLeft, topRight), rails: [topLeft, topRight] },
    { ramp, side: 'BOTTOM', at: midpoint(bottomLeft, bottomRight), rails: [bottomLeft, bottomRight] },
  ]
}

function neighboursOf({ neighbours }: Placement): ReadonlyMap<PlacedPart, readonly PlacedPart[]> {
  const beside = new Map<PlacedPart, PlacedPart[]>()
  const note = (one: PlacedPart, other: PlacedPart) => {
    const held = beside.get(one)
    if (held) held.push(other)
    else beside.set(one, [other])
  }
  for (const [a, b] of neighbours) {
    note(a, b)
    note(b, a)
  }
  return beside
}

/** What a ramp end touches: a ramp before a platform, and a platform before a landing pad. */
function contactOf(
  end: CountedRampEnd,
  beside: readonly PlacedPart[],
  endsAt: (other: PlacedPart) => readonly CountedRampEnd[],
): ContactKind {
  let contact: ContactKind = 'nothing'
  for (const other of beside) {
    if (!touches(end, other, endsAt(other))) continue
    if (isWalkedDown(other)) return 'ramp'
    // A ramp that reaches a landing pad ends there as it ends on the ground.
    if (other.item.role !== 'landing-pad') contact = 'platform'
    else if (contact === 'nothing') contact = 'opening'
  }
  return contact
}

/** Whether a lower transition lies at a ramp's lower end with a landing pad at its other edge: the ramp ends on that pad. */
function platesOntoPads({ parts }: Placement): (end: CountedRampEnd) => boolean {
  const pads = parts.filter(({ item, isSystem }) => item.role === 'landing-pad' && isSystem)
  const plates = pads.length === 0 ? [] : parts.filter(({ item }) => ONTO_PADS.includes(item.role))
  return ({ side, at }) =>
    side === 'BOTTOM' &&
    plates.some((plate) => isOnEdge(at, plate) && pads.some((pad) => reaches(plate, pad)))
}

const ONTO_PADS: readonly ItemRole[] = ['transition-lower', 'transition-custom']

const reaches = ({ outline: [topLeft, topRight, bottomRight, bottomLeft] }: PlacedPart, pad: PlacedPart) =>
  [midpoint(topLeft, topRight), midpoint(bottomLeft, bottomRight)].some((at) => isOnEdge(at, pad))

/** A ramp is entered at its top and left at its bottom; anything else is refused and brings nothing. */
const isWalkedThrough = (openings: readonly Opening[], side: CountedRampEnd['side']) =>
  openings.some((opening) => opening.side === side && opening.use === (side === 'TOP' ? 'entrance' : 'exit'))

const isWalkedDown = ({ part }: PlacedPart) => part.kind === 'ramp' || part.kind === 'arr'

function touches(
  { ramp, side, at }: CountedRampEnd,
  other: PlacedPart,
  otherEnds: readonly CountedRampEnd[],
): boolean {
  if (other.part.kind === 'platform' || other.part.kind === 'platform-ext') return isOnEdge(at, other)
  return otherEnds.some((one) => mayFollow(ramp, side, one) && distance(one.at, at) <= SAME_PLACE)
}

/** A ramp's bottom meets a ramp's top of the same width; a 45-degree piece may be walked either way. */
const mayFollow = (
  ramp: PlacedPart,
  side: CountedRampEnd['side'],
  { ramp: other, side: otherSide }: CountedRampEnd,
) =>
  ramp.usableWidth === other.usableWidth &&
  (ramp.part.kind === 'arr' || other.part.kind === 'arr' || side !== otherSide)

/** Whether a point lies on the outline of a part. */
function isOnEdge(at: Point, { outline }: PlacedPart): boolean {
  return outline.some((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = distance(from, to)
    const along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length
    const across = ((at.y - from.y) * (to.x - from.x) - (at.x - from.x) * (to.y - from.y)) / length
    return along >= 0 && along <= length && Math.abs(across) <= SAME_PLACE
  })
}
