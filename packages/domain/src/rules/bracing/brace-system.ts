import { choiceById } from '../../base/choice-by-id.ts'
import { dot, type Point, subtract } from '../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches, isAtMost, isLess } from '../../base/units.ts'
import { type Catalogue, itemFor, itemsOfRole, smallestFitting } from '../../model/catalogue/catalogue.ts'
import type { Ground } from '../../model/ground/ground.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { type PartId, SIDES, type Side } from '../../model/layout/part.ts'
import { groundOf } from '../../model/layout/site-ground.ts'
import { hardwareDifferences } from '../../model/products/hardware-differences.ts'
import { type ProductRules, productRules } from '../../model/products/product-rules.ts'
import { hungSides } from '../connections/hung-sides.ts'
import type { Connections, Joint } from '../connections/joint.ts'
import { pocketPoints, standsOnPockets } from '../legs/leg-positions.ts'
import { legPlaces } from '../legs/ramp-legs.ts'
import { placedOf } from '../placement/placed-of.ts'
import type { PlacedPart, Placement } from '../placement/placed-part.ts'
import type { PartHeight } from '../runs/run-figures.ts'
import type { Brace, Bracing } from './brace.ts'

/** Angle and cross braces of a layout, with what was switched by hand (spec 3 §4.6, domain 7.10). */
export function braceSystem(
  layout: Layout,
  placement: Placement,
  { joints }: Connections,
  heights: ReadonlyMap<PartId, PartHeight>,
  catalogue: Catalogue,
): Bracing {
  if (!layout.autoGenBracing) return summed([])
  const rules = productRules(layout.project.product)
  const ground = groundOf(layout.site)
  const context = { rules, joints, catalogue, ground }
  const braces: UnswitchedBrace[] = []
  for (const placed of placement.parts)
    if (standsOnPockets(placed)) braces.push(...deckBraces(placed, heights.get(placed.part.id), context))
  for (const joint of joints)
    if (joint.kind === 'RAMP_TO_RAMP')
      braces.push(...rampBraces(joint, jointHeight(joint, placement, heights, ground), placement, context))
  const chosen = choiceById(layout.braceChoices)
  return summed(
    braces.map(({ id, kind, part, x, y, between, shortName, size }) => {
      const isActive = chosen(id)?.isActive ?? true
      return { id, kind, part, x, y, between, shortName, size, isActive }
    }),
  )
}

const needsAngle = ({ angleBraceAbove }: ProductRules, height: Inches) =>
  !isAtMost(height, angleBraceAbove ?? Number.POSITIVE_INFINITY)
const needsCross = ({ crossBraceFrom }: ProductRules, height: Inches) => !isLess(height, crossBraceFrom)

type BraceContext = {
  readonly rules: ProductRules
  readonly joints: readonly Joint[]
  readonly catalogue: Catalogue
  readonly ground: Ground | null
}

/** Braces between the legs of a platform, or between the two legs of an extension. */
function deckBraces(
  placed: PlacedPart,
  height: PartHeight | undefined,
  context: BraceContext,
): readonly UnswitchedBrace[] {
  const { part } = placed
  const { rules, catalogue, ground } = context
  // On level ground every leg is as tall as the deck.
  if (!height || !(ground || needsAngle(rules, height.top) || needsCross(rules, height.top))) return NONE
  const pockets = pocketPoints(placed)
  const over = pockets.map((at) => height.top - (ground?.heightAt(at) ?? 0))
  const tallest = Math.max(...over)
  const angles = pockets.slice(0, 4).flatMap((at, index) =>
    needsAngle(rules, over[index] ?? 0)
      ? angleBrace(
          {
            part: part.id,
            id: `${part.id}-angle-${index + 1}`,
            at,
            between: [at, pockets[(index + 1) % 4] ?? at],
          },
          catalogue,
        )
      : [],
  )
  const crosses = needsCross(rules, tallest)
    ? bracedSides(placed, context).flatMap((side) => {
        const { usableLength, middle } = placed.sides[side]
        return needsCross(rules, tallestAt(side, pockets, over, placed))
          ? crossBrace(
              { part: part.id, id: `${part.id}-cross-${side}`, at: middle, between: endsOf(side, pockets) },
              usableLength,
              catalogue,
            )
          : []
      })
    : []
  return [...angles, ...crosses]
}

/** Pockets this close to the line of a side stand on it. */
const ON_SIDE: Inches = 2

/** The corner pockets at the ends of a side, in the order of the corners. */
function endsOf(side: Side, pockets: readonly Point[]): Brace['between'] {
  const index = SIDES.indexOf(side)
  const from = pockets[index] ?? ORIGIN
  return [from, pockets[(index + 1) % 4] ?? from]
}

