import { Button, SegmentedControl } from '@mantine/core'
import {
  CallError,
  getOfferTerms,
  issueRevision,
  type QuoteOptions,
  type QuoteRevision,
} from '@ramp/contracts'
import { Notice, Question, useApi, WholeNumberField } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../lib/use-change.ts'
import classes from './revisions.module.css'

type IssueDialogProps = {
  readonly id: string
  readonly revision: QuoteRevision
  /** What it is called once it is issued. */
  readonly name: string
  /** Why it was refused at first; null where it was not tried. */
  readonly refused: unknown
  readonly onClose: () => void
  readonly onIssued: (options: QuoteOptions) => Promise<void>
}

const USUAL_DAYS = 30
const PRICES = [
  { value: 'one', label: 'One price' },
  { value: 'itemized', label: 'Itemized' },
  { value: 'none', label: 'No price' },
] as const
type Price = (typeof PRICES)[number]['value']

/** Issues a revision: what its proposal says of price and validity is chosen before it is frozen. */
export function IssueDialog({ id, revision, name, refused, onClose, onIssued }: IssueDialogProps) {
  const api = useApi()
  const { isBusy, problem, refusal, run } = useChange(refused)
  const { data: terms } = useQuery({ queryKey: ['offer-terms'], queryFn: () => api.call(getOfferTerms, {}) })
  const [typedDays, setTypedDays] = useState<number | null>(null)
  const validDays = typedDays ?? terms?.validDays ?? USUAL_DAYS
  const [price, setPrice] = useState<Price>('one')
  const { versionNumber } = revision
  const isOver = problem instanceof CallError && problem.code === 'revision.newer'
  const issue = async (asOption: boolean) => {
    const isDone = await run(async () =>
      onIssued(await api.call(issueRevision, { id, versionNumber, validDays, price, asOption })),
    )
    if (isDone) onClose()
  }
  return (
    <Question
      title={`Issue ${name}?`}
      onClose={onClose}
      answers={
        <>
          <Button variant="default" onClick={onClose}>
            Not yet
          </Button>
          {isOver && (
            <Button loading={isBusy} onClick={() => issue(true)}>
              Issue as a separate option
            </Button>
          )}
          {!isOver && (
            <Button loading={isBusy} onClick={() => issue(false)} data-autofocus>
              Issue {name}
            </Button>
          )}
        </>
      }
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <p>The proposal is stored with today’s address, contact and prices. It does not change later.</p>
      <div className={classes.terms}>
        <WholeNumberField
          label="Valid for (days)"
          value={validDays}
          range={{ min: 1, max: 365 }}
          onCommit={setTypedDays}
        />
        <div className={classes.price}>
          <span aria-hidden>Price on the proposal</span>
          <SegmentedControl
            aria-label="Price on the proposal"
            data={[...PRICES]}
            value={price}
            onChange={(chosen) => setPrice(chosen as Price)}
          />
        </div>
      </div>
    </Question>
  )
}
