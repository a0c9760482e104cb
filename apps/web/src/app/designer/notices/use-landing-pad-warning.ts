import type { Editor } from '@ramp/editor'
import { useEffect, useRef } from 'react'
import { toast } from '../../../ui/messages/toast.ts'
import { newLandingPads } from './new-landing-pads.ts'

/** Says of every landing pad that comes to the layout that the system ends there (spec 1 §8). */
export function useLandingPadWarning(editor: Editor): void {
  const told = useRef(new Set(editor.state.layout.parts.map(({ id }) => id)))
  const seen = useRef(editor.state.history.now)
  useEffect(
    () =>
      editor.subscribe(() => {
        const { now } = editor.state.history
        if (now === seen.current) return
        seen.current = now
        const pads =
          now.kind === 'added' ? newLandingPads(now.layout.parts, editor.catalogue, told.current) : []
        if (pads.length === 0) return
        for (const id of pads) told.current.add(id)
        toast.warning(ENDS_HERE)
      }),
    [editor],
  )
}

const ENDS_HERE = 'By using a landing pad you will be ending your system.'
