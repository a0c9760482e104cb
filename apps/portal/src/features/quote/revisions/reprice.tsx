import { Button } from '@mantine/core'
import {
  checkReprice,
  issueRevision,
  type QuoteOption,
  type QuoteOptions,
  type RepriceCheck,
  repriceOption,
} from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { IconTag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../../lib/use-change.ts'
import { ComparedView } from './compared-view.tsx'
import classes from './revisions.module.css'

type RepriceProps = {
  readonly id: string
  readonly option: QuoteOption
  readonly onDone: (options: QuoteOptions) => Promise<void>
}

/** An option that has prices of an earlier list is priced with the one in effect, once somebody has seen what that changes. */
export function Reprice({ id, option, onDone }: RepriceProps) {
  const [isOpen, setOpen] = useState(false)
  const { newerPriceList, revisions, mayChange } = option
  if (newerPriceList === null || !mayChange) return null
  if (isOpen)
    return (
      <section className={classes.compare} aria-label="Re-price">
        <Checked id={id} option={option} onDone={onDone} onClose={() => setOpen(false)} />
      </section>
    )
  return (
    <div className={classes.does}>
      <span>
        Price list {newerPriceList} is in effect. These prices are from {revisions.at(-1)?.catalogueVersion}.
      </span>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTag size={14} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Re-price
      </Button>
    </div>
  )
}

type CheckedProps = RepriceProps & { readonly onClose: () => void }

function Checked({ id, option: { number: option }, onDone, onClose }: CheckedProps) {
  const api = useApi()
  const { isBusy, refusal, run } = useChange()
  const { data, error, refetch } = useQuery({
    queryKey: ['reprice', id, option],
    queryFn: () => api.call(checkReprice, { id, option }),
    // It is worked out for somebody who is about to confirm it.
    gcTime: 0,
    retry: false,
  })
  if (!data)
    return error ? <Refused reason={problemText(error)} onClose={onClose} /> : <Waiting>Comparing</Waiting>
  const reprice = async (issues: boolean) => {
    const isDone = await run(async () => {
      const { versionNumber } = data.before
      const { priceList } = data.after
      const changed = await api.call(repriceOption, { id, option, versionNumber, priceList })
      await onDone(issues ? await issued(changed) : changed)
    })
    // What was shown is no longer so.
    if (!isDone) await refetch()
  }
  const issued = (changed: QuoteOptions) => {
    const last = changed.options.find(({ number }) => number === option)?.revisions.at(-1)
    return last ? api.call(issueRevision, { id, versionNumber: last.versionNumber }) : changed
  }
  const { before, after, replaced } = data
  return (
    <>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      <p className={classes.said}>
        {before.name} has the prices of {before.priceList}. {after.name} gets those of {after.priceList}.
      </p>
      {replaced.length > 0 && <Replaced replaced={replaced} />}
      <div className={classes.does}>
        <Button size="xs" loading={isBusy} onClick={() => reprice(true)}>
          Re-price and issue
        </Button>
        <Button size="xs" variant="default" disabled={isBusy} onClick={() => reprice(false)}>
          Re-price only
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Not now
        </Button>
      </div>
      <ComparedView {...data} names={{ before: before.name, after: after.name }} />
    </>
  )
}

const Replaced = ({ replaced }: Pick<RepriceCheck, 'replaced'>) => (
  <ul className={classes.replaced} aria-label="Replaced parts">
    {replaced.map(({ from, to, quantity }) => (
      <li key={from.itemNumber}>
        {from.shortName} is superseded. {to.shortName} replaces it ({quantity}).
      </li>
    ))}
  </ul>
)

type RefusedProps = { readonly reason: string; readonly onClose: () => void }

const Refused = ({ reason, onClose }: RefusedProps) => (
  <>
    <Notice tone="bad">{reason}</Notice>
    <div className={classes.does}>
      <Button size="xs" variant="default" onClick={onClose}>
        Close
      </Button>
    </div>
  </>
)
