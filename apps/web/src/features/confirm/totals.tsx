import { type Analysis, pricedAt } from '@ramp/domain'
import { numberText } from '@ramp/shell'
import { priceFigure, weightFigure } from '../../lib/names/list-figures.ts'
import { PRICE_NAMES } from '../../lib/names/price-names.ts'
import { useSystemPreview } from '../../project/use-system-preview.ts'
import classes from './totals.module.css'

/** Price, pieces, weight and linear feet of the system. */
export function Totals({ analysis }: { readonly analysis: Analysis }) {
  const { layout, catalogue } = analysis
  // As the status bar has it, so that no two prices are shown at once.
  const { partsList, linearFeet } = useSystemPreview()
  const pieces = partsList.lines.reduce((total, { quantity }) => total + quantity, 0)
  const figures = [
    [PRICE_NAMES[pricedAt(catalogue, layout.project.priceLevel)], priceFigure(partsList)],
    ['Parts', numberText(pieces)],
    ['Weight', weightFigure(partsList)],
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
