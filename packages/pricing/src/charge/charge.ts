import type { Cents, Pounds } from '@ramp/domain'
import type { ChargeGroup } from '../terms/charge-groups.ts'

/** In what a quantity is counted. */
export const CHARGE_UNITS = ['each', 'ft', 'hour', 'mile', 'month', 'job'] as const
export type ChargeUnit = (typeof CHARGE_UNITS)[number]

/** A part with the price that the dealer sells it at. */
export type PricedLine = {
  readonly itemNumber: string
  readonly shortName: string
  readonly description: string
  readonly quantity: number
  readonly rate: Cents
  readonly cents: Cents
  readonly weight: Pounds
}

/** Something that is charged, before discount and tax. */
export type Charge = {
  readonly name: string
  readonly group: ChargeGroup
  readonly quantity: number
  readonly unit: ChargeUnit
  readonly rate: Cents
  readonly cents: Cents
  /** The parts of it where each has a price of its own; they sum to `cents`. */
  readonly lines: readonly PricedLine[]
}

/** Why a price is not there, or what to look at in it. */
export type PriceFinding = {
  /** Where it is entered. */
  readonly field: string
  readonly message: string
  /** Whether there is no price until it is mended. */
  readonly stops: boolean
}

export type Charged = { readonly charges: readonly Charge[]; readonly findings: readonly PriceFinding[] }

export const charged = (...charges: readonly Charge[]): Charged => ({ charges, findings: [] })

export const stopped = (field: string, message: string): Charged => ({
  charges: [],
  findings: [{ field, message, stops: true }],
})

/** So many of something at a rate; what it comes to, where that is rounded. */
export const chargeFor = (
  group: ChargeGroup,
  name: string,
  [quantity, unit, rate]: readonly [quantity: number, unit: ChargeUnit, rate: Cents],
  cents = quantity * rate,
): Charge => ({ name, group, quantity, unit, rate, cents, lines: [] })

/** One amount for a whole job. */
export const lump = (name: string, group: ChargeGroup, cents: Cents): Charge =>
  chargeFor(group, name, [1, 'job', cents])
