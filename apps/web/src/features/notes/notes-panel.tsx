import { Button, Textarea } from '@mantine/core'
import { setProject } from '@ramp/domain'
import { typedEdits } from '@ramp/editor'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useProject } from '../../project/use-project.ts'
import { boxesNote } from '../../ui/fields/boxes-note.ts'
import { Panel } from '../../ui/panel/panel.tsx'

/** Notes that go onto the project's PDF (spec 2 §2.6). They are kept as they are typed; the button says that they are. */
export function NotesPanel() {
  const editor = useEditor()
  const { notes } = useProject()
  const [typed] = useState(() => typedEdits(editor))
  const [saved, setSaved] = useState(notes)
  const isSaved = saved === notes && notes !== ''
  return (
    <Panel
      title="Leave notes about your project."
      sub="These will be attached to your project's pdf."
      footer={
        isSaved ? (
          <Button disabled leftSection={<IconCheck size={15} stroke={2} />}>
            Saved
          </Button>
        ) : (
          <Button onClick={() => setSaved(notes)}>Save Notes</Button>
        )
      }
    >
      <Textarea
        aria-label="Project notes"
        {...boxesNote(notes)}
        placeholder="Enter your notes here..."
        value={notes}
        onChange={({ currentTarget }) =>
          typed.type('Write notes', setProject({ notes: currentTarget.value }))
        }
        onBlur={typed.leave}
        autosize
        styles={{ input: { minHeight: 300, fontSize: 13 } }}
      />
    </Panel>
  )
}
