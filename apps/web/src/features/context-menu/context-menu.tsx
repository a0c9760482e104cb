import { Menu } from '@mantine/core'
import { reorderParts } from '@ramp/domain'
import { MODES, partAt, type ScreenPoint, toLayout } from '@ramp/editor'
import { IconArrowBarDown, IconArrowBarUp, IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useCanvasMenu } from '../../canvas/use-canvas-menu.ts'
import { useEditor } from '../../lib/use-editor.ts'

const ICON = { size: 16, stroke: 1.5 } as const

/** Spec 1 §2, canvas workspace. */
const ORDERS = [
  { to: 'backward', name: 'Send Backwards', Icon: IconArrowDown },
  { to: 'forward', name: 'Bring Forward', Icon: IconArrowUp },
  { to: 'back', name: 'Send To Back', Icon: IconArrowBarDown },
  { to: 'front', name: 'Bring To Front', Icon: IconArrowBarUp },
] as const

/** The menu of a right click on a part: where it lies among the others. */
export function ContextMenu() {
  const editor = useEditor()
  const [at, setAt] = useState<ScreenPoint | null>(null)
  useCanvasMenu((place) => {
    const { camera, mode, selection } = editor.state
    const part = partAt(editor.placement, toLayout(camera, place))
    if (part === null || MODES[mode].isLocked) return
    if (!selection.includes(part)) editor.select([part])
    setAt(place)
  })
  return (
    <Menu opened={at !== null} onChange={() => setAt(null)} position="bottom-start" width={180} withinPortal>
      <Menu.Target>
        <span
          aria-hidden
          style={{ position: 'absolute', width: 1, height: 1, left: at?.left ?? 0, top: at?.top ?? 0 }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {ORDERS.map(({ to, name, Icon }) => (
          <Menu.Item
            key={to}
            leftSection={<Icon {...ICON} />}
            onClick={() => editor.run(name, 'propChange', reorderParts(editor.state.selection, to))}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
