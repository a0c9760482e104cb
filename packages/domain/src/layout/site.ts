import type { Inches } from '../units.ts'

export type DoorId = string

/** A door the system leads to. What was typed as the rise is the sill of a door without a step down. */
export type SiteDoor = {
  readonly id: DoorId
  /** Height of the sill above the ground where the system ends, inches. */
  readonly sill: Inches
  /** From the sill down to the deck before it, inches. */
  readonly stepDown: Inches
}

/** The id of a door by its place: the first one is where the primary run begins. */
export const doorIdAt = (place: number): DoorId => `door-${place + 1}`

/** What is known of the place the system stands on. */
export type Site = { readonly doors: readonly SiteDoor[] }

export const EMPTY_SITE: Site = { doors: [] }

/** Surface height of the deck at a door, inches; never below the ground. */
export const deckAt = ({ sill, stepDown }: SiteDoor): Inches => Math.max(0, sill - stepDown)

/** What a rise is worked out from, as the dealers' forms have it, inches; what was not measured is null. */
export type MeasuredRise = {
  /** Only where the door is flush with what stands before it. */
  readonly threshold: Inches | null
  /** The porch, or the steps together. */
  readonly porch: Inches | null
  /** How far the ground falls from the door to the end of the ramp. */
  readonly falls: Inches | null
  /** How far it rises. */
  readonly rises: Inches | null
}

/** Threshold plus porch or steps, plus what the ground falls, minus what it rises; null while nothing was measured. */
export function riseOf({ threshold, porch, falls, rises }: MeasuredRise): Inches | null {
  if ([threshold, porch, falls, rises].every((one) => one === null)) return null
  return Math.max(0, (threshold ?? 0) + (porch ?? 0) + (falls ?? 0) - (rises ?? 0))
}
