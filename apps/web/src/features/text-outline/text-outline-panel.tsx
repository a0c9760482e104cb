import { IconListTree } from '@tabler/icons-react'
import { useEffect, useReducer, useRef } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { useTextOutline } from '../../lib/names/use-text-outline.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { focusChip } from '../../ui/next-parts/focus-chip.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import classes from './text-outline.module.css'
import { TextOutlineActions } from './text-outline-actions.tsx'
import { TextOutlineTree } from './text-outline-tree.tsx'

/** The drawing in words, to be read, walked and worked on without a mouse and without sight. */
export function TextOutlinePanel() {
  const { hasSingleKeys } = useKeys()
  const groups = useTextOutline()
  const actions = useRef<HTMLDivElement>(null)
  const only = useEditorState(({ selection }) => (selection.length === 1 ? (selection[0] ?? null) : null))
  const row = groups.flatMap(({ rows }) => rows).find(({ id }) => id === only)
  // The chips belong to the row that has just been selected: they must be there before they get the focus.
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (asked > 0) focusChip(actions.current)
  }, [asked])
  return (
    <Panel
      title="Outline"
      sub="The drawing as text, from the top down."
      footer={row && <TextOutlineActions id={row.id} name={row.name} host={actions} />}
    >
      {groups.length === 0 ? (
        <div className={classes.empty}>
          <IconListTree size={26} stroke={1.5} aria-hidden />
          <p>
            <b>The drawing is empty.</b> Place a part from Parts. It is listed here, and you can connect the
            next parts to it.
          </p>
        </div>
      ) : (
        <>
          <p className={`${classes.hint} ${classes.keys}`}>
            Arrow keys read, Enter selects, {hasSingleKeys && 'J joins the next part, '}Alt+Arrow moves by 1/2
            inch, Delete removes.
          </p>
          <TextOutlineTree groups={groups} onJoin={ask} />
        </>
      )}
    </Panel>
  )
}
