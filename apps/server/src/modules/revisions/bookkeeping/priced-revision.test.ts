import { pricedRevision, pricedRevisionCsv } from '@ramp/formats'
import { priceOf, printedPrice } from '@ramp/pricing'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { terms, twelve } from '../../../../fixtures/bookkeeper-quotes.ts'
import { pricedRevisionOf } from './priced-revision.ts'

const revision = {
  quote: '1042',
  option: 1,
  letter: 'B',
  issuedAt: new Date('2027-03-01T15:00:00Z'),
  lines: [],
}

/** As a program reads it that knows only the page of the format. */
function readCsv(text: string) {
  const [head = [], ...rows] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, 13)
        .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    )
  return rows.map((cells) => Object.fromEntries(cells.map((cell, place) => [head[place], cell])))
}

const centsIn = (cell: string | undefined) => Math.round(Number(cell) * 100)
const signed = (kind: string | undefined, cents: number) => (kind === 'discount' ? -cents : cents)

describe.each(twelve)('%s', (_, own, total, context) => {
  const { price } = priceOf(terms(own), context)
  const file = pricedRevisionOf({
    ...revision,
    price: price && printedPrice(terms(own), price, context.today),
  })

  test('reads back to the cent from JSON', () => {
    const read = z.parse(pricedRevision, JSON.parse(JSON.stringify(file)))
    expect(read).toEqual(file)
    expect(read.totals?.total).toBe(total)
    expect(read.rows.reduce((sum, { kind, amount }) => sum + signed(kind, amount ?? 0), 0)).toBe(total)
  })

  test('reads back to the cent from CSV, and no cell begins a formula', () => {
    const csv = pricedRevisionCsv(file)
    const rows = readCsv(csv)
    expect(rows).toHaveLength(file.rows.length)
    expect(rows.reduce((sum, row) => sum + signed(row.Kind, centsIn(row.Amount)), 0)).toBe(total)
    expect(
      rows.map((row) => [
        row['Item number'],
        centsIn(row.Rate),
        Number(row.Quantity),
        row.Option,
        row.Revision,
      ]),
    ).toEqual(file.rows.map(({ itemNumber, rate, quantity }) => [itemNumber, rate, quantity, '1', 'B']))
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/)
  })

  test('says nothing of cost, margin or the reason of a discount', () => {
    expect(JSON.stringify(file) + pricedRevisionCsv(file)).not.toMatch(/cost|margin|markup|Neighbor/i)
  })
})

test('a revision without a price lists its parts without rates', () => {
  const line = {
    itemNumber: '21160',
    shortName: 'PRSTL6',
    description: '=Ramp, 6 ft',
    quantity: 2,
    unitPrice: 90_843,
    total: 181_686,
    weight: 100,
    reasons: [],
  }
  const file = pricedRevisionOf({ ...revision, price: null, lines: [line] })
  expect(file).toMatchObject({ rows: [{ rate: null, amount: null, quantity: 2, weight: 100 }], totals: null })
  expect(pricedRevisionCsv(file)).toContain(`charge,21160,PRSTL6,"'=Ramp, 6 ft",parts,2,each,,,,100,1,B`)
})
