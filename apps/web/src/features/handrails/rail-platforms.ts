import {
  type Analysis,
  type PlacedPart,
  type PlatformRails,
  partName,
  type Side,
  takesRails,
  usedSides,
} from '@ramp/domain'

/** A platform together with its rails and a name of its own. */
export type RailPlatform = {
  readonly placed: PlacedPart
  readonly rails: PlatformRails
  /** Sides that lead on: to another part, an entrance or an exit. */
  readonly open: readonly Side[]
  /** Numbered where several look the same: `5 × 5 platform 2`. */
  readonly name: string
}

/** Platforms that carry rails, in drawing order; platforms without rails need nothing. */
export function railPlatformsOf({
  placement,
  platformRails,
  connections,
}: Analysis): readonly RailPlatform[] {
  const found = placement.parts.flatMap((placed) => {
    const rails = platformRails.get(placed.part.id)
    const open = usedSides(connections.uses, placed.part.id)
    return takesRails(placed) && rails ? [{ placed, rails, open, name: partName(placed.item) }] : []
  })
  return found.map((one, index) => {
    const alike = found.filter(({ name }) => name === one.name)
    const before = found.slice(0, index).filter(({ name }) => name === one.name).length
    return alike.length === 1 ? one : { ...one, name: `${one.name} ${before + 1}` }
  })
}
