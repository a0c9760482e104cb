import { forEachNeighbours } from '../../base/geometry/grid-index.ts'
import { boxAround, boxesTouch, outlinesOverlap } from '../../base/geometry/outline.ts'
import { normalOf, type Point, turnOf } from '../../base/geometry/point.ts'
import { memoizeRecent } from '../../base/memoize.ts'
import { type Inches, normalizeAngle } from '../../base/units.ts'
import type { Catalogue } from '../../model/catalogue/catalogue.ts'
import type { Item } from '../../model/catalogue/item.ts'
import { isSystemPart, type Part, type PartId, type Side } from '../../model/layout/part.ts'
import { type PartShape, shapeOf } from './part-shape.ts'
import type { LayoutPlacement, PlacedPart, PlacedSide, Placement } from './placed-part.ts'

/**
 * Parts may press into one another by a quarter of an inch before they count as overlapping; a hair more, so that no dust
 * decides about parts made to measure, which come in half inches and so lie in one another by just this much.
 */
export const OVERLAP_TOLERANCE: Inches = 0.250001

/** Parts further apart than this neither join nor lie on one another. */
const NEIGHBOUR_REACH: Inches = 2

/** Gives every part its sizes, outline and sides, and finds parts that lie on one another (spec 1 §5). */
export const placeParts = memoizeRecent((parts: readonly Part[], catalogue: Catalogue): LayoutPlacement => {
  const before = lastPlacements.get(catalogue)
  const placed: PlacedPart[] = []
  const unknown: Part[] = []
  for (const part of parts) {
    const one = placedBefore(part, placed.length, before) ?? placePart(part, catalogue)
    if (one) placed.push(one)
    else unknown.push(part)
  }
  const places = before && hasSameIds(placed, before.parts) ? before.places : placesOf(placed)
  const apart = places.size < placed.length ? withoutRepeats(placed) : placed
  const placement = placementOf(apart, unknown, places)
  lastPlacements.set(catalogue, placement)
  return placement
})

/** What an edit leaves in place is taken from the placement before it. */
const lastPlacements = new WeakMap<Catalogue, LayoutPlacement>()

function placedBefore(
  part: Part,
  index: number,
  before: LayoutPlacement | undefined,
): PlacedPart | undefined {
  const held = before?.parts[index]
  if (held?.part === part) return held
  const other = before?.byId.get(part.id)
  return other?.part === part ? other : undefined
}

/** A part that stands in the list twice is two parts, one over the other: each is placed for itself. */
function withoutRepeats(parts: readonly PlacedPart[]): PlacedPart[] {
  const seen = new Set<PlacedPart>()
  return parts.map((one) => {
    const own = seen.has(one) ? placeItem(one.part, one.item) : one
    seen.add(own)
    return own
  })
}

const hasSameIds = (parts: readonly PlacedPart[], others: readonly PlacedPart[]): boolean =>
  parts.length === others.length &&
  parts.every((one, index) => one === others[index] || one.part.id === others[index]?.part.id)

function placesOf(parts: readonly PlacedPart[]): LayoutPlacement['places'] {
  const places = new Map<PartId, number>()
  for (const [index, one] of parts.entries()) places.set(one.part.id, index)
  return places
}

/** Parts by id; who touches whom and who lies on whom is worked out when asked for. */
export function placementOf(
  parts: readonly PlacedPart[],
  unknown: readonly Part[] = [],
  places: LayoutPlacement['places'] = placesOf(parts),
): LayoutPlacement {
  let neighbours: Placement['neighbours'] | null = null
  let overlaps: Placement['overlaps'] | null = null
  return {
    parts,
    byId: {
      get: (id) => parts[places.get(id) ?? -1],
      has: (id) => places.has(id),
    },
    places,
    unknown,
    get neighbours() {
      neighbours ??= neighboursAmong(parts.filter(({ isSystem }) => isSystem))
      return neighbours
    },
    get overlaps() {
      overlaps ??= this.neighbours
        .filter(([a, b]) => partsOverlap(a, b))
        .map(([a, b]) => [a.part.id, b.part.id] as const)
      return overlaps
    },
  }
}

/** A part with the sizes of its catalogue item; null when the catalogue does not hold it. */
export function placePart(part: Part, catalogue: Catalogue): PlacedPart | null {
  const item = catalogue.byShortName.get(part.shortName)
  return item ? placeItem(part, item) : null
}

function placeItem(part: Part, item: Item): PlacedPart {
  const shape = shapeOf(item)
  const { width, length, corners } = shape
  const outline = outlineOf(part, corners)
  const usableWidth = item.usableWidth ?? width
  const usableLength = item.usableLength ?? length
  const [topLeft, topRight, bottomRight, bottomLeft] = outline
  const side = (name: Side, left: Point, right: Point): PlacedSide => {
    const facing = normalizeAngle(shape.facings[name] + part.rotation)
    return {
      part: part.id,
      side: name,
      middle: { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 },
      normal: normalOf(facing),
      facing,
      length: shape.lengths[name],
      usableLength: name === 'TOP' || name === 'BOTTOM' ? usableWidth : usableLength,
      left,
      right,
    }
  }
  return {
    part,
    item,
    isSystem: isSystemPart(part),
    width,
    length,
    usableWidth,
    usableLength,
    corners,
    outline,
    sides: {
      TOP: side('TOP', topLeft, topRight),
      RIGHT: side('RIGHT', topRight, bottomRight),
      BOTTOM: side('BOTTOM', bottomRight, bottomLeft),
      LEFT: side('LEFT', bottomLeft, topLeft),
    },
    box: boxAround(outline),
  }
}

/** Corners clockwise from the part's own top left. */
function outlineOf(
  { at, rotation }: Part,
  [topLeft, topRight, bottomRight, bottomLeft]: PartShape['corners'],
): readonly [Point, Point, Point, Point] {
  const [cosine, sine] = turnOf(rotation)
  const corner = ({ x, y }: Point) => ({
    x: at.x + (x * cosine - y * sine),
    y: at.y + (x * sine + y * cosine),
  })
  return [corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft)]
}

/** Whether two placed parts lie on one another; parts that only touch do not. */
export const partsOverlap = (a: PlacedPart, b: PlacedPart): boolean =>
  boxesTouch(a.box, b.box, -OVERLAP_TOLERANCE) &&
  ((isUpright(a) && isUpright(b)) || outlinesOverlap(a.outline, b.outline, OVERLAP_TOLERANCE))

/** A rectangle turned by quarters fills its upright box, so that the boxes alone decide. */
const isUpright = ({ part }: PlacedPart): boolean => part.rotation % 90 === 0 && part.kind !== 'arr'

/** Pairs of system parts whose boxes come within a joint's reach of one another, the one drawn first first. */
function neighboursAmong(parts: readonly PlacedPart[]): readonly (readonly [PlacedPart, PlacedPart])[] {
  const pairs: (readonly [PlacedPart, PlacedPart])[] = []
  forEachNeighbours(parts, NEIGHBOUR_REACH, (a, b) => pairs.push([a, b]))
  return pairs
}
