import type { Catalogue, Part, PartId } from '@ramp/domain'

/** Landing pads among parts that are not known yet. */
export const newLandingPads = (
  parts: readonly Part[],
  { byShortName }: Catalogue,
  known: ReadonlySet<PartId>,
): readonly PartId[] =>
  parts
    .filter(({ id, shortName }) => !known.has(id) && byShortName.get(shortName)?.role === 'landing-pad')
    .map(({ id }) => id)
