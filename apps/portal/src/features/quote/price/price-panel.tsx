import type { PricedOption } from '@ramp/contracts'
import { moneyText, Notice, problemText } from '@ramp/shell'
import { MarginView } from './margin-view.tsx'
import { NotChosen } from './not-chosen.tsx'
import { OptionalLines } from './optional-lines.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import classes from './price-panel.module.css'
import { isSimple, rentalTexts, taxText, termsInForce, worstOf } from './price-text.ts'

type PricePanelProps = {
  readonly id: string
  readonly priced: PricedOption | null
  readonly error: unknown
}

/** What the customer is charged for an option, how it comes to that, and what stands in its way. */
export function PricePanel({ id, priced, error }: PricePanelProps) {
  if (!priced) return error ? <Notice tone="bad">{problemText(error)}</Notice> : null
  // Of a drawing that was never finished there is nothing to price.
  if (priced.versionNumber === null) return null
  return (
    <section className={classes.panel} aria-labelledby="price-of-the-option">
      <div className={classes.head}>
        <h2 id="price-of-the-option">Price</h2>
      </div>
      {priced.isChosen ? <Priced id={id} priced={priced} /> : <NotChosen priced={priced} />}
    </section>
  )
}

type PricedProps = { readonly id: string; readonly priced: PricedOption }

function Priced({ id, priced }: PricedProps) {
  const { price, findings, isBelowFloor, mayChangeMethod, margin, cost } = priced
  const terms = termsInForce(priced)
  const tone = worstOf(findings)
  return (
    <>
      {tone && (
        <Notice tone={tone} title={price ? 'Check this price' : 'No price yet'}>
          <ul className={classes.findings}>
            {findings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {price && (
        <>
          <p className={classes.total}>
            <b>{moneyText(price.total)}</b> {taxText(price)}
          </p>
          {terms.rental && <p className={classes.said}>{rentalTexts(terms.rental).join(' ')}</p>}
          {isBelowFloor && (
            <p className={classes.said}>
              {mayChangeMethod
                ? 'Below your margin floor. Only you can issue it.'
                : 'Below the margin floor of your company. Only the owner can issue it.'}
            </p>
          )}
        </>
      )}
      <OptionalLines id={id} priced={priced} lines={terms.optionalLines} />
      {price && <PriceBreakdown price={price} terms={terms} isOpen={!isSimple(price, terms)} />}
      {price && <MarginView margin={margin} cost={cost} />}
    </>
  )
}
