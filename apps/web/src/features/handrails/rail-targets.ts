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

/**
 * Gives the rails shown on one platform to all selected platforms of its size. A platform that is turned takes them on
 * the sides that face the same way, so that all of them look like the card; where it may not have them, it is left alone.
 */
export function setRailsOfSize(
  shown: PlacedPart,
  sides: readonly Side[],
  selected: readonly PlacedPart[],
): Edit {
  const facings = sides.map((side) => shown.sides[side].facing)
  const targets = selected
    .filter((one) => isSameSize(one, shown))
    .map((one) => ({
      placed: one,
      sides: SIDES.filter((side) => facings.includes(one.sides[side].facing)),
    }))
    .filter((target) => target.sides.length === sides.length && mayHave(target.placed, target.sides))
  return (layout) =>
    targets.reduce((before, one) => setHandrailSides([one.placed.part.id], one.sides)(before), layout)
}

const mayHave = (placed: PlacedPart, sides: readonly Side[]): boolean =>
  railConfigurations(placed).some((one) => isSameSides(one.sides, sides))
