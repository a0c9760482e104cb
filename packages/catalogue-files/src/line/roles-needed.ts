import type { ItemRole, ProductLine } from '@ramp/domain'

/** Roles the rules of every line ask for (domain 7.10). */
const ANY_LINE: readonly ItemRole[] = [
  'platform',
  'ramp',
  'stair',
  'transition-upper',
  'transition-lower',
  'transition-ground',
  'bridge-plate',
  'tie-strap',
  'connector-ramp-ramp',
  'connector-platform-platform',
  'hanger-ramp-platform',
  'bracket-rail-end',
  'bracket-stair',
  'leg',
  'brace-cross',
  'closure-side',
  'closure-turnback',
  'closure-custom',
  'gate',
]

const RESIDENTIAL: readonly ItemRole[] = [
  ...ANY_LINE,
  'support-top',
  'end-caps',
  'foot-low-profile-ramp',
  'foot-low-profile-platform',
  'brace-angle',
  'closure-stair',
  'gate-post',
]

const P3G: readonly ItemRole[] = [...RESIDENTIAL, 'loop-upper', 'loop-lower']
/** One loop serves both ends (domain 7.10). */
const P2G: readonly ItemRole[] = [...RESIDENTIAL, 'loop']

/** Domain 7.9, 7.10 and 7.13. */
const PHD: readonly ItemRole[] = [
  ...ANY_LINE,
  'platform-ext',
  'starter-ramp',
  'connector-platform-ext',
  'loop-upper',
  'loop-lower',
  'loop-upper-child',
  'loop-lower-child',
  'foot-low-profile',
  'closure-tee',
  'closure-ramp-platform',
  'closure-ext',
  'corner-pocket-cover',
  'child-rail',
]

const NEEDED: Readonly<Record<ProductLine, readonly ItemRole[]>> = {
  P3G,
  P2G,
  PHD,
  APD: P3G,
  HAR: P3G,
  T3G: ANY_LINE,
  RAILWAY: ANY_LINE,
}

export const rolesNeeded = (productLine: ProductLine): readonly ItemRole[] => NEEDED[productLine]
