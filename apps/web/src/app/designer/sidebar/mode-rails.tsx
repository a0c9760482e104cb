import { setMode, takeDrawTool } from '@ramp/editor'
import {
  IconBallpen,
  IconDoorExit,
  IconLine,
  IconRuler2,
  IconScribble,
  IconShape,
  IconVectorSpline,
  type TablerIcon,
} from '@tabler/icons-react'
import { DRAW_TOOLS, type DrawTool, drawToolOf } from '../../../features/drawing-tools/draw-tools.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { RailEntry } from './rail-entry.tsx'

/** In Drafting the rail holds the lines and the way out (spec 3 §2.4). */
export function DraftingRail() {
  const editor = useEditor()
  return (
    <>
      <RailEntry name="Lines" Icon={IconRuler2} isActive onClick={() => undefined} />
      <RailEntry
        name="Exit"
        Icon={IconDoorExit}
        isActive={false}
        onClick={() => setMode(editor, 'building')}
      />
    </>
  )
}

const ICONS: Readonly<Record<DrawTool['id'], TablerIcon>> = {
  line: IconLine,
  arc: IconVectorSpline,
  freeform: IconScribble,
  shape: IconShape,
}

/** In Drawing Tools and with the pen the rail holds the tools and the way out (spec 3 §2.4). */
export function DrawingRail() {
  const editor = useEditor()
  const draws = useEditorState((state) => state.draws)
  const isPen = useEditorState(({ mode }) => mode === 'pen')
  const active = draws && drawToolOf(draws)
  const take = (tool: DrawTool) => {
    setMode(editor, 'drawing-tools')
    takeDrawTool(editor, tool === active ? null : tool.draws[0].id)
  }
  return (
    <>
      {DRAW_TOOLS.map((tool) => (
        <RailEntry
          key={tool.id}
          name={tool.name}
          Icon={ICONS[tool.id]}
          isActive={tool === active}
          onClick={() => take(tool)}
        />
      ))}
      <RailEntry
        name="Pen"
        Icon={IconBallpen}
        isActive={isPen}
        onClick={() => setMode(editor, isPen ? 'drawing-tools' : 'pen')}
      />
      <RailEntry
        name="Exit Drawing"
        Icon={IconDoorExit}
        isActive={false}
        onClick={() => setMode(editor, 'building')}
      />
    </>
  )
}
