import type { Point } from '../../base/geometry/point.ts'
import { INCHES_PER_FOOT, type Inches } from '../../base/units.ts'
import type { Ground } from '../../model/ground/ground.ts'
import type { GroundReading } from '../../model/ground/spot.ts'
import type { Layout } from '../../model/layout/layout.ts'
import { startHeight, topOf } from '../../model/layout/run-top.ts'
import { bareGroundOf } from '../../model/layout/site-ground.ts'
import { runOfRatio } from '../../model/products/product-rules.ts'

/** A ramp that ends at a place: what it would have to go down, and how much ramp that takes. */
export type Landing = {
  readonly rise: Inches
  /** Whole feet of ramp at the desired ratio, in inches. */
  readonly length: Inches
  readonly ground: GroundReading
}

type Sited = Pick<Layout, 'site' | 'runs' | 'project'>

/** What a way would be that lands at a place of the yard; null while nobody knows how high it begins. */
export function landingAt(layout: Sited, at: Point): Landing | null {
  const deck = deckOf(layout)
  if (deck === null) return null
  const ground = groundUnder(layout).readingAt(at)
  const rise = deck - ground.z
  const feet = Math.max(0, Math.ceil((rise * runOf(layout)) / INCHES_PER_FOOT - DUST))
  return { rise, length: feet * INCHES_PER_FOOT, ground }
}

const DUST = 1e-9

/** Height that the way down begins at: of the first run, else of the first door or the porch it starts at. */
export function deckOf(layout: Sited): Inches | null {
  const [run] = layout.runs
  const top = run ? topOf(run, layout) : null
  const [door] = layout.site.doors
  return top ?? (door ? startHeight(door, layout.site) : null)
}

/** The ground a ramp ends on, without the porch; where nothing is known of it, it is level at the datum, and assumed. */
export const groundUnder = ({ site }: Pick<Layout, 'site'>): Ground => bareGroundOf(site)

export const runOf = ({ project }: Pick<Layout, 'project'>): number => runOfRatio(project.desiredRatio)
