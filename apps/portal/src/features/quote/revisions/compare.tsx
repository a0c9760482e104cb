import { NativeSelect } from '@mantine/core'
import { getDifference, type QuoteRevision } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComparedView } from './compared-view.tsx'
import classes from './revisions.module.css'
import type { JustIssued } from './use-just-issued.ts'

type CompareProps = {
  readonly id: string
  /** Revisions of all options, oldest first; at least two. */
  readonly revisions: readonly QuoteRevision[]
  /** Compared before somebody chooses. */
  readonly issued: JustIssued | null
}

/** Any two revisions or options side by side; at first what was just issued, and what it replaced. */
export function Compare({ id, revisions, issued }: CompareProps) {
  const [chosen, setChosen] = useState<{ readonly before?: number; readonly after?: number }>(issued ?? {})
  const after = chosen.after ?? revisions.at(-1)?.versionNumber ?? 1
  const before = chosen.before ?? lastOther(revisions, after)
  const names = revisions.map(({ versionNumber, name }) => ({ value: String(versionNumber), label: name }))
  return (
    <section className={classes.compare} aria-label="Comparison">
      <div className={classes.does}>
        <NativeSelect
          size="xs"
          aria-label="Compare"
          data={names}
          value={String(before)}
          onChange={({ currentTarget }) => setChosen({ before: Number(currentTarget.value), after })}
        />
        with
        <NativeSelect
          size="xs"
          aria-label="With"
          data={names}
          value={String(after)}
          onChange={({ currentTarget }) => setChosen({ before, after: Number(currentTarget.value) })}
        />
      </div>
      <Compared id={id} before={before} after={after} />
    </section>
  )
}

const lastOther = (revisions: readonly QuoteRevision[], after: number): number =>
  revisions.findLast(({ versionNumber }) => versionNumber !== after)?.versionNumber ?? after

type ComparedProps = { readonly id: string; readonly before: number; readonly after: number }

function Compared({ id, before, after }: ComparedProps) {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['difference', id, before, after],
    queryFn: () => api.call(getDifference, { id, before, after }),
  })
  if (!data) return error ? <Notice tone="bad">{problemText(error)}</Notice> : <Waiting>Comparing</Waiting>
  return <ComparedView {...data} names={{ before: data.before.name, after: data.after.name }} />
}
