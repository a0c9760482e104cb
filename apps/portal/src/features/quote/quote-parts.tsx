import { NativeSelect } from '@mantine/core'
import { getRevision, type QuoteRevision, type VisibleQuote } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '../../ui/text.ts'
import { PartsTable } from './parts-table.tsx'
import classes from './quote-page.module.css'

type QuotePartsProps = {
  readonly id: string
  /** What was finished last of the main option. */
  readonly issued: VisibleQuote
  /** Revisions of the option that is shown, oldest first. */
  readonly revisions: readonly QuoteRevision[]
}

/** The parts list as it was finished last, or that of another revision. */
export function QuoteParts({ id, issued, revisions }: QuotePartsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const last = revisions.at(-1)?.versionNumber ?? issued.versionNumber
  const isThere = revisions.some(({ versionNumber }) => versionNumber === chosen)
  const version = isThere ? (chosen ?? last) : last
  return (
    <section className={classes.parts}>
      <div className={classes.heading}>
        <h2>Parts list</h2>
        {revisions.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Parts list of revision"
            data={revisions.toReversed().map(({ versionNumber, name }) => ({
              value: String(versionNumber),
              label: name,
            }))}
            value={String(version)}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        )}
      </div>
      {version === issued.versionNumber ? <Listed issued={issued} /> : <Fetched id={id} version={version} />}
    </section>
  )
}

const Listed = ({ issued }: { readonly issued: VisibleQuote }) => (
  <>
    <p className={classes.received}>
      Version {issued.versionNumber}, received {momentText(issued.issuedAt)} from {issued.issuedBy}
    </p>
    <PartsTable lines={issued.lines} partsTotal={issued.partsTotal} />
  </>
)

function Fetched({ id, version }: { readonly id: string; readonly version: number }) {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['revision', id, version],
    queryFn: () => api.call(getRevision, { id, versionNumber: String(version) }),
    // Revisions never change.
    staleTime: 'static',
  })
  if (data) return <Listed issued={data} />
  return error ? <Notice tone="bad">{problemText(error)}</Notice> : <Waiting>Loading the parts list</Waiting>
}
