import type { Analysis, PriceLevel } from '@ramp/domain'
import { moneyText, numberText } from '@ramp/shell'
import { weightText } from '../../lib/names/figure-text.ts'
import classes from './totals.module.css'

const PRICE_NAMES: Readonly<Record<PriceLevel, string>> = {
  retail: 'Retail price',
  dealer: 'Dealer price',
  fss: 'FSS price',
}

/** Price, pieces, weight and linear feet of the system. */
export function Totals({ analysis }: { readonly analysis: Analysis }) {
  const { partsList, linearFeet, layout } = analysis
  const pieces = partsList.lines.reduce((total, { quantity }) => total + quantity, 0)
  const figures = [
    [PRICE_NAMES[layout.project.priceLevel], moneyText(partsList.partsTotal)],
    ['Parts', numberText(pieces)],
    ['Weight', weightText(partsList.weight)],
    ['Linear feet', numberText(linearFeet)],
  ] as const
  return (
    <dl className={classes.totals}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
