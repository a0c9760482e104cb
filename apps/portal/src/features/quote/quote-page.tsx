import { type DraftSummary, issuedPdfName, type QuoteDetail } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { Notice, problemText, Waiting } from '@ramp/shell'
import { useState } from 'react'
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
import { draftText, momentText, priceText } from '../../ui/text.ts'
import { AcceptQuote } from './accept-quote.tsx'
import { ArchiveButton } from './archive-button.tsx'
import { ChecksBefore } from './checks-notice.tsx'
import { LayoutPdf } from './documents/layout-pdf.tsx'
import { JobFacts } from './facts/job-facts.tsx'
import { useFacts } from './facts/use-facts.ts'
import { IssuedContent } from './issued-content.tsx'
import { NO_PRICE, usePrices } from './price/use-prices.ts'
import classes from './quote-page.module.css'
import { toAccept } from './revisions/revision-words.ts'
import { Revisions } from './revisions/revisions.tsx'
import { useJustIssued } from './revisions/use-just-issued.ts'
import { useOptions } from './revisions/use-options.ts'
import { SupportAccess } from './support-access.tsx'
import { useQuote } from './use-quote.ts'

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
  const { options } = useOptions(quote.id)
  const { issued } = quote
  // Before the revisions are known, neither is the price that one was issued for.
  const accepted = issued && options && toAccept(issued.versionNumber, options.options)
  const reason = refusal ?? ((error ?? designer.error) && problemText(error ?? designer.error))
  return (
    <Page
      isOfOneQuote
      isBroad
      title={quote.name}
      note={<Note quote={quote} />}
      actions={
        <>
          {quote.pdf && issued && issued.partsTotal !== null && (
            <LayoutPdf id={quote.id} fileName={issuedPdfName(issued)} />
          )}
          {quote.mayArchive && <ArchiveButton quote={quote} onChange={refetch} onError={setRefusal} />}
          {mayChange && <DuplicateButton quote={quote} onError={setRefusal} />}
          {designer.path && <DesignerButton path={designer.path} isFirst={issued === null} />}
          {issued && accepted?.isOpen && quote.mayAccept && (
            <AcceptQuote
              name={quote.name}
              sold={accepted.sold}
              parts={priceText(quote)}
              onAccept={(confirmed) => accept(issued.versionNumber, confirmed)}
            >
              <ChecksBefore issued={issued} />
            </AcceptQuote>
          )}
        </>
      }
    >
      {reason && <Notice tone="bad">{reason}</Notice>}
      {quote.archivedAt && <Notice tone="plain">{archivedText(quote.archivedAt)}</Notice>}
      {quote.draft && <DraftNotice draft={quote.draft} isIssued={issued !== null} mayContinue={mayChange} />}
      <Content quote={quote} designerPath={designer.path} refetch={refetch} />
    </Page>
  )
}

const archivedText = (at: string) =>
  `Archived ${momentText(at)}. The list shows it only with the filter 'Archived'.`

type ContentProps = Pick<ShownQuoteProps, 'quote' | 'refetch'> & { readonly designerPath: string | null }

/** Options and revisions at the head; below them the drawing with its facts, beside what is read of it. */
function Content({ quote, designerPath, refetch }: ContentProps) {
  const { options, error, show } = useOptions(quote.id)
  const [chosen, setChosen] = useState<number | null>(null)
  const { mayChange } = useAccess()
  const prices = usePrices(quote, options?.options ?? [])
  const { issued } = quote
  const justIssued = useJustIssued(options?.options.flatMap(({ revisions }) => revisions) ?? null)
  const wanted = chosen ?? justIssued?.option ?? options?.mainOption
  const option = options?.options.find(({ number }) => number === wanted) ?? options?.options[0]
  const price = (option && prices.get(option.number)) ?? NO_PRICE
  const side = (
    <>
      <JobFacts id={quote.id} mayChange={mayChange} />
      <SupportAccess quote={quote} onChange={refetch} />
    </>
  )
  return (
    <>
      {error && !options && <Notice tone="bad">{problemText(error)}</Notice>}
      {options && option && (
        <Revisions quote={options} option={option} prices={prices} onOption={setChosen} show={show} />
      )}
      {issued ? (
        <IssuedContent {...{ issued, quote, options, option, price, justIssued, show, designerPath, side }} />
      ) : (
        <>
          <Empty title="No parts list yet" text={mayChange ? emptyTextOf(quote) : OF_A_VIEWER}>
            {pictureOf(quote) !== null && (
              <div className={classes.original}>
                <DrawingPicture quote={quote} />
              </div>
            )}
          </Empty>
          <div className={classes.beforeParts}>{side}</div>
        </>
      )}
    </>
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

/** Where the job is and who is asked there, as far as it is entered and seen. */
function Place({ id }: { readonly id: string }) {
  const { facts } = useFacts(id)
  if (!facts) return null
  const { address, contact } = facts.project
  const said = [address.join(', '), contact].filter((text) => text !== '')
  return said.length === 0 ? null : <span className={classes.place}>{said.join(' · ')}</span>
}

const Note = ({ quote }: { readonly quote: QuoteDetail }) => (
  <span className={classes.note}>
    <StatusBadge state={quote.state} />
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
    <Place id={quote.id} />
  </span>
)
