import { Button } from '@mantine/core'
import { getDealerCardVersion, type SavedDealerCard } from '@ramp/contracts'
import { Notice, problemText, Question, useApi, Waiting } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { momentText } from '../../ui/text.ts'
import { CardView } from './card-view.tsx'
import classes from './company-page.module.css'

type VersionsProps = Pick<SavedDealerCard, 'versions'>

/** Earlier versions: proposals that were issued with one keep it. */
export function Versions({ versions }: VersionsProps) {
  const [shown, setShown] = useState<number | null>(null)
  const earlier = versions.slice(1)
  if (earlier.length === 0) return null
  return (
    <section className={classes.versions}>
      <h2>Earlier versions</h2>
      <ul>
        {earlier.map(({ version, savedAt, savedBy }) => (
          <li key={version}>
            <span>
              Version {version}, saved {momentText(savedAt)} by {savedBy}
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`View version ${version}`}
              onClick={() => setShown(version)}
            >
              View
            </Button>
          </li>
        ))}
      </ul>
      {shown !== null && <VersionDialog version={shown} onClose={() => setShown(null)} />}
    </section>
  )
}

type VersionDialogProps = { readonly version: number; readonly onClose: () => void }

function VersionDialog({ version, onClose }: VersionDialogProps) {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: ['dealer-card', version],
    queryFn: () => api.call(getDealerCardVersion, { version }),
    // A version never changes.
    staleTime: 'static',
  })
  return (
    <Question
      title={`Version ${version}`}
      onClose={onClose}
      answers={
        <Button variant="default" onClick={onClose} data-autofocus>
          Close
        </Button>
      }
    >
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {data ? <CardView card={data} /> : !error && <Waiting>Loading version</Waiting>}
    </Question>
  )
}
