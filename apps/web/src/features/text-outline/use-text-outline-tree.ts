import { SITE_GROUP, type TextOutlineGroup } from '@ramp/domain'
import { isSingleKey, pickSpot, select, takeSiteTool } from '@ramp/editor'
import { type KeyboardEvent, useState } from 'react'
import { bringIntoView } from '../../canvas/view/keep-in-view.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { type TreeItem, treeStep } from './tree-step.ts'
import { useTreeFocus } from './use-tree-focus.ts'

/** Which line has the focus, which groups are closed, and what the keys do. The selection of the canvas leads. */
export function useTextOutlineTree(groups: readonly TextOutlineGroup[], onJoin: () => void) {
  const editor = useEditor()
  const { hasSingleKeys } = useKeys()
  const selection = useEditorState((state) => state.selection)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const items = itemsOf(groups, closed)
  const { tree, active, setFocused, focusLine, keepPlace } = useTreeFocus(items, selection)

  const isClosed = (group: string) => closed.has(group)
  const toggle = (group: string) =>
    setClosed(new Set(closed.has(group) ? [...closed].filter((id) => id !== group) : [...closed, group]))
  const choose = ({ id, group }: TreeItem) => {
    if (group === null) return toggle(id)
    if (group === SITE_GROUP) {
      // It is read and changed in the panel of the visit.
      takeSiteTool(editor, null)
      return pickSpot(editor, id)
    }
    select(editor, [id])
    bringIntoView(editor, id)
  }

  /** A row of the survey is no object: keys that change one find none. */
  const selectLine = ({ id, group }: TreeItem) => select(editor, group === SITE_GROUP ? [] : [id])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!active) return
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (!hasSingleKeys && !isModified && isSingleKey(event)) return
    const step = treeStep({ key: event.key, isModified }, { items, active, isClosed })
    if (!step) return
    // What the canvas is to do it hears after this, for the row that is selected then.
    if (step.kind !== 'act') event.preventDefault()
    switch (step.kind) {
      case 'go':
        return focusLine(step.to)
      case 'open':
      case 'close':
        return toggle(step.group)
      case 'choose':
        return choose(active)
      case 'join':
        selectLine(active)
        return onJoin()
      case 'act':
        if (!selection.includes(active.id)) selectLine(active)
        return keepPlace()
      case 'stay':
    }
  }
  return { tree, active: active?.id ?? null, isClosed, onKeyDown, choose, setFocused }
}

const itemsOf = (groups: readonly TextOutlineGroup[], closed: ReadonlySet<string>): readonly TreeItem[] =>
  groups.flatMap(({ id: group, rows }) => [
    { id: group, group: null },
    ...(closed.has(group) ? [] : rows.map(({ id }) => ({ id, group }))),
  ])
