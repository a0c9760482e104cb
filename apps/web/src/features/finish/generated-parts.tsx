import { Button, Modal, Tooltip } from '@mantine/core'
import { Notice } from '@ramp/shell'
import { IconListCheck } from '@tabler/icons-react'
import { useRef } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import classes from './generated-parts.module.css'
import { openGeneratedParts, useGeneratedParts } from './generated-parts-store.ts'
import { isSameList } from './item-list/is-same-list.ts'
import { ItemTable } from './item-list/item-table.tsx'

/** The last item list: it opens when it is new, and again from its button. Nothing before there is one. */
export function GeneratedParts() {
  const editor = useEditor()
  const generated = useGeneratedParts()
  const { partsList } = useAnalysis()
  const button = useRef<HTMLButtonElement>(null)
  if (!generated) return null
  const { parts, at, isOpen } = generated
  return (
    <>
      <Tooltip label="The last item list">
        <Button
          ref={button}
          variant="default"
          className={classes.button ?? ''}
          aria-label="Item List"
          onClick={() => openGeneratedParts(editor, true)}
        >
          <IconListCheck size={16} stroke={1.5} aria-hidden />
          <span className={classes.word}>Item List</span>
        </Button>
      </Tooltip>
      <Modal
        opened={isOpen}
        onClose={() => openGeneratedParts(editor, false)}
        // What had the focus when it opened was the last step, which is gone.
        returnFocus={false}
        onExitTransitionEnd={() => button.current?.focus()}
        title="Item List"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {!isSameList(parts.lines, partsList.lines) && (
          <Notice tone="look" title="The design has changed since.">
            Go through the steps again for a new list.
          </Notice>
        )}
        <p className={classes.made}>Generated at {timeText(at)}</p>
        <ItemTable list={parts} isInDialog />
      </Modal>
    </>
  )
}

const timeText = (at: Date): string => at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
