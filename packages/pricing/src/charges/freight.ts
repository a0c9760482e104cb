import { type Charged, charged, lump, stopped } from '../charge/charge.ts'
import type { Job } from '../job/job.ts'
import type { Freight } from '../terms/price-terms.ts'

export function freightCharge(freight: Freight, { weight }: Pick<Job, 'weight'>): Charged {
  switch (freight.kind) {
    case 'none':
      return charged()
    case 'typed':
      return charged(lump('Freight', 'freight', freight.cents))
    case 'table': {
      const row = freight.rows.toSorted((a, b) => a.upTo - b.upTo).find(({ upTo }) => weight <= upTo)
      return row
        ? charged(lump('Freight', 'freight', row.cents))
        : stopped(
            'freight',
            `The parts weigh ${Math.ceil(weight)} lb, more than the freight table goes up to. Add a row, or type the freight.`,
          )
    }
  }
}
