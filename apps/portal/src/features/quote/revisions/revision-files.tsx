import { Button } from '@mantine/core'
import {
  getPricedRevision,
  getProposal,
  getRevisionPdf,
  makePaper,
  type QuoteRevision,
} from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { useFile } from '../../../lib/use-file.ts'
import { datesText, stateText } from './revision-words.ts'
import classes from './revisions.module.css'

type RevisionFilesProps = {
  readonly id: string
  readonly revisions: readonly QuoteRevision[]
  /** A layout PDF has prices. */
  readonly seesPrices: boolean
}

/** For bookkeeping. */
const FORMATS = ['csv', 'json'] as const

/** The documents that each revision has for good, newest revision first. */
export function RevisionFiles({ id, revisions, seesPrices }: RevisionFilesProps) {
  const api = useApi()
  const { error, open, download } = useFile()
  const hasLayout = (revision: QuoteRevision) => revision.hasLayoutPdf && seesPrices
  const withFiles = revisions.filter((one) => one.hasProposal || hasLayout(one)).toReversed()
  if (withFiles.length === 0) return null
  const file = (text: string, name: string, load: () => Promise<Blob>) => (
    <Button
      key={text}
      size="xs"
      variant="default"
      aria-label={`${text} of ${name}`}
      leftSection={<IconFileTypePdf size={14} stroke={1.5} aria-hidden />}
      onClick={() => open(load)}
    >
      {text}
    </Button>
  )
  return (
    <section className={classes.files} aria-labelledby="files-of-the-revisions">
      <h2 id="files-of-the-revisions">Documents of each revision</h2>
      {error && <Notice tone="bad">{error}</Notice>}
      <ul className={classes.list} aria-label="Documents of each revision">
        {withFiles.map((revision) => {
          const { versionNumber, name } = revision
          return (
            <li key={versionNumber} className={classes.revision}>
              <div className={classes.what}>
                <b>{name}</b> <span className={classes.state}>{stateText(revision)}</span>
                <span className={classes.days}>{datesText(revision)}</span>
              </div>
              <div className={classes.does}>
                {revision.hasProposal &&
                  file('Stored proposal', name, () => api.download(getProposal, { id, versionNumber }))}
                {revision.payers.map((payer) =>
                  file(`Proposal for ${payer}`, name, () =>
                    api.download(makePaper, {
                      id,
                      paper: 'offer',
                      versionNumber,
                      offer: { price: 'one', payer },
                    }),
                  ),
                )}
                {revision.hasProposal &&
                  FORMATS.map((format) => (
                    <Button
                      key={format}
                      size="xs"
                      variant="default"
                      aria-label={`${format.toUpperCase()} for bookkeeping of ${name}`}
                      leftSection={<IconDownload size={14} stroke={1.5} aria-hidden />}
                      onClick={() =>
                        download(
                          () => api.download(getPricedRevision, { id, versionNumber, format }),
                          `${name}.${format}`,
                        )
                      }
                    >
                      {format.toUpperCase()}
                    </Button>
                  ))}
                {hasLayout(revision) &&
                  file('Layout PDF', name, () => api.download(getRevisionPdf, { id, versionNumber }))}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
