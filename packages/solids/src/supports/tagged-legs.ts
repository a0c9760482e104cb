import {
  type Analysis,
  groundOf,
  type Inches,
  type Leg,
  memoize,
  type PartId,
  type Point,
  rotate,
  subtract,
} from '@ramp/domain'
import { heightAtSide, type SetOutPart, settingOut } from '../setting-out/setting-out.ts'

/** A leg that stands, with the name the crew knows it by. */
export type TaggedLeg = {
  /** `L1`, `L2` … along the walk; the same on canvas, plan, schedule, elevation and in three dimensions. */
  readonly tag: string
  readonly leg: Leg
  readonly part: PartId
  readonly at: Point
  /** Walking surface above the datum, and how far below the highest sill, or the highest deck without one. */
  readonly deck: Inches
  readonly deckBelowSill: Inches
  /** Ground where it stands, above the datum. */
  readonly ground: Inches
  /** What the crew sets: from the ground to the walking surface. */
  readonly setHeight: Inches
  /** Stock leg or foot; null where none is long enough. */
  readonly stock: string | null
  /** How much longer it may still become; null of a low-profile foot, and where none serves. */
  readonly rangeLeft: Inches | null
  readonly foot: 'standard' | 'low-profile'
}

/** Legs that stand, tagged along the walk from the first entrance: at each part those at its way in first, the left one before the right. */
export const taggedLegs = (analysis: Analysis): readonly TaggedLeg[] => tagged(analysis, null)

/** The tags by the ids of legs; a leg that does not stand has none. */
export const legTags = (analysis: Analysis): ReadonlyMap<string, string> =>
  new Map(taggedLegs(analysis).map(({ tag, leg }) => [leg.id, tag]))

const tagged = memoize((analysis: Analysis, _: null): readonly TaggedLeg[] => {
  const { parts } = settingOut(analysis)
  const sill = sillOf(analysis, parts)
  const standing = analysis.legs.filter(({ isActive, height }) => isActive && height > 0)
  const ground = groundOf(analysis.layout.site)
  return parts
    .flatMap((part) => alongPart(part, standing))
    .map(({ leg, part }, index): TaggedLeg => {
      const at = part.toGround(leg)
      const deck = deckAt(leg, part)
      // A height typed by hand was measured by hand: the ground lies so far below the deck.
      const isTyped = leg.height !== leg.originalLength
      const below = isTyped ? deck - leg.height : (ground?.heightAt(at) ?? 0)
      const limit = leg.isLowPro ? null : limitOf(leg, analysis)
      const setHeight = deck - below
      return {
        tag: `L${index + 1}`,
        leg,
        part: part.id,
        at,
        deck,
        deckBelowSill: sill - deck,
        ground: below,
        setHeight,
        stock: leg.shortName,
        rangeLeft: limit === null ? null : limit - setHeight,
        foot: leg.isLowPro ? 'low-profile' : 'standard',
      }
    })
})

/** Height of the highest sill a way begins at; without a door, of the highest deck. */
export function sillOf({ layout }: Analysis, parts: readonly SetOutPart[]): Inches {
  const sills = layout.site.doors.map(({ sill }) => sill)
  return Math.max(0, ...(sills.length > 0 ? sills : parts.map(({ height }) => height.top)))
}

const limitOf = ({ shortName }: Leg, { catalogue }: Analysis): Inches | null =>
  shortName === null ? null : (catalogue.byShortName.get(shortName)?.limit ?? null)

type Standing = { readonly leg: Leg; readonly part: SetOutPart }

/** Places this far apart along the way are one row of legs. */
const ONE_ROW: Inches = 6

/** The legs of a part as they are met: row by row from the way in, and in a row from left to right. */
function alongPart(part: SetOutPart, legs: readonly Leg[]): readonly Standing[] {
  const { middle, facing } = part.placed.sides[part.entered]
  const place = (leg: Leg) => {
    const { x, y } = rotate(subtract(leg, middle), -facing)
    // Seen from outside the way in: y is how far in, and x runs from the right hand to the left.
    return { row: Math.round(y / ONE_ROW), across: -x }
  }
  return legs
    .filter((leg) => leg.part === part.id)
    .map((leg) => ({ leg, part, ...place(leg) }))
    .toSorted((a, b) => a.row - b.row || a.across - b.across)
}

/** Walking surface over a leg: a ramp's pair stands at one of its ends. */
function deckAt(leg: Leg, part: SetOutPart): Inches {
  const { TOP, BOTTOM } = part.placed.sides
  const [up, down] = [awayFrom(leg, TOP.middle), awayFrom(leg, BOTTOM.middle)]
  return heightAtSide(part, up <= down ? 'TOP' : 'BOTTOM')
}

const awayFrom = (a: Point, b: Point): Inches => Math.hypot(a.x - b.x, a.y - b.y)
