import type { listAudit, OutputOf } from '@ramp/contracts'
import { type Column, DataTable } from '@ramp/shell'
import { PlaceLink } from '../../ui/place-link.tsx'
import { momentText, nothingYet } from '../../ui/text.ts'
import classes from './audit-page.module.css'
import { eventText } from './event-text.ts'

type Entry = OutputOf<typeof listAudit>['entries'][number]

const columns: readonly Column<Entry>[] = [
  { name: 'When', cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
  {
    name: 'Quote',
    cell: ({ headerID }) => <PlaceLink to={{ kind: 'quote', id: headerID }}>{headerID}</PlaceLink>,
  },
  { name: 'Action', cell: eventText },
  {
    name: 'Person',
    cell: ({ name, person }) => (
      <span className={classes.person}>
        {name ?? person}
        {name !== null && <span className={classes.id}>{person}</span>}
      </span>
    ),
  },
  { name: 'Customer', cell: ({ customerNumber }) => customerNumber || nothingYet },
  { name: 'Request', cell: ({ requestId }) => <span className={classes.id}>{requestId}</span> },
]

type AuditTableProps = { readonly entries: readonly Entry[]; readonly isLate: boolean }

/** What was done, a row each; the request is the one of the server's logs. */
export const AuditTable = ({ entries, isLate }: AuditTableProps) => (
  <div className={classes.table} aria-busy={isLate}>
    <DataTable
      label="What was done to quotes"
      columns={columns}
      rows={entries}
      keyOf={({ at, headerID, event, requestId }) => `${requestId} ${event} ${headerID} ${at}`}
    />
  </div>
)
