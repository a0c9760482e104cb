import { inForce, mayRemoveRun, type Run, type RunFigures, type RunId, removeRun } from '@ramp/domain'
import { type Column, DataTable } from '@ramp/shell'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { toast } from '../../../ui/messages/toast.ts'
import { RowButton } from './row-button.tsx'
import { RunSign } from './run-sign.tsx'
import classes from './run-tables.module.css'
import { inclineText, riseText } from './run-text.ts'
import { TableTitle } from './table-title.tsx'

const KEEPS_FIRST = 'The first run cannot be deleted while other runs exist.'

type Row = { readonly run: Run; readonly figures: RunFigures }

type RunTableProps = {
  readonly title?: string
  /** A run that is not listed, because it is being built. */
  readonly except?: RunId
  /** Opens a run; null where another one is open. */
  readonly onEdit: ((id: RunId) => void) | null
}

/** Name, Rise, Incline, Delete (spec 3 §2.9), and Edit: an edited run is updated (spec 3 §4.3). */
export function RunTable({ title, except, onEdit }: RunTableProps) {
  const { layout, runs } = useAnalysis()
  const rows = layout.runs.flatMap((run): readonly Row[] => {
    const figures = runs.figures.find(({ id }) => id === run.id)
    return figures && run.id !== except ? [{ run: inForce(run, layout), figures }] : []
  })
  if (rows.length === 0 && title !== undefined) return null
  const columns: readonly Column<Row>[] = [
    {
      name: 'Name',
      cell: ({ run, figures }) => (
        <span className={classes.named}>
          <RunSign color={figures.color} />
          {run.name}
        </span>
      ),
    },
    {
      name: 'Rise',
      cell: ({ run, figures }) => <span className={classes.figure}>{riseText(run, figures)}</span>,
    },
    {
      name: 'Incline',
      cell: ({ run, figures }) => <span className={classes.figure}>{inclineText(run, figures)}</span>,
    },
    {
      name: 'Delete',
      align: 'right',
      isNameHidden: true,
      cell: ({ run }) => (
        <span className={classes.actions}>
          {onEdit && <EditRun run={run} onEdit={onEdit} />}
          <DeleteRun run={run} />
        </span>
      ),
    },
  ]
  return (
    <section>
      {title && <TableTitle>{title}</TableTitle>}
      <DataTable
        label={title ?? 'Runs'}
        columns={columns}
        rows={rows}
        keyOf={({ run }) => run.id}
        {...(onEdit && { onSelect: ({ run }: Row) => onEdit(run.id) })}
        empty="No runs yet. Add the first run: its start height, its parts from the top down, its end height."
      />
    </section>
  )
}

const EditRun = ({ run, onEdit }: { readonly run: Run; readonly onEdit: (id: RunId) => void }) => (
  <RowButton
    aria-label={`Edit ${run.name}`}
    onClick={(event) => {
      event.stopPropagation()
      onEdit(run.id)
    }}
  >
    Edit
  </RowButton>
)

function DeleteRun({ run }: { readonly run: Run }) {
  const editor = useEditor()
  const { layout } = useAnalysis()
  const mayRemove = mayRemoveRun(layout, run.id)
  return (
    <RowButton
      data-tone="danger"
      aria-disabled={!mayRemove}
      title={mayRemove ? undefined : KEEPS_FIRST}
      aria-label={`Delete ${run.name}`}
      onClick={(event) => {
        event.stopPropagation()
        if (mayRemove) editor.run('Delete run', 'propChange', removeRun(run.id))
        else toast.refusal(KEEPS_FIRST)
      }}
    >
      Delete
    </RowButton>
  )
}
