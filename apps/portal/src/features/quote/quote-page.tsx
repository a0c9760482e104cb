import { Button } from '@mantine/core'
import type { IssuedQuote, QuoteDetail } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { moneyText, Notice, numberText, problemText, Waiting } from '@ramp/shell'
import { IconExternalLink } from '@tabler/icons-react'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { momentText } from '../../ui/text.ts'
import { AcceptQuote } from './accept-quote.tsx'
import { Figures } from './figures.tsx'
import { LayoutPdf } from './layout-pdf.tsx'
import { PartsTable } from './parts-table.tsx'
import classes from './quote-page.module.css'
import { useQuote } from './use-quote.ts'

const priceLevels = { retail: 'Retail', dealer: 'Dealer', fss: 'FSS' } as const

/** One quote: what the designer sent back, and what can be done with it. */
export function QuotePage({ id }: { readonly id: string }) {
  const { quote, designerPath, error, accept } = useQuote(id)
  if (!quote) return error ? <Refused reason={problemText(error)} /> : <Waiting>Loading the quote</Waiting>
  const { issued } = quote
  return (
    <Page
      isOfOneQuote
      title={quote.name}
      note={<Note quote={quote} />}
      actions={
        <>
          {quote.pdf && <LayoutPdf id={id} />}
          {designerPath && <OpenInDesigner path={designerPath} isFirst={issued === null} />}
          {issued && quote.mayAccept && (
            <AcceptQuote
              name={quote.name}
              price={moneyText(issued.partsTotal)}
              onAccept={() => accept(issued.versionNumber)}
            />
          )}
        </>
      }
    >
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {issued ? (
        <Issued issued={issued} />
      ) : (
        <Empty
          title="No parts list yet"
          text="Open the quote in the designer, draw the ramp and finish it there. The parts list and the price then appear here by themselves."
        />
      )}
    </Page>
  )
}

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
    </span>
  </span>
)

type OpenInDesignerProps = { readonly path: string; readonly isFirst: boolean }

const OpenInDesigner = ({ path, isFirst }: OpenInDesignerProps) => (
  <Button
    component="a"
    href={path}
    target="_blank"
    rel="noopener"
    variant={isFirst ? 'filled' : 'default'}
    leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
  >
    Open in designer
  </Button>
)

const Issued = ({ issued }: { readonly issued: IssuedQuote }) => (
  <>
    {issued.acceptedAt && (
      <Notice tone="good">
        Accepted by {issued.acceptedBy ?? 'an unknown person'} on {momentText(issued.acceptedAt)}. The parts
        list and the prices are frozen.
      </Notice>
    )}
    <Figures
      figures={[
        ['Parts total', moneyText(issued.partsTotal)],
        ['Price level', priceLevels[issued.payload.priceLevel]],
        ['Linear feet', numberText(issued.linearFeet)],
        ['Weight', `${numberText(Math.round(issued.weight))} lb`],
        ['Slope', issued.payload.ratio],
      ]}
    />
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
