import { Button } from '@mantine/core'
import type { QuoteSummary } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { numberText } from '@ramp/shell'
import { addressOf } from '../../../lib/place.ts'
import { useAccess } from '../../../lib/use-access.ts'
import { useDesignerPath } from '../../../lib/use-designer-path.ts'
import { DesignerButton } from '../../../ui/designer-button.tsx'
import { DrawingPicture } from '../../../ui/drawing-picture.tsx'
import { DuplicateButton } from '../../../ui/duplicate-button.tsx'
import { follow, PlaceLink } from '../../../ui/place-link.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { momentText, nothingYet, priceText } from '../../../ui/text.ts'
import { VerdictBadge } from '../../../ui/verdict-badge.tsx'
import classes from './quote-beside.module.css'

type QuoteBesideProps = {
  readonly quote: QuoteSummary
  readonly onError: (reason: string | null) => void
}

/** The quote that the pointer or the keyboard is at: its drawing and what can be done with it. */
export function QuoteBeside({ quote, onError }: QuoteBesideProps) {
  const address = addressOf({ kind: 'quote', id: quote.id })
  const { path } = useDesignerPath(quote)
  const { mayChange } = useAccess()
  const { linearFeet, copiedFrom } = quote
  const figures: readonly (readonly [name: string, value: string])[] = [
    ['Parts total', priceText(quote)],
    ['Linear feet', linearFeet === null ? nothingYet : numberText(linearFeet)],
    ['Created by', quote.createdBy],
    ['Updated', momentText(quote.updatedAt)],
    ...(quote.draft
      ? [['Draft', `Saved ${momentText(quote.draft.savedAt)} by ${quote.draft.savedBy}`] as const]
      : []),
  ]
  return (
    <aside className={classes.beside} aria-label="Selected quote">
      <header className={classes.head}>
        <h2>{quote.name}</h2>
        <div className={classes.badges}>
          <StatusBadge state={quote.state} />
          <VerdictBadge quote={quote} />
        </div>
        <p className={classes.note}>
          No. {quote.id} · {productRules(quote.productLine).name} · customer {quote.customerNumber}
          {copiedFrom && (
            <>
              {' '}
              · <PlaceLink to={{ kind: 'quote', id: copiedFrom.id }}>Copy of {copiedFrom.id}</PlaceLink>
            </>
          )}
        </p>
      </header>
      <div className={classes.picture}>
        <DrawingPicture quote={quote}>
          {quote.status === 'draft'
            ? 'The drawing is shown here once the design is finished.'
            : 'This quote has no preview.'}
        </DrawingPicture>
      </div>
      <dl className={classes.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        <Button
          component="a"
          href={address}
          className={classes.open ?? ''}
          onClick={(event) => follow(event, address)}
        >
          Open quote
        </Button>
        {path && <DesignerButton path={path} label="Designer" />}
        {mayChange && <DuplicateButton quote={quote} onError={onError} />}
      </div>
    </aside>
  )
}
