import { select } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { StepFrame, type StepFrameValues } from '../../ui/steps/step-frame.tsx'
import { RunTable } from './figures/run-table.tsx'
import { RunList } from './run-list.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'
import { RunWizard } from './wizard/run-wizard.tsx'
import { usePartPick } from './wizard/use-part-pick.ts'
import { useRunWizard } from './wizard/use-run-wizard.ts'

/** The Run step: the list of runs, and the sub-wizard that builds one of them (spec 3 §2.9). */
export function RunBuilder({ frame }: { readonly frame: StepFrameValues }) {
  const editor = useEditor()
  const selection = useEditorState((state) => state.selection)
  const { wizard, add, edit, unfinished, goOn, drop } = useRunWizard()
  usePartPick((part) => {
    if (!wizard) select(editor, part === null ? [] : [part])
  })
  if (wizard)
    return (
      <RunWizard frame={frame} wizard={wizard}>
        <RunTable title="Other runs" except={wizard.run.id} onEdit={null} />
      </RunWizard>
    )
  return (
    <StepFrame {...frame}>
      {unfinished && <UnfinishedNotice run={unfinished.run} onGoOn={goOn} onDrop={drop} />}
      <RunList onAdd={() => add(selection)} onEdit={edit} />
    </StepFrame>
  )
}
