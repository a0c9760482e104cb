import { changedBy, marginOfMarkup, markupOfMargin, priceForMargin } from '@ramp/pricing'
import { moneyText } from '@ramp/shell'
import type { DraftOf } from './draft/draft-terms.ts'
import { PercentEntry } from './entries.tsx'
import classes from './prices.module.css'

type CostPlus = Extract<NonNullable<DraftOf<'method'>>, { readonly kind: 'cost-plus' }>

type CostPlusFieldsProps = {
  readonly value: CostPlus
  readonly onChange: (value: CostPlus) => void
}

/** Markup and margin beside each other: the one that was typed last is kept, the other one follows from it. */
export function CostPlusFields({ value, onChange }: CostPlusFieldsProps) {
  const { by, percent } = value
  const markup = by === 'markup' || percent === null ? percent : markupOfMargin(percent)
  const margin = by === 'margin' || percent === null ? percent : marginOfMarkup(percent)
  const entered = (which: CostPlus['by']) => (typed: number | null) =>
    onChange({ ...value, by: which, percent: typed })
  return (
    <>
      <div className={classes.fields}>
        <PercentEntry
          path={by === 'margin' ? 'method.percent' : 'method'}
          label="Margin, % of price"
          value={margin}
          max={100}
          isBelowMax
          hint={percent !== null && by === 'markup' ? 'From the markup' : NO_HINT}
          onChange={entered('margin')}
        />
        <PercentEntry
          path={by === 'markup' ? 'method.percent' : 'method'}
          label="Markup, % of cost"
          value={markup}
          hint={percent !== null && by === 'margin' ? 'From the margin' : NO_HINT}
          onChange={entered('markup')}
        />
      </div>
      <p className={classes.hint}>{exampleOf(value) ?? 'Enter either one. The other is calculated.'}</p>
    </>
  )
}

/** The line is there before the hint: what is below does not move away from under the pointer that presses it. */
const NO_HINT = '\u00a0'

/** A cost that everybody can follow. */
const EXAMPLE = 10_000
const shortNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 5 })

/** `Cost ÷ 0.65: a part that costs you $100.00 sells for $153.85.` */
function exampleOf({ by, percent }: CostPlus): string | null {
  if (percent === null) return null
  const isMargin = by === 'margin'
  const price = isMargin ? priceForMargin(EXAMPLE, percent) : changedBy(EXAMPLE, percent)
  const rule = isMargin
    ? `Cost ÷ ${shortNumber.format(1 - percent / 100)}`
    : `Cost × ${shortNumber.format(1 + percent / 100)}`
  return `${rule}: a part that costs you ${moneyText(EXAMPLE)} sells for ${moneyText(price)}.`
}
