import { type CodeFinding, type VerdictReason, withdrawException } from '@ramp/domain'
import { select } from '@ramp/editor'
import { useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { TextButton } from '../buttons/text-button.tsx'
import { AcceptException } from './accept-exception.tsx'
import classes from './code-reasons.module.css'

/** Rules of the building codes that are not met or were accepted: each is shown on the drawing, accepted, or taken back. */
export function CodeReasons({ reasons }: { readonly reasons: readonly VerdictReason[] }) {
  const editor = useEditor()
  const [accepting, setAccepting] = useState<CodeFinding | null>(null)
  return (
    <>
      <ul className={classes.list}>
        {reasons.map((reason) => (
          <li key={reason.sentence}>
            {reason.sentence}
            {reason.advice && <span> {reason.advice}</span>}
            <span className={classes.actions}>
              {reason.parts.length > 0 && (
                <TextButton className={classes.action} onClick={() => select(editor, reason.parts)}>
                  Show on drawing
                </TextButton>
              )}
              {reason.kind === 'code' && (
                <TextButton className={classes.action} onClick={() => setAccepting(reason.finding)}>
                  Accept exception
                </TextButton>
              )}
              {reason.kind === 'exception' && (
                <TextButton
                  className={classes.action}
                  onClick={() =>
                    editor.run('Remove exception', 'propChange', withdrawException(reason.exception))
                  }
                >
                  Remove exception
                </TextButton>
              )}
            </span>
          </li>
        ))}
      </ul>
      <AcceptException finding={accepting} onClose={() => setAccepting(null)} />
    </>
  )
}
