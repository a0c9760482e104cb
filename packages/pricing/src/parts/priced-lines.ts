import type { Cents } from '@ramp/domain'
import type { Charge } from '../charge/charge.ts'
import type { JobLine } from '../job/job.ts'
import { sumOf } from '../money/spread.ts'

/** One charge for all parts, each at the price of one to the cent times how many there are. */
export function partsCharge(
  lines: readonly JobLine[],
  rateOf: (line: JobLine) => Cents,
  name = 'Ramp parts',
): Charge {
  const priced = lines.map((line) => {
    const { itemNumber, shortName, description, quantity, weight } = line
    const rate = rateOf(line)
    return { itemNumber, shortName, description, quantity, rate, cents: rate * quantity, weight }
  })
  const cents = sumOf(priced)
  return { name, group: 'parts', quantity: 1, unit: 'job', rate: cents, cents, lines: priced }
}
