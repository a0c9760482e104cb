import { paragraph, type Row, SIZE, stacked, structuredRow } from '@ramp/drafting'
import type { PrintedPrice } from '@ramp/pricing'
import type { PaperInput } from '../../paper/input.ts'
import type { OfferSettings } from '../settings/offer-settings.ts'
import { money, noPriceText, priceName, priceShown, shareOf, taxWords } from './price-words.ts'

/** What the first page says of the price: the total, or the part of the payer that the proposal is for. */
export function priceBox(input: PaperInput, settings: OfferSettings, width: number): readonly Row[] {
  const price = priceShown(input, settings)
  if (!price) return [paragraph(noPriceText(input.analysis), width, { size: SIZE.text, weight: 'bold' })]
  const share = shareOf(price, settings.payer)
  const [name, cents] = share ? [`${share.name} pays`, share.cents] : [priceName(price), price.total]
  const small = [
    ...(share ? wordsOfPayer(price, share) : wordsOfCustomer(price)),
    'See the price page for details.',
  ]
  return [
    structuredRow(
      { kind: 'paragraph' },
      stacked([
        paragraph(name, width, { size: SIZE.text }),
        paragraph(money(cents), width, { size: 22, weight: 'bold' }),
      ]),
    ),
    ...small.map((words) => paragraph(words, width, { size: SIZE.small })),
  ]
}

type Share = PrintedPrice['payers'][number]

const wordsOfPayer = ({ total }: PrintedPrice, { number }: Share): readonly string[] => [
  ...(number === '' ? [] : [`Purchase order or authorization ${number}.`]),
  `Of a total of ${money(total)}.`,
]

function wordsOfCustomer(price: PrintedPrice): readonly string[] {
  const tax = taxWords(price)
  return [
    ...(tax === null ? [] : [tax]),
    ...(price.hasNoCustomerShare
      ? ['No customer share.']
      : price.payers.length > 0
        ? [`You pay ${money(price.customerShare)} of it.`]
        : []),
  ]
}
