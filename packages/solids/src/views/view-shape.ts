import type { Box, Point } from '@ramp/domain'
import type { ViewDimension } from '@ramp/drafting'
import type { Role } from '../solid/role.ts'
import type { Owner } from '../solid/solid.ts'

/**
 * What a view shows of one solid, in inches of the thing itself and with y down: plan coordinates lie as on the layout,
 * an elevation has the way along the walk as x and minus the height above the datum as y.
 */
export type ViewShape = {
  readonly owner: Owner
  readonly role: Role
  readonly points: readonly Point[]
  readonly isClosed: boolean
  /** Behind or below something else: drawn dashed. */
  readonly isHidden: boolean
}

/** A window of a view that cuts nothing off: an edge that is no cut is infinitely far. */
export const UNCUT: Box = {
  min: { x: Number.NEGATIVE_INFINITY, y: Number.NEGATIVE_INFINITY },
  max: { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY },
}

/** What a view says in letters: the middle of the text, and what kind of thing it tells. */
export type ViewNote = {
  readonly kind: 'part' | 'leg' | 'brace' | 'closure' | 'height' | 'slope' | 'run'
  readonly at: Point
  readonly text: string
  readonly owner: Owner | null
}

/** One view of the system: a plan, or an elevation unrolled along a walk. */
export type SystemView = {
  readonly name: string
  readonly shapes: readonly ViewShape[]
  readonly dimensions: readonly ViewDimension[]
  readonly notes: readonly ViewNote[]
  /** Where an unrolled view is broken: an upright line with a zigzag. */
  readonly breakLines: readonly (readonly Point[])[]
  readonly box: { readonly min: Point; readonly max: Point }
}
