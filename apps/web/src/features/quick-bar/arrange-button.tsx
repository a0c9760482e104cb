import {
  type Alignment,
  alignSelection,
  distributeSelection,
  type Editor,
  mirrorSelection,
} from '@ramp/editor'
import {
  IconFlipHorizontal,
  IconFlipVertical,
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
  type TablerIcon,
} from '@tabler/icons-react'
import { useEditor } from '../../project/use-editor.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { PopoverButton } from '../../ui/buttons/popover-button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import classes from './quick-bar.module.css'

const ICON = { size: 17, stroke: 1.5 } as const

type Arrangement = {
  readonly name: string
  readonly Icon: TablerIcon
  /** How many objects it takes. */
  readonly least: 1 | 2 | 3
  readonly run: (editor: Editor) => boolean
}

const aligned = (name: string, Icon: TablerIcon, how: Alignment): Arrangement => ({
  name,
  Icon,
  least: 2,
  run: (editor) => alignSelection(editor, how),
})

/** What orders from left to right in one row, what orders from top to bottom in the other. */
const ROWS: Readonly<Record<'across' | 'down', readonly Arrangement[]>> = {
  across: [
    aligned('Align left', IconLayoutAlignLeft, 'left'),
    aligned('Align center', IconLayoutAlignCenter, 'center'),
    aligned('Align right', IconLayoutAlignRight, 'right'),
    {
      name: 'Distribute across',
      Icon: IconLayoutDistributeVertical,
      least: 3,
      run: (editor) => distributeSelection(editor, 'x'),
    },
    {
      name: 'Mirror left to right',
      Icon: IconFlipHorizontal,
      least: 1,
      run: (editor) => mirrorSelection(editor, 'across'),
    },
  ],
  down: [
    aligned('Align top', IconLayoutAlignTop, 'top'),
    aligned('Align middle', IconLayoutAlignMiddle, 'middle'),
    aligned('Align bottom', IconLayoutAlignBottom, 'bottom'),
    {
      name: 'Distribute down',
      Icon: IconLayoutDistributeHorizontal,
      least: 3,
      run: (editor) => distributeSelection(editor, 'y'),
    },
    {
      name: 'Mirror top to bottom',
      Icon: IconFlipVertical,
      least: 1,
      run: (editor) => mirrorSelection(editor, 'down'),
    },
  ],
}

/** Puts the selection in order: aligned, distributed, mirrored. */
export function ArrangeButton({ selected }: { readonly selected: number }) {
  const editor = useEditor()
  return (
    <PopoverButton name="Arrange" icon={<IconLayoutAlignLeft {...ICON} />} className={classes.arrangements}>
      {Object.entries(ROWS).map(([way, row]) => (
        <div key={way} className={classes.arrangementRow}>
          {row
            .filter(({ least }) => selected >= least)
            .map(({ name, Icon, run }) => (
              <IconButton
                key={name}
                name={name}
                icon={<Icon {...ICON} />}
                onClick={() => {
                  if (!run(editor))
                    toast.refusal('System parts cannot overlap', `${name} would put one on another.`)
                }}
              />
            ))}
        </div>
      ))}
    </PopoverButton>
  )
}
