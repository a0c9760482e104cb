import type { MeasuringPoint, Survey } from '@ramp/domain'
import { parseLength } from '@ramp/drafting'
import { readingsOfTable, type TableReadings } from '@ramp/formats'
import { parseCsv } from './parse-csv.ts'

type Known = { readonly survey: Survey; readonly from: MeasuringPoint; readonly newId: () => string }

/** The readings of a CSV file, or a sentence that says why they are not opened and what to do. */
export function openedReadings(name: string, text: string, known: Known): TableReadings | string {
  const rows = parseCsv(text)
  if (!rows) return `${name} is not a CSV table. Save it as CSV and open it again.`
  const read = readingsOfTable(rows, { ...known, lengthOf: (typed) => parseLength(typed) })
  if (read.survey.points.length > 0) return read
  return [`${name} has no readings that can be used.`, ...read.problems].join(' ')
}
