import { SegmentedControl } from '@mantine/core'
import { setVertexMode } from '@ramp/editor'
import { IconPointer, IconVectorSpline, type TablerIcon } from '@tabler/icons-react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { toast } from '../../ui/messages/toast.ts'
import classes from './text-tools.module.css'

/** In Drawing Tools: the points of a drawing are changed, or whole drawings are selected (spec 3 §2.3). */
export function VertexToggle() {
  const editor = useEditor()
  const isVertex = useEditorState(({ tool }) => tool === 'vertex')
  const choose = (choice: string) => {
    if (setVertexMode(editor, choice === 'vertex')) return
    const isNothing = editor.state.selection.length === 0
    toast.warning(isNothing ? 'No object selected' : 'Select one line, arc or path to edit its points')
  }
  return (
    <SegmentedControl
      size="xs"
      className={classes.toggle ?? ''}
      aria-label="What a click on a drawing selects"
      value={isVertex ? 'vertex' : 'selection'}
      onChange={choose}
      data={[
        { value: 'selection', label: <Choice Icon={IconPointer} name="Selection" /> },
        { value: 'vertex', label: <Choice Icon={IconVectorSpline} name="Vertex" /> },
      ]}
    />
  )
}

/** A word where there is room for it, else a sign that is named so. */
const Choice = ({ Icon, name }: { readonly Icon: TablerIcon; readonly name: string }) => (
  <>
    <Icon size={15} stroke={1.5} className={classes.sign} aria-hidden />
    <span className={classes.choice}>{name}</span>
  </>
)