const ORIGIN: Point = { x: 0, y: 0 }

/** The tallest of the legs along a side. */
function tallestAt(
  side: Side,
  pockets: readonly Point[],
  over: readonly Inches[],
  { sides }: PlacedPart,
): Inches {
  const { middle, normal } = sides[side]
  return Math.max(
    ...over.filter((_, index) => {
      const at = pockets[index]
      return at !== undefined && Math.abs(dot(subtract(at, middle), normal)) <= ON_SIDE
    }),
  )
}

/** Surface height at a joint of ramps, over the ground below the taller of its two legs. */
function jointHeight(
  { a }: Joint,
  placement: Placement,
  heights: ReadonlyMap<PartId, PartHeight>,
  ground: Ground | null,
): Inches | null {
  const height = heights.get(a.part)
  if (!height || !ground) return height?.bottom ?? null
  const lowest = legPlaces({ ramp: placedOf(placement, a.part), side: a.side }).map(ground.heightAt)
  return height.bottom - Math.min(...lowest)
}

/**
 * Sides of a deck that carry a cross brace: all four of a platform, on some lines without those joined to another
 * platform (6 for a joined pair); of an extension the one its two legs stand on.
 */
function bracedSides({ part }: PlacedPart, { rules, joints }: BraceContext): readonly Side[] {
  if (part.kind === 'platform-ext') {
    return oppositeOf(hungSides({ joints }).get(part.id))
  }
  if (hardwareDifferences(rules.code).bracesJoinedSides) return SIDES
  return SIDES.filter((side) => !joints.some((joint) => isJoined(joint, part.id, side)))
}

/** The side with both legs of an extension; one that hangs by two sides has none. */
const oppositeOf = (hung: readonly Side[] = ['TOP']): readonly Side[] =>
  hung.length > 1
    ? []
    : hung.flatMap((side) => SIDES.filter((_, index) => index === (SIDES.indexOf(side) + 2) % 4))

const isJoined = ({ kind, a, b }: Joint, part: PartId, side: Side): boolean =>
  kind === 'PLATFORM_TO_PLATFORM' && [a, b].some((end) => end.part === part && end.side === side)

/** One brace of each kind at a ramp joint that stands high enough. */
function rampBraces(
  { a, at }: Joint,
  height: Inches | null,
  placement: Placement,
  { rules, catalogue }: BraceContext,
): readonly UnswitchedBrace[] {
  if (height === null || !(needsAngle(rules, height) || needsCross(rules, height))) return NONE
  const between = legPlaces({ ramp: placedOf(placement, a.part), side: a.side })
  const brace = (kind: Brace['kind']) => ({ part: a.part, id: `${a.part}-${a.side}-${kind}`, at, between })
  return [
    ...(needsAngle(rules, height) ? angleBrace(brace('angle'), catalogue) : []),
    ...(needsCross(rules, height) ? crossBrace(brace('cross'), 0, catalogue) : []),
  ]
}

const NONE: readonly never[] = []

type UnswitchedBrace = Omit<Brace, 'isActive'>

type BracePlace = Pick<Brace, 'id' | 'part' | 'between'> & { readonly at: Point }

function angleBrace({ at, ...brace }: BracePlace, catalogue: Catalogue): UnswitchedBrace[] {
  const item = itemFor(catalogue, 'brace-angle')
  return item ? [{ ...brace, kind: 'angle', x: at.x, y: at.y, shortName: item.shortName, size: null }] : []
}

function crossBrace({ at, ...brace }: BracePlace, side: Inches, catalogue: Catalogue): UnswitchedBrace[] {
  // A side made to measure may be longer than any brace in stock: legs stand in its middle, and the longest brace serves.
  const item = smallestFitting(catalogue, 'brace-cross', side) ?? itemsOfRole(catalogue, 'brace-cross').at(-1)
  if (!item) return []
  const size = (item.limit ?? 0) / INCHES_PER_FOOT
  return [{ ...brace, kind: 'cross', x: at.x, y: at.y, shortName: item.shortName, size }]
}

/** Braces with their quantities by size; those switched off do not count. */
export function summed(braces: readonly Brace[]): Bracing {
  const active = braces.filter(({ isActive }) => isActive)
  const sizes = new Map<number, number>()
  for (const { size } of active) if (size !== null) sizes.set(size, (sizes.get(size) ?? 0) + 1)
  return {
    braces,
    angleBraces: active.filter(({ kind }) => kind === 'angle').length,
    crossBraces: [...sizes].sort(([a], [b]) => a - b).map(([size, quantity]) => ({ size, quantity })),
  }
}
