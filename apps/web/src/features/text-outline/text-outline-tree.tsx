import { counted, type TextOutlineGroup } from '@ramp/domain'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useKeys } from '../../keys/use-keys.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import classes from './text-outline.module.css'
import { TextOutlineRow } from './text-outline-row.tsx'
import { useTextOutlineTree } from './use-text-outline-tree.ts'

type TextOutlineTreeProps = {
  readonly groups: readonly TextOutlineGroup[]
  /** J was pressed on a row: on to the parts that may be joined to it. */
  readonly onJoin: () => void
}

/** The drawing as a tree: walks and other groups, and their objects in order. */
export function TextOutlineTree({ groups, onJoin }: TextOutlineTreeProps) {
  const prefix = useId()
  const { hasSingleKeys } = useKeys()
  const selection = useEditorState((state) => state.selection)
  const { tree, active, isClosed, onKeyDown, choose, setFocused } = useTextOutlineTree(groups, onJoin)
  return (
    <div
      ref={tree}
      role="tree"
      aria-label="Objects of the drawing"
      aria-multiselectable
      aria-keyshortcuts={`Enter Delete${hasSingleKeys ? ' J' : ''} Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown`}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ id, title, sentence, rows }, index) => (
        <div
          key={id}
          role="treeitem"
          aria-level={1}
          aria-expanded={!isClosed(id)}
          aria-selected={false}
          aria-label={`${title}, ${counted(rows.length, 'object')}`}
          aria-describedby={sentence === null ? undefined : `${prefix}-${index}`}
          tabIndex={active === id ? 0 : -1}
          className={classes.group}
          data-line={id}
          onFocus={(event) => {
            if (event.target === event.currentTarget) setFocused(id)
          }}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it takes the keys */}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the heading of the tree item around it */}
          <div className={classes.heading} onClick={() => choose({ id, group: null })}>
            <IconChevronDown size={14} stroke={2} className={classes.chevron} aria-hidden />
            <span>{title}</span>
            <span className={classes.count}>{rows.length}</span>
          </div>
          {sentence !== null && (
            <p id={`${prefix}-${index}`} className="visually-hidden">
              {sentence}
            </p>
          )}
          {!isClosed(id) && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a tree
            <div role="group" className={classes.rows} data-walk={sentence !== null || undefined}>
              {rows.map((row) => (
                <TextOutlineRow
                  key={row.id}
                  row={row}
                  isActive={active === row.id}
                  isSelected={selection.includes(row.id)}
                  onFocus={() => setFocused(row.id)}
                  onChoose={() => choose({ id: row.id, group: id })}
                />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}
