import type { QuoteOrder } from '@ramp/contracts'
import { moneyText } from '@ramp/shell'
import { dateText } from '../../../ui/text.ts'
import classes from './revisions.module.css'

/** What was ordered from the manufacturer: the order, then each change order with what it adds and returns. */
export const Orders = ({ orders }: { readonly orders: readonly QuoteOrder[] }) => (
  <ol className={classes.orders} aria-label="Orders">
    {orders.map((order) => (
      <li key={order.sequence}>
        <b>{order.sequence === 0 ? 'Order' : `Change order ${order.sequence}`}</b> {order.name}, ordered{' '}
        {dateText(order.orderedAt)} by {order.orderedBy}
        {order.total !== null && `, ${totalText(order)}`}
        {costText(order)}
        {order.sequence > 0 && <Changes order={order} />}
      </li>
    ))}
  </ol>
)

/** What it was sold for, else its parts at retail: `$8,979.91`, or with a change order what it was and what it changes. */
export function totalText(order: Pick<QuoteOrder, 'sequence' | 'totalBefore' | 'total' | 'sold'>): string {
  const { totalBefore, total } = order.sold ?? order
  if (total === null) return ''
  if (order.sequence === 0 || totalBefore === null) return moneyText(total)
  const change = total - totalBefore
  const sign = change < 0 ? '−' : '+'
  return `${moneyText(totalBefore)} ${sign} ${moneyText(Math.abs(change))} = ${moneyText(total)}`
}

/** What the order costs the dealer, where that is not what was quoted. */
function costText({ cost, lines, priceList }: QuoteOrder): string {
  const quoted = lines.reduce((sum, { total }) => sum + (total ?? 0), 0)
  return cost === null || cost === quoted ? '' : `. Cost ${moneyText(cost)} with ${priceList}`
}

type Return = QuoteOrder['returns'][number]

/** `Return 2 PRSTL6: restocking 15%, $362.14`. */
export function returnText({ quantity, shortName, unitPrice, restocking }: Return): string {
  const what = `Return ${quantity} ${shortName}`
  if (restocking === null) return `${what}: restocking charge not entered`
  if (restocking === 'not-returnable') return `${what}: not returnable`
  const amount =
    unitPrice === null ? '' : `, ${moneyText(Math.round((quantity * unitPrice * restocking) / 100))}`
  return `${what}: restocking ${restocking}%${amount}`
}

const Changes = ({ order: { lines, returns } }: { readonly order: QuoteOrder }) => (
  <>
    {lines.length > 0 && (
      <p>Added: {lines.map(({ quantity, shortName }) => `${quantity} ${shortName}`).join(', ')}</p>
    )}
    {returns.length > 0 && (
      <ul aria-label="Return request">
        {returns.map((line) => (
          <li key={line.itemNumber}>{returnText(line)}</li>
        ))}
      </ul>
    )}
  </>
)
