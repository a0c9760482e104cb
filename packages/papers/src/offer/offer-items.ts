import type { Line } from '@ramp/domain'
import {
  type Block,
  type Frame,
  flowBlocks,
  letters,
  type Marks,
  type Row,
  SIZE,
  structured,
  tableOf,
} from '@ramp/drafting'
import type { PaperInput } from '../paper/input.ts'
import { retailList } from './offer-facts.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const money = (cents: number): string => dollars.format(cents / 100)

/** What the price of an offer is: nothing but parts has a figure. */
export const PRICE_NAME = 'Parts price list, no installation'

/** Every item with its price at retail, and the sum. */
export function itemPages({ analysis }: PaperInput, frame: Frame): readonly Marks[] {
  const { width } = frame
  const list = retailList(analysis)
  const { head, rows } = tableOf<Line>(
    [
      { title: 'Item', cell: ({ description }) => description, isFlexible: true },
      { title: 'Quantity', cell: ({ quantity }) => `${quantity}`, align: 'end' },
      { title: 'Each', cell: ({ unitPrice }) => money(unitPrice), align: 'end' },
      { title: 'Price', cell: ({ total }) => money(total), align: 'end', weight: 'bold' },
    ],
    list.lines,
    width,
  )
  const sum: Row = {
    height: 24,
    draw: (left, top) =>
      structured({ kind: 'paragraph' }, [
        letters(`${PRICE_NAME} ${money(list.partsTotal)}`, left + width, top + 17, {
          size: SIZE.heading,
          weight: 'bold',
          align: 'end',
        }),
      ]),
  }
  const block: Block = { heading: 'Item by item', head, rows: [...rows, sum] }
  const flow = flowBlocks([block], (sheet) => ({ sheet, frame }))
  return Array.from({ length: flow.sheets }, (_, sheet) => flow.marksOn(sheet))
}
