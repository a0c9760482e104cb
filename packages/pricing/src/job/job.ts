import type { Cents, Handrails, Inches, Pounds } from '@ramp/domain'
import type { PartGroup } from './part-groups.ts'

/** A line of a parts list with what it costs the dealer. */
export type JobLine = {
  readonly itemNumber: string
  readonly shortName: string
  readonly description: string
  readonly group: PartGroup
  readonly quantity: number
  /** Price of one at retail. */
  readonly list: Cents
  /** What the dealer pays for one; null where the dealer's purchase level is not entered. */
  readonly cost: Cents | null
  /** Of all of them. */
  readonly weight: Pounds
}

/** Ramps of one clear width and railing. */
export type RampLength = {
  readonly width: Inches
  readonly railing: Handrails
  /** Length of their sections, usable. */
  readonly length: Inches
}

/** What a drawing gives a price to work with. */
export type Job = {
  readonly lines: readonly JobLine[]
  readonly ramps: readonly RampLength[]
  readonly sections: number
  readonly platforms: number
  readonly stairs: number
  readonly weight: Pounds
}

export const lengthOfRamps = ({ ramps }: Pick<Job, 'ramps'>): Inches =>
  ramps.reduce((sum, { length }) => sum + length, 0)

/** The parts at the dealer's cost; null while the cost of any is not known. */
export const costOf = ({ lines }: Pick<Job, 'lines'>): Cents | null =>
  lines.reduce<Cents | null>(
    (sum, { cost, quantity }) => (sum === null || cost === null ? null : sum + cost * quantity),
    0,
  )

/** A job with what the dealer pays for one of each line. */
export const withCosts = (job: Job, costOfOne: (line: JobLine) => Cents | null): Job => ({
  ...job,
  lines: job.lines.map((line) => ({ ...line, cost: costOfOne(line) })),
})
