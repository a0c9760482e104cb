import { Button, Tabs } from '@mantine/core'
import {
  beginChange,
  issueRevision,
  type QuoteOption,
  type QuoteOptions,
  type QuoteRevision,
  revisionName,
} from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { useState } from 'react'
import { GUIDE_OF_CONTENT } from '../../../lib/guide-pages.ts'
import { useChange } from '../../../lib/use-change.ts'
import { useFile } from '../../../lib/use-file.ts'
import { DesignerButton } from '../../../ui/designer-button.tsx'
import { GuideLink } from '../../../ui/guide-link.tsx'
import { shortPriceText } from '../price/price-text.ts'
import type { Prices } from '../price/use-prices.ts'
import { ActionDialog, type SimpleAction } from './action-dialog.tsx'
import { AddOption } from './add-option.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { Orders } from './orders.tsx'
import { Reprice } from './reprice.tsx'
import { RevisionRow } from './revision-row.tsx'
import { currentOf, figuresText, optionText, stateText } from './revision-words.ts'
import classes from './revisions.module.css'
import { useOptionPath } from './use-option-path.ts'

type RevisionsProps = {
  readonly quote: QuoteOptions
  /** Which option is shown. */
  readonly option: QuoteOption
  readonly prices: Prices
  readonly onOption: (number: number) => void
  readonly show: (changed: QuoteOptions) => Promise<void>
}

/** Options, revisions and orders of a quote. With one option there are no tabs. */
export function Revisions(props: RevisionsProps) {
  const { options } = props.quote
  const hasRevisions = options.some(({ revisions }) => revisions.length > 0)
  // A quote that is not drawn yet has nothing to issue.
  if (!hasRevisions && options.length === 1) return null
  return <Shown {...props} />
}

function Shown({ quote, option, prices, onOption, show }: RevisionsProps) {
  const { id, options, orders } = quote
  return (
    <section className={classes.revisions} aria-labelledby="revisions-of-the-quote">
      <div className={classes.heading}>
        <h2 id="revisions-of-the-quote">{options.length > 1 ? 'Options and revisions' : 'Revisions'}</h2>
        <div className={classes.does}>
          {quote.mayBeginChange && <BeginChange id={id} onBegun={show} />}
          {quote.mayAddOption && <AddOption id={id} onAdded={show} />}
        </div>
      </div>
      {options.length > 1 && (
        <Tabs value={String(option.number)} onChange={(value) => onOption(Number(value))}>
          <Tabs.List aria-label="Options">
            {options.map((one) => (
              <Tabs.Tab key={one.number} value={String(one.number)}>
                <span className={classes.tab}>
                  <b>{optionText(one)}</b>
                  <span>{tabText(one, prices)}</span>
                </span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <ShownOption id={id} option={option} prices={prices} hasOthers={options.length > 1} show={show} />
      {orders.length > 0 && <Orders orders={orders} />}
    </section>
  )
}

function tabText(option: QuoteOption, prices: Prices): string {
  const current = currentOf(option)
  const price = prices.get(option.number)?.priced?.price
  const figures = figuresText(current, price ? shortPriceText(price) : null)
  return current ? `${figures}, ${stateText(current).toLowerCase()}` : figures
}

type ShownOptionProps = {
  readonly id: string
  readonly option: QuoteOption
  readonly prices: Prices
  readonly hasOthers: boolean
  readonly show: RevisionsProps['show']
}

/** As many revisions stand at the head of the page before somebody asks for the others. */
const NEWEST = 3

type Asked =
  | { readonly revision: QuoteRevision; readonly action: SimpleAction }
  /** Issued with terms that are asked for, or again after it was refused. */
  | { readonly revision: QuoteRevision; readonly action: 'issue'; readonly refused: unknown }

function ShownOption({ id, option, prices, hasOthers, show }: ShownOptionProps) {
  const { error, open } = useFile()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { number, revisions, nextLetter, mayChange } = option
  const path = useOptionPath(id, hasOthers && mayChange ? number : null)
  const { issuing, issue } = useIssue(id, show)
  const priced = prices.get(number)?.priced
  const isOwnersToIssue = priced?.isBelowFloor === true && !priced.mayChangeMethod
  const [showsAll, setShowsAll] = useState(false)
  const close = () => setAsked(null)
  const newestFirst = revisions.toReversed()
  const shown = showsAll ? newestFirst : newestFirst.slice(0, NEWEST)
  const earlier = newestFirst.length - NEWEST
  const askTerms = (revision: QuoteRevision, refused: unknown = null) =>
    setAsked({ revision, action: 'issue', refused })
  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <ol className={classes.list} aria-label={`Revisions of ${optionText(option)}`}>
        {shown.map((revision, index) => (
          <RevisionRow
            key={revision.versionNumber}
            id={id}
            revision={revision}
            isLast={index === 0}
            openFile={open}
            isBusy={issuing === revision.versionNumber}
            isOwnersToIssue={index === 0 && isOwnersToIssue}
            onIssue={() => issue(revision, askTerms)}
            onIssueWithTerms={() => askTerms(revision)}
            onAction={(action) => setAsked({ revision, action })}
          />
        ))}
      </ol>
      <Reprice key={number} id={id} option={option} onDone={show} />
      <div className={classes.does}>
        {earlier > 0 && (
          <Button variant="default" size="xs" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Hide earlier revisions' : `Show ${earlier} earlier`}
          </Button>
        )}
        {path && <DesignerButton path={path} label={`Open ${optionText(option)} in designer`} />}
        <GuideLink page={GUIDE_OF_CONTENT.revisions}>About options and revisions</GuideLink>
      </div>
      {asked?.action === 'issue' && (
        <IssueDialog
          id={id}
          revision={asked.revision}
          name={
            asked.revision.offer === 'none'
              ? asked.revision.name
              : revisionName(id, { option: number, letter: nextLetter })
          }
          refused={asked.refused}
          onClose={close}
          onIssued={show}
        />
      )}
      {asked && asked.action !== 'issue' && (
        <ActionDialog id={id} revision={asked.revision} action={asked.action} onClose={close} onDone={show} />
      )}
    </>
  )
}

/** Issues a revision with the usual terms, in one press. */
function useIssue(id: string, show: RevisionsProps['show']) {
  const api = useApi()
  const [issuing, setIssuing] = useState<number | null>(null)
  async function issue(
    revision: QuoteRevision,
    onRefused: (revision: QuoteRevision, refused: unknown) => void,
  ) {
    const { versionNumber } = revision
    setIssuing(versionNumber)
    try {
      await show(await api.call(issueRevision, { id, versionNumber }))
    } catch (refused) {
      onRefused(revision, refused)
    } finally {
      setIssuing(null)
    }
  }
  return { issuing, issue }
}

type BeginChangeProps = { readonly id: string; readonly onBegun: RevisionsProps['show'] }

/** Opens an ordered quote for a change order. */
function BeginChange({ id, onBegun }: BeginChangeProps) {
  const api = useApi()
  const { isBusy, refusal, run } = useChange()
  return (
    <>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <Button
        variant="default"
        size="xs"
        loading={isBusy}
        onClick={() => run(async () => onBegun(await api.call(beginChange, { id })))}
      >
        Start a change order
      </Button>
    </>
  )
}
