import type { AnswerOf, checkPriceList } from '@ramp/contracts'

const money = (cents: number | null): string =>
  cents === null
    ? 'no price'
    : `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

type Changes = NonNullable<AnswerOf<typeof checkPriceList>['changes']>
type Named = Changes['added'][number] | Changes['prices'][number]

const nameOf = ({
  itemNumber,
  shortName,
  productLines,
}: Pick<Named, 'itemNumber' | 'shortName' | 'productLines'>) =>
  `  ${itemNumber} ${shortName} (${productLines.join(', ')})`

/** What a price list changes, line by line. */
export function priceListText({ replaces, changes, effect }: AnswerOf<typeof checkPriceList>): string {
  if (!changes || !effect) return ''
  const { added, gone, prices, superseded, ending, described } = changes
  return [
    `Compared with price list ${replaces}:`,
    ...section('New items', added, (one) => `${nameOf(one)}: ${money(one.price)}`),
    ...section('Items no longer sold', gone, (one) => `${nameOf(one)}: was ${money(one.price)}`),
    ...section('Prices', prices, (one) => `${nameOf(one)}: ${money(one.before)} -> ${money(one.after)}`),
    ...section('Replaced items', superseded, (one) => `${nameOf(one)}: replaced by ${one.successor}`),
    ...section('Sold until', ending, (one) => `${nameOf(one)}: ${one.endOfSale}`),
    ...section('Descriptions and weights', described, (one) => `${nameOf(one)}: ${one.columns.join(', ')}`),
    ...section(
      `Drafts with a different price, out of ${effect.drafts} never issued`,
      effect.touched,
      (one) =>
        `  ${one.id}${one.option === 1 ? '' : `, option ${one.option}`} (customer ${one.customerNumber}): ${money(one.before)} -> ${money(one.after)}`,
    ),
    ...(effect.notPriced > 0 ? [`Drafts not priced: ${effect.notPriced}`] : []),
    'Issued quotes: no change',
  ].join('\n')
}

const section = <One>(title: string, found: readonly One[], text: (one: One) => string): readonly string[] =>
  found.length === 0 ? [`${title}: none`] : [`${title}: ${found.length}`, ...found.map(text)]
