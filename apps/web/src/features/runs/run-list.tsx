import { Button } from '@mantine/core'
import { partNames, type RunId, removeAllRuns } from '@ramp/domain'
import { select } from '@ramp/editor'
import { IconPlus } from '@tabler/icons-react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { HighEnds } from '../../ui/steps/high-ends.tsx'
import { loosePartsFor } from './checks/loose-parts.ts'
import { RunTable } from './figures/run-table.tsx'
import { ProposedRuns } from './proposed-runs.tsx'
import classes from './runs.module.css'

type RunListProps = { readonly onAdd: () => void; readonly onEdit: (id: RunId) => void }

/** All runs of the layout, with what is wrong with them. */
export function RunList({ onAdd, onEdit }: RunListProps) {
  const editor = useEditor()
  const analysis = useAnalysis()
  const { layout } = analysis
  const removeAll = () => {
    editor.run('Delete all runs', 'propChange', removeAllRuns)
    toast.info('All runs are deleted.', 'Undo brings them back.')
  }
  return (
    <>
      <RunTable onEdit={onEdit} />
      <ProposedRuns />
      <div className={classes.buttons}>
        <Button variant="light" leftSection={<IconPlus size={15} stroke={2} />} onClick={onAdd}>
          Add New Run
        </Button>
        {layout.runs.length > 0 && (
          <Button variant="subtle" color="danger" onClick={removeAll}>
            Delete All Runs
          </Button>
        )}
      </div>
      <Unassigned />
      <HighEnds />
    </>
  )
}

/** Parts that no run has yet; a click shows them on the canvas. */
function Unassigned() {
  const editor = useEditor()
  const analysis = useAnalysis()
  if (analysis.layout.runs.length === 0) return null
  const ids = loosePartsFor(analysis, { parts: [] }).map(({ placed }) => placed.part.id)
  if (ids.length === 0) return null
  return (
    <TextButton className={classes.left} onClick={() => select(editor, ids)}>
      Not in a run yet: {partNames(ids, analysis)}.
    </TextButton>
  )
}
