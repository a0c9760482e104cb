import { type DraftSummary, issuedPdfName, type QuoteDetail, type VisibleQuote } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { moneyText, Notice, numberText, problemText, Waiting } from '@ramp/shell'
import { type ReactNode, useState } from 'react'
import { useAccess } from '../../lib/use-access.ts'
import { useDesignerPath } from '../../lib/use-designer-path.ts'
import { pictureOf } from '../../lib/use-preview.ts'
import { DesignerButton } from '../../ui/designer-button.tsx'
import { DrawingPicture } from '../../ui/drawing-picture.tsx'
import { DuplicateButton } from '../../ui/duplicate-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { draftText, momentText, NOT_SHOWN, priceText } from '../../ui/text.ts'
import { AcceptQuote } from './accept-quote.tsx'
import { ChecksBefore, ChecksNotice } from './checks-notice.tsx'
import { Figures } from './figures.tsx'
import { InThreeDimensions } from './in-three-dimensions.tsx'
import { LayoutPdf } from './layout-pdf.tsx'
import { Papers } from './papers.tsx'
import { PartsTable } from './parts-table.tsx'
import classes from './quote-page.module.css'
import { Revisions } from './revisions/revisions.tsx'
import { SupportAccess } from './support-access.tsx'
import { useQuote } from './use-quote.ts'

const priceLevels = { retail: 'Retail', dealer: 'Dealer', fss: 'FSS' } as const

/** One quote: what the designer sent back, and what can be done with it. */
export function QuotePage({ id }: { readonly id: string }) {
  const { quote, error, accept, refetch } = useQuote(id)
  if (!quote) return error ? <Refused reason={problemText(error)} /> : <Waiting>Loading the quote</Waiting>
  return <ShownQuote quote={quote} error={error} accept={accept} refetch={refetch} />
}

type ShownQuoteProps = Pick<ReturnType<typeof useQuote>, 'error' | 'accept' | 'refetch'> & {
  readonly quote: QuoteDetail
}

function ShownQuote({ quote, error, accept, refetch }: ShownQuoteProps) {
  const designer = useDesignerPath(quote)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mayChange } = useAccess()
  const { issued } = quote
  const support = <SupportAccess quote={quote} onChange={refetch} />
  const revisions = <Revisions id={quote.id} />
  const reason = refusal ?? ((error ?? designer.error) && problemText(error ?? designer.error))
  return (
    <Page
      isOfOneQuote
      title={quote.name}
      note={<Note quote={quote} />}
      actions={
        <>
          {quote.pdf && issued && issued.partsTotal !== null && (
            <LayoutPdf id={quote.id} fileName={issuedPdfName(issued)} />
          )}
          {mayChange && <DuplicateButton quote={quote} onError={setRefusal} />}
          {designer.path && <DesignerButton path={designer.path} isFirst={issued === null} />}
          {issued && quote.mayAccept && (
            <AcceptQuote
              name={quote.name}
              price={priceText(quote)}
              onAccept={(confirmed) => accept(issued.versionNumber, confirmed)}
            >
              <ChecksBefore issued={issued} />
            </AcceptQuote>
          )}
        </>
      }
    >
      {reason && <Notice tone="bad">{reason}</Notice>}
      {quote.draft && <DraftNotice draft={quote.draft} isIssued={issued !== null} mayContinue={mayChange} />}
      {issued ? (
        <Issued
          issued={issued}
          quote={quote}
          designerPath={designer.path}
          support={support}
          revisions={revisions}
        />
      ) : (
        <>
          <Empty title="No parts list yet" text={mayChange ? emptyTextOf(quote) : OF_A_VIEWER}>
            {pictureOf(quote) !== null && (
              <div className={classes.original}>
                <DrawingPicture quote={quote} />
              </div>
            )}
          </Empty>
          {revisions}
          {support}
        </>
      )}
    </Page>
  )
}

type DraftNoticeProps = {
  readonly draft: DraftSummary
  readonly isIssued: boolean
  readonly mayContinue: boolean
}

