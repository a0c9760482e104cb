import type { Editor } from '@ramp/editor'
import { useEffect, useRef } from 'react'
import { useAccess } from '../../../lib/auth/access.ts'
import type { Tell } from './standing-notices.tsx'

/** With the first part of PATHWAY HD dealers are told once what is theirs to see to; staff know (spec 1 §8). */
export function useFirstPartNotice(editor: Editor, tell: Tell): void {
  const { isInternal } = useAccess()
  const isTold = useRef(false)
  useEffect(() => {
    if (isInternal || editor.state.layout.project.product !== 'PHD') return
    return editor.subscribe(() => {
      const { past, now } = editor.state.history
      const isFirst = now.kind === 'added' && past.at(-1)?.layout.parts.length === 0
      if (isTold.current || !isFirst) return
      isTold.current = true
      tell({
        title: 'PATHWAY HD follows commercial codes.',
        text: 'A platform may need a platform extender for the required clear space. Local code decides what is allowed, and the dealer is responsible for meeting it. Ask the local authority before you order.',
      })
    })
  }, [editor, isInternal, tell])
}
