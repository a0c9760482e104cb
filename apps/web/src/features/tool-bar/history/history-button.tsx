import { Button, UnstyledButton } from '@mantine/core'
import { clearHistory, goInHistory, pauseHistory, resumeHistory } from '@ramp/editor'
import { IconHistory } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useAnalysis } from '../../../project/use-analysis.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { PopoverButton } from '../../../ui/buttons/popover-button.tsx'
import { changedObjects } from './changed-objects.ts'
import classes from './history-button.module.css'
import { historyWords } from './history-words.ts'

/** Everything that can be undone and redone, to go to any step at once; recording can be paused, and the list cleared. */
export const HistoryButton = () => (
  <PopoverButton
    name="History of changes"
    icon={<IconHistory size={16} stroke={1.5} />}
    position="bottom-start"
    width={250}
    className={classes.history}
  >
    <Steps />
  </PopoverButton>
)

function Steps() {
  const editor = useEditor()
  const { catalogue } = useAnalysis()
  const { past, now, future, isPaused } = useEditorState(({ history }) => history)
  const entries = [...past, now, ...future]
  const present = useRef<HTMLButtonElement>(null)
  useEffect(() => present.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <>
      <ol className={classes.steps} aria-label="History of changes">
        {entries.map((entry, index) => {
          const away = index - past.length
          const before = entries[index - 1]
          const object = before ? changedObjects(before.layout, entry.layout, catalogue) : null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step of the history is its place in it
            <li key={index}>
              <UnstyledButton
                ref={away === 0 ? present : null}
                className={classes.step}
                aria-current={away === 0 ? 'step' : undefined}
                data-undone={away > 0}
                onClick={() => goInHistory(editor, away)}
              >
                <span>{historyWords(entry, object)}</span>
                <small>{object}</small>
              </UnstyledButton>
            </li>
          )
        })}
      </ol>
      <div className={classes.commands}>
        <Button
          variant="default"
          aria-pressed={isPaused}
          onClick={() => (isPaused ? resumeHistory(editor) : pauseHistory(editor))}
        >
          {isPaused ? 'Resume recording' : 'Pause recording'}
        </Button>
        <Button
          variant="default"
          disabled={past.length + future.length === 0}
          onClick={() => clearHistory(editor)}
        >
          Clear
        </Button>
      </div>
      {isPaused && (
        <p className={classes.paused} role="status">
          Paused: all changes until you resume are one step.
        </p>
      )}
    </>
  )
}
