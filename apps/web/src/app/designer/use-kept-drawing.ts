import type { Editor } from '@ramp/editor'
import { hasSignedOut, holdUnkept } from '@ramp/shell'
import { useEffect, useState } from 'react'
import { type Keeping, keepDrawing } from '../../keeping/keep-drawing.ts'
import { keepUndoHistory } from '../../keeping/keep-undo-history.ts'
import { ownerOf } from '../../keeping/owner.ts'
import { watchOtherTabs } from '../../keeping/watch-other-tabs.ts'
import type { OpenedProject } from '../../project/opened-project.ts'
import { toast } from '../../ui/messages/toast.ts'
import type { Tell } from './notices/standing-notices.tsx'

const NO_STORAGE = 'Project was not saved -- No Storage'
const GO_ON =
  'Go on drawing and keep this tab open. Remove data of other sites in the browser settings: the drawing is kept as soon as there is room.'

/** Keeps every edit in the browser; says once when there is no room for it, and the work goes on. */
export function useKeptDrawing(editor: Editor, project: OpenedProject, tell: Tell): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('unchanged')
  useEffect(() => {
    let last: Keeping = 'unchanged'
    return keepDrawing(editor, ownerOf(project), (next) => {
      if (next === 'no-storage' && last !== next) toast.warning(NO_STORAGE, GO_ON)
      last = next
      setKeeping(next)
    })
  }, [editor, project])
  useEffect(() => {
    if (keeping !== 'no-storage') return
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
  }, [keeping, project])
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
