import { Menu } from '@mantine/core'
import { objectsInOrder, type PartId, reorderObjects } from '@ramp/domain'
import {
  addGuide,
  cloneSelection,
  type Editor,
  guideAt,
  MODES,
  objectUnder,
  removeGuide,
  removeSelection,
  type ScreenPoint,
  select,
  toLayout,
  toScreen,
} from '@ramp/editor'
import {
  IconArrowBarDown,
  IconArrowBarUp,
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { PartHeight } from './part-height.tsx'
import { useCanvasMenu } from './use-canvas-menu.ts'

const ICON = { size: 16, stroke: 1.5 } as const

/** Spec 1 §2, canvas workspace. */
const ORDERS = [
  { to: 'backward', name: 'Send Backwards', Icon: IconArrowDown },
  { to: 'forward', name: 'Bring Forward', Icon: IconArrowUp },
  { to: 'back', name: 'Send To Back', Icon: IconArrowBarDown },
  { to: 'front', name: 'Bring To Front', Icon: IconArrowBarUp },
] as const

type Asked = {
  readonly at: ScreenPoint
  /** null beside all objects. */
  readonly part: PartId | null
}

/**
 * The menu of a right click. On an object: where it lies among the others, clone, delete, and the heights of a part.
 * On the bare canvas: guides.
 */
export function ContextMenu() {
  const editor = useEditor()
  const [asked, setAsked] = useState<Asked | null>(null)
  const mode = useEditorState((state) => state.mode)
  useCanvasMenu((at, isByKey) => setAsked(isByKey ? askedByKey(editor) : objectAt(editor, at)))
  const { isLocked, keepsParts } = MODES[mode]
  const onObject = asked?.part ?? null
  return (
    <Menu
      opened={asked !== null}
      onChange={() => setAsked(null)}
      position="bottom-start"
      width={190}
      withinPortal
    >
      <Menu.Target>
        <span
          aria-hidden
          style={{
            position: 'absolute',
            width: 1,
            height: 1,
            left: asked?.at.left ?? 0,
            top: asked?.at.top ?? 0,
          }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {asked?.part === null && <GuideItems at={asked.at} />}
        {!isLocked &&
          onObject &&
          ORDERS.map(({ to, name, Icon }) => (
            <Menu.Item
              key={to}
              leftSection={<Icon {...ICON} />}
              onClick={() => editor.run(name, 'propChange', reorderObjects(editor.state.selection, to))}
            >
              {name}
            </Menu.Item>
          ))}
        {!keepsParts && onObject && (
          <>
            <Menu.Divider />
            <Menu.Item
              leftSection={<IconCopy {...ICON} />}
              rightSection="Ctrl+D"
              onClick={() => cloneSelection(editor)}
            >
              Clone
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash {...ICON} />}
              rightSection="Del"
              color="danger"
              onClick={() => removeSelection(editor)}
            >
              Delete
            </Menu.Item>
          </>
        )}
        {onObject && <PartHeight key={onObject} part={onObject} />}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What a drag out of a ruler does, without dragging. */
function GuideItems({ at: screen }: { readonly at: ScreenPoint }) {
  const editor = useEditor()
  const { camera, rulerGuides } = editor.state
  const at = toLayout(camera, screen)
  return (
    <>
      <Menu.Item onClick={() => addGuide(editor, 'y', at)}>Add horizontal guide</Menu.Item>
      <Menu.Item onClick={() => addGuide(editor, 'x', at)}>Add vertical guide</Menu.Item>
      {guideAt(rulerGuides, at, camera) && (
        <Menu.Item onClick={() => removeGuide(editor, at)}>Remove guide</Menu.Item>
      )}
    </>
  )
}

/** A right click selects what it hits, where things can be selected. */
function objectAt(editor: Editor, at: ScreenPoint): Asked | null {
  const { camera, mode, selection, settings } = editor.state
  const part = objectUnder(editor, toLayout(camera, at))
  if (part === null) return settings.showGuides ? { at, part } : null
  if (!MODES[mode].isLocked && !selection.includes(part)) select(editor, [part])
  return { at, part }
}

/** The menu key asks for what the keyboard cursor is on, else for what is selected. */
function askedByKey(editor: Editor): Asked | null {
  const { state } = editor
  if (state.keyCursor) return objectAt(editor, toScreen(state.camera, state.keyCursor.at))
  const object = objectsInOrder(state.layout).find(({ id }) => id === state.selection[0])
  if (!object) return null
  const { at } = object.kind === 'part' ? object.part : object.drawing
  return { at: toScreen(state.camera, at), part: object.id }
}
