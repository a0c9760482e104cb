import type { Layout } from '@ramp/domain'
import type { Editor } from '@ramp/editor'
import { hasSignedOut, holdUnkept } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { type Keeping, keepDrawing } from '../../journal/keep-drawing.ts'
import { WHAT_TO_DO } from '../../journal/store-faults.ts'
import { keepUndoHistory } from '../../keeping/keep-undo-history.ts'
import { ownerOf } from '../../keeping/owner.ts'
import { watchOtherTabs } from '../../keeping/watch-other-tabs.ts'
import type { OpenedProject } from '../../project/opened-project.ts'
import { toast } from '../../ui/messages/toast.ts'
import type { Tell } from './notices/standing-notices.tsx'

const NO_STORAGE = 'Project was not saved -- No Storage'
const GO_ON =
  'Go on drawing and keep this tab open. Remove data of other sites in the browser settings: the drawing is kept as soon as there is room.'

const LOCAL_ONLY = 'Your edits are not fully saved in this browser.'

declare global {
  /** Set by a test that kills the browser: it is told each layout that was acknowledged. */
  var __acknowledged: ((layout: Layout) => void) | undefined
}

const tellTest = (layout: Layout): void => globalThis.__acknowledged?.(layout)

/** Keeps every edit in the browser; says once when there is no room for it, and the work goes on. */
export function useKeptDrawing(editor: Editor, project: OpenedProject, tell: Tell): Keeping {
  const [keeping, setKeeping] = useState<Keeping>({ kind: 'unchanged' })
  useEffect(() => {
    let last: Keeping['kind'] = 'unchanged'
    const onKeeping = (next: Keeping) => {
      if (next.kind === 'pending') return setKeeping(next)
      if (next.kind === 'no-storage' && last !== next.kind) toast.warning(NO_STORAGE, GO_ON)
      if (next.kind === 'local-only' && last !== next.kind)
        tell({ title: LOCAL_ONLY, text: WHAT_TO_DO[next.fault] })
      last = next.kind
      setKeeping(next)
    }
    return keepDrawing(editor, { owner: ownerOf(project), onKeeping, onAcknowledged: tellTest })
  }, [editor, project, tell])
  const { kind } = keeping
  useEffect(() => {
    if (kind !== 'no-storage') return
    // Closing the tab would lose the drawing now, so the browser asks first; signing out has asked already.
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasSignedOut()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    const endHold = holdUnkept(project.header?.name ?? 'the drawing on screen')
    return () => {
      window.removeEventListener('beforeunload', ask)
      endHold()
    }
  }, [kind, project])
  useEffect(() => keepUndoHistory(editor, ownerOf(project)), [editor, project])
  useEffect(
    () =>
      watchOtherTabs(ownerOf(project), () =>
        tell({
          title: 'This project is open in another tab.',
          text: 'This browser keeps one drawing of it: the last edit of either tab. Close one of them.',
        }),
      ),
    [project, tell],
  )
  return keeping
}
