import { type Catalogue, type CustomKind, type Item, type ItemRole, itemFor } from '@ramp/domain'

/** What usually stands beside a part made to measure (spec 2 §2.2). */
const NEEDED: Readonly<Record<CustomKind, readonly ItemRole[]>> = {
  platform: ['bridge-plate', 'transition-upper', 'transition-lower'],
  ramp: ['transition-upper', 'transition-lower', 'transition-ground'],
  transition: ['threshold-ramp'],
  'bridge-plate': ['threshold-ramp'],
}

/** The stock items of those roles, as wide as the part or the next wider. */
export const neededStencils = (kind: CustomKind, width: number, catalogue: Catalogue): readonly Item[] =>
  NEEDED[kind].flatMap((role) => itemFor(catalogue, role, width) ?? [])
