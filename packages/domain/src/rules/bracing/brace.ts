import type { Point } from '../../base/geometry/point.ts'
import type { Inches } from '../../base/units.ts'
import type { PartId } from '../../model/layout/part.ts'

export type Brace = {
  readonly id: string
  readonly kind: 'angle' | 'cross'
  readonly part: PartId
  readonly x: Inches
  readonly y: Inches
  /** Where its two legs stand: the one it stiffens and the one it leads to, or the two ends of its side. */
  readonly between: readonly [Point, Point]
  readonly shortName: string
  /** Cross braces: the platform side in feet the brace is made for; null for angle braces. */
  readonly size: number | null
  readonly isActive: boolean
}

export type Bracing = {
  readonly braces: readonly Brace[]
  readonly angleBraces: number
  readonly crossBraces: readonly { readonly size: number; readonly quantity: number }[]
}
