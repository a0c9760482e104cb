import { CUSTOM_NUMBERS } from '@ramp/domain'

/** New numbers of one product line that a customer gets within a day. */
const NEW_IN_A_DAY = 500
/** Numbers of one product line that a customer may hold, however few are left. */
const HELD_ALWAYS = 500

export const DAY = 24 * 3_600_000

/** How things stand with the numbers of a product line, and those of one customer. */
export type Standing = {
  /** Numbers that were ever given. */
  readonly given: number
  /** Those that the customer holds, and how many of them are new within a day. */
  readonly held: number
  readonly newToday: number
}

/**
 * Where the number of a new part comes from: a fresh one, or one that no quote was issued with, a day old at least. Nobody
 * uses up the numbers of others: who holds many takes from the own ones as soon as half of the line's are given.
 */
export function sourceOfNumber({ given, held, newToday }: Standing): 'refused' | 'fresh' | 'own' | 'any' {
  if (newToday >= NEW_IN_A_DAY) return 'refused'
  if (held >= HELD_ALWAYS && given >= CUSTOM_NUMBERS / 2) return 'own'
  return given < CUSTOM_NUMBERS ? 'fresh' : 'any'
}
