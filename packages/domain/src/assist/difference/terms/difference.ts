import type { Point } from '../../../base/geometry/point.ts'
import type { Cents } from '../../../base/units.ts'
import type { PartId } from '../../../model/layout/part.ts'

/** What a figure was and what it is. */
export type BeforeAfter<Value> = { readonly before: Value; readonly after: Value }

/** An item in both parts lists; `drawing` and `priceList` are what its total differs by, to the cent. */
export type LineDifference = {
  readonly itemNumber: string
  readonly shortName: string
  readonly description: string
  readonly kind: 'new' | 'gone' | 'changed' | 'same'
  readonly quantity: BeforeAfter<number>
  /** Null where it has no single price: it is not on that list, or its pieces cost differently. */
  readonly unitPrice: BeforeAfter<Cents | null>
  readonly total: BeforeAfter<Cents>
  /** `(q2 − q1) · p1` */
  readonly drawing: Cents
  /** `q2 · (p2 − p1)` */
  readonly priceList: Cents
  /** Whether the same drawing has other pieces by the rules of today. */
  readonly isRuleChange: boolean
  /** Why it differs, in sentences without prices; empty where nothing does. */
  readonly why: readonly string[]
}

/** A named amount of money on both sides. */
export type FigureDifference = BeforeAfter<Cents> & { readonly name: string; readonly change: Cents }

/** Something of the whole system that differs: `Rise`, `24"`, `27 1/2"`. */
export type FactDifference = BeforeAfter<string> & { readonly name: string }

/** What became of a part, as it is said of one and of several: `is 3" higher`, `are 3" higher`. */
export type Detail = { readonly ofOne: string; readonly ofMany: string }

/** A part that differs: `moved` where its place, turn or size does, `changed` where only something else does. */
export type PartDifference = {
  readonly kind: 'new' | 'gone' | 'moved' | 'changed'
  readonly part: PartId
  readonly name: string
  /** Empty where it is new or gone. */
  readonly details: readonly Detail[]
}

export type DrawingDifference = {
  readonly facts: readonly FactDifference[]
  readonly parts: readonly PartDifference[]
  /** How far the whole system was moved on the drawing; its parts are not listed as moved by that. */
  readonly shift: Point
  /** All of it in words. */
  readonly sentences: readonly string[]
}

/** What two revisions or options of a quote differ in. */
export type Difference = {
  /** By short name: those that differ, then the same ones. */
  readonly lines: readonly LineDifference[]
  /** What the parts list differs by because of what was drawn, and because of prices. */
  readonly effects: { readonly drawing: Cents; readonly priceList: Cents }
  /** The parts first. */
  readonly figures: readonly FigureDifference[]
  /** Of all figures. */
  readonly total: FigureDifference
  readonly drawing: DrawingDifference
}
