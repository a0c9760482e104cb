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
  const [totals, numbers] = [new Map<string, number>(), new Map<string, number>()]
  for (const { name } of found) totals.set(name, (totals.get(name) ?? 0) + 1)
  return found.map((one) => {
    const number = (numbers.get(one.name) ?? 0) + 1
    numbers.set(one.name, number)
    return totals.get(one.name) === 1 ? one : { ...one, name: `${one.name} ${number}` }
  })
}
