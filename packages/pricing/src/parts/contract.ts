import { counted, dayText, listed } from '@ramp/domain'
import { type Charged, charged, stopped } from '../charge/charge.ts'
import type { Job } from '../job/job.ts'
import type { ContractTable, PriceMethod } from '../terms/method.ts'
import { partsCharge } from './priced-lines.ts'

type Contract = Extract<PriceMethod, { readonly kind: 'contract' }>

/** How many items are named of those that a table lacks. */
const NAMED = 3

/** @param today as 2027-01-31 */
export function contractPrice(
  { table: name, others }: Contract,
  { lines }: Job,
  tables: readonly ContractTable[],
  today: string,
): Charged {
  const table = tables.find((one) => one.name === name)
  if (!table)
    return stopped('method.table', `There is no contract table "${name}". Import it, or choose another.`)
  if (today < table.from)
    return stopped(
      'method.table',
      `The contract table "${name}" starts on ${dayText(table.from)}. Choose another.`,
    )
  if (today > table.until)
    return stopped(
      'method.table',
      `The contract table "${name}" ended on ${dayText(table.until)}. Import the new one.`,
    )
  const prices = new Map(table.prices.map(({ itemNumber, price }) => [itemNumber, price]))
  const missing = lines
    .filter(({ itemNumber }) => !prices.has(itemNumber))
    .map(({ description }) => description)
  if (missing.length > 0 && others === 'refuse') {
    const more = missing.length - NAMED
    const names = [...missing.slice(0, NAMED), ...(more > 0 ? [`${more} more`] : [])]
    return stopped(
      'method.table',
      `The contract table "${name}" has no price for ${counted(missing.length, 'item')}: ${listed(names)}. Add them, or sell them at list price.`,
    )
  }
  return charged(partsCharge(lines, ({ itemNumber, list }) => prices.get(itemNumber) ?? list))
}
