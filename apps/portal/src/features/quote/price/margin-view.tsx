import type { Margin } from '@ramp/pricing'
import { moneyText } from '@ramp/shell'
import classes from './price-panel.module.css'

type MarginViewProps = {
  /** Null for people who do not see margins. */
  readonly margin: Margin | null
  /** Cost of the parts; null for people who do not see it, or not known. */
  readonly cost: number | null
}

const NOT_ENTERED = 'Not entered'
const money = (cents: number | null) => (cents === null ? NOT_ENTERED : signed(cents))
const signed = (cents: number) => (cents < 0 ? `−${moneyText(-cents)}` : moneyText(cents))
const percent = (amount: number | null) => (amount === null ? '' : ` (${amount}%)`)

/** What a price leaves the dealer: the owner opens it, so that a customer at the desk does not read it. */
export function MarginView({ margin, cost }: MarginViewProps) {
  if (!margin)
    return cost === null ? null : (
      <details className={classes.fold}>
        <summary>Cost</summary>
        <Rows label="Cost" rows={[['Parts', moneyText(cost)]]} />
      </details>
    )
  return (
    <details className={classes.fold}>
      <summary>Margin</summary>
      <p className={classes.said}>Only you see this. It is never printed.</p>
      <Rows label="Margin" rows={rowsOf(margin)} />
    </details>
  )
}

type NamedFigure = readonly [name: string, value: string]

function rowsOf(margin: Margin): readonly NamedFigure[] {
  const { partsCost, workCost, permitCost, cost, commission, overhead, cardFee, net, breakEven } = margin
  const shares: readonly (readonly [string, number])[] = [
    ['Commission', commission],
    ['Overhead', overhead],
    ['Card fee', cardFee],
  ]
  return [
    ['Cost of parts', money(partsCost)],
    ['Cost of installation, freight and other work', money(workCost)],
    ...(permitCost > 0 ? [['Permit fee', moneyText(permitCost)] as const] : []),
    ['Cost', money(cost)],
    ['Margin, % of the price before tax', `${money(margin.margin)}${percent(margin.marginPercent)}`],
    ['Markup, % of cost', margin.markupPercent === null ? NOT_ENTERED : `${margin.markupPercent}%`],
    ...shares.flatMap(([name, cents]) => (cents > 0 ? [[name, moneyText(cents)] as const] : [])),
    ['Margin after these', money(net)],
    ['Break-even, before tax', money(breakEven)],
  ]
}

const Rows = ({ label, rows }: { readonly label: string; readonly rows: readonly NamedFigure[] }) => (
  <table className={classes.sums} aria-label={label}>
    <tbody>
      {rows.map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td data-align="right">{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
