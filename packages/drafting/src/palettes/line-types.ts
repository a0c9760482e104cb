/** How the line of something is broken. */
export type LineType = 'continuous' | 'dashed' | 'center' | 'phantom'
type Broken = Exclude<LineType, 'continuous'>

/** Dashes and gaps on paper, in points. */
export const DASHES = {
  dashed: [4, 2.5],
  center: [9, 2.5, 2, 2.5],
  phantom: [12, 2.5, 2, 2.5, 2, 2.5],
  hidden: [3, 2],
  leader: [2, 2],
  diagonal: [4, 3],
  datum: [8, 3, 2, 3],
  setback: [5, 3],
  matchLine: [16, 4, 4, 4],
  lot: [14, 3, 2.5, 3, 2.5, 3],
} as const satisfies Readonly<Record<Broken, readonly number[]>> & Readonly<Record<string, readonly number[]>>

/** Dashes and gaps in drawing files, in inches of the thing; gaps are negative, as DXF has them. */
export const FILE_DASHES: Readonly<Record<Broken, readonly number[]>> = {
  dashed: [6, -3],
  center: [18, -3, 3, -3],
  phantom: [24, -4, 4, -4, 4, -4],
}
