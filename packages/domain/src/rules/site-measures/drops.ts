import { placesAlong } from '../../base/geometry/gap-between.ts'
import { outlineContains } from '../../base/geometry/outline.ts'
import { add, between, distance, dot, type Point, scale, subtract } from '../../base/geometry/point.ts'
import { isInside } from '../../base/geometry/polygon.ts'
import { memoize } from '../../base/memoize.ts'
import type { Inches } from '../../base/units.ts'
import { isSloped, type PartId, SIDES, type Side } from '../../model/layout/part.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { housesOf, isInPlace } from '../../model/layout/things-of-site.ts'
import { usedSides } from '../connections/side-uses.ts'
import { isDeck } from '../placement/decks.ts'
import type { PlacedPart } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import type { SitedSystem } from './sited-system.ts'

/** Codes look for the lowest ground within this of an edge (IRC R312.1.1, IBC 1015.2). */
const WITHIN: Inches = 36
/** Edges are looked at this often. */
const STEP: Inches = 12
/** What stands this close to an edge leaves no way to fall between: a guard may have such openings. */
const CLOSED: readonly Inches[] = [0.5, 2, 4]

/** How far one may fall over one side of a part; a side at a wall or another deck has none. */
export type Drops = Readonly<Partial<Record<Side, Inches>>>

/**
 * How far one may fall from a part: from the upper end to level ground, or where the ground is known, over each side that
 * is open, to the lowest ground within 36 in of it. Null while the part has no heights.
 */
export function dropOf(placed: PlacedPart, system: SitedSystem): Inches | null {
  const height = system.runs.heights.get(placed.part.id)
  if (!height) return null
  const drops = dropsOf(placed, system)
  return drops ? Math.max(0, ...Object.values(drops)) : height.top
}

/** The same side by side; null where nothing is known of the ground. */
export const dropsOf = (placed: PlacedPart, system: SitedSystem): Drops | null =>
  allDrops(system, null)?.get(placed.part.id) ?? null

const allDrops = memoize((system: SitedSystem, _: null): ReadonlyMap<PartId, Drops> | null => {
  const { placement, runs, layout } = system
  if (!groundOf(layout.site)) return null
  return new Map(
    placement.parts.flatMap((placed) => {
      const height = runs.heights.get(placed.part.id)
      return height ? [[placed.part.id, dropsOver(placed, height, system)] as const] : []
    }),
  )
})

function dropsOver(placed: PlacedPart, height: PartHeight, system: SitedSystem): Drops {
  const drops: Partial<Record<Side, Inches>> = {}
  for (const side of openSides(placed, system)) {
    const drop = dropOver(placed, side, height, system)
    if (drop !== null) drops[side] = drop
  }
  return drops
}

/** A ramp is left over its ends, and a deck through its entrance. */
const openSides = ({ part }: PlacedPart, { connections }: SitedSystem): readonly Side[] =>
  isSloped(part) || part.kind === 'arr'
    ? ['RIGHT', 'LEFT']
    : SIDES.filter(
        (side) =>
          !connections.openings.some(
            ({ use, end }) => use === 'entrance' && end.part === part.id && end.side === side,
          ),
      )

function dropOver(placed: PlacedPart, side: Side, height: PartHeight, system: SitedSystem): Inches | null {
  const ground = groundOf(system.layout.site)
  const open = openPlaces(placed, side, system)
  if (!ground || open.length === 0) return null
  return Math.max(...open.map((at) => surfaceAt(placed, height, at) - ground.lowestWithin(at, WITHIN)))
}

/** Whether the grade was read wherever one may fall from a part: beside its open edges, and as far from them as codes look. */
export function isGradeRead(placed: PlacedPart, system: SitedSystem): boolean {
  const ground = groundOf(system.layout.site)
  if (!ground) return false
  const isRead = (at: Point) => ground.readingAt(at).how === 'measured'
  return openSides(placed, system).every((side) =>
    openPlaces(placed, side, system).every(
      (at) => isRead(at) && isRead(add(at, scale(placed.sides[side].normal, WITHIN))),
    ),
  )
}

/** Places along a side that nothing stands against. */
function openPlaces(
  placed: PlacedPart,
  side: Side,
  { layout: { site }, placement }: SitedSystem,
): readonly Point[] {
  const { left, right, normal } = placed.sides[side]
  const others = placement.parts.filter((one) => one !== placed && mayTouch(one, placed))
  const isClosed = (at: Point) =>
    CLOSED.some((away) => {
      const beside = add(at, scale(normal, away))
      return (
        housesOf(site).some((house) => isInPlace(house) && isInside(house.outline, beside)) ||
        others.some(({ outline }) => outlineContains(outline, beside))
      )
    })
  return [...placesAlong([left, right], STEP).slice(0, -1), between(left, right, 0.999), right].filter(
    (at) => !isClosed(inward(at, placed)),
  )
}

/** A corner belongs to two sides: what is asked of it lies a hair along its own. */
const inward = (at: Point, { part }: PlacedPart): Point => between(at, part.at, 1e-4)

const mayTouch = (a: PlacedPart, b: PlacedPart): boolean =>
  a.box.min.x <= b.box.max.x + 4 &&
  b.box.min.x <= a.box.max.x + 4 &&
  a.box.min.y <= b.box.max.y + 4 &&
  b.box.min.y <= a.box.max.y + 4

function surfaceAt({ sides: { TOP, BOTTOM } }: PlacedPart, { top, bottom }: PartHeight, at: Point): Inches {
  const length = distance(TOP.middle, BOTTOM.middle)
  const share = -dot(subtract(at, BOTTOM.middle), BOTTOM.normal) / length
  return bottom + (top - bottom) * Math.min(1, Math.max(0, share))
}

/** Sides of a deck with no rail that nobody walks through, over which one may fall. */
export function openDrop(placed: PlacedPart, system: SitedSystem): Inches | null {
  const drops = dropsOf(placed, system)
  const rails = system.platformRails.get(placed.part.id)
  if (!drops || !rails || !isDeck(placed)) return null
  const used = usedSides(system.connections.uses, placed.part.id)
  const bare = SIDES.filter((side) => !rails.sides.includes(side) && !used.includes(side))
  return Math.max(0, ...bare.map((side) => drops[side] ?? 0))
}
