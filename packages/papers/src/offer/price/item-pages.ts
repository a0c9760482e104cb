import { type Block, type Frame, flowBlocks, type Marks, tableOf } from '@ramp/drafting'
import type { PrintedPrice } from '@ramp/pricing'
import { money } from './price-words.ts'
import { sumRow } from './sum-row.ts'

type Line = PrintedPrice['charges'][number]['lines'][number]

/** An item that is made to order has no price, and its line adds nothing. */
const moneyOrNone = (cents: number): string => (cents === 0 ? '–' : money(cents))

/** Every part with the price it is sold at, charge by charge; nothing of a charge that is one amount. */
export function itemPages({ charges }: PrintedPrice, frame: Frame): readonly Marks[] {
  const { width } = frame
  const blocks = charges.flatMap(({ name, lines, cents }): readonly Block[] => {
    if (lines.length === 0) return []
    const { head, rows } = tableOf<Line>(
      [
        { title: 'Item', cell: ({ description }) => description, isFlexible: true },
        { title: 'Quantity', cell: ({ quantity }) => `${quantity}`, align: 'end' },
        { title: 'Each', cell: ({ rate }) => moneyOrNone(rate), align: 'end' },
        { title: 'Price', cell: (line) => moneyOrNone(line.cents), align: 'end', weight: 'bold' },
      ],
      lines,
      width,
    )
    return [{ heading: 'Item by item', head, rows: [...rows, sumRow(`${name} ${money(cents)}`, width)] }]
  })
  if (blocks.length === 0) return []
  const flow = flowBlocks(blocks, (sheet) => ({ sheet, frame }))
  return Array.from({ length: flow.sheets }, (_, sheet) => flow.marksOn(sheet))
}
