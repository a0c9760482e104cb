import { Button, Center, NativeSelect, TextInput } from '@mantine/core'
import { type AuditEvent, type AuditFilter, auditEvent } from '@ramp/contracts'
import { Notice, problemText, Waiting, WholeNumberField } from '@ramp/shell'
import { useAuditFilter } from '../../lib/audit-filter.ts'
import { searchOf } from '../../lib/quotes-filter.ts'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import classes from './audit-page.module.css'
import { AuditTable } from './audit-table.tsx'
import { EVENT_TEXT } from './event-text.ts'
import { useAudit } from './use-audit.ts'

/** Who did what to which quote, for internal staff; the server refuses everybody else. */
export function AuditPage() {
  const { filter, change, clear } = useAuditFilter()
  const { entries, isLate, isFetchingMore, hasMore, error, showMore } = useAudit(filter)
  if (!entries) return error ? <Refused reason={problemText(error)} /> : <Waiting>Loading the audit</Waiting>
  const isNarrowed = searchOf(filter) !== ''
  return (
    <Page title="Audit" note="Who did what to which quote, newest first.">
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {(isNarrowed || entries.length > 0) && <Filter filter={filter} onChange={change} />}
      {entries.length > 0 && <AuditTable entries={entries} isLate={isLate} />}
      {entries.length === 0 && !isNarrowed && (
        <Empty
          title="Nothing yet"
          text="Entries appear here when someone creates, finishes, accepts, or opens a quote."
        />
      )}
      {entries.length === 0 && isNarrowed && (
        <Empty title="No entries match" text="Clear the filters to see all entries.">
          <Button variant="default" onClick={clear}>
            Show all
          </Button>
        </Empty>
      )}
      {hasMore && (
        <Center mt="md">
          <Button variant="default" loading={isFetchingMore} disabled={isLate} onClick={showMore}>
            Show more
          </Button>
        </Center>
      )}
    </Page>
  )
}

const Refused = ({ reason }: { readonly reason: string }) => (
  <Page title="Audit">
    <Notice tone="bad">{reason}</Notice>
    <PlaceLink to={{ kind: 'quotes' }}>Go to your quotes</PlaceLink>
  </Page>
)

const actions = [
  { value: '', label: 'Any action' },
  ...auditEvent.options.map((event: AuditEvent) => ({ value: event, label: EVENT_TEXT[event] })),
]

type FilterProps = {
  readonly filter: AuditFilter
  readonly onChange: ReturnType<typeof useAuditFilter>['change']
}

/** The longest name that is asked for (the contract of listAudit). */
const LONGEST = 100
/** As they are given. */
const QUOTE_NUMBERS = { min: 1, max: 999_999_999 } as const

/** What narrows the audit, as one types. */
const Filter = ({ filter, onChange }: FilterProps) => (
  <search className={classes.filter}>
    <WholeNumberField
      label="Quote number"
      isLabelHidden
      width={180}
      placeholder="Quote number"
      isLive
      range={QUOTE_NUMBERS}
      prefix="Quote"
      value={filter.headerID === undefined ? null : Number(filter.headerID)}
      onCommit={(number) => onChange({ headerID: String(number) })}
      onClear={() => onChange({ headerID: '' })}
    />
    <TextInput
      aria-label="Person"
      placeholder="Person, name or id"
      maxLength={LONGEST}
      value={filter.person ?? ''}
      onChange={({ currentTarget }) => onChange({ person: currentTarget.value })}
    />
    <NativeSelect
      aria-label="Action"
      data={actions}
      value={filter.event ?? ''}
      onChange={({ currentTarget }) => onChange({ event: currentTarget.value })}
    />
  </search>
)
