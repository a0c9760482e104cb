import { INCHES_PER_FOOT, roundTo } from '@ramp/domain'
import { type Charge, chargeFor } from '../charge/charge.ts'
import { priceOfLength } from '../charge/length-price.ts'
import { type Job, lengthOfRamps } from '../job/job.ts'
import { rounded } from '../money/percent.ts'
import type { Installation } from '../terms/price-terms.ts'

type ByHours = Extract<Installation, { readonly kind: 'hours' }>

const MINUTES = 60
/** Hours are proposed and typed in quarters. */
const QUARTERS = 4

/** Hours on the site as the parts suggest them, up to the next quarter. */
export function proposedHours({ minutes }: Pick<ByHours, 'minutes'>, job: Job): number {
  const all =
    minutes.setUp +
    (lengthOfRamps(job) / INCHES_PER_FOOT) * minutes.perRampFoot +
    job.platforms * minutes.perPlatform +
    job.stairs * minutes.perStair
  return Math.ceil(roundTo((all * QUARTERS) / MINUTES, 6)) / QUARTERS
}

export function installationCharges(installation: Installation, job: Job): readonly Charge[] {
  switch (installation.kind) {
    case 'none':
      return []
    case 'per-foot': {
      const { perFoot } = installation
      const length = lengthOfRamps(job)
      const feet = roundTo(length / INCHES_PER_FOOT, 3)
      return [
        chargeFor('installation', 'Installation', [feet, 'ft', perFoot], priceOfLength(length, perFoot)),
      ]
    }
    case 'per-part':
      return [
        chargeFor('installation', 'Installation of ramps', [job.sections, 'each', installation.perRamp]),
        chargeFor('installation', 'Installation of platforms', [
          job.platforms,
          'each',
          installation.perPlatform,
        ]),
        chargeFor('installation', 'Installation of stairs', [job.stairs, 'each', installation.perStair]),
      ].filter(({ quantity }) => quantity > 0)
    case 'hours': {
      const hours = installation.hours ?? proposedHours(installation, job)
      const cents = rounded(Math.round(hours * QUARTERS) * installation.perHour, QUARTERS)
      return [chargeFor('installation', 'Installation', [hours, 'hour', installation.perHour], cents)]
    }
  }
}
