import { Button } from '@mantine/core'
import { type CostChange, costChangeOf } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { moneyText, Notice, problemText, Question } from '@ramp/shell'
import { IconCheck } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from './quote-page.module.css'

type Confirmed = Pick<CostChange, 'priceList' | 'cost'>

type AcceptQuoteProps = {
  readonly name: string
  /** The price it was issued for; null where it was issued without one. */
  readonly sold: string | null
  /** What its parts cost at list price. */
  readonly parts: string
  /** Accepts; with a cost that was asked for, at that cost. */
  readonly onAccept: (confirmed?: Confirmed) => Promise<void>
  /** What to know before. */
  readonly children: ReactNode
}

/** Accepting cannot be undone, so it is asked for once more; so is a cost that is not the quoted one. */
export function AcceptQuote({ name, sold, parts, onAccept, children }: AcceptQuoteProps) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [change, setChange] = useState<CostChange | null>(null)
  const close = () => {
    setOpen(false)
    setChange(null)
    setError(null)
  }

  async function accept() {
    setBusy(true)
    setError(null)
    try {
      await onAccept(change ? { priceList: change.priceList, cost: change.cost } : undefined)
      close()
    } catch (problem) {
      const asked = costChangeOf(problem)
      setChange(asked)
      setError(asked ? null : problemText(problem))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />} onClick={() => setOpen(true)}>
        Accept quote
      </Button>
      {isOpen && (
        <Question
          title={change ? 'The cost has changed' : 'Accept this quote?'}
          onClose={close}
          answers={
            <>
              <Button variant="default" onClick={close} data-autofocus>
                Not yet
              </Button>
              <Button loading={isBusy} onClick={accept}>
                {change ? `Order for ${moneyText(change.cost)}` : `Accept for ${sold ?? parts}`}
              </Button>
            </>
          }
        >
          {error && <Notice tone="bad">{error}</Notice>}
          {change ? (
            <NewCost change={change} />
          ) : (
            <>
              {children}
              <p>
                You accept {name} for {sold ?? `${parts} in parts`}. <b>You cannot undo this.</b> It freezes
                the parts list and the prices. After that, the design changes only by a change order.
              </p>
            </>
          )}
        </Question>
      )}
    </>
  )
}

/** What the order costs the dealer now; the customer's price is that of the revision. */
const NewCost = ({
  change: { quotedAt, honoredUntil, before, priceList, cost },
}: {
  readonly change: CostChange
}) => (
  <div className={classes.cost}>
    <p>
      {honoredUntil === null
        ? `Orders at the prices of ${quotedAt} are no longer honored.`
        : `Orders at the prices of ${quotedAt} were honored until ${dayText(honoredUntil)}.`}{' '}
      Your order has not been placed.
    </p>
    <p>
      Quoted with {quotedAt}: {moneyText(before)}
      <br />
      Now with {priceList}: <b>{moneyText(cost)}</b>
    </p>
    <p>The quoted price for your customer does not change. You cannot undo an order.</p>
  </div>
)
