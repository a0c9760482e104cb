import { Button } from '@mantine/core'
import { listPriceLists, type PriceList } from '@ramp/contracts'
import { dayText } from '@ramp/domain'
import { type Column, DataTable, Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../lib/use-access.ts'
import { Page } from '../../ui/page.tsx'
import { nothingYet } from '../../ui/text.ts'
import { ListActions } from './list-actions.tsx'
import { STATE_TEXT } from './list-text.ts'
import classes from './price-lists-page.module.css'
import { PublishList } from './publish-list.tsx'
import { PurchaseLevel } from './purchase-level.tsx'
import { TouchedDrafts } from './touched-drafts.tsx'

/** The price list in effect and what is coming; internal staff publish the next one here. */
export function PriceListsPage() {
  const api = useApi()
  const { isInternal } = useAccess()
  const [isPublishing, setPublishing] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['price-lists'],
    queryFn: () => api.call(listPriceLists, {}),
  })
  const note = isInternal
    ? 'Drafts use the list in effect. Issued quotes keep their prices.'
    : 'Your drafts use the list in effect. Quotes that you issued keep their prices.'
  if (!data && !error) return <Waiting>Loading price lists</Waiting>
  const coming = data?.lists.filter(({ state }) => state === 'coming') ?? []
  return (
    <Page
      title="Price lists"
      note={note}
      actions={
        isInternal &&
        !isPublishing && <Button onClick={() => setPublishing(true)}>Publish a price list</Button>
      }
    >
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {isPublishing && data && (
        <PublishList
          today={data.today}
          onDone={() => {
            setPublishing(false)
            void refetch()
          }}
        />
      )}
      {data && <Lists lists={data.lists} isStaff={isInternal} onChange={() => void refetch()} />}
      {!isInternal && coming.length > 0 && (
        <div className={classes.coming}>
          {coming.map((list) => (
            <TouchedDrafts key={list.name} list={list} />
          ))}
        </div>
      )}
      {!isInternal && data && coming.length === 0 && (
        <p className={classes.nothing}>No price list is scheduled.</p>
      )}
      {isInternal && <PurchaseLevel />}
    </Page>
  )
}

const columns: readonly Column<PriceList>[] = [
  { name: 'Price list', cell: ({ name }) => name },
  { name: 'Status', cell: ({ state }) => STATE_TEXT[state] },
  { name: 'First day', cell: ({ holdsFrom }) => (holdsFrom === null ? nothingYet : dayText(holdsFrom)) },
  {
    name: 'Old prices honored until',
    cell: ({ honoredUntil }) => (honoredUntil === null ? nothingYet : dayText(honoredUntil)),
  },
]

type ListsProps = {
  readonly lists: readonly PriceList[]
  readonly isStaff: boolean
  readonly onChange: () => void
}

const Lists = ({ lists, isStaff, onChange }: ListsProps) => (
  <DataTable
    label="Price lists"
    columns={
      isStaff
        ? [
            ...columns,
            { name: 'Published by', cell: ({ publishedBy }) => publishedBy ?? 'With a release' },
            {
              name: 'Actions',
              isNameHidden: true,
              cell: (list) => <ListActions list={list} onChange={onChange} />,
            },
          ]
        : columns
    }
    rows={lists}
    keyOf={({ name }) => name}
  />
)
