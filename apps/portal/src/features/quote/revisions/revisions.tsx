import { Button, Tabs } from '@mantine/core'
import {
  beginChange,
  issueRevision,
  type QuoteOption,
  type QuoteOptions,
  type QuoteRevision,
  revisionName,
} from '@ramp/contracts'
import { Notice, problemText, useApi } from '@ramp/shell'
import { useState } from 'react'
import { GUIDE_OF_CONTENT } from '../../../lib/guide-pages.ts'
import { useFile } from '../../../lib/use-file.ts'
import { DesignerButton } from '../../../ui/designer-button.tsx'
import { GuideLink } from '../../../ui/guide-link.tsx'
import { ActionDialog, type SimpleAction } from './action-dialog.tsx'
import { AddOption } from './add-option.tsx'
import { Compare } from './compare.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { Orders } from './orders.tsx'
import { Reprice } from './reprice.tsx'
import { RevisionRow } from './revision-row.tsx'
import { currentOf, figuresText, optionText, stateText } from './revision-words.ts'
import classes from './revisions.module.css'
import { useJustIssued } from './use-just-issued.ts'
import { useOptionPath } from './use-option-path.ts'
import { useChange, useOptions } from './use-options.ts'

/** Options, revisions and orders of a quote. With one option there are no tabs. */
export function Revisions({ id }: { readonly id: string }) {
  const { options, error, show } = useOptions(id)
  if (!options) return error ? <Notice tone="bad">{problemText(error)}</Notice> : null
  const hasRevisions = options.options.some(({ revisions }) => revisions.length > 0)
  // A quote that is not drawn yet has nothing to issue.
  if (!hasRevisions && options.options.length === 1) return null
  return <Shown quote={options} show={show} />
}

type ShownProps = {
  readonly quote: QuoteOptions
  readonly show: (changed: QuoteOptions) => Promise<void>
}

function Shown({ quote, show }: ShownProps) {
  const { id, options, orders, mainOption } = quote
  const [chosen, setChosen] = useState<number | null>(null)
  const all = options.flatMap(({ revisions }) => revisions)
  const issued = useJustIssued(all)
  const shown = chosen ?? issued?.option ?? mainOption
  const option = options.find(({ number }) => number === shown) ?? options[0]
  if (!option) return null
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
        <Tabs value={String(option.number)} onChange={(value) => setChosen(Number(value))}>
          <Tabs.List aria-label="Options">
            {options.map((one) => (
              <Tabs.Tab key={one.number} value={String(one.number)}>
                <span className={classes.tab}>
                  <b>{optionText(one)}</b>
                  <span>{tabText(one)}</span>
                </span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
      )}
      <ShownOption id={id} option={option} hasOthers={options.length > 1} show={show} />
      {all.length > 1 && <Compare key={issued?.after ?? 0} id={id} revisions={all} issued={issued} />}
      {orders.length > 0 && <Orders orders={orders} />}
      <p className={classes.days}>
        <GuideLink page={GUIDE_OF_CONTENT.revisions}>About options and revisions</GuideLink>
      </p>
    </section>
  )
}

function tabText(option: QuoteOption): string {
  const current = currentOf(option)
  return current ? `${figuresText(current)}, ${stateText(current).toLowerCase()}` : figuresText(null)
}

type ShownOptionProps = {
  readonly id: string
  readonly option: QuoteOption
  readonly hasOthers: boolean
  readonly show: ShownProps['show']
}

type Asked =
  | { readonly revision: QuoteRevision; readonly action: SimpleAction }
  /** Issued with terms that are asked for, or again after it was refused. */
  | { readonly revision: QuoteRevision; readonly action: 'issue'; readonly refused: unknown }

function ShownOption({ id, option, hasOthers, show }: ShownOptionProps) {
  const { error, open } = useFile()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { number, revisions, nextLetter, mayChange } = option
  const path = useOptionPath(id, hasOthers && mayChange ? number : null)
  const { issuing, issue } = useIssue(id, show)
  const close = () => setAsked(null)
  const askTerms = (revision: QuoteRevision, refused: unknown = null) =>
    setAsked({ revision, action: 'issue', refused })
  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <ol className={classes.list} aria-label={`Revisions of ${optionText(option)}`}>
        {revisions.toReversed().map((revision, index) => (
          <RevisionRow
            key={revision.versionNumber}
            id={id}
            revision={revision}
            isLast={index === 0}
            openFile={open}
            isBusy={issuing === revision.versionNumber}
            onIssue={() => issue(revision, askTerms)}
            onIssueWithTerms={() => askTerms(revision)}
            onAction={(action) => setAsked({ revision, action })}
          />
        ))}
      </ol>
      <Reprice key={number} id={id} option={option} onDone={show} />
      {path && <DesignerButton path={path} label={`Open ${optionText(option)} in designer`} />}
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
function useIssue(id: string, show: ShownProps['show']) {
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

type BeginChangeProps = { readonly id: string; readonly onBegun: ShownProps['show'] }

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
        Begin a change order
      </Button>
    </>
  )
}
