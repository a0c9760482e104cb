import type { JointEnd } from '@ramp/domain'
import { DataTable } from '@ramp/shell'
import { IconTrash } from '@tabler/icons-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import type { OpeningRow } from './opening-rows.ts'
import classes from './openings-table.module.css'

type OpeningsTableProps = {
  readonly rows: readonly OpeningRow[]
  readonly onShow: (end: JointEnd) => void
  readonly onDelete: (row: OpeningRow) => void
}

/** What is assigned (spec 3 §2.10). */
export const OpeningsTable = ({ rows, onShow, onDelete }: OpeningsTableProps) => (
  <div className={classes.table}>
    <DataTable
      label="Entrances and exits"
      columns={[
        { name: 'Name', cell: (row) => <NameButton row={row} onShow={onShow} /> },
        {
          name: 'From/To',
          cell: ({ from, to }) => (
            <>
              {from} <span aria-hidden>→</span>
              <span className="visually-hidden">to</span> {to}
            </>
          ),
        },
        {
          name: 'Delete',
          align: 'right',
          cell: (row) => (
            <IconButton
              name={`Delete ${row.name}`}
              icon={<IconTrash size={16} stroke={1.5} />}
              tone="danger"
              onClick={() => onDelete(row)}
            />
          ),
        },
      ]}
      rows={rows}
      keyOf={({ end, use }) => `${use} ${end.part} ${end.side}`}
      empty="No entrances or exits yet."
    />
  </div>
)

const NameButton = ({ row, onShow }: { readonly row: OpeningRow } & Pick<OpeningsTableProps, 'onShow'>) => (
  <TextButton className={classes.name} onClick={() => onShow(row.end)}>
    <i data-use={row.use} aria-hidden />
    {row.name}
  </TextButton>
)
