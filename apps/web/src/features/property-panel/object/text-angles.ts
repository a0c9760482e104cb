import type { Choice } from '../../../ui/fields/choices-of.ts'

/** Text turns in steps of 45 degrees (spec 2 §4). */
export const TEXT_ANGLES: readonly Choice<string>[] = [0, 45, 90, 135, 180, 225, 270, 315].map((angle) => ({
  value: String(angle),
  label: `${angle}°`,
}))
