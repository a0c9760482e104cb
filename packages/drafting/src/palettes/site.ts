import type { KnownBy, SurfaceKind } from '@ramp/domain'
import { PALETTE } from './screen.ts'

/** Colors of a site on a screen: calm fills that the system stands out on. */
export const SITE_COLORS = {
  house: '#f4f1ec',
  wall: '#a08a6d',
  door: '#8a5a2b',
  porch: '#efe9df',
  lot: '#52627a',
  yard: '#8a97a8',
  destination: '#4c5bd4',
  clearance: '#c08128',
  /** Words stand out more than their line: 4.5 to 1. */
  clearanceWords: '#875510',
  clearanceFill: '#fbf4e6',
  keepOff: '#b83232',
  keepOffFill: '#fdeeee',
  /** An obstacle without a picture. */
  obstacle: '#e9e4da',
  fall: '#1f5fa8',
  /** Triangles of the ground. */
  mesh: '#c3cad4',
  /** 4.5 to 1 on the house, porch and every surface. */
  words: '#535e6e',
} as const

export const SURFACE_COLORS: Readonly<Record<SurfaceKind, string>> = {
  concrete: '#e9edf3',
  asphalt: '#dde1e7',
  lawn: '#f1f7ee',
  gravel: '#f0ede6',
  pavers: '#f1eae4',
}

/** How a height is known: never by color alone, each has a sign of its own. */
export const KNOWN_COLORS: Readonly<Record<KnownBy, string>> = {
  measured: PALETTE.ok,
  estimated: PALETTE.warn,
  assumed: PALETTE.muted,
}
