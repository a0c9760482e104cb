import { useInViewport } from '@mantine/hooks'
import type { QuoteSummary } from '@ramp/contracts'
import { productRules } from '@ramp/domain'
import { numberText } from '@ramp/shell'
import { type MouseEvent, useRef, useState } from 'react'
import { addressOf, goTo } from '../../../lib/place.ts'
import { DrawingPicture } from '../../../ui/drawing-picture.tsx'
import { DuplicateButton } from '../../../ui/duplicate-button.tsx'
import { PlaceLink } from '../../../ui/place-link.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { agoText, draftText, momentText, nothingYet, priceText, validText } from '../../../ui/text.ts'
import { VerdictBadge } from '../../../ui/verdict-badge.tsx'
import { Marked } from './marked.tsx'
import classes from './quotes-table.module.css'

/** A pointer that only passes over a row on its way shows nothing. */
const REST_MS = 120

type QuoteRowProps = {
  readonly quote: QuoteSummary
  readonly words: readonly string[]
  readonly asOf: Date
  /** Staff see the quotes of several customers, and whose each is; a dealer knows. */
  readonly namesCustomer: boolean
  readonly isLookedAt: boolean
  readonly mayDuplicate: boolean
  readonly onLookAt: (id: string) => void
  readonly onError: (reason: string | null) => void
}

/** One quote of the list. A press anywhere opens it; what is a link or a button in it stays one. */
export function QuoteRow({
  quote,
  words,
  asOf,
  namesCustomer,
  isLookedAt,
  mayDuplicate,
  onLookAt,
  onError,
}: QuoteRowProps) {
  const { id, name, createdBy, customerNumber, productLine, copiedFrom } = quote
  const product = productRules(productLine).name
  const valid = validText(quote, asOf)
  const rest = useRest(() => onLookAt(id))
  const { ref, inViewport } = useInViewport<HTMLTableRowElement>()
  const wasSeen = useWas(inViewport)
  return (
    <tr
      ref={ref}
      data-looked-at={isLookedAt || undefined}
      onMouseEnter={rest.begin}
      onMouseLeave={rest.end}
      onFocus={() => onLookAt(id)}
      onClick={(event) => openQuote(event, id)}
      onAuxClick={(event) => openQuote(event, id)}
    >
      <td data-column="drawing">
        <DrawingPicture quote={quote} isWanted={wasSeen} />
      </td>
      <td data-column="quote">
        <PlaceLink to={{ kind: 'quote', id }} className={classes.name}>
          <Marked text={name} words={words} />
        </PlaceLink>
        <span className={classes.second}>
          <span className={classes.inlineNumber}>
            <Marked text={id} words={words} /> · {namesCustomer && <>{customerNumber} · </>}
          </span>
          <span className={classes.inlineProduct}>{product} · </span>
          {copiedFrom ? <>Copy of {copiedFrom.id}</> : <Marked text={`By ${createdBy}`} words={words} />}
        </span>
      </td>
      <td data-column="number">
        <Marked text={id} words={words} />
        {namesCustomer && (
          <span className={classes.second}>
            Customer <Marked text={customerNumber} words={words} />
          </span>
        )}
      </td>
      <td data-column="product">{product}</td>
      <td data-column="status">
        <StatusBadge state={quote.state} />
        {quote.draft && <span className={classes.second}>{draftText(quote.draft, asOf)}</span>}
        {valid && <span className={classes.second}>{valid}</span>}
      </td>
      <td data-column="checks">
        <VerdictBadge quote={quote} />
      </td>
      <td data-column="price">{priceText(quote)}</td>
      <td data-column="length">{quote.linearFeet === null ? nothingYet : numberText(quote.linearFeet)}</td>
      <td data-column="updated">
        <time dateTime={quote.updatedAt} title={momentText(quote.updatedAt)}>
          {agoText(quote.updatedAt, asOf)}
        </time>
      </td>
      <td data-column="copy">
        {mayDuplicate && <DuplicateButton quote={quote} isSmall onError={onError} />}
      </td>
    </tr>
  )
}

/** Opens a quote from its row, in a tab of its own where a link would. */
function openQuote(event: MouseEvent, id: string) {
  const isOnControl = event.target instanceof Element && event.target.closest('a, button') !== null
  const isReadingWords = window.getSelection()?.type === 'Range'
  if (isOnControl || isReadingWords || event.button > 1) return
  const address = addressOf({ kind: 'quote', id })
  const isOwnTab = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey
  if (isOwnTab) window.open(address, '_blank', 'noopener')
  else goTo(address)
}

/** Tells when the pointer has come to rest. */
function useRest(onRest: () => void) {
  const waiting = useRef<number | undefined>(undefined)
  const end = () => window.clearTimeout(waiting.current)
  const begin = () => {
    end()
    waiting.current = window.setTimeout(onRest, REST_MS)
  }
  return { begin, end }
}

/** Whether something has been so once. */
function useWas(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow)
  if (isNow && !was) setWas(true)
  return was || isNow
}
