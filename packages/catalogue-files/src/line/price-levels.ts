import { PRICE_LEVELS, type PriceLevelRule } from '@ramp/domain'
import { z } from 'zod'
import type { Report } from '../csv/catalogue-error.ts'
import { oneOf, percentage } from '../csv/cells.ts'
import { readTable } from '../csv/csv-table.ts'

const row = z.object({
  level: oneOf(PRICE_LEVELS, `use one of ${PRICE_LEVELS.join(', ')}`),
  percentOfRetail: percentage('write percent of the retail price, for example 65'),
})

/** How each price level follows from the retail price (domain 7.15); every level must be there once. */
export function readPriceLevels(text: string, file: string, report: Report): readonly PriceLevelRule[] {
  const rows = readTable(text, file, { needed: Object.keys(row.shape) }, report)
  const whole = rows.filter(({ isWhole }) => isWhole)
  const rules = whole.flatMap(({ at, cells }) => {
    const parsed = row.safeParse(cells)
    for (const { path, message } of parsed.error?.issues ?? []) report(`${at}: ${path.join('.')} ${message}`)
    return parsed.success ? [{ at, level: parsed.data.level, percent: parsed.data.percentOfRetail }] : []
  })
  for (const level of PRICE_LEVELS) {
    const [first, second] = rows.filter(({ cells }) => cells.level === level)
    if (!first) report(`${file}: price level ${level} is missing; add a row for it`)
    if (first && second)
      report(`${second.at}: price level ${level} is already in ${first.at}; keep one of the two`)
  }
  for (const { at, percent } of rules.filter((rule) => rule.level === 'retail' && rule.percent !== 100)) {
    report(
      `${at}: percentOfRetail of retail must be 100, found ${percent}; change the prices of the items instead`,
    )
  }
  return rules.map(({ level, percent }) => ({ level, percent }))
}
