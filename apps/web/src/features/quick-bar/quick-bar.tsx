import { Popover } from '@mantine/core'
import { type Item, type Stair, setStairHeight } from '@ramp/domain'
import { MODES } from '@ramp/editor'
import { IconCopy, IconRotateClockwise, IconStairs, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../../lib/use-editor.ts'
import { useEditorState } from '../../lib/use-editor-state.ts'
import { useSelectedParts } from '../../lib/use-selected-parts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { StairHeightSlider } from '../../ui/stair-height-slider.tsx'
import classes from './quick-bar.module.css'
import { quickBarPlace } from './quick-bar-place.ts'

const ICON = { size: 17, stroke: 1.5 } as const

/** The few things one does most with a selection, right beside it (spec 1 §2, quick bar). */
export function QuickBar() {
  const editor = useEditor()
  const parts = useSelectedParts()
  const camera = useEditorState((state) => state.camera)
  const viewSize = useEditorState((state) => state.viewSize)
  const mode = useEditorState((state) => state.mode)
  const isBusy = useEditorState((state) => state.gesture.moving.length > 0 || state.gesture.marquee !== null)
  if (parts.length === 0 || isBusy || MODES[mode].isLocked) return null
  const place = quickBarPlace(parts, camera, viewSize)
  const only = parts.length === 1 ? parts[0] : undefined
  const keepsParts = MODES[mode].keepsParts
  return (
    <div className={classes.bar} style={place} role="toolbar" aria-label="Selection">
      <IconButton
        name="Rotate"
        shortcut="R"
        icon={<IconRotateClockwise {...ICON} />}
        onClick={() => editor.turn(45)}
      />
      {only?.part.kind === 'stair' && <StairHeightButton stair={only.part} item={only.item} />}
      <IconButton
        name="Clone"
        shortcut="Ctrl+D"
        icon={<IconCopy {...ICON} />}
        disabled={keepsParts}
        onClick={() => editor.clone()}
      />
      <IconButton
        name="Delete"
        shortcut="Delete"
        icon={<IconTrash {...ICON} />}
        tone="danger"
        disabled={keepsParts}
        onClick={() => editor.remove()}
      />
    </div>
  )
}

function StairHeightButton({ stair, item }: { readonly stair: Stair; readonly item: Item }) {
  const editor = useEditor()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom"
      shadow="md"
      width={220}
      withRoles={false}
      trapFocus
    >
      <Popover.Target>
        <span>
          <IconButton
            name="Set stair height"
            icon={<IconStairs {...ICON} />}
            isPressed={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
      </Popover.Target>
      <Popover.Dropdown>
        <StairHeightSlider
          value={stair.activeHeight}
          from={item.minHeightInclusive ?? 0}
          below={item.maxHeightLessThan ?? 0}
          onChange={(height) =>
            editor.run('Set stair height', 'propChange', setStairHeight(stair.id, height))
          }
        />
      </Popover.Dropdown>
    </Popover>
  )
}
