import { SITE_RANGES, type Site } from '@ramp/domain'
import type { Range } from '@ramp/shell'

export const SILL_LABEL = 'Sill above the datum'

/** Heights over the datum that are taken; without known ground none is below it. */
export const sillRange = ({ ground }: Site): Range =>
  ground ? SITE_RANGES.sill : { ...SITE_RANGES.sill, min: 0 }
