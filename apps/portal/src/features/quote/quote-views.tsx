import { Button, SegmentedControl } from '@mantine/core'
import type { QuoteOptions } from '@ramp/contracts'
import { IconHistory } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Activity } from './activity/activity.tsx'
import classes from './quote-page.module.css'
import { Compare } from './revisions/compare.tsx'
import type { JustIssued } from './revisions/use-just-issued.ts'

const VIEWS = ['Parts list', 'Difference', 'Documents', 'Activity'] as const
type View = (typeof VIEWS)[number]

type QuoteViewsProps = {
  readonly quote: QuoteOptions
  readonly justIssued: JustIssued | null
  readonly parts: ReactNode
  readonly documents: ReactNode
}

/** What is read of a quote. The simple job has one drawing and one revision: its parts and documents stand one below the other. */
export function QuoteViews({ quote, justIssued, parts, documents }: QuoteViewsProps) {
  const occasion = justIssued?.after ?? 0
  const [chosen, setChosen] = useState<{ readonly view: View; readonly occasion: number } | null>(null)
  const { id, options } = quote
  const all = options.flatMap(({ revisions }) => revisions)
  if (all.length < 2 && options.length === 1)
    return (
      <>
        {parts}
        {documents}
        <LateActivity id={id} />
      </>
    )
  const views = VIEWS.filter((one) => one !== 'Difference' || all.length > 1)
  // What is issued is shown with what it replaced, until somebody reads something else.
  const first: View = justIssued ? 'Difference' : 'Parts list'
  const wanted = chosen?.occasion === occasion ? chosen.view : first
  const shown = views.includes(wanted) ? wanted : 'Parts list'
  return (
    <>
      <SegmentedControl
        aria-label="Show"
        className={classes.views ?? ''}
        data={views}
        value={shown}
        onChange={(value) => setChosen({ view: value as View, occasion })}
      />
      {shown === 'Parts list' && parts}
      {shown === 'Difference' && <Compare key={occasion} id={id} revisions={all} issued={justIssued} />}
      {shown === 'Documents' && documents}
      {shown === 'Activity' && <Activity id={id} />}
    </>
  )
}

/** Of a simple job nobody reads what happened to it before they ask. */
function LateActivity({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.late}>
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        leftSection={<IconHistory size={14} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide activity' : 'Show activity'}
      </Button>
      {isOpen && <Activity id={id} />}
    </div>
  )
}
