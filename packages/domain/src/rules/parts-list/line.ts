import type { Cents, Pounds } from '../../base/units.ts'
import type { PartId } from '../../model/layout/part.ts'

/** Why a line holds a quantity: which rule asked for it, for which parts. */
export type Reason = {
  /** Sentence of the trade, e.g. `ramp joins platform: hanger pair`. */
  readonly rule: string
  /** Where the rule is written: `domain 7.10 connections`, `spec 3 §4.7`. */
  readonly source: string
  readonly parts: readonly PartId[]
  readonly quantity: number
}

export type Line = {
  readonly itemNumber: string
  readonly shortName: string
  readonly description: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly total: Cents
  readonly weight: Pounds
  readonly reasons: readonly Reason[]
}

export type PartsList = {
  /** Sorted by short name. */
  readonly lines: readonly Line[]
  readonly partsTotal: Cents
  readonly weight: Pounds
}
