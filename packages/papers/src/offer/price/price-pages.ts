import {
  type Block,
  type Frame,
  flowBlocks,
  INK,
  line,
  type Marks,
  paragraph,
  type Row,
  SIZE,
  tableOf,
  tickBox,
} from '@ramp/drafting'
import { GROUP_NAMES, type PrintedPrice, taxName } from '@ramp/pricing'
import type { OfferSettings } from '../settings/offer-settings.ts'
import { exemptWords, money, quantityWords, shareOf } from './price-words.ts'
import { rentalBlock } from './rental-block.ts'
import { sumRow } from './sum-row.ts'

/** How a price comes to its total, what can be added, who pays what, and when. */
export function pricePages(
  price: PrintedPrice,
  { payer }: Pick<OfferSettings, 'payer'>,
  frame: Frame,
): readonly Marks[] {
  const { width } = frame
  const share = shareOf(price, payer)
  const blocks = [
    priceBlock(price, width),
    ...(price.optionalLines.length > 0 ? [optionalBlock(price, width)] : []),
    ...(share ? [shareBlock(price, share, width)] : []),
    ...(!share && price.payers.length > 0 ? [payersBlock(price, width)] : []),
    // A plan is the customer's, and no payer's.
    ...(!share && price.payments.length > 0 ? [planBlock(price, width)] : []),
    ...(price.rental ? [rentalBlock(price.rental, width)] : []),
  ]
  const flow = flowBlocks(blocks, (sheet) => ({ sheet, frame }))
  return Array.from({ length: flow.sheets }, (_, sheet) => flow.marksOn(sheet))
}

type Figure = { readonly name: string; readonly quantity?: string; readonly amount: string }

/** Names, quantities where any has one, and figures. */
function figureTable(title: string, figures: readonly Figure[], width: number) {
  const hasQuantities = figures.some(({ quantity = '' }) => quantity !== '')
  return tableOf<Figure>(
    [
      { title, cell: ({ name }) => name, isFlexible: true },
      ...(hasQuantities
        ? [{ title: 'Quantity', cell: ({ quantity = '' }: Figure) => quantity, align: 'end' } as const]
        : []),
      { title: 'Amount', cell: ({ amount }) => amount, align: 'end', weight: 'bold' },
    ],
    figures,
    width,
  )
}

function priceBlock(price: PrintedPrice, width: number): Block {
  const { charges, discount, otherWork, beforeTax, taxes, exemption, total } = price
  const hasTax = taxes !== null && taxes.length > 0
  const { head, rows } = figureTable(
    'Item',
    [
      ...charges.map((charge) => ({
        name: charge.name,
        quantity: quantityWords(charge),
        amount: money(charge.cents),
      })),
      ...otherWork.flatMap(({ name, isIncluded }) => (isIncluded ? [] : [{ name, amount: 'not included' }])),
      ...(discount ? [{ name: discount.name, amount: money(-discount.cents) }] : []),
      ...(hasTax ? [{ name: 'Total before tax', amount: money(beforeTax) }] : []),
      ...(taxes ?? []).map((tax) => ({
        name: `${taxName(tax)} of ${money(tax.taxed)}`,
        amount: money(tax.cents),
      })),
    ],
    width,
  )
  const note = (words: string): Row => paragraph(words, width, { size: SIZE.small, color: INK.muted })
  return {
    heading: 'Price',
    head,
    rows: [
      ...rows,
      sumRow(`${taxes === null ? 'Total before tax' : 'Total'} ${money(total)}`, width),
      ...(exemption === null ? [] : [note(exemptWords(exemption))]),
      ...(taxes === null ? [note('Sales tax is not in this total.')] : []),
    ],
  }
}

type Optional = PrintedPrice['optionalLines'][number]

const ticked = (left: number, top: number): Marks => [
  tickBox(left, top),
  line(
    [
      { x: left + 2, y: top + 5 },
      { x: left + 4.2, y: top + 7.6 },
      { x: left + 8.2, y: top + 2.2 },
    ],
    { width: 1.5 },
  ),
]

function optionalBlock({ optionalLines }: PrintedPrice, width: number): Block {
  const { head, rows } = tableOf<Optional>(
    [
      {
        title: '',
        cell: () => '',
        mark: {
          width: 12,
          draw: ({ isTicked }, left, top) =>
            isTicked ? ticked(left, top + 1.5) : [tickBox(left, top + 1.5)],
        },
      },
      { title: 'Item', cell: ({ name }) => name, isFlexible: true },
      {
        title: 'In the total',
        cell: ({ isTicked }) => (isTicked ? 'Yes' : 'No'),
      },
      { title: 'Amount', cell: ({ cents }) => money(cents), align: 'end', weight: 'bold' },
    ],
    optionalLines,
    width,
  )
  return { heading: 'Optional', remark: 'Before tax. Check the items you want to add.', head, rows }
}

type Share = PrintedPrice['payers'][number]

const orderOf = ({ number }: Share): string => (number === '' ? 'not entered' : number)

const groupsOf = ({ groups }: Share): string => {
  const [first = '', ...rest] = groups.map((group) => GROUP_NAMES[group].toLowerCase())
  const names = [first.replace(/^./, (letter) => letter.toUpperCase()), ...rest]
  return groups.length === 0 ? 'A fixed amount' : names.join(', ')
}

function shareBlock({ total }: PrintedPrice, share: Share, width: number): Block {
  const { rows } = tableOf<readonly [string, string]>(
    [
      { title: 'Share', cell: ([name]) => name, isFlexible: true },
      { title: 'Amount', cell: ([, words]) => words, align: 'end', weight: 'bold' },
    ],
    [
      ['Purchase order or authorization', orderOf(share)],
      ['Pays for', groupsOf(share)],
      ['Paid by others', money(total - share.cents)],
      [`${share.name} pays`, money(share.cents)],
    ],
    width,
    { headsAt: 'left' },
  )
  return { heading: `Share of ${share.name}`, rows }
}

function payersBlock({ payers, customerShare, hasNoCustomerShare }: PrintedPrice, width: number): Block {
  const { head, rows } = tableOf<{ readonly name: string; readonly order: string; readonly amount: string }>(
    [
      { title: 'Payer', cell: ({ name }) => name, isFlexible: true },
      { title: 'Purchase order or authorization', cell: ({ order }) => order },
      { title: 'Amount', cell: ({ amount }) => amount, align: 'end', weight: 'bold' },
    ],
    [
      ...payers.map((share) => ({ name: share.name, order: orderOf(share), amount: money(share.cents) })),
      hasNoCustomerShare
        ? { name: 'Customer', order: '', amount: 'no customer share' }
        : { name: 'Customer', order: '', amount: money(customerShare) },
    ],
    width,
  )
  return { heading: 'Who pays', head, rows }
}

const STAGES: Readonly<Record<PrintedPrice['payments'][number]['stage'], string>> = {
  deposit: 'Deposit',
  delivery: 'On delivery',
  completion: 'On completion',
}

function planBlock({ payments, payers }: PrintedPrice, width: number): Block {
  const { head, rows } = figureTable(
    'When',
    payments.map(({ stage, cents }) => ({ name: STAGES[stage], amount: money(cents) })),
    width,
  )
  return {
    heading: 'Payment plan',
    ...(payers.length > 0 && { remark: 'Of what the customer pays.' }),
    head,
    rows,
  }
}
