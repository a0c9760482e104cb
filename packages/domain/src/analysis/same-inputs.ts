import type { Layout } from '../layout/layout.ts'

export const hasSame = <Value>(values: readonly Value[], before: readonly Value[]): boolean =>
  values.length === before.length && values.every((value, index) => value === before[index])

/** What the stages read of a layout besides parts, runs and openings: a change of it asks for everything again. */
const DECISIONS = [
  'project',
  'closureChoices',
  'writtenClosures',
  'legChoices',
  'braceChoices',
  'autoGenLegs',
  'autoGenBracing',
] as const satisfies readonly (keyof Layout)[]

export const hasSameDecisions = (layout: Layout, before: Layout): boolean =>
  DECISIONS.every((field) => layout[field] === before[field])
