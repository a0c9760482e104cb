import { type DraftSummary, type IssuedQuote, issuedPdfName, type QuoteDetail } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { moneyText, Notice, numberText, problemText, Waiting } from '@ramp/shell'
import { useState } from 'react'
import { useDesignerPath } from '../../lib/use-designer-path.ts'
import { pictureOf } from '../../lib/use-preview.ts'
import { DesignerButton } from '../../ui/designer-button.tsx'
import { DrawingPicture } from '../../ui/drawing-picture.tsx'
import { DuplicateButton } from '../../ui/duplicate-button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { draftText, momentText } from '../../ui/text.ts'
import { AcceptQuote } from './accept-quote.tsx'
import { ChecksBefore, ChecksNotice } from './checks-notice.tsx'
import { Figures } from './figures.tsx'
import { InThreeDimensions } from './in-three-dimensions.tsx'
import { LayoutPdf } from './layout-pdf.tsx'
import { Papers } from './papers.tsx'
import { PartsTable } from './parts-table.tsx'
import classes from './quote-page.module.css'
import { useQuote } from './use-quote.ts'

const priceLevels = { retail: 'Retail', dealer: 'Dealer', fss: 'FSS' } as const

/** One quote: what the designer sent back, and what can be done with it. */
export function QuotePage({ id }: { readonly id: string }) {
  const { quote, error, accept } = useQuote(id)
  if (!quote) return error ? <Refused reason={problemText(error)} /> : <Waiting>Loading the quote</Waiting>
  return <ShownQuote quote={quote} error={error} accept={accept} />
}

type ShownQuoteProps = Pick<ReturnType<typeof useQuote>, 'error' | 'accept'> & { readonly quote: QuoteDetail }

function ShownQuote({ quote, error, accept }: ShownQuoteProps) {
  const designer = useDesignerPath(quote)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { issued } = quote
  const reason = refusal ?? ((error ?? designer.error) && problemText(error ?? designer.error))
  return (
    <Page
      isOfOneQuote
      title={quote.name}
      note={<Note quote={quote} />}
      actions={
        <>
          {quote.pdf && issued && <LayoutPdf id={quote.id} fileName={issuedPdfName(issued)} />}
          <DuplicateButton quote={quote} onError={setRefusal} />
          {designer.path && <DesignerButton path={designer.path} isFirst={issued === null} />}
          {issued && quote.mayAccept && (
            <AcceptQuote
              name={quote.name}
              price={moneyText(issued.partsTotal)}
              onAccept={() => accept(issued.versionNumber)}
            >
              <ChecksBefore issued={issued} />
            </AcceptQuote>
          )}
        </>
      }
    >
      {reason && <Notice tone="bad">{reason}</Notice>}
      {quote.draft && <DraftNotice draft={quote.draft} isIssued={issued !== null} />}
      {issued ? (
        <Issued issued={issued} quote={quote} designerPath={designer.path} />
      ) : (
        <Empty title="No parts list yet" text={emptyTextOf(quote)}>
          {pictureOf(quote) !== null && (
            <div className={classes.original}>
              <DrawingPicture quote={quote} />
            </div>
          )}
        </Empty>
      )}
    </Page>
  )
}

type DraftNoticeProps = { readonly draft: DraftSummary; readonly isIssued: boolean }

/** Unfinished work: any device of somebody who may see the quote opens it. */
const DraftNotice = ({ draft, isIssued }: DraftNoticeProps) => (
  <Notice tone="plain">
    {draftText(draft, new Date())} by {draft.savedBy}.{' '}
    {isIssued
      ? 'The changes are not in this quote until the draft is finished.'
      : 'Open the quote in the designer to continue it.'}
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
  'Not checked yet. The drawing of the original is in it. Open the quote in the designer, change what is different here, and finish it there. The parts list, the price and the code checks then appear here.'

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

type IssuedProps = {
  readonly issued: IssuedQuote
  readonly quote: QuoteDetail
  readonly designerPath: string | null
}

const Issued = ({ issued, quote, designerPath }: IssuedProps) => (
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
        <DrawingPicture quote={quote}>This quote came without a picture.</DrawingPicture>
      </div>
      <Figures
        figures={[
          ['Parts total', moneyText(issued.partsTotal)],
          ['Price level', priceLevels[issued.payload.priceLevel]],
          ['Linear feet', numberText(issued.linearFeet)],
          ['Weight', `${numberText(Math.round(issued.weight))} lb`],
          ['Slope', issued.payload.ratio],
        ]}
      />
    </div>
    <InThreeDimensions id={quote.id} />
    <Papers id={quote.id} name={quote.name} designerPath={designerPath} />
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
