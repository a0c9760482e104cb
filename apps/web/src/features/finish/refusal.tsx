import { Button } from '@mantine/core'
import { select } from '@ramp/editor'
import { Notice } from '@ramp/shell'
import type { ReactNode } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { TextButton } from '../../ui/buttons/text-button.tsx'
import type { Remark } from './item-list/remark.ts'
import classes from './refusal.module.css'

type RefusalProps = {
  readonly failure: Remark
  readonly onRetry: () => void
  /** How the step stands; without it the failure is the heading. */
  readonly title?: string
  readonly children?: ReactNode
}

/** What could not be done, what the server said, the parts it concerns, and the way to try again. */
export function Refusal({ failure: { message, detail, issues }, onRetry, title, children }: RefusalProps) {
  const editor = useEditor()
  return (
    <div role="alert">
      <Notice tone="bad" title={title ?? message}>
        {children}
        {title !== undefined && <p>{message}</p>}
        {detail && <p>{detail}</p>}
        {issues.length > 0 && (
          <ul className={classes.issues}>
            {issues.map((issue) => (
              <li key={`${issue.code} ${issue.message} ${issue.parts.join()}`}>
                {issue.parts.length === 0 ? (
                  issue.message
                ) : (
                  <TextButton className={classes.show} onClick={() => select(editor, issue.parts)}>
                    {issue.message}
                  </TextButton>
                )}
              </li>
            ))}
          </ul>
        )}
        <Button variant="default" mt={8} onClick={onRetry}>
          Try again
        </Button>
      </Notice>
    </div>
  )
}
