import { Button } from '@mantine/core'
import type { PricedOption, QuoteOption, QuoteOptions } from '@ramp/contracts'
import type { PriceTerms } from '@ramp/pricing'
import { moneyText, Notice, problemText } from '@ramp/shell'
import { IconPencil } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ChangePrice } from './change-price.tsx'
import { IssueNewPrice } from './issue-new-price.tsx'
import { MarginView } from './margin-view.tsx'
import { NotChosen } from './not-chosen.tsx'
import { OptionalLines } from './optional-lines.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import classes from './price-panel.module.css'
import { isSimple, rentalTexts, taxText, termsInForce, worstOf } from './price-text.ts'

type PricePanelProps = {
  readonly id: string
  readonly option: QuoteOption
  readonly priced: PricedOption | null
  readonly error: unknown
  readonly onIssued: (options: QuoteOptions) => Promise<void>
}

/** What the customer is charged for an option, how it comes to that, and what keeps it from being built. */
export function PricePanel({ id, option, priced, error, onIssued }: PricePanelProps) {
  const [isChanging, setChanging] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (saved: boolean) => {
    setChanging(false)
    setSaved(saved)
    // Once the button is there again.
    window.setTimeout(() => button.current?.focus())
  }
  if (!priced) return error ? <Notice tone="bad">{problemText(error)}</Notice> : null
  // Of a drawing that was never finished there is nothing to price.
  if (priced.versionNumber === null) return null
  return (
    <section className={classes.panel} aria-labelledby="price-of-the-option">
      <div className={classes.head}>
        <h2 id="price-of-the-option">Price</h2>
        {priced.isChosen && priced.mayChange && !isChanging && (
          <Button
            ref={button}
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} stroke={1.5} aria-hidden />}
            onClick={() => setChanging(true)}
          >
            Change price
          </Button>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {isSaved && !isChanging && 'Price saved.'}
      </p>
      {priced.isChosen ? (
        <Priced id={id} priced={priced} isChanging={isChanging} />
      ) : (
        !isChanging && <NotChosen priced={priced} onChoose={() => setChanging(true)} />
      )}
      {priced.price && priced.mayChange && !isChanging && (
        <IssueNewPrice id={id} option={option} total={priced.price.total} onIssued={onIssued} />
      )}
      {isChanging && <ChangePrice id={id} priced={priced} onClose={close} />}
    </section>
  )
}

type PricedProps = {
  readonly id: string
  readonly priced: PricedOption
  /** The terms are on the screen below: what follows of them is read once they are saved. */
  readonly isChanging: boolean
}

function Priced({ id, priced, isChanging }: PricedProps) {
  const { price, findings, isBelowFloor, mayChangeMethod } = priced
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
                : 'Below your company’s margin floor. Only the owner can issue it.'}
            </p>
          )}
        </>
      )}
      {!isChanging && <Details id={id} priced={priced} terms={terms} />}
    </>
  )
}

function Details({ id, priced, terms }: Omit<PricedProps, 'isChanging'> & { readonly terms: PriceTerms }) {
  const { price, margin, cost } = priced
  return (
    <>
      <OptionalLines id={id} priced={priced} lines={terms.optionalLines} />
      {price && <PriceBreakdown price={price} terms={terms} isOpen={!isSimple(price, terms)} />}
      {price && <MarginView margin={margin} cost={cost} />}
    </>
  )
}
