import type { Inches } from '../../base/units.ts'
import type { PlacedPart } from './placed-part.ts'

type Drawn = Pick<PlacedPart, 'part'>

/** A platform or a landing pad; no extension. */
export const isPlatform = ({ part }: Drawn): boolean => part.kind === 'platform'

/** What people stand on level: a platform, a landing pad or an extension. */
export const isDeck = (placed: Drawn): boolean => isPlatform(placed) || placed.part.kind === 'platform-ext'

/** Frame depth: a platform cannot stand lower than on its own frame (domain 7.1). */
const STANDARD_FRAME: Inches = 3.5
const LOW_PROFILE_FRAME: Inches = 1.5

/** How deep the frame of a deck is. */
export const frameOf = ({ item }: PlacedPart): Inches =>
  item.isLowProfile ? LOW_PROFILE_FRAME : STANDARD_FRAME
