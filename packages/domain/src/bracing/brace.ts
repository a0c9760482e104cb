import type { PartId } from '../layout/part.ts'
import type { Inches } from '../units.ts'

export type Brace = {
  readonly id: string
  readonly kind: 'angle' | 'cross'
  readonly part: PartId
  readonly x: Inches
  readonly y: Inches
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
