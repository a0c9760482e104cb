import type { Analysis } from '@ramp/domain'

/** Heights of the ground by how they are known; none where nobody entered any. */
export type GroundHeights = {
  readonly all: number
  readonly measured: number
}

/** A height is measured where a reading is behind it; what was judged by eye or taken for granted is not. */
export function groundHeights({ layout }: Analysis): GroundHeights {
  const spots = layout.site.ground ?? []
  return { all: spots.length, measured: spots.filter(({ how }) => how === 'measured').length }
}

/** `all measured`, `3 of them measured` */
export const measuredText = ({ all, measured }: GroundHeights): string =>
  measured === all ? (all === 1 ? 'measured' : 'all measured') : `${measured} of them measured`
