import { Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { type Callout, newDrawing } from '@ramp/domain'
import { editText, MODES, placeDrawing } from '@ramp/editor'
import { IconChevronDown, IconLetterT, IconMessage2 } from '@tabler/icons-react'
import { useAccess } from '../../lib/auth/access.ts'
import { STORAGE_KEYS } from '../../persistence/storage-keys.ts'
import { readStored, writeStored } from '../../persistence/stored.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { toast } from '../../ui/messages/toast.ts'
import { ownCallout } from './own-callout.ts'
import classes from './text-tools.module.css'

type CalloutKind = {
  readonly look: Callout['look']
  readonly name: string
  readonly isInternal?: boolean
}

/** Callouts of the menu; Custom is for internal staff (spec 2 §6). */
const CALLOUTS: readonly CalloutKind[] = [
  { look: 'basic', name: 'Basic' },
  { look: 'bordered', name: 'Bordered' },
  { look: 'custom', name: 'Custom', isInternal: true },
]

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** Words on the drawing: a callout with its pointer, or plain text (spec 1 §2, tools bar). */
export function TextTools() {
  const isLocked = useEditorState(({ mode }) => MODES[mode].isLocked)
  return (
    <>
      <CalloutMenu isDisabled={isLocked} />
      <AddText isDisabled={isLocked} />
    </>
  )
}

type ToolProps = { readonly isDisabled: boolean }

function CalloutMenu({ isDisabled }: ToolProps) {
  const editor = useEditor()
  const { isInternal } = useAccess()
  const place = (look: Callout['look']) =>
    placeDrawing(editor, (known) => {
      const own = look === 'custom' ? ownCallout(editor.state.layout.drawings) : {}
      return newDrawing({ kind: 'callout', ...own, ...known, look })
    })
  return (
    <Menu position="bottom-start" width={160} disabled={isDisabled}>
      <Menu.Target>
        <UnstyledButton className={classes.tool} aria-label="Callout" aria-disabled={isDisabled}>
          <IconMessage2 {...ICON} />
          <span className={classes.word}>Callout</span>
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {CALLOUTS.filter((kind) => isInternal || !kind.isInternal).map(({ look, name }) => (
          <Menu.Item key={look} onClick={() => place(look)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function AddText({ isDisabled }: ToolProps) {
  const editor = useEditor()
  const add = () => {
    if (isDisabled) return
    const id = placeDrawing(editor, (known) => newDrawing({ kind: 'text', ...known }))
    // What is typed next are its words.
    editText(editor, id)
    if (readStored(STORAGE_KEYS.textHint) !== null) return
    writeStored(STORAGE_KEYS.textHint, 'true')
    toast.info('To edit text simply double click on the textbox')
  }
  return (
    <Tooltip label="Add Text">
      <UnstyledButton className={classes.tool} aria-label="Add Text" aria-disabled={isDisabled} onClick={add}>
        <IconLetterT {...ICON} />
        <span className={classes.word}>Text</span>
      </UnstyledButton>
    </Tooltip>
  )
}
