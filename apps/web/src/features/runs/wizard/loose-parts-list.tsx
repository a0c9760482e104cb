import type { PartId, Run } from '@ramp/domain'
import { partName } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { type Column, DataTable } from '@ramp/shell'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { toast } from '../../../ui/messages/toast.ts'
import { type LoosePart, loosePartsFor } from '../checks/loose-parts.ts'
import { RowButton } from '../figures/row-button.tsx'
import { TableTitle } from '../figures/table-title.tsx'
import { answerPick } from './answer-pick.ts'
import classes from './run-wizard.module.css'

/** Parts without a run, to add without a pointer; what is joined to the run's last part comes first. */
export function LoosePartsList({ run }: { readonly run: Run }) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { units } = analysis.layout.project
  const loose = loosePartsFor(analysis, run)
  if (loose.length === 0) return null
  const addPart = (id: PartId) => {
    const answer = answerPick(id, { runId: run.id, step: 1 }, analysis)
    if (answer.kind === 'refused') toast.refusal(answer.message)
    if (answer.kind === 'edit') editor.run(answer.label, 'propChange', answer.edit)
  }
  const columns: readonly Column<LoosePart>[] = [
    {
      name: 'Part',
      cell: ({ placed, isNext }) => (
        <>
          {partName(placed.item)}
          {isNext && <span className={classes.next}>next</span>}
        </>
      ),
    },
    { name: 'Length', cell: ({ placed }) => formatLength(placed.usableLength, units) },
    {
      name: 'Add',
      align: 'right',
      isNameHidden: true,
      cell: ({ placed }) => (
        <RowButton aria-label={`Add ${partName(placed.item)}`} onClick={() => addPart(placed.part.id)}>
          Add
        </RowButton>
      ),
    },
  ]
  return (
    <section>
      <TableTitle>Parts without a run ({loose.length})</TableTitle>
      <DataTable
        label="Parts without a run"
        columns={columns}
        rows={loose}
        keyOf={({ placed }) => placed.part.id}
      />
    </section>
  )
}
