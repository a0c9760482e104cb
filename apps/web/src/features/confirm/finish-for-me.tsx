import { Button } from '@mantine/core'
import { takeProposals } from '@ramp/domain'
import { fitView } from '@ramp/editor'
import { MAIN_ACTION } from '../../keys/main-action.ts'
import { useEditor } from '../../project/use-editor.ts'
import { PanelSection } from '../../ui/panel/panel.tsx'

/** Offered where Confirm is opened on parts that no step has been answered for. */
export function FinishForMe() {
  const editor = useEditor()
  return (
    <PanelSection title="Not answered yet">
      <p>Finish for me answers the steps from your drawing and lists the open questions. You can undo it.</p>
      <Button
        {...MAIN_ACTION}
        fullWidth
        mt="sm"
        onClick={() => {
          editor.run('Finish for me', 'propChange', takeProposals(editor.catalogue))
          // The numbers of the sides it asks about are in view.
          fitView(editor, 'parts')
        }}
      >
        Finish for me
      </Button>
    </PanelSection>
  )
}
