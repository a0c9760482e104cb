import type { Cents, Inches } from '../../base/units.ts'
import type { Section } from './section.ts'

/** Ramps that lie in one line, end to end, as one stretch of a run. */
export type Flight = {
  /** From the upper end; what has to stay at the lower end, such as a starter ramp, is the foot. */
  readonly sections: readonly Section[]
  readonly foot: readonly Section[]
  /** What it may be made of; nothing where it has to stay as it is. */
  readonly stock: readonly Section[]
  /** Flights without a landing between them share a number: codes measure from landing to landing. */
  readonly chain: number
}

/** What the flights of a run have to be together. */
export type LengthWish = {
  readonly length: Inches
  /** What lies between two landings may be this long; null where no code limits it. */
  readonly longestChain: Inches | null
}

/** The flights of a run, made so long as they have to be. */
export type FlightsPlan = {
  /** Sections of every flight from the upper end, without its foot. */
  readonly flights: readonly (readonly Section[])[]
  readonly length: Inches
  readonly price: Cents
  /** Sections that come or go; one in another's place counts once. */
  readonly changes: number
  /** By how much flights between landings are longer than they may be. */
  readonly excess: Inches
}

export const lengthOf = (sections: readonly Section[]): Inches =>
  sections.reduce((total, { length }) => total + length, 0)