/** Unfinished work: any device of somebody who may see the quote opens it. */
const DraftNotice = ({ draft, isIssued, mayContinue }: DraftNoticeProps) => (
  <Notice tone="plain">
    {draftText(draft, new Date())} by {draft.savedBy}.{' '}
    {isIssued
      ? 'The changes are not in this quote until the draft is finished.'
      : mayContinue && 'Open the quote in the designer to continue it.'}
  </Notice>
)

function emptyTextOf({ draft, copiedFrom }: QuoteDetail): string {
  if (draft) return OF_A_DRAFT
  return copiedFrom ? OF_A_COPY : OF_A_NEW_QUOTE
}

const OF_A_DRAFT =
  'Not checked yet. Finish the draft in the designer. The parts list, the price and the code checks then appear here.'
const OF_A_NEW_QUOTE =
  'Not checked yet. Open the quote in the designer, draw the ramp and finish it there. The parts list, the price and the code checks then appear here.'
const OF_A_COPY =
  'Not checked yet. It has the drawing of the original quote. Open it in the designer, change what is different here, and finish it there. The parts list, the price and the code checks then appear here.'

const OF_A_VIEWER = 'The parts list and the code checks appear here once the design is finished.'

const Refused = ({ reason }: { readonly reason: string }) => (
  <Page title="Quote">
    <Notice tone="bad">{reason}</Notice>
    <PlaceLink to={{ kind: 'quotes' }}>Go to your quotes</PlaceLink>
  </Page>
)

const Note = ({ quote }: { readonly quote: QuoteDetail }) => (
  <span className={classes.note}>
    <StatusBadge status={quote.status} />
    <span>
      Quote {quote.id} · {productRules(quote.productLine).name} · customer {quote.customerNumber} · by{' '}
      {quote.createdBy}
      {quote.copiedFrom && (
        <>
          {' '}
          ·{' '}
          <PlaceLink to={{ kind: 'quote', id: quote.copiedFrom.id }}>
            Copy of {quote.copiedFrom.id}, {quote.copiedFrom.name}
          </PlaceLink>
        </>
      )}
    </span>
  </span>
)

const pricesOf = ({ partsTotal, payload }: VisibleQuote): readonly (readonly [string, string])[] =>
  partsTotal === null
    ? [['Parts total', NOT_SHOWN]]
    : [
        ['Parts total', moneyText(partsTotal)],
        ['Price level', priceLevels[payload.priceLevel]],
      ]

type IssuedProps = {
  readonly issued: VisibleQuote
  readonly quote: QuoteDetail
  readonly designerPath: string | null
  /** What the manufacturer's people see of it. */
  readonly support: ReactNode
  readonly revisions: ReactNode
}

const Issued = ({ issued, quote, designerPath, support, revisions }: IssuedProps) => (
  <>
    <ChecksNotice issued={issued} />
    {issued.acceptedAt && (
      <Notice tone="plain">
        Accepted by {issued.acceptedBy ?? 'an unknown person'} on {momentText(issued.acceptedAt)}. The parts
        list and the prices are frozen.
      </Notice>
    )}
    <div className={classes.overview}>
      <div className={classes.picture}>
        <DrawingPicture quote={quote}>This quote has no preview.</DrawingPicture>
      </div>
      <Figures
        figures={[
          ...pricesOf(issued),
          ['Linear feet', numberText(issued.linearFeet)],
          ['Weight', `${numberText(Math.round(issued.weight))} lb`],
          ['Slope', issued.payload.ratio],
        ]}
      />
    </div>
    {revisions}
    <InThreeDimensions id={quote.id} />
    <Papers quote={quote} designerPath={designerPath} />
    {support}
    <section className={classes.parts}>
      <div className={classes.heading}>
        <h2>Parts list</h2>
        <p className={classes.received}>
          Version {issued.versionNumber}, received {momentText(issued.issuedAt)} from {issued.issuedBy}
        </p>
      </div>
      <PartsTable lines={issued.lines} partsTotal={issued.partsTotal} />
    </section>
  </>
)
