import type { TextOutlineRow as Row } from '@ramp/domain'
import { IconAlertCircle } from '@tabler/icons-react'
import classes from './text-outline.module.css'

type TextOutlineRowProps = {
  readonly row: Row
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly onFocus: () => void
  readonly onChoose: () => void
}

/** One object in words: its name, how it lies in the walk, and what is wrong with it. */
export const TextOutlineRow = ({ row, isActive, isSelected, onFocus, onChoose }: TextOutlineRowProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it takes the keys
  <div
    role="treeitem"
    aria-level={2}
    aria-selected={isSelected}
    aria-label={spoken(row)}
    tabIndex={isActive ? 0 : -1}
    className={classes.row}
    data-kind={row.kind}
    data-line={row.id}
    onFocus={onFocus}
    onClick={onChoose}
  >
    <span className={classes.name}>{row.name}</span>
    {row.details.length > 0 && <span className={classes.details}>{row.details.join(', ')}</span>}
    {row.problems.map((problem) => (
      <span key={problem} className={classes.problem}>
        <IconAlertCircle size={13} stroke={2} className={classes.alert} aria-hidden />
        <span>{problem}</span>
      </span>
    ))}
  </div>
)

/** `8 ft ramp 2, from 16" down to 8". Problem: Parts are not in proper alignment.` */
const spoken = ({ name, details, problems }: Row): string =>
  [[name, ...details].join(', '), ...problems.map((problem) => `Problem: ${problem}`)].join('. ')
