import type { Inches } from '../../base/units.ts'
import type { KnownBy } from '../../model/ground/spot.ts'
import type { PartId } from '../../model/layout/part.ts'

/** A support position under a platform corner or a ramp joint. */
export type Leg = {
  readonly id: string
  readonly part: PartId
  readonly x: Inches
  readonly y: Inches
  /** Surface height over the ground there, as derived. */
  readonly originalLength: Inches
  /** Height in force: typed by hand, or the derived one. */
  readonly height: Inches
  readonly isActive: boolean
  readonly isLowPro: boolean
  /** Ramp legs cannot be edited (spec 3 §5.5). */
  readonly isEditable: boolean
  /** Catalogue short name of the stock leg or foot; null where none is needed or none is long enough. */
  readonly shortName: string | null
  /** The ground it stands on, where something is known of it. */
  readonly ground?: LegGround | undefined
}

export type LegGround = {
  readonly how: KnownBy
  /** How much lower it may lie before the leg needs the next size; null where none stands, or where it was chosen by hand. */
  readonly spare: Inches | null
}
