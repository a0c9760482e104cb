import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { StepFrame, type StepFrameValues } from '../../ui/step-frame.tsx'
import { RunList } from './run-list.tsx'
import { RunTable } from './run-table.tsx'
import { RunWizard } from './run-wizard.tsx'
import { usePartPick } from './use-part-pick.ts'
import { useRunWizard } from './use-run-wizard.ts'

/** The Run step: the list of runs, and the sub-wizard that builds one of them (spec 3 §2.9). */
export function RunBuilder({ frame }: { readonly frame: StepFrameValues }) {
  const editor = useEditor()
  const selection = useEditorState((state) => state.selection)
  const { wizard, add, edit } = useRunWizard()
  usePartPick((part) => {
    if (!wizard) editor.select(part === null ? [] : [part])
  })
  if (wizard)
    return (
      <RunWizard frame={frame} wizard={wizard}>
        <RunTable title="Other runs" except={wizard.run.id} onEdit={null} />
      </RunWizard>
    )
  return (
    <StepFrame {...frame}>
      <RunList onAdd={() => add(selection)} onEdit={edit} />
    </StepFrame>
  )
}
