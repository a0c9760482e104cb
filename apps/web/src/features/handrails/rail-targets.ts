import {
  type Edit,
  type PlacedPart,
  railConfigurations,
  SIDES,
  type Side,
  setHandrailSides,
} from '@ramp/domain'
import { isSameSides } from './rail-gallery.ts'

/** Platforms of one usable size, whatever their rails and surface. */
export const isSameSize = (a: PlacedPart, b: PlacedPart): boolean =>
  a.usableWidth === b.usableWidth && a.usableLength === b.usableLength

/** A platform and its sides that lead on. */
export type RailTarget = { readonly placed: PlacedPart; readonly open: readonly Side[] }

/**
 * Gives the rails shown on one platform to all selected platforms of its size. A platform that is turned takes them on
 * the sides that face the same way, so that all of them look like the card; where it may not have them, it is left alone.
 */
export function setRailsOfSize(
  shown: PlacedPart,
  sides: readonly Side[],
  selected: readonly RailTarget[],
): Edit {
  const facings = sides.map((side) => shown.sides[side].facing)
  const targets = selected
    .filter(({ placed }) => isSameSize(placed, shown))
    .map((one) => ({
      ...one,
      sides: SIDES.filter((side) => facings.includes(one.placed.sides[side].facing)),
    }))
    .filter((target) => target.sides.length === sides.length && mayHave(target, target.sides))
  return (layout) =>
    targets.reduce((before, one) => setHandrailSides([one.placed.part.id], one.sides)(before), layout)
}

const mayHave = ({ placed, open }: RailTarget, sides: readonly Side[]): boolean =>
  railConfigurations(placed, open).some((one) => isSameSides(one.sides, sides))
