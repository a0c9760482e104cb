import type { QuoteDetail, QuoteOption, QuoteOptions, VisibleQuote } from '@ramp/contracts'
import { moneyText, Notice, numberText } from '@ramp/shell'
import type { ReactNode } from 'react'
import { pictureOf } from '../../lib/use-preview.ts'
import { DrawingPicture } from '../../ui/drawing-picture.tsx'
import { momentText, NOT_SHOWN, slopeText } from '../../ui/text.ts'
import { ChecksNotice } from './checks-notice.tsx'
import { Papers } from './documents/papers.tsx'
import { Figures } from './figures.tsx'
import { InThreeDimensions } from './in-three-dimensions.tsx'
import { OptionPicture } from './option-picture.tsx'
import { PricePanel } from './price/price-panel.tsx'
import { priceFigures } from './price/price-text.ts'
import type { Price } from './price/use-prices.ts'
import classes from './quote-page.module.css'
import { QuoteParts } from './quote-parts.tsx'
import { QuoteViews } from './quote-views.tsx'
import { RevisionFiles } from './revisions/revision-files.tsx'
import type { JustIssued } from './revisions/use-just-issued.ts'

const priceLevels = { retail: 'Retail', dealer: 'Dealer', fss: 'FSS' } as const

const pricesOf = ({ partsTotal, payload }: VisibleQuote): readonly (readonly [string, string])[] =>
  partsTotal === null
    ? [['Parts total', NOT_SHOWN]]
    : [
        ['Parts total', moneyText(partsTotal)],
        ['Price level', priceLevels[payload.priceLevel]],
      ]

type IssuedContentProps = {
  readonly issued: VisibleQuote
  readonly quote: QuoteDetail
  readonly options: QuoteOptions | null
  readonly option: QuoteOption | undefined
  /** What the customer is charged for the option. */
  readonly price: Price
  /** What was issued while the page is open. */
  readonly justIssued: JustIssued | null
  /** Shows what a change of its revisions answered. */
  readonly show: (changed: QuoteOptions) => Promise<void>
  readonly designerPath: string | null
  /** Facts of the job, and what the manufacturer's people see of it. */
  readonly side: ReactNode
}

/** The drawing with its figures, beside its parts list, documents and what happened to it. */
export const IssuedContent = (props: IssuedContentProps) => {
  const { issued, quote, options, option, price, justIssued, show, designerPath, side } = props
  const revisions = option?.revisions ?? []
  const all = options?.options.flatMap((one) => one.revisions) ?? []
  const isMain = !options || option?.number === options.mainOption
  const parts = <QuoteParts id={quote.id} issued={issued} revisions={revisions} />
  const documents = (
    <>
      <Papers
        quote={quote}
        designerPath={designerPath}
        option={options && options.options.length > 1 ? option?.number : undefined}
      />
      {all.length > 1 && (
        <RevisionFiles id={quote.id} revisions={all} seesPrices={issued.partsTotal !== null} />
      )}
    </>
  )
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        {isMain && (
          <>
            <div className={classes.picture}>
              {pictureOf(quote) === null && option ? (
                <OptionPicture id={quote.id} option={option} />
              ) : (
                <DrawingPicture quote={quote}>This quote has no preview.</DrawingPicture>
              )}
            </div>
            <Figures
              figures={[
                ...priceFigures(price.priced),
                ...pricesOf(issued),
                ['Linear feet', numberText(issued.linearFeet)],
                ['Weight', `${numberText(Math.round(issued.weight))} lb`],
                ['Slope', slopeText(issued.payload.ratio)],
              ]}
            />
            <InThreeDimensions id={quote.id} />
          </>
        )}
        {!isMain && option && (
          <div className={classes.picture}>
            <OptionPicture key={option.number} id={quote.id} option={option} />
          </div>
        )}
        {side}
      </div>
      <div className={classes.main}>
        {isMain && <ChecksNotice issued={issued} />}
        {option && (
          <PricePanel key={option.number} id={quote.id} option={option} {...price} onIssued={show} />
        )}
        {issued.acceptedAt && (
          <Notice tone="plain">
            Accepted by {issued.acceptedBy ?? 'an unknown person'} on {momentText(issued.acceptedAt)}. The
            parts list and the prices are frozen.
          </Notice>
        )}
        {options && option ? (
          <QuoteViews quote={options} justIssued={justIssued} parts={parts} documents={documents} />
        ) : (
          <>
            {parts}
            {documents}
          </>
        )}
      </div>
    </div>
  )
}
