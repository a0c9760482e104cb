import { isSystemPart, type JointEnd } from '@ramp/domain'
import { cloneSelection, joinItem, removeSelection, turnSelection } from '@ramp/editor'
import { IconCopy, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { bringIntoView } from '../../canvas/view/keep-in-view.ts'
import { ACTS_ON_DRAWING } from '../../keys/give-back-focus.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { focusChip } from '../../ui/next-parts/focus-chip.ts'
import type { Joining } from '../../ui/next-parts/join-chips.tsx'
import { JoinNext } from './join-next.tsx'
import classes from './text-outline.module.css'

const ICON = { size: 17, stroke: 1.5 } as const

type TextOutlineActionsProps = {
  /** The one object that is selected. */
  readonly id: string
  readonly name: string
  readonly host: RefObject<HTMLDivElement | null>
}

/** What can be done with the selected object: the next part at its open ends, a turn, a clone, its removal. */
export function TextOutlineActions({ id, name, host }: TextOutlineActionsProps) {
  const editor = useEditor()
  const part = useLayout().parts.find((one) => one.id === id)
  const [last, setLast] = useState<string | null>(null)
  const wantsFocus = useRef(false)
  // Who joins by the keyboard goes on there.
  useEffect(() => {
    if (!wantsFocus.current || id === '') return
    wantsFocus.current = false
    if (!focusChip(host.current))
      document.querySelector<HTMLElement>(`[data-line="${CSS.escape(id)}"]`)?.focus()
  }, [id, host])
  const join = (end: JointEnd, { shortName, position, byKeyboard }: Joining) => {
    wantsFocus.current = byKeyboard
    const joined = joinItem(editor, shortName, { end, position })
    if (joined === null) return
    if (editor.catalogue.byShortName.get(shortName)?.role === 'ramp') setLast(shortName)
    bringIntoView(editor, joined)
  }
  return (
    <div ref={host} className={classes.actions} {...ACTS_ON_DRAWING}>
      <div className={classes.bar}>
        <b>{name}</b>
        <IconButton
          name={`Turn ${name}`}
          shortcut="R"
          icon={<IconRotateClockwise {...ICON} />}
          onClick={() => turnSelection(editor, 45)}
        />
        <IconButton
          name={`Clone ${name}`}
          shortcut="Ctrl+D"
          icon={<IconCopy {...ICON} />}
          onClick={() => cloneSelection(editor)}
        />
        <IconButton
          name={`Delete ${name}`}
          shortcut="Del"
          tone="danger"
          icon={<IconTrash {...ICON} />}
          onClick={() => removeSelection(editor)}
        />
      </div>
      {part && isSystemPart(part) && <JoinNext key={id} part={id} last={last} onJoin={join} />}
    </div>
  )
}
