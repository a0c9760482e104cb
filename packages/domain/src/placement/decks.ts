import type { PlacedPart } from './placed-part.ts'

type Drawn = Pick<PlacedPart, 'part'>

/** A platform or a landing pad; no extension. */
export const isPlatform = ({ part }: Drawn): boolean => part.kind === 'platform'

/** What people stand on level: a platform, a landing pad or an extension. */
export const isDeck = (placed: Drawn): boolean => isPlatform(placed) || placed.part.kind === 'platform-ext'
